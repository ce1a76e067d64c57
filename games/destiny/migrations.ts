/** Carries states of earlier schemas forward, so that open matches go on. A state is plain data; of it only what has changed is named here. */
import type { Game } from '@dejarik/kernel'
import { factsOf } from './facts/index.ts'
import { PLACES_OF_SCHEMA_1 } from './places-of-schema-1.ts'
import { answering } from './rules/cards.ts'
import { limitedOf, markOf } from './rules/limit.ts'
import { type Card, type CardNumber, type Delayed, NO_TURN, type Queued, type State } from './state.ts'

type FormerCard = Omit<Card, 'used'> & { readonly used: readonly number[] }
type FormerQueued = Omit<Queued, 'key' | 'event'> & {
  readonly place: number
  readonly event: Queued['event'] | Delayed['data']
}
type Former = Omit<State, 'cards' | 'battlefieldUsed' | 'queue' | 'delayed'> & {
  readonly cards: readonly FormerCard[]
  readonly battlefieldUsed: readonly number[]
  readonly queue: readonly FormerQueued[]
  readonly delayed: readonly FormerQueued[]
}

/** A reprint has the abilities of its first printing. */
function keyAt(kind: CardNumber, place: number): string | undefined {
  const { id, reprintOf } = factsOf(kind)
  return PLACES_OF_SCHEMA_1[reprintOf ?? id]?.[place]
}

/**
 * What was used up by its place, as marks. A card that borrows abilities counted those of others by their place, too:
 * whichever could be meant is used up.
 */
function marksOf(kinds: readonly CardNumber[], places: readonly number[]): string[] {
  const marks = places.flatMap((place) =>
    kinds.flatMap((kind) => {
      const key = keyAt(kind, place)
      return key !== undefined && limitedOf(kind).includes(key) ? [markOf(kind, key)] : []
    }),
  )
  return [...new Set(marks)]
}

function waiting({ seat, card, kind, place, event }: FormerQueued): readonly (Queued | Delayed)[] {
  const key = keyAt(kind, place)
  if (key === undefined) return []
  const whose = { seat, card, kind, key }
  return [event !== null && 'event' in event ? { ...whose, event } : { ...whose, data: event }]
}

/** A stored state is what the program of its schema has written. */
function stateIn<S>(raw: unknown): S {
  return raw as S
}

export const migrations: Game<State>['migrations'] = {
  /** Resources on cards, and a memory of the turn: nothing of it was there before. */
  2(raw) {
    const state = stateIn<State>(raw)
    return {
      ...state,
      players: state.players.map((player) => ({ ...player, lastTurn: NO_TURN, mustPass: 0 })),
      cards: state.cards.map((card) => ({ ...card, resources: 0 })),
      battlefieldResources: 0,
      asideDamage: state.asideDamage.map((one) => ({ ...one, resources: 0 })),
      actions: state.passes,
    }
  },
  /** Abilities that wait or are used up were named by their place on the card. */
  1(raw) {
    const state = stateIn<Former>(raw)
    const { cards, kinds, battlefield, battlefieldUsed, queue, delayed } = state
    const borrows = (kind: CardNumber): boolean => answering('abilitiesOf').says?.[kind] !== undefined
    const lent = cards.map(({ kind }) => kind)
    return {
      ...state,
      cards: cards.map((card) => ({
        ...card,
        used: marksOf(borrows(card.kind) ? [card.kind, ...lent] : [card.kind], card.used),
      })),
      battlefieldUsed: marksOf(battlefieldUsed.length === 0 ? [] : [kinds[battlefield]], battlefieldUsed),
      queue: queue.flatMap(waiting),
      delayed: delayed.flatMap(waiting),
    }
  },
}
