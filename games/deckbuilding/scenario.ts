/** Positions in words, for scenario files; `docs/scenarios.md` documents them. */
import {
  isRefusal,
  type Key,
  mustFit,
  newRngState,
  possible,
  type Refusal,
  readable,
  readOption,
  refuse,
  type ScenarioReader,
  type Seat,
  sameFor,
  Unreadable,
  unreadable,
} from '@dejarik/kernel'
import { conserved } from './conserved.ts'
import {
  CARDS,
  type CardId,
  designOfCard,
  FACTION,
  HIT_POINTS,
  IS_SHIP,
  IS_UNIT,
  NO_CARD,
} from './facts/catalogue.ts'
import { type Move, PLAIN } from './moves.ts'
import { type CardWord, type Given, SCHEMA, type SideGiven } from './position/given.ts'
import type { Questions } from './questions.ts'
import { readOptions, setup } from './setup.ts'
import {
  ATTACKED,
  BASE_ATTACK,
  type DeckbuildingOptions,
  EMPIRE,
  REBELS,
  ROW_SIZE,
  SEAT_NAMES,
  type Side,
  STREAMS,
  type State,
  USED,
} from './state.ts'

/** Hands out copies of designs by name; what the file does not name stays where the set-up put it. */
class Box {
  readonly #free: Set<CardId>
  constructor(cards: readonly CardId[]) {
    this.#free = new Set(cards)
  }
  take(name: string): CardId {
    for (const card of this.#free) {
      if (designOfCard(card).name.en !== name) continue
      this.#free.delete(card)
      return card
    }
    throw unreadable('scenario-no-copy-left', { card: name })
  }
  get rest(): CardId[] {
    return [...this.#free].sort((a, b) => a - b)
  }
}

/** Whether a card can lie in a place, by the place's word. */
const FITS: { readonly [place: string]: (card: CardId, seat: Seat) => boolean } = {
  units: (card) => IS_UNIT[card] === 1,
  ships: (card) => IS_SHIP[card] === 1,
  base: (card, seat) => isBase(card) && FACTION[card] === seat,
  baseDeck: (card, seat) => isBase(card) && FACTION[card] === seat,
  victory: (card, seat) => isBase(card) && FACTION[card] === 1 - seat,
  row: isOfGalaxy,
  galaxyDeck: isOfGalaxy,
  galaxyDiscard: isOfGalaxy,
}
/** For places that are of no side. */
const NONE: Seat = -1
/** Where a card can have damage, or have been used. */
const IN_PLAY = ['units', 'ships', 'base']

function isBase(card: CardId): boolean {
  return designOfCard(card).type === 'base'
}

function isOfGalaxy(card: CardId): boolean {
  return designOfCard(card).home === 'galaxy'
}

class Builder {
  readonly state: State
  readonly #box = new Box(Array.from({ length: CARDS }, (_, card) => card))

  constructor(options: DeckbuildingOptions, key: Key) {
    this.state = setup(options, newRngState(key, STREAMS.length))
  }

  build(given: Given): State {
    const s = this.state
    const { step = 'action', active = SEAT_NAMES[s.active] } = given
    s.active = active === SEAT_NAMES[REBELS] ? REBELS : EMPIRE
    // Before a turn begins it has not been counted yet (rules/start-of-turn.ts).
    s.turn = (given.turn ?? 1) - (step === 'action' ? 0 : 1)
    s.force = given.force ?? s.force
    if (step === 'setup') return s
    s.step = step
    const named = SEAT_NAMES.map((name, seat) => this.#side(given[name] ?? {}, seat))
    s.row = this.#row(given.row ?? [])
    s.galaxyDiscard = this.#cards(given.galaxyDiscard, 'galaxyDiscard')
    s.exile = this.#cards(given.exile, 'exile')
    const top = this.#cards(given.galaxyDeck, 'galaxyDeck')
    this.#fillUp(given, named, top)
    return s
  }

  #card(word: CardWord, place: string, seat: Seat = NONE): CardId {
    const { card: name, damage = 0, used, attacked } = typeof word === 'string' ? { card: word } : word
    const card = this.#box.take(name)
    const where = seat === NONE ? place : `${SEAT_NAMES[seat]}.${place}`
    if (!(FITS[place] ?? ((one) => !isBase(one)))(card, seat))
      throw unreadable('scenario-wrong-place', { card: name, where, place })
    if (typeof word === 'string') return card
    if (!IN_PLAY.includes(place)) throw unreadable('scenario-not-in-play', { card: name, where })
    if (damage > 0 && damage >= HIT_POINTS[card])
      throw unreadable('scenario-destroyed', { card: name, where, damage, hitPoints: HIT_POINTS[card] })
    this.state.damage[card] = damage
    this.state.marks[card] = (used ? USED : 0) | (attacked ? ATTACKED : 0)
    return card
  }

  #cards(words: readonly CardWord[] | undefined, place: string, seat?: Seat): CardId[] {
    return (words ?? []).map((word) => this.#card(word, place, seat))
  }

