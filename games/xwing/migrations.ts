/** Carries states of earlier schemas forward, so that open matches go on. Of a state only what has changed is named here. */
import type { Game } from '@dejarik/kernel'
import { PLACES_OF_SCHEMA_1 } from './places-of-schema-1.ts'
import { CONDITION_SLOT, DAMAGE_SLOT, RULES_SLOT } from './rules/abilities.ts'
import { abilityIndex, cardOf } from './rules/cards.ts'
import { damageKind } from './rules/damage-deck.ts'
import type { Event } from './rules/events.ts'
import type { CardNumber, Queued, Ship, ShipId, State } from './state.ts'

/** Of a ship that became tractored, an event told only by whom. */
type FormerEvent = Event | { readonly event?: undefined; readonly by: number }
type FormerQueued = Omit<Queued, 'key' | 'event'> & { readonly ability: number; readonly event: FormerEvent }
type Former = Omit<State, 'queue'> & { readonly queue: readonly FormerQueued[] }

/** `card 3 0`: the first ability of the card at the fourth place of its ship. */
const ACTION = /^card (\d+) (\d+)$/
/** `5 3 0`: the same, of the ship with the id 5. */
const MODIFICATION = /^(\d+) (\d+) (\d+)$/

function cardAt({ ruleCards }: Former, { cards, damage, conditions }: Ship, slot: number): CardNumber | null {
  if (slot >= RULES_SLOT) return ruleCards[slot - RULES_SLOT] ?? null
  if (slot >= CONDITION_SLOT) return conditions[slot - CONDITION_SLOT]?.card ?? null
  if (slot < DAMAGE_SLOT) return cards[slot] ?? null
  const dealt = damage[slot - DAMAGE_SLOT]
  return dealt === undefined ? null : damageKind(dealt.card)
}

/** What was noted of a card that has left its ship since has no effect any more, and stays as it is. */
function keyAt(card: CardNumber | null, place: number, word: 'action' | 'modify'): string {
  if (card === null) return String(place)
  return keyNoted(card, place) ?? abilityIndex().of(word)?.[card]?.[0].key ?? String(place)
}

function keyNoted(card: CardNumber, place: number): string | undefined {
  const { type, id } = cardOf(card)
  return PLACES_OF_SCHEMA_1[`${type}/${id}`]?.[place]
}

function actionKey(s: Former, ship: Ship, key: string): string {
  const [, slot, place] = ACTION.exec(key) ?? []
  return slot === undefined
    ? key
    : `card ${slot} ${keyAt(cardAt(s, ship, Number(slot)), Number(place), 'action')}`
}

function modificationKey(s: Former, key: string): string {
  const [, ship, slot, place] = MODIFICATION.exec(key) ?? []
  return ship === undefined
    ? key
    : `${ship} ${slot} ${keyAt(cardAt(s, s.ships[Number(ship)], Number(slot)), Number(place), 'modify')}`
}

/** Some events tell which action was performed. */
function eventNow(s: Former, ship: ShipId, event: FormerEvent): Event {
  if (event.event === undefined) return { event: 'became-tractored', ship, by: event.by }
  return 'key' in event ? { ...event, key: actionKey(s, s.ships[event.ship], event.key) } : event
}

/** An ability that waits no longer for what it waited for then leaves the queue. */
function queued(s: Former, { ability: place, event, ...entry }: FormerQueued): Queued[] {
  const key = keyNoted(entry.card, place) ?? `when ${event.event}`
  const isKnown = abilityIndex()
    .of('when')
    ?.[entry.card]?.some((one) => one.key === key)
  if (isKnown !== true) return []
  return [{ ...entry, key, event: eventNow(s, entry.ship, event) }]
}

export const migrations: Game<State>['migrations'] = {
  /** Abilities were named by their place on their card. */
  1(raw) {
    const state = raw as Former
    const { attack } = state
    return {
      ...state,
      ships: state.ships.map((ship) => ({
        ...ship,
        done: ship.done.map((key) => actionKey(state, ship, key)),
      })),
      attack:
        attack === null ? null : { ...attack, used: attack.used.map((key) => modificationKey(state, key)) },
      queue: state.queue.flatMap((entry) => queued(state, entry)),
    }
  },
}
