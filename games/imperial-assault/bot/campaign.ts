/** Questions that only campaigns ask: deployment, items, cards, missions. */
import { never, type OptionOf, optionsOf } from '@dejarik/kernel'
import { ATTACK_DICE, ATTACK_FACES, ATTRIBUTES } from '../facts/index.ts'
import type { BuyAgenda, BuyClass, Done, Equip, TestAttribute } from '../offers.ts'
import type { AskFor, Questions } from '../questions.ts'
import { campaignPart } from '../rules/campaign/mission-over.ts'
import { cardOf, designOf } from '../rules/cards.ts'
import { distanceTo } from '../rules/ground.ts'
import { heroesOf, isWounded } from '../rules/hero.ts'
import { NONE, type State } from '../state.ts'

/** Cheap troops are better than one strong figure, up to a point. */
const BEST_COST = 8
/** Money and influence are there to be spent. */
const DONE = 0.5

type Asked = AskFor<
  | 'open-group'
  | 'deployment'
  | 'point'
  | 'attach-card'
  | 'second'
  | 'attribute'
  | 'next-hero'
  | 'ally'
  | 'equip'
  | 'sell'
  | 'buy-item'
  | 'item-hero'
  | 'reward-hero'
  | 'buy-class'
  | 'buy-agenda'
>

export function campaignValues(s: State, ask: Asked): readonly number[] {
  switch (ask.what) {
    case 'open-group':
      return optionsOf(ask).map(({ kind }) => -Math.abs(designOf(kind).facts.cost - BEST_COST))
    case 'deployment':
      return optionsOf(ask).map((option) => deploymentValue(s, option))
    case 'point':
      return optionsOf(ask).map(({ point }) => -nearestHero(s, campaignPart(s).points[point].space))
    case 'attach-card':
      return optionsOf(ask).map((option) => (option.do === 'pass' ? 0 : 1))
    case 'second':
      return optionsOf(ask).map(({ hero }) => (isWounded(s, hero) ? 0 : 1) - s.figures[hero].damage * 0.01)
    case 'attribute':
      return optionsOf(ask).map((option) => attributeValue(s, option))
    case 'next-hero':
      return optionsOf(ask).map(({ hero }) => -hero)
    case 'ally':
      return optionsOf(ask).map((option) => (option.do === 'ally' ? 1 : 0))
    case 'equip':
      return optionsOf(ask).map((option) => equipValue(s, option))
    case 'sell':
      return optionsOf(ask).map((option) => (option.do === 'done' ? 1 : 0))
    case 'buy-item':
      return optionsOf(ask).map((option) => (option.do === 'done' ? DONE : itemValue(option.card)))
    case 'item-hero':
    case 'reward-hero':
      return optionsOf(ask).map(({ hero }) => -s.held.filter((held) => held.hero === hero).length)
    case 'buy-class':
    case 'buy-agenda':
      return optionsOf<BuyClass | BuyAgenda | Done>(ask).map((option) =>
        option.do === 'done' ? DONE : cardOf(option.card).facts.cost,
      )
    default:
      return never(ask)
  }
}

function deploymentValue(s: State, option: OptionOf<Questions, 'deployment'>): number {
  if (option.do === 'deploy-group') return 3 + designOf(option.kind).facts.cost
  if (option.do !== 'reinforce') return 0
  const { cost, group } = designOf(s.groups[option.group].kind).facts
  return 2 + cost / group
}

function nearestHero(s: State, space: number): number {
  return Math.min(99, ...heroesOf(s).map((hero) => distanceTo(s, hero, space)))
}

/** Surges that the dice of an attribute bring on average. */
function attributeValue(s: State, { figure, attribute }: TestAttribute): number {
  const dice = designOf(s.figures[figure].kind).sheet?.side.attributes[ATTRIBUTES[attribute]] ?? []
  return dice.reduce((sum, die) => sum + surgesOf(ATTACK_DICE.indexOf(die)), 0)
}

function surgesOf(color: number): number {
  const faces = ATTACK_FACES[ATTACK_DICE[color]]
  return faces.reduce((sum, { surge }) => sum + surge, 0) / faces.length
}

/** Modifications belong on weapons; what is too much is left behind. */
function equipValue(s: State, option: Equip | Done): number {
  switch (option.do) {
    case 'fit':
      return s.held[option.held].on === NONE ? 2 : -1
    case 'done':
      return 1
    case 'leave':
      return cardOf(s.held[option.held].card).facts.cost === 0 ? 0.5 : 0.4
    case 'give':
    case 'take-off':
    case 'bring':
      return -1
    default:
      return never(option)
  }
}

/** Weapons first: the dearer, the better. */
function itemValue(card: number): number {
  const { cost, item } = cardOf(card).facts
  return cost / 100 + (item?.kind === 'weapon' ? 3 : item?.kind === 'armor' ? 2 : 0)
}
