/**
 * All cards by number. Everything that has facts gets a number, so that squads can be looked up; a card can enter a
 * match once its text is written (`implemented`).
 */
import type { Words } from '@dejarik/kernel'
import { ENVIRONMENTS } from '../environments/index.ts'
import {
  CONDITIONS,
  DAMAGE_CARDS,
  FIRST_SHIP_ABILITIES,
  findPilot,
  findUpgrade,
  PILOTS,
  REPRINTED_SHIP_ABILITIES,
  shipFacts,
  UPGRADES,
} from '../facts/index.ts'
import type { Ability, Card, CardText, Permanent, Triggered } from '../rules/abilities.ts'
import type { EventName } from '../rules/events.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import type { CardNumber } from '../state.ts'
import { TEXTS } from './texts.ts'

export type Question = Exclude<keyof Permanent, 'kind'>

interface Catalogue {
  readonly cards: readonly Card[]
  readonly numbers: ReadonlyMap<string, CardNumber>
  /** By event, by card: the places of its abilities that listen. */
  readonly triggered: ReadonlyMap<EventName, readonly (readonly number[] | undefined)[]>
  readonly replacing: ReadonlyMap<EventName, readonly (readonly number[] | undefined)[]>
  readonly permanents: ReadonlyMap<Question, readonly (readonly Permanent[] | undefined)[]>
  /** By kind, by card: the places of its abilities of that kind. */
  readonly kinds: ReadonlyMap<Ability['kind'], readonly (readonly number[] | undefined)[]>
}

const NO_WORDS: Words = { en: '', de: '' }
const NO_TEXT: CardText = { text: NO_WORDS, abilities: [] }

function textOf(type: Card['type'], id: string): CardText | undefined {
  return TEXTS().get(`${type}:${id}`)
}

function listed(): Omit<Card, 'number'>[] {
  const cards: Omit<Card, 'number'>[] = []
  const add = (type: Card['type'], id: string, name: Words, rule: string): void => {
    cards.push({ type, id, front: id.split('#')[0], name, rule, ...(textOf(type, id) ?? NO_TEXT) })
  }
  // The rules themselves: what every ship can do at a timing window (linked actions and the like).
  add('scenario', 'rules', { en: 'Rules', de: 'Regeln' }, 'xw.g.queue.1')
  for (const [id, name] of Object.entries(FIRST_SHIP_ABILITIES))
    add('ship-ability', id, name, 'xw.g.ship-ability.1')
  for (const { id, name } of PILOTS) add('pilot', id, name, 'xw.g.pilot-ability.1')
  for (const { id, sides } of UPGRADES)
    for (const [i, side] of sides.entries())
      add('upgrade', i === 0 ? id : `${id}#${i}`, side.name, 'xw.g.ability.1')
  for (const { id, name } of DAMAGE_CARDS) add('damage', id, name, 'xw.g.damage-cards.3')
  for (const { id, name } of CONDITIONS) add('condition', id, name, 'xw.g.condition.2')
  for (const { id, name, text, abilities } of SCENARIOS)
    cards.push({ type: 'scenario', id, front: id, name, rule: 'xw.g.winning.2', text, abilities })
  for (const { id, name, text, abilities } of ENVIRONMENTS)
    cards.push({ type: 'environment', id, front: id, name, rule: 'xw.a.env-use.3', text, abilities })
  // Last, so that the numbers in matches that are under way stay those of their cards.
  for (const [id, name] of Object.entries(REPRINTED_SHIP_ABILITIES))
    add('ship-ability', id, name, 'xw.g.ship-ability.1')
  return cards
}

function build(): Catalogue {
  const cards = listed().map((card, number): Card => ({ ...card, number }))
  const triggered = new Map<EventName, (number[] | undefined)[]>()
  const replacing = new Map<EventName, (number[] | undefined)[]>()
  const permanents = new Map<Question, (Permanent[] | undefined)[]>()
  const kinds = new Map<Ability['kind'], (number[] | undefined)[]>()
  const put = <K, V>(map: Map<K, (V[] | undefined)[]>, key: K, number: CardNumber, value: V): void => {
    const byCard = map.get(key) ?? new Array(cards.length).fill(undefined)
    map.set(key, byCard)
    byCard[number] = [...(byCard[number] ?? []), value]
  }
  for (const card of cards)
    for (const [i, ability] of card.abilities.entries()) {
      put(kinds, ability.kind, card.number, i)
      if (ability.kind === 'triggered') put(triggered, ability.on, card.number, i)
      else if (ability.kind === 'replacement') put(replacing, ability.on, card.number, i)
      else if (ability.kind === 'permanent')
        for (const question of Object.keys(ability) as (Question | 'kind')[])
          if (question !== 'kind') put(permanents, question, card.number, ability)
    }
  const numbers = new Map(cards.map((card) => [`${card.type}:${card.id}`, card.number]))
  return { cards, numbers, triggered, replacing, permanents, kinds }
}

let built: Catalogue | null = null

/** Made at first use, because cards and rules know each other. */
function catalogue(): Catalogue {
  built ??= build()
  return built
}

export function allCards(): readonly Card[] {
  return catalogue().cards
}

export function cardOf(number: CardNumber): Card {
  return catalogue().cards[number]
}

export function abilityOf(number: CardNumber, place: number): Ability {
  return catalogue().cards[number].abilities[place]
}

/** The number of the rules' own card, which every ship has. */
export const RULES_CARD: CardNumber = 0

export function numberOf(type: Card['type'], id: string): CardNumber {
  const number = catalogue().numbers.get(`${type}:${id}`)
  if (number === undefined) throw new Error(`there is no ${type} ${id}`)
  return number
}

const NO_CARD_HAS_ONE: readonly undefined[] = []

/** Places of the abilities of a kind, by card. */
export function placesOf(kind: Ability['kind']): readonly (readonly number[] | undefined)[] {
  return catalogue().kinds.get(kind) ?? NO_CARD_HAS_ONE
}

/** Places of the abilities that listen to an event, by card; undefined if no card of the game does. */
export function listenersTo(
  event: EventName,
  kind: Triggered['kind'] | 'replacement',
): readonly (readonly number[] | undefined)[] | undefined {
  const { triggered, replacing } = catalogue()
  return (kind === 'triggered' ? triggered : replacing).get(event)
}

export function permanentsFor(question: Question): readonly (readonly Permanent[] | undefined)[] | undefined {
  return catalogue().permanents.get(question)
}

/**
 * Whether a card's whole ability is written. A pilot needs its ship ability too, a standard loadout its upgrades,
 * a card with two sides both of them.
 */
export function isImplemented(type: 'pilot' | 'upgrade', id: string): boolean {
  if (type === 'upgrade') {
    const facts = findUpgrade(id)
    return facts?.sides.every((_, i) => textOf('upgrade', i === 0 ? id : `${id}#${i}`) !== undefined) ?? false
  }
  const pilot = findPilot(id)
  // Huge ships can't be flown yet.
  if (pilot === undefined || shipFacts(pilot.ship).size === 'huge') return false
  return (
    (!pilot.hasAbility || textOf('pilot', id) !== undefined) &&
    (pilot.shipAbility === null || textOf('ship-ability', pilot.shipAbility) !== undefined) &&
    (pilot.standardLoadout ?? []).every((upgrade) => isImplemented('upgrade', upgrade))
  )
}
