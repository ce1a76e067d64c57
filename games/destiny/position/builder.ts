/** Builds a state from a position in words. No deck need be legal. */
import { type Key, newRngState, type Seat, unreadable } from '@dejarik/kernel'
import { type CardFacts, cardNumber, factsOf, sideWords } from '../facts/index.ts'
import { SEAT_NAMES, type SeatName } from '../names.ts'
import { ALL_SEATS } from '../rules/defeat.ts'
import { placeDice } from '../rules/dice.ts'
import { limitedOf, markOf } from '../rules/limit.ts'
import { MOST_SHIELDS } from '../rules/shields.ts'
import { setup } from '../setup.ts'
import {
  CARDS_A_SEAT,
  type Card,
  type CardId,
  type DeckOption,
  NONE,
  newCard,
  ownerOf,
  STREAMS,
  type State,
} from '../state.ts'
import { cardNamed, DECK_TYPES } from './card-named.ts'
import type { CardGiven, CardTitle, Given, PlayerGiven, UpgradeGiven } from './given.ts'

/** What fills decks and stands for battlefields of which the file says nothing: plain neutral cards. */
const FILLER = ['01157', '01155', '01153', '01156', '01063']
const FILLED = 20
const BATTLEFIELD = '01168'
/** All sets, so that anything could be in a hidden hand. */
const FORMAT = 'infinite-2020-07-14'

const UPKEEP_STEPS: readonly string[] = ['upkeep', 'upkeep-discard', 'round-end', 'new-round']

export class Builder {
  readonly #given: Given
  readonly #state: State
  readonly #names: { [card: CardId]: string } = {}
  /** The number that each seat's next card gets. */
  readonly #next: number[]

  constructor(given: Given, key: Key) {
    this.#given = given
    const seats = SEAT_NAMES.filter((seat, i) => i < 2 || given[seat] !== undefined)
    const decks = seats.map((seat) => this.#deckOption(given[seat] ?? {}, seat))
    this.#state = setup({ decks, names: this.#names }, newRngState(key, STREAMS.length))
    this.#next = seats.map((_, seat) => this.#freeNumber(seat))
  }

  build(): State {
    const s = this.#state
    const { step = 'turn', round = 1, turn = 'player1', passes = 0 } = this.#given
    s.step = step
    s.phase = UPKEEP_STEPS.includes(step) ? 'upkeep' : 'action'
    s.round = round
    s.turn = this.#seat(turn)
    s.passes = passes
    s.next = 'turn-end'
    for (const [seat] of s.players.entries()) this.#player(seat, this.#given[SEAT_NAMES[seat]] ?? {})
    this.#battlefield()
    return s
  }

  /** The team; everything else is added card by card. */
  #deckOption(player: PlayerGiven, name: SeatName): DeckOption {
    const { characters = {}, plot, battlefield } = player
    return {
      name,
      format: FORMAT,
      battlefield: battlefield === undefined ? BATTLEFIELD : this.#card(battlefield, ['battlefield']).id,
      plot: plot === undefined ? null : this.#card(cardGiven(plot).card, ['plot']).id,
      characters: Object.values(characters).map((one) => {
        const given = cardGiven(one)
        return {
          card: this.#card(given.card, ['character']).id,
          dice: given.dice ?? ((given.pool?.length ?? 1) > 1 ? 2 : 1),
        }
      }),
      cards: [],
    }
  }

  #card(title: CardTitle, types: Parameters<typeof cardNamed>[1]): CardFacts {
    return cardNamed(title, types, this.#given.unwritten === true)
  }

  #seat(name: string): Seat {
    const names: readonly string[] = SEAT_NAMES
    const seat = names.indexOf(name)
    if (seat < 0 || seat >= this.#state.players.length) throw unreadable('scenario-seat', { seat: name })
    return seat
  }

