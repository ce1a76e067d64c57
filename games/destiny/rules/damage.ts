/**
 * Damage (rulebook: Schaden): dealt, blocked, taken. Shields block before damage is taken and must be used; other
 * blockers come before or after them as the player likes (sd.shields.2, .3).
 */
import { done, type Flow } from '@dejarik/kernel'
import { factsOf } from '../facts/index.ts'
import { type Card, type CardId, findCard, NONE, type State, type T } from '../state.ts'
import type { Block, Me } from './abilities.ts'
import { sumOf } from './ask-cards.ts'
import { abilitiesOf, isAnswered } from './cards.ts'
import { defeatAll, discardFromPlay } from './defeat.ts'
import type { Cause, DamageKind } from './events.ts'
import { hasLostAbilities } from './lost-abilities.ts'
import { isForbidden } from './prohibitions.ts'
import { raise } from './queue.ts'
import { removeShields } from './shields.ts'

export interface Hit {
  readonly kind?: DamageKind
  readonly unblockable?: boolean
  /** The card that deals it, if another than `me`. */
  readonly source?: CardId
  readonly cause?: Cause
}

/** What shields and other blockers took of a hit, and what was taken. */
export interface Dealt {
  readonly blockedByShields: number
  readonly taken: number
  /** Not if something else happened instead. */
  readonly isDealt: boolean
}

const NOTHING: Dealt = { blockedByShields: 0, taken: 0, isDealt: false }

/** As printed, with what other cards give and take. */
export function healthOf(s: State, card: Card): number {
  const { health } = factsOf(card.kind)
  if (health === null) return 0
  return isAnswered(s, 'health')
    ? health + sumOf(s, 'health', (ability, me) => ability.health?.(s, me, card))
    : health
}

export function remainingHealth(s: State, card: Card): number {
  return healthOf(s, card) - card.damage
}

/** Deals damage to one character, and defeats it if that is enough. */
export function* dealDamage(t: T, me: Me, id: CardId, amount: number, hit: Hit = {}): Flow<Dealt> {
  const dealt = yield* deal(t, me, id, amount, hit)
  yield* defeatFallen(t, me, [id])
  return dealt
}

/** Damage that is dealt at the same time: all of it lands before anybody is defeated (sd.distribute.4). */
export function* dealToEach(
  t: T,
  me: Me,
  shares: readonly { readonly card: CardId; readonly amount: number }[],
  hit: Hit = {},
): Flow {
  for (const { card, amount } of shares) yield* deal(t, me, card, amount, hit)
  yield* defeatFallen(
    t,
    me,
    shares.map(({ card }) => card),
  )
}

/** A character whose health an effect has lowered may be defeated by that. */
export function* checkHealth(t: T, me: Me, id: CardId): Flow {
  const card = findCard(t.state, id)
  if (card?.type === 'character' && remainingHealth(t.state, card) <= 0) yield* defeatAll(t, me, [id])
}

function* defeatFallen(t: T, me: Me, ids: readonly CardId[]): Flow {
  const fallen = ids.filter((id) => {
    const card = findCard(t.state, id)
    return card !== undefined && card.type === 'character' && remainingHealth(t.state, card) <= 0
  })
  if (fallen.length > 0) yield* defeatAll(t, me, fallen, true)
}

function* deal(t: T, me: Me, id: CardId, amount: number, hit: Hit): Flow<Dealt> {
  const card = findCard(t.state, id)
  if (card === undefined || card.type !== 'character' || amount <= 0) return NOTHING
  const { kind = 'plain', unblockable = false, source = me.card, cause = causeOf(me) } = hit
  const event = {
    event: 'damage' as const,
    seat: me.seat,
    card: id,
    kind,
    amount,
    unblockable,
    source,
    cause,
  }
  let dealt = NOTHING
  yield* raise(t, event, function* (now): Flow<boolean> {
    if (now.amount <= 0 || findCard(t.state, id) === undefined) return false
    t.state.happened = true
    t.log?.('damage', 'sd.damage.1', {
      kind: card.kind,
      thing: id,
      amount: now.amount,
      type: kind,
      of: card.controller,
    })
    dealt = now.unblockable
      ? { blockedByShields: 0, taken: yield* take(t, me, card, now.amount, hit), isDealt: true }
      : yield* blockAndTake(t, me, card, now.amount, hit)
    return true
  })
  return dealt
}

/** A card's effect, unless it is a special. */
function causeOf(me: Me): Cause {
  return me.special === true ? 'special' : 'card'
}

/** Every blocker once, in the order that the character's player likes; what is left is taken. */
function* blockAndTake(t: T, me: Me, card: Card, amount: number, hit: Hit): Flow<Dealt> {
  const s = t.state
  const { kind = 'plain' } = hit
  let left = amount
  let blockedByShields = 0
  const blockers = blockersOf(s, card)
  let shields = card.shields > 0
  while (left > 0 && (shields || blockers.length > 0)) {
    const open = blockers.filter(({ ability, me: mine }) => ability.if?.(s, mine, left, kind) !== false)
    const options = [
      ...(shields ? [{ do: 'shields' as const }] : []),
      ...open.map(({ me: mine, key }) => ({ do: 'ability' as const, card: mine.card, kind: mine.kind, key })),
      ...(shields || open.length === 0 ? [] : [{ do: 'decline' as const }]),
    ]
    if (options.length === 0 || options[0].do === 'decline') break
    const cite = { rule: 'sd.shields.3', about: card.kind }
    const first = yield* t.choose(card.controller, 'block', options, cite)
    if (first.do === 'decline') break
    if (first.do === 'shields') {
      blockedByShields = yield* removeShields(
        t,
        { ...me, seat: card.controller },
        card.id,
        Math.min(card.shields, left),
      )
      left -= blockedByShields
      shields = false
    } else {
      const blocker = open[options.indexOf(first) - (shields ? 1 : 0)]
      blockers.splice(blockers.indexOf(blocker), 1)
      left -= yield* done(blocker.ability.run(t, blocker.me, left))
    }
  }
  const taken = left > 0 ? yield* take(t, me, card, left, hit) : 0
  return { blockedByShields, taken, isDealt: true }
}

