import type { ComponentProps, ReactNode } from 'react'
import './chip.css'

export interface ChipProps extends ComponentProps<'span'> {
  /** Whose it is, or what it says. */
  readonly tone?: 'own' | 'foe' | 'neutral' | 'good' | 'bad'
  readonly icon?: ReactNode
}

/** A small label. For one that does something, use `Button` or `RuleChip`. */
export function Chip({ tone = 'neutral', icon, children, className, ...rest }: ChipProps) {
  return (
    <span {...rest} className={['chip', `chip-${tone}`, className].filter(Boolean).join(' ')}>
      {icon}
      {children}
    </span>
  )
}
