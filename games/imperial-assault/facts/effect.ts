/** What an attack, or a figure at all times, gets besides its dice; read from codes such as `+1 damage` or `pierce 2`. */
import type { Condition } from './condition.ts'

/** Power tokens of the last boxes; `any` is chosen when it is gained. */
export type PowerToken = 'damage' | 'surge' | 'block' | 'evade' | 'any'

export interface Effects {
  /** Added to the attack results. */
  readonly damage: number
  readonly surge: number
  readonly accuracy: number
  /** Added to the defense results; negative ones in an attack take from the defender's. */
  readonly block: number
  readonly evade: number
  readonly dodge: number
  readonly pierce: number
  readonly blast: number
  readonly cleave: number
  readonly recover: number
  /** Conditions for the target. */
  readonly inflicts: readonly Condition[]
  /** Conditions for the attacker. */
  readonly gains: readonly Condition[]
  readonly powerTokens: readonly PowerToken[]
}

export const NO_EFFECTS: Effects = {
  damage: 0,
  surge: 0,
  accuracy: 0,
  block: 0,
  evade: 0,
  dodge: 0,
  pierce: 0,
  blast: 0,
  cleave: 0,
  recover: 0,
  inflicts: [],
  gains: [],
  powerTokens: [],
}

/** Keywords that give a condition to the target or to the figure itself. */
const INFLICTED: { readonly [keyword: string]: Condition } = {
  bleed: 'bleeding',
  stun: 'stunned',
  weaken: 'weakened',
}
const GAINED: { readonly [keyword: string]: Condition } = { focus: 'focused', hide: 'hidden' }

const RESULTS = ['damage', 'surge', 'accuracy', 'block', 'evade', 'dodge'] as const
const VALUES = ['pierce', 'blast', 'cleave', 'recover'] as const
const TOKENS: readonly PowerToken[] = ['damage', 'surge', 'block', 'evade', 'any']

/** Null if the code is no effect. */
export function withEffect(effects: Effects, code: string): Effects | null {
  const [, change, counted] = /^([+-]\d+) (\w+)$/u.exec(code) ?? []
  const result = RESULTS.find((one) => one === counted)
  if (result !== undefined) return plus(effects, result, Number(change))
  const [, keyword, amount] = /^(\w+) (\d+)$/u.exec(code) ?? []
  const value = VALUES.find((one) => one === keyword)
  if (value !== undefined) return plus(effects, value, Number(amount))
  if (Object.hasOwn(INFLICTED, code)) return { ...effects, inflicts: [...effects.inflicts, INFLICTED[code]] }
  if (Object.hasOwn(GAINED, code)) return { ...effects, gains: [...effects.gains, GAINED[code]] }
  const token = TOKENS.find((one) => code === `gain ${one}`)
  return token === undefined ? null : { ...effects, powerTokens: [...effects.powerTokens, token] }
}

type Counted = Exclude<keyof Effects, 'inflicts' | 'gains' | 'powerTokens'>

function plus(effects: Effects, field: Counted, by: number): Effects {
  return { ...effects, [field]: effects[field] + by }
}

const KEYWORD_OF: { readonly [C in Condition]: string } = {
  bleeding: 'bleed',
  focused: 'focus',
  hidden: 'hide',
  stunned: 'stun',
  weakened: 'weaken',
}

/** The codes of effects: `+2 damage, pierce 3, stun`. */
export function effectWords(effects: Effects): string {
  const parts: string[] = []
  for (const result of ['damage', 'surge', 'accuracy', 'block', 'evade', 'dodge'] as const)
    if (effects[result] !== 0) parts.push(`${effects[result] > 0 ? '+' : ''}${effects[result]} ${result}`)
  for (const keyword of ['pierce', 'blast', 'cleave', 'recover'] as const)
    if (effects[keyword] !== 0) parts.push(`${keyword} ${effects[keyword]}`)
  for (const condition of [...effects.inflicts, ...effects.gains]) parts.push(KEYWORD_OF[condition])
  for (const token of effects.powerTokens) parts.push(`gain ${token}`)
  return parts.join(', ')
}
