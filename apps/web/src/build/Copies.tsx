import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'

/** How the number of copies can be changed. */
export interface CopiesDeeds {
  readonly removeLabel: string
  readonly addLabel: string
  /** Why there can't be one more; null if there can. */
  readonly full: ReactNode
  /** Where that is said. */
  readonly tip: string
  onRemove(): void
  onAdd(): void
}

export interface CopiesProps {
  readonly count: number
  /** What the number counts, for those who hear it. */
  readonly unit: string
  /** Null where it is only looked at. */
  readonly deeds: CopiesDeeds | null
}

/** How many of a card there are, with one more and one less; why not more, if a rule is against it. */
export function Copies({ count, unit, deeds }: CopiesProps) {
  const copies = (
    <b className="number">
      {count}
      <span className="unseen"> {unit}</span>
    </b>
  )
  if (deeds === null) return <span className="build-copies">{copies}×</span>
  const { removeLabel, addLabel, full, tip, onRemove, onAdd } = deeds
  return (
    <span className="build-copies">
      <Button kind="quiet" size="small" aria-label={removeLabel} onClick={onRemove}>
        −
      </Button>
      {copies}
      <Button
        kind="quiet"
        size="small"
        aria-label={addLabel}
        aria-disabled={full !== null}
        aria-describedby={full === null ? undefined : tip}
        onClick={() => {
          if (full === null) onAdd()
        }}
      >
        +
      </Button>
      {full !== null && (
        <span id={tip} className="build-tip">
          {full}
        </span>
      )}
    </span>
  )
}
