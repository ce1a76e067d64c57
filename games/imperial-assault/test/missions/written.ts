/** A mission of a test's own: two tiles with a crate, or with tokens of its own, and these events. */
import { MISSIONS, type MissionFile, missionsOf } from '../../missions/index.ts'
import type { EventWords, TokenWords } from '../../missions/language/words.ts'
import type { Mission } from '../../rules/mission.ts'
import { FIRST } from './first-mission.ts'

/** Makes it known; the answer is its id. */
export function written(
  events: readonly EventWords[],
  tokens: { readonly [kind: string]: TokenWords } = FIRST.scenarios[0].tokens,
): string {
  const known = MISSIONS as Mission[]
  const [{ doors: _, ...scenario }] = FIRST.scenarios
  const file = {
    ...FIRST,
    id: `written-${known.length}`,
    scenarios: [{ ...scenario, tokens, events }],
  } as unknown as MissionFile
  const [mission] = missionsOf(file)
  known.push(mission)
  return mission.id
}
