/** Positions in words, for scenario files; `docs/scenarios.md` documents them. */
import { type Key, type Refusal, refuse, type ScenarioReader } from '@dejarik/kernel'
import { SEAT_NAMES } from './names.ts'
import type { State } from './state.ts'

function position(_given: unknown, _key: Key): State | Refusal {
  return refuse('position-unreadable')
}

export const scenario: ScenarioReader<State> = {
  position,
  words: (_s, option) => ({ do: option.do }),
  picture: ({ round, sides }) => ({ round, points: sides.map(({ points }) => points) }),
  seats: SEAT_NAMES,
}
