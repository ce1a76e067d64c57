import type { ComponentProps, ReactNode } from 'react'
import './panel.css'

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title?: ReactNode
  /** Beside the title, at the far end. */
  readonly aside?: ReactNode
}

/** A surface one step above the ground. */
export function Panel({ title, aside, children, className, ...rest }: PanelProps) {
  return (
    <section {...rest} className={['panel', className].filter(Boolean).join(' ')}>
      {(title !== undefined || aside !== undefined) && (
        <header className="panel-head">
          <h2>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}
