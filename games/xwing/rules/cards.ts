/**
 * The cards as the rules see them, by number. Everything that has facts gets a number, so that squads can be looked up;
 * a card can enter a match once its text is written (`isImplemented`). `index.ts` of the game hands the texts down.
 */
import { AbilityIndex, Installed, type Words } from '@dejarik/kernel'
import {
  CONDITIONS,
  DAMAGE_CARDS,
  DOCKING,
  FIRST_SHIP_ABILITIES,
  findPilot,
  findUpgrade,
  PILOTS,
  REPRINTED_SHIP_ABILITIES,
  shipFacts,
  UPGRADES,
  type UpgradeSide,
} from '../facts/index.ts'
import type { CardNumber } from '../state.ts'
import type { Ability, Always, Card, CardText } from './abilities.ts'
import { type Environment, installEnvironments } from './environments.ts'
import { installScenarios, type Scenario } from './scenarios.ts'

export type Question = Exclude<keyof Always, 'word'>

/** What is written for cards of a type, by id. */
export type Written = readonly [type: Card['type'], texts: { readonly [id: string]: CardText }]

interface Catalogue {
  readonly texts: ReadonlyMap<string, CardText>
  readonly cards: readonly Card[]
  readonly numbers: ReadonlyMap<string, CardNumber>
  readonly index: AbilityIndex<Ability>
}

const installed = new Installed<Catalogue>('The cards of X-Wing')

const NO_TEXT: CardText = { text: { en: '', de: '' }, abilities: [] }

/** A text without facts, or a second one for the same card, is a mistake in writing. */
export function installCards(
  written: readonly Written[],
  scenarios: readonly Scenario[],
  environments: readonly Environment[],
): void {
  const texts = new Map<string, CardText>()
  for (const [type, byId] of written)
    for (const [id, text] of Object.entries(byId)) {
      if (texts.has(`${type}:${id}`)) throw new Error(`there are two texts for the ${type} “${id}”`)
      texts.set(`${type}:${id}`, text)
    }
  const cards = listed(texts, scenarios, environments).map((card, number): Card => ({ ...card, number }))
  const numbers = new Map(cards.map((card) => [`${card.type}:${card.id}`, card.number]))
  for (const card of texts.keys()) if (!numbers.has(card)) throw new Error(`there is no card “${card}”`)
  installScenarios(scenarios)
  installEnvironments(environments)
  installed.install({ texts, cards, numbers, index: new AbilityIndex(cards) })
}

function listed(
  texts: Catalogue['texts'],
  scenarios: readonly Scenario[],
  environments: readonly Environment[],
): Omit<Card, 'number'>[] {
  const cards: Omit<Card, 'number'>[] = []
  const add = (
    type: Card['type'],
    id: string,
    name: Words,
    rule: string,
    text: CardText | undefined = texts.get(`${type}:${id}`),
    side: UpgradeSide | null = null,
  ): void => {
    const docking = DOCKING[`${type}:${id}`] ?? null
    const { abilities, ...rest } = text ?? NO_TEXT
    cards.push({ ...rest, abilities, type, id, front: id.split('#')[0], name, rule, side, docking })
  }
  // The rules themselves: what every ship can do at a timing window (linked actions and the like).
  add('scenario', 'rules', { en: 'Rules', de: 'Regeln' }, 'xw.g.queue.1')
  for (const [id, name] of Object.entries(FIRST_SHIP_ABILITIES))
    add('ship-ability', id, name, 'xw.g.ship-ability.1')
  for (const { id, name } of PILOTS) add('pilot', id, name, 'xw.g.pilot-ability.1')
  for (const { id, sides } of UPGRADES)
    for (const [i, side] of sides.entries())
      add('upgrade', sideId(id, i), side.name, 'xw.g.ability.1', undefined, side)
  for (const { id, name } of DAMAGE_CARDS) add('damage', id, name, 'xw.g.damage-cards.3')
  for (const { id, name } of CONDITIONS) add('condition', id, name, 'xw.g.condition.2')
  for (const { id, name, text, abilities } of scenarios)
    add('scenario', id, name, 'xw.g.winning.2', { text, abilities })
  for (const { id, name, text, abilities } of environments)
    add('environment', id, name, 'xw.a.env-use.3', { text, abilities })
  // Last, so that the numbers in matches that are under way stay those of their cards.
  for (const [id, name] of Object.entries(REPRINTED_SHIP_ABILITIES))
    add('ship-ability', id, name, 'xw.g.ship-ability.1')
  add('scenario', HANDED_ON, { en: 'Handed on', de: 'Weitergegeben' }, 'xw.g.upgrade.11', {
    text: {
      en: 'The upgrade that lay here lies on another ship.',
      de: 'Die Aufwertung, die hier lag, liegt auf einem anderen Schiff.',
    },
    abilities: [],
  })
  return cards
}

/** What lies in the place of an upgrade that went to another ship. */
export const HANDED_ON = 'handed-on'

/** Both sides of an upgrade are cards; `#1` is the one that lies below at first. */
function sideId(id: string, side: number): string {
  return side === 0 ? id : `${id}#${side}`
}

export function allCards(): readonly Card[] {
  return installed.value.cards
}

export function cardOf(number: CardNumber): Card {
  return installed.value.cards[number]
}

/** What is printed on the side of an upgrade that is up; null for cards that are no upgrades. */
export function sideFacts(card: CardNumber): UpgradeSide | null {
  return cardOf(card).side
}

export function abilityIndex(): AbilityIndex<Ability> {
  return installed.value.index
}

/** The number of the rules' own card, which every ship has. */
export const RULES_CARD: CardNumber = 0

export function numberOf(type: Card['type'], id: string): CardNumber {
  const number = installed.value.numbers.get(`${type}:${id}`)
  if (number === undefined) throw new Error(`there is no ${type} ${id}`)
  return number
}

/** Whether there is a text for this card or side; other cards that it needs may be missing. */
export function isWritten(type: Card['type'], id: string): boolean {
  return installed.value.texts.has(`${type}:${id}`)
}

/**
 * Whether a card's whole ability is written. A pilot needs its ship ability too, a standard loadout its upgrades,
 * a card with two sides both of them.
 */
export function isImplemented(type: 'pilot' | 'upgrade', id: string): boolean {
  if (type === 'upgrade')
    return findUpgrade(id)?.sides.every((_, i) => isWritten('upgrade', sideId(id, i))) ?? false
  const pilot = findPilot(id)
  // Huge ships can't be flown yet.
  if (pilot === undefined || shipFacts(pilot.ship).size === 'huge') return false
  return (
    (!pilot.hasAbility || isWritten('pilot', id)) &&
    (pilot.shipAbility === null || isWritten('ship-ability', pilot.shipAbility)) &&
    (pilot.standardLoadout ?? []).every((upgrade) => isImplemented('upgrade', upgrade))
  )
}
