/** Devices and obstacles that come to lie under ships (rulebook: "Geräte", xw.g.device.24, xw.g.obstacle.25). */
import type { Flow, OptionOf } from '@dejarik/kernel'
import { overlaps } from '../../geometry/index.ts'
import type { Questions } from '../../questions.ts'
import { opponentOf, type Ship, type State, type T, THING, type Thing } from '../../state.ts'
import { isObstacle, sufferObstacle } from '../obstacles.ts'
import { footprint, placedOf } from '../range.ts'
import { metRemote } from '../remotes.ts'
import { detonate } from './detonate.ts'
import { isMine } from './kinds.ts'

function shipsOver(s: State, thing: Thing): Ship[] {
  const here = placedOf(thing)
  return [s.firstPlayer, opponentOf(s.firstPlayer)].flatMap((seat) =>
    s.ships.filter((ship) => ship.seat === seat && ship.zone === 'play' && overlaps(footprint(ship), here)),
  )
}

/** What was just put down counts as overlapped by the ships above it (xw.a.faq-objects.7, .11). */
export function* lieUnder(t: T, things: readonly Thing[], seat: number): Flow {
  const s = t.state
  const mines = things.filter(({ type }) => isMine(type))
  if (mines.length > 0) {
    yield* minesUnder(t, mines, seat)
    return
  }
  for (const thing of things)
    for (const ship of shipsOver(s, thing)) {
      if (!thing.inPlay) break
      if (isObstacle(thing)) yield* sufferObstacle(t, ship.id, thing.id, true)
      else if (thing.kind === 'remote') yield* metRemote(t, ship.id, thing.id, true, 'placed')
    }
}

/** For each mine one ship is affected; the placing player chooses, then the order (xw.a.faq-objects.13, .14). */
function* minesUnder(t: T, mines: readonly Thing[], seat: number): Flow {
  const s = t.state
  const due: OptionOf<Questions, 'mine-victim'>[] = []
  for (const mine of mines) {
    const options = shipsOver(s, mine).map(({ id }) => ({
      do: 'mine' as const,
      target: THING + mine.id,
      ship: id,
    }))
    if (options.length > 0)
      due.push(yield* t.choose(seat, 'mine-victim', options, { rule: 'xw.g.device.25' }))
  }
  const ordered = yield* t.chooseSome(
    seat,
    'detonation-order',
    due,
    { min: due.length, max: due.length, ordered: true },
    { rule: 'xw.a.faq-objects.14' },
  )
  for (const { target, ship } of ordered) yield* detonate(t, target - THING, ship)
}
