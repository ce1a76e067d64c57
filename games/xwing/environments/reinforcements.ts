/** Set-aside pieces that come into play in End Phases: the first player's in odd rounds, the second's in even ones. */
import type { Flow, OptionOf, Refusal } from '@dejarik/kernel'
import type { Placed } from '../geometry/index.ts'
import type { Questions } from '../questions.ts'
import type { Piece } from '../rules/setup/layout.ts'
import { shapeAt } from '../rules/setup/limits.ts'
import { askPlace, findPlace, type Placing } from '../rules/setup/places.ts'
import { addThing } from '../rules/setup/things.ts'
import { opponentOf, type T, type Thing } from '../state.ts'
import { EVERYWHERE, PLAY_RULE } from './pieces.ts'

/** Whose turn it is in this round. */
function seatNow(t: T): number {
  const { round, firstPlayer } = t.state
  return round % 2 === 1 ? firstPlayer : opponentOf(firstPlayer)
}

/** One of them is chosen and placed; null if none is left or fits. */
export function* placeAside(
  t: T,
  kind: Piece['kind'],
  limit: (seat: number, here: Placed) => Refusal | null,
): Flow<Thing | null> {
  const s = t.state
  const seat = seatNow(t)
  const placingOf = (type: string): Placing => ({
    area: { kind, id: type, ship: -1, zone: EVERYWHERE },
    check: (pose) => limit(seat, shapeAt(type, pose)),
    headings: [0, 45, 90, 135],
  })
  const fitting = [...new Set(s.environment.aside)].filter((type) => findPlace(placingOf(type)) !== null)
  if (fitting.length === 0) return null
  const options = fitting.map((type): OptionOf<Questions, 'choose-obstacle'> => ({ do: kind, type }))
  const { type } = yield* t.choose(seat, kind === 'device' ? 'choose-payload' : 'choose-obstacle', options, {
    rule: PLAY_RULE,
  })
  const pose = yield* askPlace(
    t,
    seat,
    kind === 'device' ? 'lay-device' : 'place-obstacle',
    PLAY_RULE,
    placingOf(type),
  )
  s.environment.aside.splice(s.environment.aside.indexOf(type), 1)
  t.log?.('place-obstacle', PLAY_RULE, { seat, type })
  return addThing(s, kind, type, pose, kind === 'device' ? seat : -1)
}
