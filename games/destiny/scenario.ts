/** Positions in words, for scenario files; `docs/scenarios.md` documents them. */
import { refuse, type ScenarioReader } from '@dejarik/kernel'
import { SEAT_NAMES } from './names.ts'
import type { State } from './state.ts'

export const scenario: ScenarioReader<State> = {
  position: () => refuse('not-a-position'),
  words: (_s, option) => ({ do: option.do }),
  picture: () => ({}),
  seats: SEAT_NAMES,
}
