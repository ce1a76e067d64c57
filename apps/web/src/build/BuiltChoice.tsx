import type { Language } from '@dejarik/kernel'
import { useId } from 'react'
import { says } from './text/index.ts'

export interface BuiltOption<T> {
  readonly id: string
  readonly name: string
  readonly built: T
  readonly legal: boolean
}

export interface BuiltChoiceProps<T> {
  readonly label: string
  readonly language: Language
  readonly groups: readonly { readonly label: string; readonly options: readonly BuiltOption<T>[] }[]
  /** The one that is chosen now; null if it is none of these. */
  readonly chosen: string | null
  /** What that one is called. */
  readonly otherName: string
  onChange(option: BuiltOption<T>): void
}

/** A squad or deck for a match. Those with problems are shown, and can't be taken. */
export function BuiltChoice<T>({
  label,
  language,
  groups,
  chosen,
  otherName,
  onChange,
}: BuiltChoiceProps<T>) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={(event) => {
          const all = groups.flatMap(({ options }) => options)
          const option = all.find((one) => one.id === event.target.value)
          if (option !== undefined) onChange(option)
        }}
      >
        {chosen === null && <option value="">{otherName}</option>}
        {groups
          .filter(({ options }) => options.length > 0)
          .map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map((option) => (
                <option key={option.id} value={option.id} disabled={!option.legal}>
                  {option.name}
                  {!option.legal && ` – ${says[language]('choice.problems')}`}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    </>
  )
}
