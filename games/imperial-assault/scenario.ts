/** Positions in words, for scenario files; `docs/scenarios.md` documents them. */
import type { Key, Refusal, ScenarioReader } from '@dejarik/kernel'
import { SCENARIO_SEATS } from './names.ts'
import { Builder } from './position/builder.ts'
import type { Given } from './position/given.ts'
import { picture } from './position/picture.ts'
import { Unreadable } from './position/unreadable.ts'
import { words } from './position/words.ts'
import type { State } from './state.ts'

function position(given: unknown, key: Key): State | Refusal {
  try {
    return new Builder((given ?? {}) as Given, key).build()
  } catch (error) {
    if (error instanceof Unreadable) return error.refusal
    throw error
  }
}

export const scenario: ScenarioReader<State> = { position, words, picture, seats: SCENARIO_SEATS }
