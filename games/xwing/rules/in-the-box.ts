/**
 * Who has a say in a match: of all cards of the game only those of its squads, and those that lie in every box, can ever
 * turn up in it. Looked up once for each event and question that comes up; most of them no card of a match answers to.
 */
import type { ByCard } from '@dejarik/kernel'
import type { CardNumber, State, XwingOptions } from '../state.ts'
import type { Card } from './abilities.ts'
import { abilityIndex, allCards, cardOf } from './cards.ts'

/** The cards of a match that answer to one event or question: of the ships' own, or of those in every box. */
export interface Say<V> {
  readonly byCard: ByCard<V>
  readonly ofShips: boolean
  readonly common: boolean
  /** Cards of a ship are one list for as long as they stay the same, in all forks of a match: so is who of them answers. */
  readonly places: WeakMap<readonly CardNumber[], readonly number[]>
}

/** What is said to events or questions of one kind, by their name; null where no card of the match says anything. */
class Says<V> {
  readonly #cards: Cards
  readonly #byCard: (name: string) => ByCard<V> | undefined
  readonly #known = new Map<string, Say<V> | null>()

  constructor(cards: Cards, byCard: (name: string) => ByCard<V> | undefined) {
    this.#cards = cards
    this.#byCard = byCard
  }

  to(name: string): Say<V> | null {
    let say = this.#known.get(name)
    if (say === undefined) {
      const byCard = this.#byCard(name)
      say = byCard === undefined ? null : sayAmong(this.#cards, byCard)
      this.#known.set(name, say)
    }
    return say
  }
}

interface Cards {
  readonly ofShips: readonly CardNumber[]
  readonly common: readonly CardNumber[]
}

type Box = ReturnType<typeof boxOf>

/** By match: its options are one object in all its forks. */
const boxes = new WeakMap<XwingOptions, Box>()
/** The match that was asked about last: mostly it is asked about again. */
let last: { readonly options: XwingOptions; readonly box: Box } | null = null

/** What the cards of a match say to events, to questions, and to the dice of an attack. */
export function inTheBox(s: State): Box {
  if (last?.options === s.options) return last.box
  const box = boxes.get(s.options) ?? boxOf(s)
  boxes.set(s.options, box)
  last = { options: s.options, box }
  return box
}

function boxOf(s: State) {
  const cards = cardsOf(s)
  const index = abilityIndex()
  return {
    cards,
    when: new Says(cards, (event) => index.at('when', event)),
    instead: new Says(cards, (event) => index.at('instead', event)),
    modify: new Says(cards, (dice) => index.at('modify', dice)),
    always: new Says(cards, (question) => index.answering(question)),
  }
}

/** What the cards of a match say of whatever is listed by card; null if they have nothing in the list. For tests. */
export function sayIn<V>(s: State, byCard: ByCard<V>): Say<V> | null {
  return sayAmong(inTheBox(s).cards, byCard)
}

function sayAmong<V>({ ofShips, common }: Cards, byCard: ByCard<V>): Say<V> | null {
  const isListed = (card: CardNumber): boolean => byCard[card] !== undefined
  const say = {
    byCard,
    ofShips: ofShips.some(isListed),
    common: common.some(isListed),
    places: new WeakMap(),
  }
  return say.ofShips || say.common ? say : null
}

/** Cards of the squads with both their sides; all damage cards and conditions, and what scenario and environment add. */
function cardsOf(s: State): Cards {
  const ofSquads = new Set(s.ships.flatMap(({ cards }) => cards.map((card) => cardOf(card).front)))
  // An environment or a card may hand out upgrades in the middle of a match.
  const handsOut =
    s.options.environment !== 'none' ||
    s.ships.some(({ cards }) => cards.some((card) => cardOf(card).handsOut === true))
  const isOfShips = ({ type, front }: Card): boolean =>
    (handsOut && type === 'upgrade') || ofSquads.has(front)
  const numbers = (isOne: (card: Card) => boolean): CardNumber[] =>
    allCards().flatMap((card) => (isOne(card) ? [card.number] : []))
  return { ofShips: numbers(isOfShips), common: numbers(({ type }) => COMMON.has(type)) }
}

const COMMON: ReadonlySet<Card['type']> = new Set(['damage', 'condition', 'scenario', 'environment'])

const NOBODY: readonly number[] = []

/** Where the cards of a ship lie that answer. */
export function placesIn<V>({ places, byCard }: Say<V>, cards: readonly CardNumber[]): readonly number[] {
  let found = places.get(cards)
  if (found === undefined) {
    const slots = cards.flatMap((card, slot) => (byCard[card] === undefined ? [] : [slot]))
    found = slots.length === 0 ? NOBODY : slots
    places.set(cards, found)
  }
  return found
}
