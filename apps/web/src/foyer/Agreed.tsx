import type { Terms } from '../table/contract.ts'
import { useWords } from '../text/index.ts'

/** What the table has agreed on. */
export function Agreed({ terms }: { terms: Terms }) {
  const say = useWords()
  return (
    <dl className="foyer-terms" aria-label={say('online.agreed')}>
      {terms.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
