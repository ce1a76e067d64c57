import type { ReactNode } from 'react'

export interface FoldedFiltersProps {
  readonly label: string
  readonly className: string
  readonly open: boolean
  onOpen(open: boolean): void
  readonly children: ReactNode
}

/** Filters that few want: on a phone they take the room of the cards. */
export function FoldedFilters({ label, className, open, onOpen, children }: FoldedFiltersProps) {
  return (
    <details
      className={`build-folded ${className}`}
      open={open}
      onToggle={(event) => onOpen(event.currentTarget.open)}
    >
      <summary>{label}</summary>
      <div className="build-filters">{children}</div>
    </details>
  )
}
