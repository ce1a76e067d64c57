/** Whom or what one can attack, as far as its worth and the odds go: figures and objects alike. */
import type { Seat } from '@dejarik/kernel'
import { DEFENSE_DICE } from '../facts/index.ts'
import { type Defense, defenseOf } from '../odds/index.ts'
import { defensePool, objectBlock } from '../rules/attack/pools.ts'
import { designOf } from '../rules/cards.ts'
import { healthOf } from '../rules/damage.ts'
import { objectHealth } from '../rules/objects.ts'
import { type FigureId, NONE, REBELS, type State, type TokenId } from '../state.ts'
import { type Pace, paceOf } from './pace.ts'

export interface Mark {
  /** The same for the same defense. */
  readonly number: number
  readonly defense: Defense
  readonly health: number
  readonly left: number
  /** Points for defeating or destroying it. */
  readonly worth: number
}

/** Heroes cost nothing, and are what a mission is about. */
const HEALTHY_HERO = 9
const WOUNDED_HERO = 6
/** Heroes who clear the way heed enemies so much more. */
const IN_THE_WAY = 3
/** What can be destroyed mostly is what somebody came for: who clears the way heeds it less, who hurries little else. */
const OBJECT: { readonly [P in Pace]: number } = { clearing: 9, steady: 18, hurrying: 50 }
/** Above the numbers of all cards. */
const FIRST_OBJECT = 2048
const figures: Defense[] = []
const objects = new Map<string, Pick<Mark, 'number' | 'defense'>>()

/** What one figure of a card is worth to whoever defeats it. */
export function worthOf(s: State, figure: FigureId): number {
  const { facts, sheet } = designOf(s.figures[figure].kind)
  if (sheet !== null) return sheet.wounded ? WOUNDED_HERO : HEALTHY_HERO
  return facts.cost / facts.group
}

/** As an attacker of this side sees it. */
export function markOf(s: State, figure: FigureId, by: Seat): Mark {
  const { kind, damage } = s.figures[figure]
  figures[kind] ??= defenseOf(designOf(kind).facts)
  const health = healthOf(s, figure)
  const worth = worthOf(s, figure) * (by === REBELS && paceOf(s) === 'clearing' ? IN_THE_WAY : 1)
  return { number: kind, defense: figures[kind], health, left: health - damage, worth }
}

/** Null if it can't be destroyed. */
export function markOfObject(s: State, token: TokenId): Mark | null {
  const health = objectHealth(s, token)
  if (health === null) return null
  const dice = defensePool(s, NONE, token)
  const block = objectBlock(s, token)
  const key = `${dice.join(' ')} ${block}`
  let known = objects.get(key)
  if (known === undefined) {
    const defense = { defense: dice.map((die) => DEFENSE_DICE[die]), modifiers: { block }, health }
    known = { number: FIRST_OBJECT + objects.size, defense }
    objects.set(key, known)
  }
  return { ...known, health, left: health - s.tokens[token].damage, worth: OBJECT[paceOf(s)] }
}
