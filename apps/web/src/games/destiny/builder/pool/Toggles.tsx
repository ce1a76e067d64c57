import type { ReactNode } from 'react'

export interface Toggle<T extends string> {
  readonly value: T
  readonly name: string
  readonly sign: ReactNode
}

export interface TogglesProps<T extends string> {
  readonly label: string
  readonly toggles: readonly Toggle<T>[]
  readonly on: readonly T[]
  /** Whether the names stand beside the signs. */
  readonly named?: boolean
  onChange(on: readonly T[]): void
}

/** Any of a few, each a sign to press. */
export function Toggles<T extends string>({ label, toggles, on, named, onChange }: TogglesProps<T>) {
  return (
    <fieldset className="sb-toggles">
      <legend className="unseen">{label}</legend>
      <div>
        <span className="sb-toggles-label" aria-hidden="true">
          {label}
        </span>
        {toggles.map(({ value, name, sign }) => (
          <button
            key={value}
            type="button"
            className="sb-toggle"
            aria-pressed={on.includes(value)}
            aria-label={named ? undefined : name}
            title={name}
            data-value={value}
            onClick={() =>
              onChange(on.includes(value) ? on.filter((other) => other !== value) : [...on, value])
            }
          >
            {sign}
            {named && <span>{name}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
