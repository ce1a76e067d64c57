import './chip.css'

export interface RuleChipProps {
  readonly id: string
  readonly label: string
  readonly tabIndex?: number
  onOpen(id: string): void
}

/** A rule's id, as small as it can be and still be hit; opens the rules drawer there. */
export function RuleChip({ id, label, tabIndex, onOpen }: RuleChipProps) {
  return (
    <button
      type="button"
      className="rule-chip"
      tabIndex={tabIndex}
      aria-label={`${label} ${id}`}
      onClick={() => onOpen(id)}
    >
      <span className="rule-chip-body">
        <span aria-hidden="true">§</span>
        <span className="rule-chip-id">{id}</span>
      </span>
    </button>
  )
}
