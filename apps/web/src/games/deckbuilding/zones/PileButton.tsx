import type { ReactNode } from 'react'
import './pile.css'

export interface PileButtonProps {
  /** Says what the signs on it show. */
  readonly label: string
  readonly className: string
  /** The place on the board that cards travel to and from. */
  readonly anchor?: string
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A pile that opens to be looked through. */
export function PileButton({ label, className, anchor, onClick, children }: PileButtonProps) {
  return (
    <button type="button" className={className} title={label} data-anchor={anchor} onClick={onClick}>
      <span className="unseen">{label}</span>
      <span className="thing-body" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
