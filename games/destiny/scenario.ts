/** Positions in words, for scenario files; `docs/scenarios.md` documents them. */
import { type Key, mustFit, possible, type Refusal, readable, type ScenarioReader } from '@dejarik/kernel'
import { conserved } from './conserved.ts'
import { SEAT_NAMES } from './names.ts'
import { Builder } from './position/builder.ts'
import { type Given, SCHEMA } from './position/given.ts'
import { picture } from './position/picture.ts'
import { words } from './position/words.ts'
import type { State } from './state.ts'

function position(given: unknown, key: Key): State | Refusal {
  return readable(() => {
    mustFit(SCHEMA, 'given', given, 'given')
    return possible(new Builder(given as Given, key).build(), conserved)
  })
}

export const scenario: ScenarioReader<State> = { position, words, picture, seats: SEAT_NAMES }
