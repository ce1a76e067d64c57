import { ATTACK_FACES, DEFENSE_FACES, type Moment, type Rolled, type Side } from '@dejarik/xwing/odds'
import { BadInput } from '../../trouble.ts'
import { countedWords } from './words.ts'

export interface MomentFlags {
  readonly attack?: string
  readonly defense?: string
  readonly attackResults?: string
  readonly defenseResults?: string
  readonly final?: boolean
  readonly turn?: Side
}

/** How far the attack has gone, by what is said of its dice. */
export function momentFrom(flags: MomentFlags): Moment {
  const { attackResults, defenseResults, final = false, turn } = flags
  const [attackRolled, defenseRolled] = [attackResults !== undefined, defenseResults !== undefined]
  expectDice('attack', flags.attack, attackRolled)
  expectDice('defense', flags.defense, defenseRolled)
  if (attackResults === undefined) {
    if (defenseRolled)
      throw new BadInput('--defense-results needs --attack-results: attack dice are rolled first.')
    if (final) throw new BadInput('--final needs --attack-results: say which results are final.')
    refuseTurn(turn)
    return { at: 'roll-attack' }
  }
  const attackDice = rolledFrom('--attack-results', attackResults, ATTACK_FACES)
  const attack = {
    hit: (attackDice.fresh?.hit ?? 0) + (attackDice.rerolled?.hit ?? 0),
    crit: (attackDice.fresh?.crit ?? 0) + (attackDice.rerolled?.crit ?? 0),
  }
  if (defenseResults !== undefined) {
    const dice = rolledFrom('--defense-results', defenseResults, DEFENSE_FACES)
    return { at: 'modify-defense', attack, dice, ...(turn && { turn }) }
  }
  if (!final) return { at: 'modify-attack', dice: attackDice, ...(turn && { turn }) }
  refuseTurn(turn)
  return { at: 'roll-defense', attack }
}

function expectDice(kind: 'attack' | 'defense', dice: string | undefined, rolled: boolean): void {
  if (dice === undefined && !rolled)
    throw new BadInput('Say how many {kind} dice are rolled: --{kind} <n>, from 0 to 6.', { kind })
  if (dice !== undefined && rolled)
    throw new BadInput(
      'Give --{kind} for dice to be rolled or --{kind}-results for dice on the table, not both.',
      { kind },
    )
}

function refuseTurn(turn: Side | undefined): void {
  if (turn !== undefined)
    throw new BadInput(
      '--turn says who modifies dice on the table, but the next dice are still to be rolled.',
    )
}

/** Reads `hit=2,blank,rerolled-focus`; `none` for no dice at all. */
function rolledFrom<Face extends string>(option: string, text: string, faces: readonly Face[]): Rolled<Face> {
  const fresh: { [face in Face]?: number } = {}
  const rerolled: { [face in Face]?: number } = {}
  if (text === 'none') return { fresh, rerolled }
  const known = [...faces, ...faces.map((face) => `rerolled-${face}`), 'none']
  let dice = 0
  for (const { word, n } of countedWords(option, text, known)) {
    for (const face of faces) {
      if (word === face) fresh[face] = (fresh[face] ?? 0) + n
      if (word === `rerolled-${face}`) rerolled[face] = (rerolled[face] ?? 0) + n
    }
    dice += n
  }
  if (dice > MOST_ON_TABLE)
    throw new BadInput('{option} lists {dice} dice; an attack has no more than {most} on the table.', {
      option,
      dice,
      most: MOST_ON_TABLE,
    })
  return { fresh, rerolled }
}

/** Six rolled and a few added. */
const MOST_ON_TABLE = 9
