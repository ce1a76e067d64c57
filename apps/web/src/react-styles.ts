import 'react'

/** Styles may set properties of their own, which style sheets read by `var(--…)`. */
declare module 'react' {
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined
  }
}
