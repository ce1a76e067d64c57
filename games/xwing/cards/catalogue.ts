/**
 * All cards by number. Everything that has facts gets a number, so that squads can be looked up; a card can enter a
 * match once its text is written (`implemented`).
 */
import { AbilityIndex, type Words } from '@dejarik/kernel'
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
import type { Ability, Always, Card, CardText } from '../rules/abilities.ts'
import { SCENARIOS } from '../scenarios/index.ts'
import type { CardNumber } from '../state.ts'
import { TEXTS } from './texts.ts'

export type Question = Exclude<keyof Always, 'word'>

interface Catalogue {
  readonly cards: readonly Card[]
  readonly numbers: ReadonlyMap<string, CardNumber>
  readonly index: AbilityIndex<Ability>
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
  const numbers = new Map(cards.map((card) => [`${card.type}:${card.id}`, card.number]))
  return { cards, numbers, index: new AbilityIndex(cards) }
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

export function abilityIndex(): AbilityIndex<Ability> {
  return catalogue().index
}

/** The number of the rules' own card, which every ship has. */
export const RULES_CARD: CardNumber = 0

export function numberOf(type: Card['type'], id: string): CardNumber {
  const number = catalogue().numbers.get(`${type}:${id}`)
  if (number === undefined) throw new Error(`there is no ${type} ${id}`)
  return number
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
