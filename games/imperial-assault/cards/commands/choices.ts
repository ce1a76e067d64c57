/** What players choose when they play command cards, and whom they may choose. */
import type { Flow, Option, Seat } from '@dejarik/kernel'
import type { AttackFace } from '../../facts/index.ts'
import { CONDITION_IDS } from '../../facts/index.ts'
import type { Space } from '../../map/index.ts'
import type { Source } from '../../rules/ability.ts'
import { rollAttack } from '../../rules/attack/pools.ts'
import { attackFace } from '../../rules/attack/results.ts'
import { HARMFUL, lose } from '../../rules/conditions.ts'
import { areAdjacent, distance, figuresOf, figuresOnMap, seesSpace, standingOf } from '../../rules/ground.ts'
import { type Attack, type FigureId, type GroupId, NONE, type State, type T } from '../../state.ts'
import { designOf } from '../catalogue.ts'
import { CARD, enemies, type FigureOption, friends } from '../shapes.ts'

export function isSmall(s: State, figure: FigureId): boolean {
  const { width, height } = designOf(s.figures[figure].kind).facts.base
  return width * height === 1
}

/** A figure is friendly to itself (ia.friendly-figure.2). */
export function friendsWithin(s: State, me: Source, spaces: number): FigureId[] {
  return figuresOf(s, me.seat).filter((figure) => distance(s, me.figure, figure) <= spaces)
}

export function enemiesWithin(s: State, me: Source, spaces: number): FigureId[] {
  return enemies(s, me, (figure) => distance(s, me.figure, figure) <= spaces)
}

export function othersWithin(s: State, me: Source, spaces: number): FigureId[] {
  return figuresOnMap(s).filter((figure) => figure !== me.figure && distance(s, me.figure, figure) <= spaces)
}

export function adjacentEnemies(s: State, me: Source): FigureId[] {
  return enemies(s, me, (figure) => areAdjacent(s, me.figure, figure))
}

export function adjacentFriends(s: State, me: Source): FigureId[] {
  return friends(s, me, (figure) => areAdjacent(s, me.figure, figure))
}

export function isReady(s: State, figure: FigureId): boolean {
  return s.groups[s.figures[figure].group].ready
}

/** Readies a deployment card (ia.ready.5). */
export function readyGroup(t: T, group: GroupId): void {
  t.state.groups[group].ready = true
  t.log?.('ready', 'ia.ready.5', { group })
}

/** Whether a figure sees what is attacked. */
export function seesTarget(s: State, figure: FigureId, a: Attack): boolean {
  const other = a.target === NONE ? null : s.figures[a.target]
  return seesSpace(s, s.figures[figure], a.space, other, standingOf(s), false)
}

/** Up to so many of these figures, at least one. */
export function* chooseFigures(
  t: T,
  seat: Seat,
  figures: readonly FigureId[],
  most: number,
): Flow<FigureId[]> {
  const options = figures.map((figure): FigureOption => ({ do: 'choose-figure', figure }))
  const chosen = yield* t.chooseSome(seat, 'choose-figures', options, { min: 1, max: most }, { rule: CARD })
  return chosen.map(({ figure }) => figure)
}

interface ConditionOption extends Option {
  readonly do: 'choose-condition'
  readonly figure: FigureId
  /** By the order of `CONDITION_IDS`. */
  readonly condition: number
}

/** One of a figure's conditions among these bits is discarded; its user chooses. */
export function* discardCondition(t: T, seat: Seat, figure: FigureId, bits = HARMFUL): Flow {
  const held = t.state.figures[figure].conditions & bits
  const options = CONDITION_IDS.map(
    (_, condition): ConditionOption => ({ do: 'choose-condition', figure, condition }),
  ).filter(({ condition }) => (held & (1 << condition)) !== 0)
  if (options.length === 0) return
  const { condition } = yield* t.choose(seat, 'choose-condition', options, { rule: CARD })
  lose(t, figure, 1 << condition)
}

interface EffectOption<E extends string> extends Option {
  readonly do: 'choose-effect'
  readonly effect: E
}

/** One of several effects that a card offers. */
export function* chooseEffect<E extends string>(t: T, seat: Seat, effects: readonly E[]): Flow<E> {
  const options = effects.map((effect): EffectOption<E> => ({ do: 'choose-effect', effect }))
  return (yield* t.choose(seat, 'choose-effect', options, { rule: CARD })).effect
}

interface SpaceOption extends Option {
  readonly do: 'choose-space'
  readonly space: Space
}

export function* chooseSpace(t: T, seat: Seat, spaces: readonly Space[]): Flow<Space> {
  const options = spaces.map((space): SpaceOption => ({ do: 'choose-space', space }))
  return (yield* t.choose(seat, 'choose-space', options, { rule: CARD })).space
}

interface PlayerOption extends Option {
  readonly do: 'choose-player'
  readonly player: Seat
}

export function* choosePlayer(t: T, seat: Seat): Flow<Seat> {
  const options = [0, 1].map((player): PlayerOption => ({ do: 'choose-player', player }))
  return (yield* t.choose(seat, 'choose-player', options, { rule: CARD })).player
}

/** Attack dice that are rolled without an attack: what they show of one kind. */
export function rollFor(t: T, seat: Seat, colors: readonly number[], of: keyof AttackFace): number {
  let sum = 0
  for (const color of colors) {
    const side = rollAttack(t, color)
    sum += attackFace(color, side)[of]
    t.log?.('roll', CARD, { seat, color, side })
  }
  t.revealed('dice')
  return sum
}
