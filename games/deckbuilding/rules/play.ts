/** Playing a card (rulebook: "Eine Karte spielen", db.play.1 to db.play.10). */
import type { Flow } from '@dejarik/kernel'
import { type CardId, FACTION, FORCE, IS_SHIP, NEUTRAL, RESOURCES } from '../facts/catalogue.ts'
import { type Faction, FIRST_NEUTRAL_PLAYED, type T } from '../state.ts'
import { gainForce } from './force.ts'
import { gainResources } from './resources.ts'
import { raise } from './triggers.ts'
import { take, unmarkButExile } from './zones.ts'

export function play(t: T, seat: Faction, card: CardId): Flow<unknown> {
  const s = t.state
  const first = FACTION[card] === NEUTRAL && (s.firsts & FIRST_NEUTRAL_PLAYED) === 0
  return raise(t, { event: 'play', seat, card, firstNeutral: first }, () => {
    const side = s.sides[seat]
    take(side.hand, card)
    unmarkButExile(s, card)
    if (IS_SHIP[card] === 1) side.ships.push(card)
    else side.units.push(card)
    if (first) s.firsts |= FIRST_NEUTRAL_PLAYED
    t.log?.('play', 'db.play.1', { seat, card })
    gainResources(t, seat, RESOURCES[card], 'db.play.4')
    if (FORCE[card] > 0) gainForce(t, seat, FORCE[card])
  })
}
