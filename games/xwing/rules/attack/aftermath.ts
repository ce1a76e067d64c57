/** Attack step 6, Aftermath (rulebook: "Nachwirkungen"). */
import type { Flow } from '@dejarik/kernel'
import { opponentOf, type T, THING } from '../../state.ts'
import { raiseInOrder } from '../ability-queue.ts'
import type { Event } from '../events.ts'
import { isShip, seatOf } from '../range.ts'
import { current } from './attack-dice.ts'

/** Defender's abilities, then the attacker's; then likewise those that grant a bonus attack (xw.g.attack-after). */
export function* aftermath(t: T): Flow {
  const s = t.state
  const { attacker, defender, hit, destroyed } = current(s)
  current(s).step = 'aftermath'
  const events: Event[] = isShip(attacker)
    ? [{ event: 'attacked', ship: attacker, defender, hit, destroyed }]
    : []
  const by = isShip(attacker) ? attacker : s.things[attacker - THING].by
  if (isShip(defender)) {
    events.push({ event: 'defended', ship: defender, attacker, hit, destroyed })
    if (destroyed) events.push({ event: 'destroyed', ship: defender, by, attack: true })
  }
  const attacking = seatOf(s, attacker)
  for (const bonusAttack of [false, true])
    for (const seat of [opponentOf(attacking), attacking]) yield* raiseInOrder(t, events, seat, bonusAttack)
}
