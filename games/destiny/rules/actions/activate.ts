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
import { rollIntoPool } from '../dice.ts'
import { followedBy, interruptedBy, raise } from '../queue.ts'
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
export function* activate(t: T, _me: Me, id: CardId): Flow<boolean> {
  const s = t.state
  const card = findCard(s, id)
  if (card === undefined || !canActivate(s, card)) return false
  const rolled: DieId[] = []
  return yield* raise(
    t,
    { event: 'activate', seat: card.controller, card: id, rolled },
    function* (): Flow<boolean> {
      const still = findCard(s, id)
      if (still === undefined || !exhaust(t, id)) return false
      t.log?.('activate', 'sd.activate.1', { seat: still.controller, kind: still.kind })
      for (const die of yield* rollIntoPool(t, still.controller, diceToRoll(s, still))) rolled.push(die.id)
      return true
    },
  )
}

/** Several at once: what comes before, then all are exhausted and rolled together, then what follows (sd.queue.9). */
export function* activateAll(t: T, me: Me, ids: readonly CardId[]): Flow {
  const s = t.state
  const event = ({ id, controller }: Card) => ({
    event: 'activate' as const,
    seat: controller,
    card: id,
    rolled: [] as DieId[],
  })
  const events = s.cards.filter((card) => ids.includes(card.id) && canActivate(s, card)).map(event)
  for (const one of events) yield* interruptedBy(t, one)
  const activated = events.filter(({ card }) => exhaust(t, card))
  const dice: Die[] = []
  for (const { card: id, rolled } of activated) {
    const card = findCard(s, id)
    if (card === undefined) continue
    t.log?.('activate', 'sd.activate.1', { seat: card.controller, kind: card.kind })
    const own = diceToRoll(s, card)
    dice.push(...own)
    rolled.push(...own.map((die) => die.id))
  }
  const rolled = (yield* rollIntoPool(t, me.seat, dice)).map((die) => die.id)
  for (const one of activated)
    yield* followedBy(t, { ...one, rolled: one.rolled.filter((die) => rolled.includes(die)) })
}
