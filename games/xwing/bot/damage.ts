/** Chances of damage for the attacks that bots think about, exact and kept once they are known. */
import { type Defender, type Odds, oddsOf } from '../odds/index.ts'

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
  const isFrozen = attacking === FROZEN
  return spreadFrom(
    oddsOf({
      attackDice,
      defenseDice,
      atRange0: isFrozen,
      attacker: isFrozen ? {} : { ...changes(attacking >> 1), lock: (attacking & 1) !== 0 },
      defender: defenderWith(defending),
    }),
  )
}

function defenderWith(defending: DefenseMods): Defender {
  const half = DEFENSE_KINDS / 2
  return {
    ...changes((defending % half) % (ALL + 1)),
    evade: Math.floor((defending % half) / (ALL + 1)),
    reinforce: defending >= half ? 1 : 0,
  }
}

function spreadFrom({ outcomes, damage }: Odds): Spread {
  const chances: number[] = []
  for (const { hits, crits, chance } of outcomes)
    chances[hits + crits] = (chances[hits + crits] ?? 0) + chance
  for (let i = 0; i < chances.length; i++) chances[i] ??= 0
  return { chances, mean: damage }
}

function changes(count: number): { focus: number; calculate: number } {
  return count === ALL ? { focus: 1, calculate: 0 } : { focus: 0, calculate: count }
}

const againstHits: (Spread | undefined)[] = []

/** What is left of so many hits when the defense dice have been rolled and modified. */
export function spreadOfHits(hits: number, defenseDice: number, defending: DefenseMods): Spread {
  const h = Math.max(0, Math.min(MOST, hits))
  const d = Math.max(0, Math.min(MOST, defenseDice))
  const key = (h * (MOST + 1) + d) * DEFENSE_KINDS + defending
  againstHits[key] ??= spreadFrom(
    oddsOf(
      { attackDice: 0, defenseDice: d, defender: defenderWith(defending) },
      { at: 'roll-defense', attack: { hit: h, crit: 0 } },
    ),
  )
  return againstHits[key]
}
