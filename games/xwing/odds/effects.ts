import type { Attack, Change, ForcedReroll, Meddling, Modifications } from './attack.ts'
import { ATTACK_DIE, DEFENSE_DIE, type Die, EVADE, FOCUS, HIT, poolOf, type Results } from './dice.ts'
import { type Ways, waysToChange, waysToFinish, waysToKeep } from './modify.ts'
import { type FaceIndex, MOST_DICE, type Pool } from './pool.ts'

/** A set of faces: bit `face` is set. */
export type FaceSet = number

export interface RerollEffect {
  readonly faces: FaceSet
  readonly upTo: number
  readonly whole: boolean
}

export interface ChangeEffect {
  readonly from: FaceSet
  readonly to: FaceIndex
  readonly upTo: number
}

/** All that one side can do to one kind of dice, tokens and abilities alike. */
export interface Effects {
  /** Nothing at all. */
  readonly none: boolean
  readonly added: Pool
  /** For each reroll effect, what it can leave on the table. */
  readonly rerolls: readonly Ways[]
  /** What the changes can make of the dice at the end of the turn. */
  readonly finish: Ways
  /** After this turn nobody modifies these dice. */
  readonly final: boolean
}

/** An attack in these terms. The four turns of modifying dice come in this order. */
export interface Plan {
  readonly attackDice: number
  readonly defenseDice: number
  readonly reinforce: number
  readonly attackByDefender: Effects
  readonly attackByAttacker: Effects
  readonly defenseByAttacker: Effects
  readonly defenseByDefender: Effects
}

const NONE: Effects = { none: true, added: 0, rerolls: [], finish: (pool) => [pool], final: false }

const ONLY_FOCUS: FaceSet = 1 << FOCUS
const BLANK_OR_FOCUS: FaceSet = 1 | ONLY_FOCUS

export function planOf(attack: Attack): Plan {
  const { attacker = {}, defender = {}, atRange0 = false } = attack
  return {
    attackDice: diceToRoll(attack.attackDice),
    defenseDice: diceToRoll(attack.defenseDice),
    reinforce: defender.reinforce ?? 0,
    attackByDefender: onTheirDice(ATTACK_DIE, defender.onAttackDice),
    attackByAttacker: atRange0
      ? NONE
      : onOwnDice(ATTACK_DIE, attacker, attacker.lock === true, [
          { from: ONLY_FOCUS, to: HIT, upTo: focusChanges(attacker) },
        ]),
    defenseByAttacker: atRange0 ? NONE : onTheirDice(DEFENSE_DIE, attacker.onDefenseDice),
    defenseByDefender: onOwnDice(DEFENSE_DIE, defender, false, [
      { from: ONLY_FOCUS, to: EVADE, upTo: focusChanges(defender) },
      { from: BLANK_OR_FOCUS, to: EVADE, upTo: defender.evade ?? 0 },
    ]),
  }
}

/** Never fewer than none and never more than six (xw.g.attack-adice.4, xw.g.attack-ddice.4). */
export const diceToRoll = (dice: number): number => Math.max(0, Math.min(6, dice))

/** How many focus results tokens can change: all of them, or one for each calculate token and Force charge. */
export function focusChanges(side: { focus?: number; calculate?: number; force?: number }): number {
  if ((side.focus ?? 0) > 0) return MOST_DICE
  return Math.min(MOST_DICE, (side.calculate ?? 0) + (side.force ?? 0))
}

interface OwnDice<Face extends string> extends Modifications<Face> {
  readonly adds?: Results<Face>
}

function onOwnDice<Face extends string>(
  die: Die<Face>,
  { adds = {}, rerolls = [], changes = [] }: OwnDice<Face>,
  lock: boolean,
  tokens: readonly ChangeEffect[],
): Effects {
  const faces = die.faces.length
  const added = poolOf(die, { fresh: adds })
  const again = rerolls.map((one) => {
    const reroll = rerollOf(die, one)
    return { ...reroll, faces: reroll.faces & unscored(die) }
  })
  if (lock) again.push({ faces: unscored(die), upTo: MOST_DICE, whole: false })
  // Upwards from face to face, so that one effect can go on with what another has made.
  const change = [...tokens.filter((one) => one.upTo > 0), ...changes.map((one) => changeOf(die, one))]
  change.sort((a, b) => a.to - b.to)
  if (added === 0 && again.length === 0 && change.length === 0) return NONE
  return {
    none: false,
    added,
    rerolls: again.map((one) => waysToKeep(one, faces)),
    finish: waysToFinish(change, faces, die.scoring),
    final: true,
  }
}

function onTheirDice<Face extends string>(
  die: Die<Face>,
  { rerolls = [], changes = [] }: Meddling<Face> = {},
): Effects {
  if (rerolls.length === 0 && changes.length === 0) return NONE
  const faces = die.faces.length
  const change = changes.map((one) => changeOf(die, one)).sort((a, b) => b.to - a.to)
  return {
    none: false,
    added: 0,
    rerolls: rerolls.map((one) => waysToKeep(rerollOf(die, one), faces)),
    finish: waysToChange(change, faces),
    final: false,
  }
}

const rerollOf = <Face extends string>(die: Die<Face>, reroll: ForcedReroll<Face>): RerollEffect => ({
  faces: reroll.of === undefined ? everyFace(die) : faceSet(die, reroll.of),
  upTo: reroll.upTo,
  whole: reroll.whole === true,
})

const changeOf = <Face extends string>(die: Die<Face>, change: Change<Face>): ChangeEffect => ({
  from: faceSet(die, change.from),
  to: die.faces.indexOf(change.to),
  upTo: change.upTo,
})

/** What scores already is never rerolled by its own side: that can't raise the score. */
const unscored = (die: Die): FaceSet => (1 << die.scoring) - 1

const everyFace = (die: Die): FaceSet => (1 << die.faces.length) - 1

const faceSet = <Face extends string>(die: Die<Face>, faces: readonly Face[]): FaceSet =>
  faces.reduce((set, face) => set | (1 << die.faces.indexOf(face)), 0)
