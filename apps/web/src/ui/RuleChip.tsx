import './chip.css'

/** A rule's id, as small as it can be and still be hit; opens the rules drawer there. */
export function RuleChip({ id, label, onOpen }: { id: string; label: string; onOpen(id: string): void }) {
  return (
    <button type="button" className="rule-chip" aria-label={`${label} ${id}`} onClick={() => onOpen(id)}>
      <span className="rule-chip-body">
        <span aria-hidden="true">§</span>
        <span className="rule-chip-id">{id}</span>
      </span>
    </button>
  )
}