interface Blocking {
  readonly ability: Block
  readonly key: string
  readonly me: Me
}

function blockersOf(s: State, card: Card): Blocking[] {
  const blockers: Blocking[] = []
  for (const source of s.cards)
    for (const { key, ability } of abilitiesOf(source.kind, 'block')) {
      if ((source.on !== card.id && source.id !== card.id) || hasLostAbilities(s, source)) continue
      const me: Me = { seat: source.controller, card: source.id, kind: source.kind, die: NONE }
      blockers.push({ ability, key, me })
    }
  return blockers
}

/** Tokens are placed up to the character's health; the rest is ignored (sd.damage.11). */
function* take(t: T, me: Me, card: Card, amount: number, hit: Hit): Flow<number> {
  const taken = Math.min(amount, remainingHealth(t.state, card))
  if (taken <= 0) return 0
  card.damage += taken
  const { kind = 'plain', source = me.card, cause = causeOf(me) } = hit
  yield* raise(t, { event: 'taken', seat: me.seat, card: card.id, kind, amount: taken, source, cause })
  return taken
}

/** Removes damage; returns how much (sd.heal.2). */
export function* heal(t: T, me: Me, id: CardId, amount: number): Flow<number> {
  const card = findCard(t.state, id)
  const healed = Math.min(card?.damage ?? 0, amount)
  if (card === undefined || healed <= 0) return 0
  if (isForbidden(t.state, 'heal', me.seat, id)) return 0
  card.damage -= healed
  t.state.happened = true
  t.log?.('heal', 'sd.heal.1', { kind: card.kind, thing: id, amount: healed })
  yield* raise(t, { event: 'healed', seat: me.seat, card: id, amount: healed })
  return healed
}

/** Puts damage tokens on a support; it takes no damage by them (sd.support-card.3). */
export function* placeDamage(t: T, id: CardId, amount: number): Flow {
  const card = findCard(t.state, id)
  if (card === undefined || amount <= 0) return
  card.damage += amount
  t.state.happened = true
  t.log?.('place-damage', 'sd.supply.1', { kind: card.kind, amount })
  yield* breakIfDue(t, card)
}

/** Takes damage tokens off a support, which is no healing; how many. */
export function removeDamage(t: T, id: CardId, amount: number): number {
  const card = findCard(t.state, id)
  const removed = Math.min(card?.damage ?? 0, amount)
  if (card === undefined || removed <= 0) return 0
  card.damage -= removed
  t.state.happened = true
  t.log?.('remove-damage', 'sd.supply.1', { kind: card.kind, amount: removed })
  return removed
}

/** A card that says how much damage it bears is discarded for it. */
function* breakIfDue(t: T, card: Card): Flow {
  const { id, kind, controller, damage } = card
  for (const { ability } of abilitiesOf(kind, 'breaks'))
    if (damage >= ability.from && !hasLostAbilities(t.state, card))
      yield* discardFromPlay(t, { seat: controller, card: id, kind, die: NONE }, id, 'game')
}

/** Damage tokens on any card, also on a battlefield. */
export function damageOn(s: State, id: CardId): number {
  if (id === s.battlefield) return s.battlefieldDamage
  return findCard(s, id)?.damage ?? s.asideDamage.find(({ card }) => card === id)?.damage ?? 0
}

function setDamage(s: State, id: CardId, damage: number): void {
  const card = findCard(s, id)
  if (card !== undefined) card.damage = damage
  else if (id === s.battlefield) s.battlefieldDamage = damage
  else {
    const { resources = 0 } = s.asideDamage.find((one) => one.card === id) ?? {}
    s.asideDamage = [...s.asideDamage.filter((one) => one.card !== id), { card: id, damage, resources }]
  }
}

/** Ignores shields, and nobody takes damage by it (sd.move.6). */
export function* moveDamage(t: T, me: Me, from: CardId, to: CardId, amount: number): Flow<number> {
  const s = t.state
  const target = findCard(s, to)
  if (from === to) return 0
  const room = target?.type === 'character' ? remainingHealth(s, target) : Number.POSITIVE_INFINITY
  const moved = Math.min(amount, damageOn(s, from), room)
  if (moved <= 0) return 0
  setDamage(s, from, damageOn(s, from) - moved)
  setDamage(s, to, damageOn(s, to) + moved)
  s.happened = true
  t.log?.('move-damage', 'sd.move.6', { from: s.kinds[from], to: s.kinds[to], amount: moved })
  if (target !== undefined && target.type !== 'character') yield* breakIfDue(t, target)
  yield* defeatFallen(t, me, [to])
  return moved
}
