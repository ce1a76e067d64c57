/** Questions that only campaigns ask: deployment, items, cards, missions. */
import type { AskOne, Option } from '@dejarik/kernel'
import { cardOf, designOf } from '../cards/catalogue.ts'
import { ATTACK_DICE, ATTACK_FACES, ATTRIBUTES } from '../facts/index.ts'
import { campaignPart } from '../rules/campaign/mission-over.ts'
import { distanceTo } from '../rules/ground.ts'
import { heroesOf, isWounded } from '../rules/hero.ts'
import { NONE, type State } from '../state.ts'

/** Options as the rules write them; none has all of these. */
interface Chosen extends Option {
  readonly figure?: number
  readonly hero?: number
  readonly held?: number
  readonly card?: number
  readonly kind?: number
  readonly group?: number
  readonly point?: number
  readonly attribute?: number
  readonly threat?: number
}

type Value = (s: State, option: Chosen) => number

/** Cheap troops are better than one strong figure, up to a point. */
const BEST_COST = 8
/** Money and influence are there to be spent. */
const DONE = 0.5

const VALUES: { readonly [what: string]: Value } = {
  'open-group': (_s, { kind = 0 }) => -Math.abs(designOf(kind).facts.cost - BEST_COST),
  deployment: (s, { do: what, kind = 0, group = 0 }) =>
    what === 'deploy-group'
      ? 3 + designOf(kind).facts.cost
      : what === 'reinforce'
        ? 2 + designOf(s.groups[group].kind).facts.cost / designOf(s.groups[group].kind).facts.group
        : 0,
  point: (s, { point = 0 }) => -nearestHero(s, campaignPart(s).points[point].space),
  'attach-card': (_s, { do: what }) => (what === 'pass' ? 0 : 1),
  second: (s, { hero = 0 }) => (isWounded(s, hero) ? 0 : 1) - s.figures[hero].damage * 0.01,
  attribute: attributeValue,
  'next-hero': (_s, { hero = 0 }) => -hero,
  ally: (_s, { do: what }) => (what === 'ally' ? 1 : 0),
  equip: equipValue,
  sell: (_s, { do: what }) => (what === 'done' ? 1 : 0),
  'buy-item': (_s, { card }) => (card === undefined ? DONE : itemValue(card)),
  'item-hero': (s, { hero = 0 }) => -s.held.filter((held) => held.hero === hero).length,
  'reward-hero': (s, { hero = 0 }) => -s.held.filter((held) => held.hero === hero).length,
  'buy-class': (_s, { card }) => (card === undefined ? DONE : cardOf(card).facts.cost),
  'buy-agenda': (_s, { card }) => (card === undefined ? DONE : cardOf(card).facts.cost),
}

/** Null if it is no question of a campaign. */
export function campaignValues(s: State, ask: AskOne, options: readonly Option[]): readonly number[] | null {
  if (!Object.hasOwn(VALUES, ask.what)) return null
  const value = VALUES[ask.what]
  return options.map((option) => value(s, option))
}

function nearestHero(s: State, space: number): number {
  return Math.min(99, ...heroesOf(s).map((hero) => distanceTo(s, hero, space)))
}

/** Surges that the dice of an attribute bring on average. */
function attributeValue(s: State, { figure = 0, attribute = 0 }: Chosen): number {
  const dice = designOf(s.figures[figure].kind).sheet?.side.attributes[ATTRIBUTES[attribute]] ?? []
  return dice.reduce((sum, die) => sum + surgesOf(ATTACK_DICE.indexOf(die)), 0)
}

function surgesOf(color: number): number {
  const faces = ATTACK_FACES[ATTACK_DICE[color]]
  return faces.reduce((sum, { surge }) => sum + surge, 0) / faces.length
}

/** Modifications belong on weapons; what is too much is left behind. */
function equipValue(s: State, { do: what, held = 0 }: Chosen): number {
  switch (what) {
    case 'fit':
      return s.held[held].on === NONE ? 2 : -1
    case 'done':
      return 1
    case 'leave':
      return cardOf(s.held[held].card).facts.cost === 0 ? 0.5 : 0.4
    default:
      return -1
  }
}

/** Weapons first: the dearer, the better. */
function itemValue(card: number): number {
  const { cost, item } = cardOf(card).facts
  return cost / 100 + (item?.kind === 'weapon' ? 3 : item?.kind === 'armor' ? 2 : 0)
}
