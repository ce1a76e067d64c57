/** Attacks by the figures of deployment cards, as far as numbers on the cards say what they do. */
import type { AttackDie, DeploymentFacts, Effects, SurgeFacts } from '../facts/index.ts'
import type { Attack, Modifiers, SurgeAbility } from './attack.ts'

/** What effects besides damage to the target are worth, each for one of it. */
export interface Worths {
  readonly blast: number
  readonly cleave: number
  readonly recover: number
  /** A condition for the target. */
  readonly inflicts: number
  /** A condition for the attacker. */
  readonly gains: number
  readonly powerToken: number
  /** An ability that numbers don't say. */
  readonly other: number
}

/** Good for nothing but to choose between spendings of equal damage. */
export const WORTHS: Worths = {
  blast: 4,
  cleave: 4,
  recover: 3,
  inflicts: 6,
  gains: 5,
  powerToken: 4,
  other: 5,
}

/** A printed surge ability for the odds. */
export function surgeAbility({ cost, effects }: SurgeFacts, worths: Worths = WORTHS): SurgeAbility {
  if (effects === null) return { cost, worth: worths.other }
  const { damage, accuracy, pierce, block, dodge } = effects
  return { cost, damage, accuracy, pierce, block, dodge, ...worthOf(effects, worths) }
}

/** Recovering needs no damage (ia.recover.3), nor do power tokens; the others do (ia.attack-special.9, ia.focused.3). */
function worthOf(effects: Effects, worths: Worths): Pick<SurgeAbility, 'worth' | 'worthIfDamaged'> {
  const { blast, cleave, recover, inflicts, gains, powerTokens } = effects
  return {
    worth: recover * worths.recover + powerTokens.length * worths.powerToken,
    worthIfDamaged:
      blast * worths.blast +
      cleave * worths.cleave +
      inflicts.length * worths.inflicts +
      gains.length * worths.gains,
  }
}

/** One list for each card, so that its menu is worked out once. */
const surgesOf = new WeakMap<DeploymentFacts, readonly SurgeAbility[]>()

/** What a card brings to an attack of its figures: surges and keywords, not abilities that are written in code. */
export function offenseOf(card: DeploymentFacts): Required<Pick<Attack, 'modifiers' | 'surges'>> {
  const { damage, surge, accuracy, pierce, block, evade, dodge } = card.keywords
  let surges = surgesOf.get(card)
  if (surges === undefined) {
    surges = card.surges.map((one) => surgeAbility(one))
    surgesOf.set(card, surges)
  }
  // What is added to an own defense counts when defending; what is taken is taken from the other's.
  const taken = { block: Math.min(block, 0), evade: Math.min(evade, 0), dodge: Math.min(dodge, 0) }
  return { modifiers: { damage, surge, accuracy, pierce, ...taken }, surges }
}

/** What the target of an attack brings to it. */
export type Defense = Required<Pick<Attack, 'defense' | 'modifiers' | 'health'>>

/** What a card brings to an attack against its figures. */
export function defenseOf(card: DeploymentFacts): Defense {
  const { block, evade, dodge } = card.keywords
  return {
    defense: card.defense,
    modifiers: { block: Math.max(block, 0), evade: Math.max(evade, 0), dodge: Math.max(dodge, 0) },
    health: card.health,
  }
}

/** Modifiers of several sources. */
export function together(...parts: readonly Partial<Modifiers>[]): Modifiers {
  const sum = (field: keyof Modifiers): number => parts.reduce((total, part) => total + (part[field] ?? 0), 0)
  return {
    damage: sum('damage'),
    surge: sum('surge'),
    accuracy: sum('accuracy'),
    pierce: sum('pierce'),
    block: sum('block'),
    evade: sum('evade'),
    dodge: sum('dodge'),
  }
}

export interface CardAttack {
  readonly attacker: DeploymentFacts
  readonly defender: Defense
  /** Spaces to the target; of no meaning for a melee attack. */
  readonly range: number
  /** For dice of any color, chosen when the attack is declared. */
  readonly chosen?: readonly AttackDie[]
}

/** Null if the attacker can't attack. */
export function attackBetween({ attacker, defender, range, chosen = [] }: CardAttack): Attack | null {
  const { attack } = attacker
  if (attack === null) return null
  const { modifiers, surges } = offenseOf(attacker)
  return {
    attack: [...attack.dice, ...chosen.slice(0, attack.chosen)],
    defense: defender.defense,
    range: attack.type === 'melee' ? null : range,
    modifiers: together(modifiers, defender.modifiers),
    surges,
    health: defender.health,
  }
}