  #freeNumber(seat: Seat): number {
    const { kinds } = this.#state
    let id = seat * CARDS_A_SEAT
    while (kinds[id] !== NONE) id++
    return id
  }

  #player(seat: Seat, given: PlayerGiven): void {
    const s = this.#state
    const player = s.players[seat]
    const team = s.cards.filter(({ controller, type }) => controller === seat && type === 'character')
    for (const [i, [name, one]] of Object.entries(given.characters ?? {}).entries())
      this.#inPlay(team[i], name, cardGiven(one))
    for (const [name, one] of Object.entries(given.supports ?? {})) {
      const support = cardGiven(one)
      this.#inPlay(this.#enter(seat, this.#card(support.card, ['support']), NONE), name, support)
    }
    const plot = s.cards.find(({ controller, type }) => controller === seat && type === 'plot')
    if (plot !== undefined && typeof given.plot === 'object')
      this.#inPlay(plot, factsOf(plot.kind).name.en, given.plot)
    const pile = (titles: readonly CardTitle[], known: number): CardId[] =>
      titles.map((title) => this.#add(seat, this.#card(title, DECK_TYPES), known))
    player.hand = pile(given.hand ?? [], 1 << seat)
    player.deck = (given.deck === undefined ? this.#filler(seat) : pile(given.deck, 0)).reverse()
    player.discard = pile(given.discard ?? [], ALL_SEATS)
    for (const title of given.aside ?? [])
      player.aside.push(this.#add(seat, this.#card(title, [...DECK_TYPES, 'character']), ALL_SEATS))
    player.resources = given.resources ?? 0
    player.replaced = given.replaced ?? false
    if (given.claimed === true) s.claimedBy = seat
  }

  #filler(seat: Seat): CardId[] {
    return Array.from({ length: FILLED }, (_, i) =>
      this.#addNumber(seat, cardNumber(FILLER[i % FILLER.length]), 0),
    )
  }

  #add(seat: Seat, { id }: CardFacts, known: number): CardId {
    return this.#addNumber(seat, cardNumber(id), known)
  }

  #addNumber(seat: Seat, kind: number, known: number): CardId {
    const id = this.#next[seat]++
    if (ownerOf(id) !== seat)
      throw unreadable('scenario-too-many-cards', { seat: SEAT_NAMES[seat], most: CARDS_A_SEAT })
    this.#state.kinds[id] = kind
    this.#state.known[id] = known
    return id
  }

  #enter(seat: Seat, facts: CardFacts, on: CardId): Card {
    const s = this.#state
    const id = this.#add(seat, facts, ALL_SEATS)
    const card = newCard(id, s.kinds[id], seat, facts.type, on)
    s.cards.push(card)
    placeDice(s, id, card.kind, seat, 1)
    return card
  }

  #inPlay(card: Card, name: string, given: CardGiven): void {
    this.#name(card, name)
    const { damage = 0, shields = 0, resources = 0, upgrades = [] } = given
    const { health } = factsOf(card.kind)
    if (health !== null && damage >= health) throw unreadable('scenario-defeated', { card: name, health })
    if (shields > MOST_SHIELDS)
      throw unreadable('scenario-too-many-shields', { card: name, most: MOST_SHIELDS })
    card.damage = damage
    card.shields = shields
    card.resources = resources
    this.#condition(card, name, given)
    for (const one of upgrades) {
      const upgrade: UpgradeGiven = typeof one === 'string' ? { card: one } : one
      const facts = this.#card(upgrade.card, ['upgrade', 'downgrade'])
      const entered = this.#enter(this.#attachedBy(card, facts, upgrade), facts, card.id)
      if (upgrade.name !== undefined) this.#name(entered, upgrade.name)
      this.#condition(entered, upgrade.name ?? facts.name.en, upgrade)
    }
  }

  /** Downgrades are of an opponent: the next player, unless the file says which. */
  #attachedBy({ controller }: Card, { type }: CardFacts, { by }: UpgradeGiven): Seat {
    if (by !== undefined) return this.#seat(by)
    return type === 'downgrade' ? (controller + 1) % this.#state.players.length : controller
  }

  #name({ id }: Card, name: string): void {
    if (Object.values(this.#names).includes(name)) throw unreadable('scenario-name-twice', { name })
    this.#names[id] = name
  }

  /** Ready or not, used abilities, and dice in the pool. */
  #condition(card: Card, name: string, { exhausted, used, pool = [] }: UpgradeGiven | CardGiven): void {
    card.ready = exhausted !== true
    const limited = limitedOf(card.kind)
    card.used = (used ?? []).map((key) => {
      if (!limited.includes(key))
        throw unreadable('scenario-no-limit', { card: name, key, known: limited.join(', ') || '–' })
      return markOf(card.kind, key)
    })
    const dice = this.#state.dice.filter((die) => die.card === card.id)
    if (pool.length > dice.length)
      throw unreadable('scenario-too-many-dice', { card: name, count: dice.length })
    const sides = factsOf(card.kind).die ?? []
    for (const [i, shown] of pool.entries()) {
      const side = sides.findIndex((one) => sideWords(one) === shown)
      if (side < 0)
        throw unreadable('scenario-no-such-side', {
          side: shown,
          card: name,
          sides: sides.map(sideWords).join(', '),
        })
      dice[i].pool = card.controller
      dice[i].side = side
    }
  }

  /** In use is the one that its controller has brought, or the one that the file names, in its place. */
  #battlefield(): void {
    const s = this.#state
    const {
      battlefield,
      controller = 'player1',
      battlefieldDamage = 0,
      battlefieldResources = 0,
    } = this.#given
    s.controller = controller === 'nobody' ? NONE : this.#seat(controller)
    s.decider = Math.max(0, s.controller)
    const { aside } = s.players[s.decider]
    const place = aside.findIndex((card) => factsOf(s.kinds[card]).type === 'battlefield')
    const [inUse] = aside.splice(place, 1)
    s.battlefield = inUse
    s.battlefieldDamage = battlefieldDamage
    s.battlefieldResources = battlefieldResources
    if (battlefield !== undefined) s.kinds[inUse] = cardNumber(this.#card(battlefield, ['battlefield']).id)
  }
}

function cardGiven(given: CardTitle | CardGiven): CardGiven {
  return typeof given === 'string' ? { card: given } : given
}
