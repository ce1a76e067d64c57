import { Search } from '../../symbols/index.ts'

export interface SearchFieldProps {
  readonly label: string
  readonly query: string
  onChange(query: string): void
}

export function SearchField({ label, query, onChange }: SearchFieldProps) {
  return (
    <label className="build-search">
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
