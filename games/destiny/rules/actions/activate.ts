/** Activating a character or support (rulebook: Eine Karte aktivieren). */
import type { Flow } from '@dejarik/kernel'
import {
  type Card,
  type CardId,
  type Die,
  type DieId,
  findCard,
  NONE,
  type State,
  type T,
} from '../../state.ts'
import type { Me } from '../abilities.ts'
import { upgradesOn } from '../choose.ts'
import { castIntoPool, rolling } from '../dice.ts'
import { followedBy, interruptedBy } from '../queue.ts'
import { exhaust } from '../ready.ts'

/** Characters always; a support needs a die (sd.activate.4): its own, or that of a mod. */
export function canActivate(s: State, card: Card): boolean {
  if (!card.ready) return false
  if (card.type === 'character') return true
  return (
    card.type === 'support' &&
    s.dice.some((die) => die.card === card.id || upgradesOn(s, card.id).some(({ id }) => id === die.card))
  )
}

/** Its own dice and those of its upgrades that lie on their cards (sd.activate.1, .2). */
export function diceToRoll(s: State, card: Card): Die[] {
  const cards = [card.id, ...upgradesOn(s, card.id).map(({ id }) => id)]
  return s.dice.filter((die) => die.pool === NONE && die.on === die.card && cards.includes(die.card))
}

/** Exhausts it and rolls its dice. A Guardian that falls before is not activated (sd.guardian.2). */
export function* activate(t: T, me: Me, id: CardId): Flow<boolean> {
  return (yield* activateAll(t, me, [id])) > 0
}

/**
 * What comes before, then all are exhausted and rolled together, then what follows activating and rolling (sd.queue.9).
 * How many were activated.
 */
export function* activateAll(t: T, me: Me, ids: readonly CardId[]): Flow<number> {
  const s = t.state
  const activation = ({ id, controller }: Card) => ({
    event: 'activate' as const,
    seat: controller,
    card: id,
    rolled: [] as DieId[],
  })
  const events = s.cards.filter((card) => ids.includes(card.id) && canActivate(s, card)).map(activation)
  for (const event of events) yield* interruptedBy(t, event)
  const activated = events.filter(({ card }) => exhaust(t, card))
  const dice: Die[] = []
  for (const { seat, card: id } of activated) {
    const card = findCard(s, id)
    if (card === undefined) continue
    t.log?.('activate', 'sd.activate.1', { seat, kind: card.kind })
    dice.push(...diceToRoll(s, card))
  }
  const seat = activated[0]?.seat ?? me.seat
  const rolled = castIntoPool(t, seat, dice)
  for (const event of activated)
    event.rolled.push(...rolled.filter((die) => isDieOf(s, die, event.card)).map(({ id }) => id))
  if (rolled.length > 0) yield* followedBy(t, ...activated, rolling(seat, rolled, false))
  else yield* followedBy(t, ...activated)
  return activated.length
}

/** Its own, or that of an upgrade on it. */
function isDieOf(s: State, die: Die, id: CardId): boolean {
  return die.card === id || findCard(s, die.card)?.on === id
}
