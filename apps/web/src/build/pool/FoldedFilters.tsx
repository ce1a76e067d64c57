import type { ReactNode } from 'react'
import { useBuilderTable } from '../BuilderContext.tsx'

export interface FoldedFiltersProps {
  /** How many of them are on. */
  readonly on: number
  readonly className: string
  readonly open: boolean
  onOpen(open: boolean): void
  readonly children: ReactNode
}

/** Filters that few want: on a phone they take the room of the cards. */
export function FoldedFilters({ on, className, open, onOpen, children }: FoldedFiltersProps) {
  const { say } = useBuilderTable()
  return (
    <details
      className={`build-folded ${className}`}
      open={open}
      onToggle={(event) => onOpen(event.currentTarget.open)}
    >
      <summary>{on > 0 ? say('pool.filters-on', { count: on }) : say('pool.filters')}</summary>
      <div className="build-filters">{children}</div>
    </details>
  )
}
