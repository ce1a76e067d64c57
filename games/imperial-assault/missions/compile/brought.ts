/** Deployment cards that a mission's rules bring besides its initial and reserved groups. */
import { SILENT } from '../language/read.ts'
import { walkThrough } from '../language/walk.ts'
import type { ScenarioWords } from '../language/words.ts'

export function broughtCards(scenario: ScenarioWords): readonly string[] {
  const { initial = [], reserved = [] } = scenario.campaign ?? {}
  const ready = [...initial.map(({ card }) => card), ...reserved]
  const brought: string[] = []
  walkThrough('scenario', scenario, '', {
    ...SILENT,
    word(vocabulary, word, { card }) {
      if (vocabulary !== 'statement' || typeof card !== 'string') return
      if (word === 'hand' || (word === 'deploy' && !ready.includes(card))) brought.push(card)
    },
  })
  return brought
}
