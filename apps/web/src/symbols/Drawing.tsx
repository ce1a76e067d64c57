import type { ReactNode } from 'react'

export interface SymbolProps {
  /** Read aloud. Without it the symbol is decoration beside a word that says the same. */
  readonly label?: string | undefined
  /** As a CSS length; by default as high as a capital letter's line. */
  readonly size?: string
  readonly className?: string
}

/** The frame of every symbol: a square of 24 units, drawn in the colour of the text around it. */
export function Drawing({
  label,
  size = '1.1em',
  className,
  color,
  children,
}: SymbolProps & { color?: string; children: ReactNode }) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden where a word beside it says the same
    <svg
      {...named}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      style={{ flex: 'none', ...(color !== undefined && { color }) }}
    >
      {children}
    </svg>
  )
}
