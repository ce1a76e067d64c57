export interface SomeChoiceProps {
  readonly legend: string
  /** What becomes of the others when one is chosen. */
  readonly hint: string
  readonly all: readonly { readonly id: string; readonly name: string }[]
  readonly value: readonly string[]
  onChange(value: readonly string[]): void
}

/** Always as many as before: who takes another one gives up the one chosen first. */
export function SomeChoice({ legend, hint, all, value, onChange }: SomeChoiceProps) {
  if (all.length === 0) return null
  return (
    <fieldset className="ia-some">
      <legend>{legend}</legend>
      {all.length > value.length && <p className="match-hint">{hint}</p>}
      {all.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={value.includes(id)}
            disabled={all.length === value.length}
            onChange={() => {
              if (!value.includes(id)) onChange([...value.slice(1), id])
            }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
