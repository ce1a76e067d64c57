import type { SurgeFacts } from '@dejarik/imperial-assault/facts'
import { SurgeSign } from '../../cards/signs.tsx'
import { useBuilder } from '../useBuilder.ts'
import { surgeWords } from './effect-words.ts'

/** What surges can be spent on, each with as many bolts as it costs. */
export function Surges({ surges }: { surges: readonly SurgeFacts[] }) {
  const { say, language } = useBuilder()
  return (
    <ul className="ia-surges" aria-label={say('card.surges')}>
      {surges.map((surge, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card may have the same ability twice
        <li key={i}>
          <span className="unseen">{say('card.surge', { cost: surge.cost })}: </span>
          {Array.from({ length: surge.cost }, (_, bolt) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bolts have no name
            <SurgeSign key={bolt} size="0.95em" />
          ))}
          {surgeWords(surge, language)}
        </li>
      ))}
    </ul>
  )
}
