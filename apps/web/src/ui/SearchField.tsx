import { Search } from '../symbols/index.ts'
import './search-field.css'

export interface SearchFieldProps {
  readonly label: string
  readonly query: string
  onChange(query: string): void
}

/** To look for words; its label is the hint inside it. */
export function SearchField({ label, query, onChange }: SearchFieldProps) {
  return (
    <label className="search-field">
      <Search />
      <span className="unseen">{label}</span>
      <input
        type="search"
        value={query}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}
