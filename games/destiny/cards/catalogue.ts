/**
 * All cards by number, and which of their abilities answer to what. A card can enter a match once its text is written
 * (`implemented`); a reprint has the text of its first printing.
 */
import { CARDS, type CardFacts, cardNumber, type Side, sidesOf } from '../facts/index.ts'
import type { Ability, CardText, DieRules, Ongoing } from '../rules/abilities.ts'
import type { EventName } from '../rules/events.ts'
import type { CardNumber, State } from '../state.ts'
import { TEXTS } from './texts.ts'

export type Question = Exclude<keyof Ongoing, 'kind'>
type Window = 'before' | 'after' | 'instead'
/** By card; undefined for most. */
type ByCard<V> = (V | undefined)[]

interface Catalogue {
  readonly texts: ByCard<CardText>
  /** By event and window, by card: the places of its abilities that listen. */
  readonly listeners: { readonly [W in Window]: Map<EventName, ByCard<number[]>> }
  readonly ongoing: Map<Question, ByCard<Ongoing[]>>
  readonly kinds: Map<Ability['kind'], ByCard<number[]>>
  /** By window and question: a bit for each event or question, and by card the bits of those that it answers to. */
  readonly signs: { readonly [about: string]: Signs }
}

/** Which cards have a say at all, so that most events and questions are done with at a glance. */
class Signs {
  readonly bits: { [name: string]: number } = {}
  readonly ofCard = new Int32Array(CARDS.length)
  #next = 0

  add(name: string, card: CardNumber): void {
    this.bits[name] ??= 1 << this.#next++
    this.ofCard[card] |= this.bits[name]
  }
}

function put<K, V>(map: Map<K, ByCard<V[]>>, key: K, card: CardNumber, value: V): void {
  const byCard: ByCard<V[]> = map.get(key) ?? new Array<V[] | undefined>(CARDS.length).fill(undefined)
  map.set(key, byCard)
  byCard[card] = [...(byCard[card] ?? []), value]
}

function build(): Catalogue {
  const texts = CARDS.map(
    ({ id, reprintOf }) => TEXTS[id] ?? (reprintOf === null ? undefined : TEXTS[reprintOf]),
  )
  const listeners = { before: new Map(), after: new Map(), instead: new Map() }
  const ongoing: Catalogue['ongoing'] = new Map()
  const kinds: Catalogue['kinds'] = new Map()
  const signs = { before: new Signs(), after: new Signs(), instead: new Signs(), ongoing: new Signs() }
  for (const [card, text] of texts.entries())
    for (const [place, ability] of (text?.abilities ?? []).entries()) {
      put(kinds, ability.kind, card, place)
      if (ability.kind === 'before' || ability.kind === 'after' || ability.kind === 'instead') {
        put(listeners[ability.kind], ability.on, card, place)
        signs[ability.kind].add(ability.on, card)
      } else if (ability.kind === 'ongoing')
        for (const question of Object.keys(ability) as (Question | 'kind')[])
          if (question !== 'kind') {
            put(ongoing, question, card, ability)
            signs.ongoing.add(question, card)
          }
    }
  return { texts, listeners, ongoing, kinds, signs }
}

let built: Catalogue | null = null

/** Made at first use, because cards and rules know each other. */
function catalogue(): Catalogue {
  built ??= build()
  return built
}

const NO_ABILITIES: readonly Ability[] = []

export function factsOf(card: CardNumber): CardFacts {
  return CARDS[card]
}

export function textOf(card: CardNumber): CardText | undefined {
  return catalogue().texts[card]
}

export function abilitiesOf(card: CardNumber): readonly Ability[] {
  return catalogue().texts[card]?.abilities ?? NO_ABILITIES
}

export function abilityAt(card: CardNumber, place: number): Ability {
  return abilitiesOf(card)[place]
}

/** By card, the places of its abilities that listen; undefined if no card of the game does. */
export function listenersTo(
  event: EventName,
  window: Window,
): readonly (readonly number[] | undefined)[] | undefined {
  return catalogue().listeners[window].get(event)
}

export function ongoingFor(question: Question): readonly (readonly Ongoing[] | undefined)[] | undefined {
  return catalogue().ongoing.get(question)
}

/**
 * Whether any card in play has something to say to an event (`before`, `after`, `instead`) or a question (`ongoing`).
 * One that borrows the abilities of others might.
 */
export function hasSay(s: State, about: Window | 'ongoing', name: EventName | Question): boolean {
  const { signs } = catalogue()
  const { bits, ofCard } = signs[about]
  const bit = bits[name]
  if (bit === undefined) return false
  const { cards, battlefield, kinds } = s
  for (let i = 0; i < cards.length; i++) if ((ofCard[cards[i].kind] & bit) !== 0) return true
  return battlefield >= 0 && (ofCard[kinds[battlefield]] & bit) !== 0
}

const NO_PLACES: readonly number[] = []

/** Places of a card's abilities of a kind. */
export function placesOf(card: CardNumber, kind: Ability['kind']): readonly number[] {
  return catalogue().kinds.get(kind)?.[card] ?? NO_PLACES
}

/** What belongs to a card's die wherever it is. */
export function dieRulesOf(card: CardNumber): DieRules | undefined {
  const [place] = placesOf(card, 'die')
  return place === undefined ? undefined : (abilityAt(card, place) as DieRules)
}

export function sideOf(card: CardNumber, side: number): Side {
  const { die } = CARDS[card]
  if (die === null) throw new Error(`${CARDS[card].id} has no die`)
  return die[side]
}

/** A card without ability needs no text but an entry; a flip card needs all its sides. */
export function isImplemented(id: string): boolean {
  return sidesOf(id).every((side) => textOf(cardNumber(side)) !== undefined)
}
