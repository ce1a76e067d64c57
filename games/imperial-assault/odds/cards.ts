/** Attacks between the figures of deployment cards, as far as numbers on the cards say what they do. */
import type { AttackDie, DeploymentFacts, Effects, SurgeFacts } from '../facts/index.ts'
import type { Attack, SurgeAbility } from './attack.ts'

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

export interface CardAttack {
  readonly attacker: DeploymentFacts
  readonly defender: DeploymentFacts
  /** Spaces to the target; of no meaning for a melee attack. */
  readonly range: number
  /** For dice of any color, chosen when the attack is declared. */
  readonly chosen?: readonly AttackDie[]
}

/** One list for each card, so that its menu is worked out once. */
const surgesOf = new WeakMap<DeploymentFacts, readonly SurgeAbility[]>()

/** Null if the attacker can't attack. Abilities that are written in code are not counted, only surges and keywords. */
export function attackBetween({ attacker, defender, range, chosen = [] }: CardAttack): Attack | null {
  const { attack, keywords } = attacker
  if (attack === null) return null
  let surges = surgesOf.get(attacker)
  if (surges === undefined) {
    surges = attacker.surges.map((surge) => surgeAbility(surge))
    surgesOf.set(attacker, surges)
  }
  return {
    attack: [...attack.dice, ...chosen.slice(0, attack.chosen)],
    defense: defender.defense,
    range: attack.type === 'melee' ? null : range,
    modifiers: {
      damage: keywords.damage,
      surge: keywords.surge,
      accuracy: keywords.accuracy,
      pierce: keywords.pierce,
      // What is added to an own defense counts when defending; what is taken is taken from the other's.
      block: defender.keywords.block + Math.min(keywords.block, 0),
      evade: defender.keywords.evade + Math.min(keywords.evade, 0),
      dodge: defender.keywords.dodge + Math.min(keywords.dodge, 0),
    },
    surges,
    health: defender.health,
  }
}
