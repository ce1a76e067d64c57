/** Defeat (rulebook: Besiegte Charaktere), and everything that leaves play. */
import type { Flow } from '@dejarik/kernel'
import { factsOf } from '../facts/index.ts'
import { type Card, type CardId, findCard, NONE, ownerOf, type State, type T } from '../state.ts'
import type { Me } from './abilities.ts'
import { attachedTo } from './choose.ts'
import { dropDie } from './dice.ts'
import { checkElite } from './elite.ts'
import type { Cause } from './events.ts'
import { raise } from './queue.ts'
import { checkUpgradeLimit, checkUpgradeLimits } from './upgrades.ts'
import { checkCharacters } from './winning.ts'

/** A character is defeated: its upgrades are discarded, it and its dice are set aside (sd.defeated.1 to .3). */
export function* defeat(t: T, me: Me, id: CardId, byDamage = false): Flow<boolean> {
  return (yield* defeatAll(t, me, [id], byDamage)) > 0
}

/** Characters that are defeated at the same time: only then is it looked who has none left. Returns how many were. */
export function* defeatAll(t: T, me: Me, ids: readonly CardId[], byDamage = false): Flow<number> {
  let count = 0
  for (const id of ids) if (yield* fall(t, me, id, byDamage)) count++
  if (count > 0) checkCharacters(t)
  return count
}

function* fall(t: T, me: Me, id: CardId, byDamage: boolean): Flow<boolean> {
  const s = t.state
  const seat = findCard(s, id)?.controller
  if (seat === undefined) return false
  const fallen = yield* raise(
    t,
    { event: 'defeat', seat: me.seat, card: id, byDamage, controller: seat },
    function* (): Flow<boolean> {
      const card = findCard(s, id)
      if (card === undefined || card.type !== 'character') return false
      for (const attached of attachedTo(s, id)) yield* discardFromPlay(t, me, attached.id, 'defeat')
      t.log?.('defeat', 'sd.defeated.3', { seat, kind: card.kind, thing: id })
      leavePlay(s, card)
      s.players[ownerOf(id)].aside.push(id)
      s.happened = true
      return true
    },
  )
  return fallen !== null
}

/** Into its owner's discard pile; true if it went there. */
export function* discardFromPlay(t: T, me: Me, id: CardId, cause: Cause | 'defeat'): Flow<boolean> {
  const s = t.state
  const controller = findCard(s, id)?.controller
  if (controller === undefined) return false
  const event = { event: 'discard' as const, seat: me.seat, card: id, cause, controller }
  const discarded = yield* raise(t, event, function* (): Flow<boolean> {
    const card = findCard(s, id)
    if (card === undefined) return false
    for (const attached of attachedTo(s, id)) yield* discardFromPlay(t, me, attached.id, 'game')
    t.log?.('discard-from-play', 'sd.out-of-play.2', { kind: card.kind, thing: id })
    leavePlay(s, card)
    putAway(s, card, 'discard')
    yield* checkElite(t, card.on)
    yield* checkUpgradeLimits(t, card.kind)
    return true
  })
  return discarded !== null
}

/** Back to its owner's hand, e.g. by Confiscation. */
export function* returnToHand(t: T, me: Me, id: CardId): Flow<boolean> {
  return yield* leaveFor(t, me, id, 'hand')
}

/** Out of play to somewhere else than the discard pile; upgrades on it are discarded. */
export function* leaveFor(
  t: T,
  me: Me,
  id: CardId,
  where: 'hand' | 'aside' | 'deck-bottom' | 'deck-top',
): Flow<boolean> {
  const s = t.state
  const card = findCard(s, id)
  if (card === undefined) return false
  for (const attached of attachedTo(s, id)) yield* discardFromPlay(t, me, attached.id, 'game')
  t.log?.('leave-play', 'sd.out-of-play.2', { kind: card.kind, where })
  leavePlay(s, card)
  putAway(s, card, where)
  // What has gone to a deck is not taken back (sd.illegal-actions.4).
  if (where === 'deck-top' || where === 'deck-bottom') t.revealed('deck')
  yield* checkElite(t, card.on)
  yield* checkUpgradeLimits(t, card.kind)
  return true
}

function putAway(
  s: State,
  { id }: Card,
  where: 'hand' | 'aside' | 'discard' | 'deck-bottom' | 'deck-top',
): void {
  const owner = s.players[ownerOf(id)]
  // Everybody has seen it go there.
  s.known[id] = ALL_SEATS
  // A character is in no deck, even if it had become something else.
  if (factsOf(s.kinds[id]).type === 'character') owner.aside.push(id)
  else if (where === 'deck-bottom') owner.deck.unshift(id)
  else if (where === 'deck-top') owner.deck.push(id)
  else owner[where].push(id)
  s.happened = true
}

export const ALL_SEATS = 15

/** Tokens are removed, its dice go back to the set-aside zone (sd.out-of-play.2, sd.dice-leave-play.1). */
function leavePlay(s: State, card: Card): void {
  s.cards.splice(s.cards.indexOf(card), 1)
  for (const die of s.dice.filter((one) => one.card === card.id && !one.guest)) dropDie(s, die)
  for (const die of s.dice.filter((one) => one.on === card.id)) {
    // A die that it held goes home.
    die.on = die.card
    die.seat = findCard(s, die.card)?.controller ?? die.seat
  }
}

/** A card becomes another type: it keeps nothing but whether it is ready (sd.change-type.1 to .6). */
export function* changeType(t: T, me: Me, id: CardId, type: Card['type'], on: CardId = NONE): Flow {
  const s = t.state
  const card = findCard(s, id)
  if (card === undefined) return
  for (const attached of attachedTo(s, id)) yield* discardFromPlay(t, me, attached.id, 'game')
  card.type = type
  card.on = on
  card.damage = 0
  card.shields = 0
  for (const die of s.dice) if (die.card === id) die.pool = NONE
  s.happened = true
  t.log?.('change-type', 'sd.change-type.1', { kind: card.kind, type })
  if (on !== NONE) yield* checkUpgradeLimit(t, on)
  if (factsOf(card.kind).type === 'character') checkCharacters(t)
}
