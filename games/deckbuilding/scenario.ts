/** Positions in words, for scenario files; `docs/scenarios.md` documents them. */
import {
  isRefusal,
  type Key,
  newRngState,
  onlyWords,
  type Refusal,
  readable,
  readOption,
  refuse,
  type ScenarioReader,
  sameFor,
  Unreadable,
  unreadable,
} from '@dejarik/kernel'
import { CARDS, type CardId, designOfCard, FACTION, NO_CARD } from './facts/catalogue.ts'
import { type Move, PLAIN } from './options.ts'
import type { Questions } from './questions.ts'
import { readOptions, setup } from './setup.ts'
import {
  ATTACKED,
  BASE_ATTACK,
  type DeckbuildingOptions,
  ROW_SIZE,
  SEAT_NAMES,
  type Side,
  STREAMS,
  type State,
  USED,
} from './state.ts'

/** A card by its English name; with damage where it can have some. */
type CardWord =
  | string
  | { readonly card: string; readonly damage?: number; readonly used?: boolean; readonly attacked?: boolean }

interface SideGiven {
  readonly hand?: readonly CardWord[]
  /** First is the top. */
  readonly deck?: readonly CardWord[]
  readonly discard?: readonly CardWord[]
  readonly units?: readonly CardWord[]
  readonly ships?: readonly CardWord[]
  /** `null`: destroyed. */
  readonly base?: CardWord | null
  readonly baseDeck?: readonly CardWord[]
  readonly victory?: readonly CardWord[]
  readonly resources?: number
}

interface Given {
  readonly active?: string
  readonly turn?: number
  /** 0 dark end to 6 light end. */
  readonly force?: number
  readonly row?: readonly (CardWord | null)[]
  /** First is the top. */
  readonly galaxyDeck?: readonly CardWord[]
  readonly galaxyDiscard?: readonly CardWord[]
  readonly exile?: readonly CardWord[]
  readonly pilots?: number
  readonly options?: unknown
  /** `action` (the default), `turn-start` or `setup`. */
  readonly step?: string
  readonly empire?: SideGiven
  readonly rebel?: SideGiven
}

const GIVEN_KEYS = [
  'active',
  'turn',
  'force',
  'row',
  'galaxyDeck',
  'galaxyDiscard',
  'exile',
  'pilots',
  'options',
  'step',
  ...SEAT_NAMES,
]
const SIDE_KEYS = ['hand', 'deck', 'discard', 'units', 'ships', 'base', 'baseDeck', 'victory', 'resources']
const STEPS = ['action', 'turn-start', 'setup']

/** Hands out copies of designs by name; what the file does not name stays where the set-up put it. */
class Box {
  readonly #free: Set<CardId>
  constructor(cards: readonly CardId[]) {
    this.#free = new Set(cards)
  }
  take(name: string): CardId | Refusal {
    for (const card of this.#free) {
      if (designOfCard(card).name.en !== name) continue
      this.#free.delete(card)
      return card
    }
    const exists = Array.from({ length: CARDS }, (_, card) => card).some(
      (card) => designOfCard(card).name.en === name,
    )
    return exists
      ? refuse('scenario-no-copy-left', undefined, { card: name })
      : refuse('scenario-unknown-card', undefined, { card: name })
  }
  get rest(): CardId[] {
    return [...this.#free].sort((a, b) => a - b)
  }
}

class Builder {
  readonly state: State
  readonly #box = new Box(Array.from({ length: CARDS }, (_, card) => card))

  constructor(options: DeckbuildingOptions, key: Key) {
    this.state = setup(options, newRngState(key, STREAMS.length))
  }

  build(given: Given): State {
    const s = this.state
    onlyWords(given, GIVEN_KEYS, 'given')
    const step = given.step ?? 'action'
    if (!STEPS.includes(step)) throw unreadable('scenario-step', { step })
    if (given.active !== undefined) s.active = this.#seat(given.active)
    // Before a turn begins it has not been counted yet (rules/start-of-turn.ts).
    s.turn = (given.turn ?? 1) - (step === 'action' ? 0 : 1)
    s.force = given.force ?? s.force
    if (step === 'setup') return s
    s.step = step
    const named = SEAT_NAMES.map((name) => this.#side(given[name] ?? {}, name))
    s.row = this.#row(given.row ?? [])
    s.galaxyDiscard = this.#cards(given.galaxyDiscard)
    s.exile = this.#cards(given.exile)
    const top = this.#cards(given.galaxyDeck)
    this.#fillUp(given, named, top)
    return s
  }

  #seat(name: string): 0 | 1 {
    const seat = SEAT_NAMES.indexOf(name as (typeof SEAT_NAMES)[number])
    if (seat < 0) throw unreadable('scenario-seat', { seat: name })
    return seat as 0 | 1
  }

  #card(word: CardWord): CardId {
    const card = this.#box.take(typeof word === 'string' ? word : word.card)
    if (isRefusal(card)) throw new Unreadable(card)
    if (typeof word === 'string') return card
    this.state.damage[card] = word.damage ?? 0
    this.state.marks[card] = (word.used ? USED : 0) | (word.attacked ? ATTACKED : 0)
    return card
  }

  #cards(words: readonly CardWord[] | undefined): CardId[] {
    return (words ?? []).map((word) => this.#card(word))
  }

  #row(words: readonly (CardWord | null)[]): CardId[] {
    const row = words.map((word) => (word === null ? NO_CARD : this.#card(word)))
    if (row.length > ROW_SIZE)
      throw new Unreadable(refuse('scenario-row-too-long', 'db.setup.15', { count: row.length }))
    return row
  }

  #side(given: SideGiven, name: string): SideGiven {
    onlyWords(given, SIDE_KEYS, name)
    const side = this.state.sides[this.#seat(name)]
    side.hand = this.#cards(given.hand)
    side.units = this.#cards(given.units)
    side.ships = this.#cards(given.ships)
    side.discard = this.#cards(given.discard)
    side.victory = this.#cards(given.victory)
    side.deck = this.#cards(given.deck).reverse()
    side.baseDeck = this.#cards(given.baseDeck)
    side.resources = given.resources ?? 0
    if (given.base === null) side.base = NO_CARD
    else if (given.base !== undefined) side.base = this.#card(given.base)
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
  const options = readOptions((given as Given | null)?.options ?? {})
  if (isRefusal(options)) return options
  return readable(() => new Builder(options, key).build((given ?? {}) as Given))
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