  #row(words: readonly (CardWord | null)[]): CardId[] {
    const row = words.map((word) => (word === null ? NO_CARD : this.#card(word, 'row')))
    if (row.length > ROW_SIZE)
      throw new Unreadable(refuse('scenario-row-too-long', 'db.setup.15', { count: row.length }))
    return row
  }

  #side(given: SideGiven, seat: Seat): SideGiven {
    const side = this.state.sides[seat]
    const cards = (
      place: 'hand' | 'units' | 'ships' | 'discard' | 'victory' | 'deck' | 'baseDeck',
    ): CardId[] => this.#cards(given[place], place, seat)
    side.hand = cards('hand')
    side.units = cards('units')
    side.ships = cards('ships')
    side.discard = cards('discard')
    side.victory = cards('victory')
    side.deck = cards('deck').reverse()
    side.baseDeck = cards('baseDeck')
    side.resources = given.resources ?? 0
    if (given.base === null) side.base = NO_CARD
    else if (given.base !== undefined) side.base = this.#card(given.base, 'base', seat)
    return given
  }

  /** Cards that the file does not name go to their usual places: starters and pilots to exile or box, galaxy to its deck. */
  #fillUp(given: Given, named: readonly SideGiven[], top: readonly CardId[]): void {
    const s = this.state
    const rest = this.#box.rest
    const of = (keep: (card: CardId) => boolean): CardId[] => rest.filter(keep)
    for (const [seat, sideGiven] of named.entries()) {
      const side: Side = s.sides[seat]
      const bases = of((card) => designOfCard(card).type === 'base' && FACTION[card] === seat)
      if (sideGiven.base === undefined) side.base = bases.shift() ?? NO_CARD
      const usual = setup(s.options, s.rng).sides[seat]
      if (sideGiven.baseDeck === undefined)
        side.baseDeck = bases.filter((card) => usual.baseDeck.includes(card))
      side.baseDeck.sort((a, b) => a - b)
      side.box = bases.filter((card) => card !== side.base && !side.baseDeck.includes(card))
      const starters = of((card) => designOfCard(card).home === 'starter' && FACTION[card] === seat)
      if (sideGiven.deck === undefined) side.deck = starters
      else s.exile.push(...starters)
    }
    const pilots = of((card) => designOfCard(card).home === 'pilots')
    s.pilots = pilots.slice(0, given.pilots ?? pilots.length)
    s.exile.push(...pilots.slice(s.pilots.length))
    const galaxy = of((card) => designOfCard(card).home === 'galaxy')
    if (given.galaxyDeck !== undefined) s.exile.push(...galaxy)
    s.galaxyDeck = [...(given.galaxyDeck === undefined ? galaxy : []), ...top.toReversed()]
    while (s.row.length < ROW_SIZE)
      s.row.push(given.row === undefined ? (s.galaxyDeck.pop() ?? NO_CARD) : NO_CARD)
  }
}

function position(given: unknown, key: Key): State | Refusal {
  return readable(() => {
    mustFit(SCHEMA, 'given', given, 'given')
    const { options, ...words } = given as Given
    const read = readOptions(options ?? {})
    if (isRefusal(read)) throw new Unreadable(read)
    return possible(new Builder(read, key).build(words), conserved)
  })
}

function nameOf(card: CardId): string {
  return designOfCard(card).name.en
}

type Words = { [word: string]: string | number }

function moveWords({ do: verb, card }: Move): Words {
  return card >= 0 ? { do: verb, card: nameOf(card) } : { do: verb }
}

function attackWords(move: Move<'commit' | 'resolve'>): Words {
  return { ...moveWords(move), target: move.to === BASE_ATTACK ? 'base' : nameOf(move.to) }
}

const words = readOption<Questions, [s: State], Words>({
  ...sameFor(PLAIN, moveWords),
  commit: attackWords,
  resolve: attackWords,
  pick: (move, s) => ({ ...moveWords(move), from: placeOf(s, move.card) }),
  yes: ({ do: verb }) => ({ do: verb }),
  no: ({ do: verb }) => ({ do: verb }),
})

/** Where a card lies, for picks that can come from several places. */
function placeOf(s: State, card: CardId): string {
  for (const [seat, side] of s.sides.entries()) {
    if (side.hand.includes(card)) return `${SEAT_NAMES[seat]}.hand`
    if (side.discard.includes(card)) return `${SEAT_NAMES[seat]}.discard`
    if (side.ships.includes(card)) return `${SEAT_NAMES[seat]}.ships`
  }
  if (s.row.includes(card)) return 'row'
  return s.galaxyDiscard.includes(card) ? 'galaxyDiscard' : 'elsewhere'
}

function sidePicture(s: State, side: Side): unknown {
  const names = (cards: readonly CardId[]): string[] => cards.map(nameOf)
  return {
    hand: names(side.hand).sort(),
    deck: names(side.deck).reverse(),
    discard: names(side.discard),
    units: names(side.units),
    ships: names(side.ships),
    shipDamage: side.ships.map((ship) => s.damage[ship]),
    base: side.base === NO_CARD ? null : nameOf(side.base),
    baseDamage: side.base === NO_CARD ? 0 : s.damage[side.base],
    baseDeck: names(side.baseDeck).sort(),
    victory: names(side.victory),
    resources: side.resources,
  }
}

function picture(s: State): object {
  return {
    active: SEAT_NAMES[s.active],
    turn: s.turn,
    force: s.force,
    row: s.row.map((card) => (card === NO_CARD ? null : nameOf(card))),
    galaxyDeck: s.galaxyDeck.map(nameOf).reverse(),
    galaxyDiscard: s.galaxyDiscard.map(nameOf),
    pilots: s.pilots.length,
    exile: s.exile.map(nameOf),
    empire: sidePicture(s, s.sides[0]),
    rebel: sidePicture(s, s.sides[1]),
  }
}

export const scenario: ScenarioReader<State> = {
  position,
  words: (s, option) => words(option, s),
  picture,
  seats: SEAT_NAMES,
}
