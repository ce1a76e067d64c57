/** Condition cards (rulebook: "Zustandskarten"): assigned by other cards, they last until they are removed. */
import { done, type Flow } from '@dejarik/kernel'
import { CONDITIONS, conditionFacts } from '../facts/index.ts'
import type { CardNumber, Condition, ShipId, State, T } from '../state.ts'
import { CONDITION_SLOT, type Me } from './abilities.ts'
import { raise } from './ability-queue.ts'
import { borrowAbilities } from './borrowed-abilities.ts'
import { abilityIndex, cardOf, numberOf } from './cards.ts'

/** The condition on which a damage card lies: its `note` is the card's place in the deck, plus one. */
export const DAMAGE_ON = 'illshowyouthedarkside'

/** The damage card that lies on a condition; −1 for none. */
export function damageOn({ card, note }: Condition): number {
  return card === numberOf('condition', DAMAGE_ON) ? note - 1 : -1
}

/** The condition on which mission points lie: its `note` counts them. */
export const POINTS_ON = 'trialsofthedarksaber'

export function pointsOn({ card, note }: Condition): number {
  return card === numberOf('condition', POINTS_ON) ? note : 0
}

/** The secret conditions with the same marker, this one included; none if it isn't secret (xw.g.secret-conditions.1). */
function sharingMarker(id: string): readonly CardNumber[] {
  const { marker } = conditionFacts(id)
  if (marker === undefined) return []
  return CONDITIONS.flatMap((one) => (one.marker === marker ? [numberOf('condition', one.id)] : []))
}

interface Assigned {
  readonly ship: ShipId
  readonly index: number
}

/** Copies of a condition that a player has in play; a removed ship keeps its own (xw.g.condition.6). */
function copiesInPlay(s: State, card: CardNumber, seat: number): Assigned[] {
  return s.ships.flatMap(({ id, conditions }) =>
    conditions.flatMap((condition, index) =>
      condition.card === card && s.ships[condition.by].seat === seat ? [{ ship: id, index }] : [],
    ),
  )
}

export function hasCondition(s: State, ship: ShipId, id: string): boolean {
  const card = numberOf('condition', id)
  return s.ships[ship].conditions.some((condition) => condition.card === card)
}

export interface HowAssigned {
  /** Facedown. */
  readonly secret?: boolean
  readonly note?: number
}

/** Assigns a condition and resolves its text (xw.g.condition.2, .3). `by` is the ship whose effect it is. */
export function* assignCondition(
  t: T,
  ship: ShipId,
  id: string,
  by: ShipId,
  { secret = false, note = 0 }: HowAssigned = {},
): Flow {
  const s = t.state
  const card = numberOf('condition', id)
  yield* keepLimit(t, id, card, s.ships[by].seat)
  if (secret) yield* replaceSecret(t, ship, id)
  const it = s.ships[ship]
  it.conditions.push({ card, by, secret, note })
  const index = it.conditions.length - 1
  if (secret) {
    const { seat } = s.ships[by]
    t.log?.('condition-secret', 'xw.g.secret-conditions.1', { ship }, { seat, args: { card } })
  } else t.log?.('condition', 'xw.g.condition.2', { ship, card })
  const me: Me = { ship, slot: CONDITION_SLOT + index, card }
  for (const { ability } of abilityIndex().of('faceup')?.[card] ?? []) yield* done(ability.run(t, me))
  if (cardOf(card).alliesAll === true) borrowAbilities(s)
  yield* raise(t, { event: 'condition-assigned', ship, by, index })
}

/** One too many: whose effect assigns it takes a copy away first (xw.g.limited-conditions.2). */
function* keepLimit(t: T, id: string, card: CardNumber, seat: number): Flow {
  const copies = copiesInPlay(t.state, card, seat)
  if (copies.length < conditionFacts(id).limited) return
  const options = copies.map((copy) => ({ do: 'condition' as const, card, ...copy }))
  const rule = 'xw.g.limited-conditions.2'
  const chosen = yield* t.choose(seat, 'remove-condition', options, { rule })
  yield* removeCondition(t, chosen.ship, chosen.index)
}

/** A ship has at most one secret condition with the same marker (xw.g.secret-conditions.3, .4). */
function* replaceSecret(t: T, ship: ShipId, id: string): Flow {
  const { conditions } = t.state.ships[ship]
  const shared = sharingMarker(id)
  const index = conditions.findIndex(({ card }) => shared.includes(card))
  if (index >= 0) yield* removeCondition(t, ship, index)
}

/** Takes it off the ship; it can be assigned again (xw.g.condition.4, .5). A facedown one is not shown. */
export function* removeCondition(t: T, ship: ShipId, index: number): Flow {
  const s = t.state
  const it = s.ships[ship]
  const { card, by, secret } = it.conditions[index]
  it.conditions.splice(index, 1)
  s.queue = s.queue.map((entry) =>
    entry.ship === ship && entry.slot > CONDITION_SLOT + index && entry.slot < CONDITION_SLOT + CONDITION_SPAN
      ? { ...entry, slot: entry.slot - 1 }
      : entry,
  )
  t.log?.('condition-removed', 'xw.g.condition.4', { ship, ...(!secret && { card }) })
  if (cardOf(card).alliesAll === true) borrowAbilities(s)
  yield* raise(t, { event: 'condition-removed', ship, by, card })
}

/** Places between a ship's first condition and what comes after conditions (`RULES_SLOT`). */
const CONDITION_SPAN = 100

/** Removes the condition of which an ability is being resolved. */
export function* removeThisCondition(t: T, me: Me): Flow {
  if (t.state.ships[me.ship].conditions[me.slot - CONDITION_SLOT]?.card === me.card)
    yield* removeCondition(t, me.ship, me.slot - CONDITION_SLOT)
}
