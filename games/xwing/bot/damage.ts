/** Chances of damage for the attacks that bots think about, exact and kept once they are known. */
import { oddsOf } from '../odds/index.ts'

/** Tokens of an attacker or defender as small numbers, so that an attack is a place in a table. */
export type AttackMods = number
export type DefenseMods = number

/** Focus results that can be changed: up to three, or all of them. */
const ALL = 4
/** A primary attack at range 0: nothing can be changed (xw.g.attack-adice.7). */
const FROZEN: AttackMods = 2 * (ALL + 1)
const ATTACK_KINDS = FROZEN + 1
const MOST_EVADES = 2
const DEFENSE_KINDS = 2 * (MOST_EVADES + 1) * (ALL + 1)

function changesOf(focus: boolean, others: number): number {
  return focus ? ALL : Math.min(ALL - 1, others)
}

/** `others`: calculate tokens and Force charges, which change one result each. */
export function attackMods(focus: boolean, others: number, lock: boolean): AttackMods {
  return 2 * changesOf(focus, others) + (lock ? 1 : 0)
}

export function frozenAt(range: number, isPrimary: boolean, mods: AttackMods): AttackMods {
  return range === 0 && isPrimary ? FROZEN : mods
}

export function defenseMods(focus: boolean, others: number, evades: number, reinforced = false): DefenseMods {
  const evading = Math.min(MOST_EVADES, evades) * (ALL + 1)
  return changesOf(focus, others) + evading + (reinforced ? DEFENSE_KINDS / 2 : 0)
}

/** How likely each number of damage is, and the mean. */
export interface Spread {
  readonly chances: readonly number[]
  readonly mean: number
}

const MOST = 6
const table: (Spread | undefined)[] = []

export function spreadOf(
  attackDice: number,
  defenseDice: number,
  attacking: AttackMods,
  defending: DefenseMods,
): Spread {
  const a = Math.max(0, Math.min(MOST, attackDice))
  const d = Math.max(0, Math.min(MOST, defenseDice))
  const key = ((a * (MOST + 1) + d) * ATTACK_KINDS + attacking) * DEFENSE_KINDS + defending
  table[key] ??= workOut(a, d, attacking, defending)
  return table[key]
}

function workOut(
  attackDice: number,
  defenseDice: number,
  attacking: AttackMods,
  defending: DefenseMods,
): Spread {
  const half = DEFENSE_KINDS / 2
  const odds = oddsOf({
    attackDice,
    defenseDice,
    atRange0: attacking === FROZEN,
    attacker: attacking === FROZEN ? {} : { ...changes(attacking >> 1), lock: (attacking & 1) !== 0 },
    defender: {
      ...changes((defending % half) % (ALL + 1)),
      evade: Math.floor((defending % half) / (ALL + 1)),
      reinforce: defending >= half ? 1 : 0,
    },
  })
  const chances: number[] = []
  for (const { hits, crits, chance } of odds.outcomes)
    chances[hits + crits] = (chances[hits + crits] ?? 0) + chance
  for (let i = 0; i < chances.length; i++) chances[i] ??= 0
  return { chances, mean: odds.damage }
}

function changes(count: number): { focus: number; calculate: number } {
  return count === ALL ? { focus: 1, calculate: 0 } : { focus: 0, calculate: count }
}
