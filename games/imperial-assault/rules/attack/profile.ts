/** What a figure attacks with (rulebook: Angriffe): the attack on its card, or one of a hero's weapons (ia.attacks.3). */
import {
  ATTACK_DICE,
  type AttackDie,
  type AttackType,
  type Effects,
  type ItemTrait,
  type Keywords,
  NO_KEYWORDS,
  type SurgeFacts,
} from '../../facts/index.ts'
import { type FigureId, type HeldId, NONE, type State } from '../../state.ts'
import { meOf } from '../abilities.ts'
import { cardOf, designOf } from '../cards.ts'
import { missionOf } from '../ground.ts'
import { isLive } from '../held.ts'

export interface Profile {
  /** NONE for the attack on a deployment card. */
  readonly weapon: HeldId
  readonly type: AttackType | undefined
  readonly dice: readonly AttackDie[]
  /** Dice of any colour besides. */
  readonly chosen: number
  /** At most so many of these of one colour. */
  readonly mostOfAColor: number
  readonly reach: boolean
  readonly keywords: Keywords
  readonly surges: readonly SurgeFacts[]
  readonly traits: readonly ItemTrait[]
}

const ANY = Number.POSITIVE_INFINITY
const NO_DICE: readonly AttackDie[] = []
const NO_TRAITS: readonly ItemTrait[] = []
const NO_SURGES: readonly SurgeFacts[] = []
const printed: Profile[] = []

/** The attack on a deployment card, or none. */
function printedOf(kind: number): Profile {
  if (printed[kind] === undefined) {
    const { facts, abilities } = designOf(kind)
    const { attack, keywords, surges } = facts
    printed[kind] = {
      weapon: NONE,
      type: attack?.type,
      dice: attack?.dice ?? NO_DICE,
      chosen: attack?.chosen ?? 0,
      mostOfAColor:
        abilities.find(({ always }) => always?.mostOfAColor !== undefined)?.always?.mostOfAColor ?? ANY,
      reach: keywords.reach,
      keywords,
      surges,
      traits: NO_TRAITS,
    }
  }
  return printed[kind]
}

/** Everything that this figure can attack with; a hero has one profile a weapon (ia.item-cards.16). */
export function profilesOf(s: State, figure: FigureId): readonly Profile[] {
  const { kind } = s.figures[figure]
  if (designOf(kind).sheet === null) return [cardAttack(s, figure)]
  const found: Profile[] = []
  for (const [id, held] of s.held.entries())
    if (held.hero === figure && isLive(held) && cardOf(held.card).facts.item?.attack != null)
      found.push(weaponProfile(s, figure, id))
  const bare = found.length === 0 ? bareHands(s) : null
  return bare === null ? found : [bare]
}

export function profileOf(s: State, figure: FigureId, weapon: HeldId): Profile {
  if (weapon !== NONE) return weaponProfile(s, figure, weapon)
  const { kind } = s.figures[figure]
  return (designOf(kind).sheet === null ? null : bareHands(s)) ?? cardAttack(s, figure)
}

/** Its card's attack, with the dice that the mission gives it. */
function cardAttack(s: State, figure: FigureId): Profile {
  const profile = printedOf(s.figures[figure].kind)
  const arsenal = missionOf(s).campaign?.arsenalOf?.(s, figure) ?? null
  return arsenal === null
    ? profile
    : { ...profile, dice: NO_DICE, chosen: arsenal.dice, mostOfAColor: arsenal.most }
}

/** What a hero without a weapon attacks with, where the mission lets it. */
function bareHands(s: State): Profile | null {
  const dice = missionOf(s).campaign?.bareHands
  if (dice === undefined) return null
  return {
    weapon: NONE,
    type: 'melee',
    dice,
    chosen: 0,
    mostOfAColor: ANY,
    reach: false,
    keywords: NO_KEYWORDS,
    surges: NO_SURGES,
    traits: NO_TRAITS,
  }
}

/** A weapon with everything that is attached to it (ia.modifications.2). */
function weaponProfile(s: State, figure: FigureId, weapon: HeldId): Profile {
  const item = cardOf(s.held[weapon].card).facts.item
  if (item?.attack == null) throw new Error(`card ${weapon} is no weapon`)
  let { keywords, surges } = item
  let { reach } = keywords
  for (const [id, held] of s.held.entries()) {
    if (held.on !== weapon || !isLive(held)) continue
    const { facts, abilities } = cardOf(held.card)
    if (facts.item === null) continue
    keywords = plus(keywords, facts.item.keywords)
    surges = [...surges, ...facts.item.surges]
    // Asked of the card itself: in an attack with another weapon its figure does not have it, but may look for the next target.
    const me = meOf(s.figures[figure].seat, figure, 0, id)
    reach ||= facts.item.keywords.reach || abilities.some(({ always }) => always?.hasReach?.(s, me) === true)
  }
  const { pool, dice, chosen, type } = item.attack
  const { sheet } = designOf(s.figures[figure].kind)
  return {
    weapon,
    type,
    dice: pool === null || sheet === null ? dice : sheet.side.attributes[pool],
    chosen,
    mostOfAColor: ANY,
    reach,
    keywords,
    surges,
    traits: item.traits,
  }
}

const COUNTED = [
  'damage',
  'surge',
  'accuracy',
  'block',
  'evade',
  'dodge',
  'pierce',
  'blast',
  'cleave',
  'recover',
] as const satisfies readonly (keyof Effects)[]

function plus(one: Keywords, other: Keywords): Keywords {
  const sums = Object.fromEntries(COUNTED.map((field) => [field, one[field] + other[field]]))
  return {
    ...one,
    ...sums,
    inflicts: [...one.inflicts, ...other.inflicts],
    gains: [...one.gains, ...other.gains],
  }
}

export function diceOf({ dice }: Profile): number[] {
  return dice.map((die) => ATTACK_DICE.indexOf(die))
}
