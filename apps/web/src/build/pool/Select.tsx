import { useId } from 'react'

export interface Choice {
  readonly value: string
  readonly label: string
}

export interface SelectProps {
  readonly label: string
  /** Empty: whatever it is. */
  readonly value: string
  /** What "whatever it is" is called; without it, one must be chosen. */
  readonly any?: string
  readonly choices: readonly Choice[]
  /** For long names. */
  readonly wide?: boolean
  onChange(value: string): void
}

/** One of a list, with its label beside it. */
export function Select({ label, value, any, choices, wide, onChange }: SelectProps) {
  const id = useId()
  return (
    <div className={wide ? 'build-select build-select-wide' : 'build-select'}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {any !== undefined && <option value="">{any}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
