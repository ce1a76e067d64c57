/** Rounds of a skirmish: their start, and the status phase in four steps (ia.status-phase-skirmish.1). */
import type { Flow } from '@dejarik/kernel'
import { NONE, opponentOf, type T } from '../state.ts'
import { draw } from './command-cards.ts'
import { terminalsOf } from './control.ts'
import { isWipedOut } from './defeat.ts'
import { comeDue, expire } from './effects.ts'
import { eachOfSeat } from './live.ts'
import { moment, open } from './windows.ts'
import { checkPoints } from './winning.ts'

export function* roundStart(t: T): Flow<string> {
  const s = t.state
  s.round++
  comeDue(s, 'next-round', 'round')
  t.log?.('round', 'ia.playing-missions.1', { round: s.round, seat: s.initiative })
  yield* open(t, moment('round-start', NONE), 'ia.conflicts-skirmish.1')
  s.turn = s.initiative
  return 'activate'
}

export function* roundEnd(t: T): Flow<string> {
  const s = t.state
  for (const [id, group] of s.groups.entries()) group.ready = !isWipedOut(s, id)
  for (const seat of [s.initiative, opponentOf(s.initiative)]) {
    let count = 1 + terminalsOf(s, seat)
    eachOfSeat(s, seat, 'draws', (more, me) => {
      count += more(s, me)
    })
    draw(t, seat, count)
  }
  yield* open(t, moment('round-end', NONE), 'ia.status-phase-skirmish.4')
  checkPoints(t)
  for (const figure of s.figures) if (figure.used.length > 0) figure.used = []
  expire(s, 'round')
  s.initiative = opponentOf(s.initiative)
  t.log?.('initiative', 'ia.status-phase-skirmish.5', { seat: s.initiative })
  return 'round-start'
}
