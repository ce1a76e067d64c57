/** The state before the first step: teams in play, decks not yet shuffled (sd.setup.2, .3). */
import type { RngState, Seat } from '@dejarik/kernel'
import { cardNumber, factsOf } from './facts/index.ts'
import { placeDice } from './rules/dice.ts'
import {
  CARDS_A_SEAT,
  type CardNumber,
  type DeckOption,
  type DestinyOptions,
  NO_TURN,
  NONE,
  newCard,
  type State,
} from './state.ts'

export function setup(options: DestinyOptions, rng: RngState): State {
  const seats = options.decks.map((_, seat) => seat)
  const state: State = {
    step: 'deal',
    rng,
    options,
    round: 0,
    phase: 'setup',
    turn: 0,
    order: seats,
    players: seats.map(() => ({
      deck: [],
      hand: [],
      discard: [],
      aside: [],
      resources: 0,
      replaced: false,
      played: [],
      out: false,
      removed: [],
      lastTurn: NO_TURN,
      mustPass: 0,
    })),
    kinds: new Array<CardNumber>(seats.length * CARDS_A_SEAT).fill(NONE),
    known: new Array<number>(seats.length * CARDS_A_SEAT).fill(0),
    cards: [],
    dice: [],
    nextDie: 0,
    battlefield: NONE,
    controller: NONE,
    battlefieldUsed: [],
    battlefieldDamage: 0,
    battlefieldResources: 0,
    asideDamage: [],
    decider: 0,
    claimedBy: NONE,
    actions: 0,
    passes: 0,
    happened: false,
    action: null,
    actor: NONE,
    playing: [],
    queue: [],
    additional: [],
    delayed: [],
    stacked: [],
    frozen: [],
    orders: [],
    resolving: null,
    resolved: [],
    ending: false,
    next: '',
    winners: null,
    endedBy: '',
  }
  for (const [seat, deck] of options.decks.entries()) bring(state, seat, deck)
  return state
}

const EVERYBODY = 15

/** Team, plot and battlefield lie open; the deck is face down. */
function bring(
  s: State,
  seat: Seat,
  { characters, plot, battlefield, secondBattlefield, cards }: DeckOption,
): void {
  let id = seat * CARDS_A_SEAT
  const add = (card: string, known: number): number => {
    s.kinds[id] = cardNumber(card)
    s.known[id] = known
    return id++
  }
  const inPlay = (card: string, dice: number): void => {
    const added = add(card, EVERYBODY)
    const kind = s.kinds[added]
    const { type } = factsOf(kind)
    s.cards.push(newCard(added, kind, seat, type, NONE))
    placeDice(s, added, kind, seat, dice)
  }
  for (const { card, dice } of characters) inPlay(card, dice)
  if (plot !== null) inPlay(plot, 1)
  for (const brought of [battlefield, secondBattlefield])
    if (brought !== undefined) s.players[seat].aside.push(add(brought, EVERYBODY))
  for (const { card, count } of cards) for (let i = 0; i < count; i++) s.players[seat].deck.push(add(card, 0))
}
