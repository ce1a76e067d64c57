/** Discarding a card to reroll dice (rulebook: Würfel neu werfen). */
import type { Flow, Seat } from '@dejarik/kernel'
import { type CardId, NONE, type T } from '../../state.ts'
import type { Me } from '../abilities.ts'
import { chooseDice } from '../choose.ts'
import { poolOf, reroll } from '../dice.ts'
import { discardCards } from '../hand.ts'
import { raise } from '../queue.ts'

/** All dice are chosen before any is rerolled (sd.reroll-action.2). */
export function* discardToReroll(t: T, seat: Seat, card: CardId): Flow {
  const me: Me = { seat, card: NONE, kind: NONE, die: NONE }
  yield* discardCards(t, seat, [card], 'reroll')
  yield* raise(t, { event: 'reroll', seat, card: NONE })
  const pool = poolOf(t.state, seat)
  const dice = yield* chooseDice(
    t,
    me,
    'reroll',
    pool,
    { min: 0, max: pool.length },
    { rule: 'sd.reroll-action.2' },
  )
  yield* reroll(t, me, dice)
}
