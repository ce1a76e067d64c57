import type { ComponentProps, ReactNode } from 'react'
import './button.css'

export interface ButtonProps extends ComponentProps<'button'> {
  /**
   * `main`: the one thing to do here. `plain`: one of several. `quiet`: there if wanted. `danger`: ends or
   * deletes something.
   */
  readonly kind?: 'main' | 'plain' | 'quiet' | 'danger'
  readonly size?: 'normal' | 'small'
  /** The key that does the same, shown at the end of the button. */
  readonly hotkey?: string | undefined
  /** Drawn before the label. */
  readonly icon?: ReactNode
}

export function Button({
  kind = 'plain',
  size = 'normal',
  hotkey,
  icon,
  children,
  className,
  ...rest
}: ButtonProps) {
  const classes = ['button', `button-${kind}`, size === 'small' && 'button-small', className]
  return (
    <button type="button" {...rest} className={classes.filter(Boolean).join(' ')}>
      {icon}
      {children !== undefined && <span className="button-label">{children}</span>}
      {hotkey !== undefined && (
        <span className="button-key" aria-hidden="true">
          {hotkey}
        </span>
      )}
    </button>
  )
}
