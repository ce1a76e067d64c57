/** Things that abilities let a player choose, and dice that they roll outside of attacks. */
import type { Flow, Option } from '@dejarik/kernel'
import { designOf } from '../cards/catalogue.ts'
import { type AttackFace, CONDITION_IDS } from '../facts/index.ts'
import type { Space } from '../map/index.ts'
import type { Source } from '../rules/ability.ts'
import { rollAttack } from '../rules/attack/pools.ts'
import { add, attackFace } from '../rules/attack/results.ts'
import { HARMFUL, lose } from '../rules/conditions.ts'
import { recover } from '../rules/damage.ts'
import {
  distance,
  distanceTo,
  figuresOnMap,
  groundOf,
  isAtOrBeside,
  seesSpace,
  spacesOf,
  standingOf,
} from '../rules/ground.ts'
import { missionAlways } from '../rules/live.ts'
import { damageObject, spacesOfObject } from '../rules/objects.ts'
import type { Attack, FigureId, State, T } from '../state.ts'
import { CARD } from './shapes.ts'

interface SpaceOption extends Option {
  readonly do: 'choose-space'
  readonly space: Space
}

/** Spaces of the map within so many of a figure, its own among them (ia.within-x-spaces.1). */
export function spacesWithin(s: State, figure: FigureId, most: number): Space[] {
  const { board } = groundOf(s)
  const found: Space[] = []
  for (let space = 0; space < board.width * board.height; space++)
    if (distanceTo(s, figure, space) <= most) found.push(space)
  return found
}

/** Those that it sees; who stands there does not hide its own space. */
export function seenSpaces(s: State, figure: FigureId, spaces: readonly Space[]): Space[] {
  const standing = standingOf(s)
  return spaces.filter((space) => {
    const there = figuresOnMap(s).find((id) => spacesOf(s, s.figures[id]).includes(space))
    const other = there === undefined ? null : s.figures[there]
    return seesSpace(s, s.figures[figure], space, other, standing, false)
  })
}

export function* chooseSpace(t: T, me: Source, spaces: readonly Space[]): Flow<Space | null> {
  if (spaces.length === 0) return null
  const options = spaces.map((space): SpaceOption => ({ do: 'choose-space', space }))
  return (yield* t.choose(me.seat, 'choose-space', options, { rule: CARD })).space
}

/** Figures on a space or adjacent to it. */
export function figuresAt(s: State, space: Space): FigureId[] {
  return figuresOnMap(s).filter((figure) => isAtOrBeside(s, figure, space))
}

/** Objects that can be attacked, in one of these spaces (ia.objects.6). */
export function* damageObjectsIn(t: T, me: Source, spaces: readonly Space[], amount: number): Flow {
  const s = t.state
  const { attackable } = missionAlways(s)
  if (attackable === undefined) return
  for (let id = 0; id < s.tokens.length; id++)
    if (spacesOfObject(s, id).some((space) => spaces.includes(space)) && attackable(s, me.figure, id))
      yield* damageObject(t, id, amount, me.figure)
}

export function isWithin(s: State, me: Source, figure: FigureId, most: number): boolean {
  return distance(s, me.figure, figure) <= most
}

export function isSmall(s: State, figure: FigureId): boolean {
  const { width, height } = designOf(s.figures[figure].kind).facts.base
  return width * height === 1
}

/** What one figure of its group costs: the price of bringing it back, or of the whole card. */
export function figureCost(s: State, figure: FigureId): number {
  const { cost, reinforcement } = designOf(s.figures[figure].kind).facts
  return reinforcement ?? cost
}

/** One attack die outside of an attack. */
export function rollDie(t: T, me: Source, color: number): AttackFace {
  const side = rollAttack(t, color)
  t.revealed('dice')
  t.log?.('die', CARD, { figure: me.figure, color, side })
  return attackFace(color, side)
}

interface HarmOption extends Option {
  readonly do: 'inflict'
  readonly condition: number
}

/** One of these conditions, given as bits. Null if there is none. */
export function* chooseHarm(t: T, me: Source, bits: number): Flow<number | null> {
  const options = CONDITION_IDS.map((_, condition): HarmOption => ({ do: 'inflict', condition })).filter(
    ({ condition }) => (bits & (1 << condition)) !== 0,
  )
  if (options.length === 0) return null
  return (yield* t.choose(me.seat, 'inflict', options, { rule: CARD })).condition
}

interface EffectOption<E extends string> extends Option {
  readonly do: 'choose-effect'
  readonly effect: E
}

/** One of several things that a card offers. */
export function* chooseEffect<E extends string>(t: T, me: Source, ...effects: readonly E[]): Flow<E> {
  const options = effects.map((effect): EffectOption<E> => ({ do: 'choose-effect', effect }))
  return (yield* t.choose(me.seat, 'choose-effect', options, { rule: CARD })).effect
}

type Result = 'damage' | 'surges' | 'accuracy' | 'block' | 'evade'
interface ResultOption extends Option {
  readonly do: 'add'
  readonly result: Result
  readonly amount: number
}

/** Adds one of several results to an attack. */
export function* addOneOf(
  t: T,
  me: Source,
  attack: Attack,
  ...choices: readonly (readonly [Result, number])[]
): Flow {
  const options = choices.map(([result, amount]): ResultOption => ({ do: 'add', result, amount }))
  const { result, amount } = yield* t.choose(me.seat, 'add-result', options, { rule: CARD })
  add(attack, { [result]: amount })
}

interface Mend extends Option {
  readonly do: 'recover' | 'lose-condition' | 'pass'
  readonly figure: FigureId
  /** NONE unless a condition is lost. */
  readonly condition: number
}

/** "May recover … or discard 1 Harmful condition." */
export function* mend(t: T, me: Source, figure: FigureId, amount: number): Flow {
  const one = t.state.figures[figure]
  const options: Mend[] = []
  if (one.damage > 0) options.push({ do: 'recover', figure, condition: -1 })
  for (let i = 0; i < CONDITION_IDS.length; i++)
    if ((one.conditions & HARMFUL & (1 << i)) !== 0)
      options.push({ do: 'lose-condition', figure, condition: i })
  if (options.length === 0) return
  options.push({ do: 'pass', figure, condition: -1 })
  const chosen = yield* t.decide(me.seat, 'mend', options, { rule: CARD })
  if (chosen.do === 'recover') recover(t, figure, amount)
  if (chosen.do === 'lose-condition') lose(t, figure, 1 << chosen.condition)
}
