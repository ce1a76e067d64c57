/** What abilities let a player choose. Where there is nothing to choose from, nothing is asked and null is the answer. */
import type { Flow, Seat } from '@dejarik/kernel'
import { ATTACK_DICE, CONDITION_IDS } from '../facts/index.ts'
import type { Space } from '../map/index.ts'
import type {
  AddResult,
  ChooseCondition,
  ChooseEffect,
  ChooseFigure,
  ChoosePlayer,
  ChooseSpace,
  Mend,
  PassFor,
  TakeDie,
} from '../offers.ts'
import { CARD, type Me, type Modifiers } from '../rules/abilities.ts'
import { add } from '../rules/attack/results.ts'
import { HARMFUL, lose } from '../rules/conditions.ts'
import { recover } from '../rules/damage.ts'
import type { Attack, FigureId, State, T } from '../state.ts'

const figureOption = (figure: FigureId): ChooseFigure => ({ do: 'choose-figure', figure })

export function* chooseFigure(t: T, me: Me, figures: readonly FigureId[]): Flow<FigureId | null> {
  if (figures.length === 0) return null
  return (yield* t.choose(me.seat, 'choose-figure', figures.map(figureOption), { rule: CARD })).figure
}

/** Up to so many of these figures, at least one; `ordered` where they act one after the other. */
export function* chooseFigures(
  t: T,
  me: Me,
  figures: readonly FigureId[],
  most: number,
  ordered = false,
): Flow<FigureId[]> {
  const count = { min: 1, max: most, ...(ordered && { ordered }) }
  const options = figures.map(figureOption)
  const chosen = yield* t.chooseSome(me.seat, 'choose-figures', options, count, { rule: CARD })
  return chosen.map(({ figure }) => figure)
}

export function* chooseSpace(t: T, me: Me, spaces: readonly Space[]): Flow<Space | null> {
  if (spaces.length === 0) return null
  const options = spaces.map((space): ChooseSpace => ({ do: 'choose-space', space }))
  return (yield* t.choose(me.seat, 'choose-space', options, { rule: CARD })).space
}

export function* choosePlayer(t: T, me: Me): Flow<Seat> {
  const options = [0, 1].map((player): ChoosePlayer => ({ do: 'choose-player', player }))
  return (yield* t.choose(me.seat, 'choose-player', options, { rule: CARD })).player
}

/** One of several things that a card offers. */
export function* chooseEffect<E extends string>(t: T, me: Me, ...effects: readonly E[]): Flow<E> {
  const { figure } = me
  const options = effects.map((effect): ChooseEffect => ({ do: 'choose-effect', effect, figure }))
  const chosen = yield* t.choose(me.seat, 'choose-effect', options, { rule: CARD })
  return effects[options.indexOf(chosen)]
}

/** What a figure may do now, or nothing: its own player decides. */
export function* mayDo<E extends string>(t: T, figure: FigureId, ...effects: readonly E[]): Flow<E | null> {
  if (effects.length === 0) return null
  const options = effects.map((effect): ChooseEffect => ({ do: 'choose-effect', effect, figure }))
  const { seat } = t.state.figures[figure]
  const all: readonly (ChooseEffect | PassFor)[] = [...options, { do: 'pass', figure }]
  const chosen = yield* t.decide(seat, 'choose-effect', all, { rule: CARD })
  return chosen.do === 'pass' ? null : effects[options.indexOf(chosen)]
}

/** The colour of an attack die. */
export function* chooseDie(t: T, me: Me): Flow<number> {
  const options = ATTACK_DICE.map((_, die): TakeDie => ({ do: 'die', die }))
  return (yield* t.choose(me.seat, 'attack-die', options, { rule: CARD })).die
}

/** Adds one of several results to an attack. */
export function* addOneOf(
  t: T,
  me: Me,
  attack: Attack,
  ...choices: readonly (readonly [keyof Modifiers, number])[]
): Flow {
  const options = choices.map(([result, amount]): AddResult => ({ do: 'add', result, amount }))
  const { result, amount } = yield* t.choose(me.seat, 'add-result', options, { rule: CARD })
  add(attack, { [result]: amount })
}

function conditionOptions(figure: FigureId, bits: number): ChooseCondition[] {
  return CONDITION_IDS.map(
    (_, condition): ChooseCondition => ({ do: 'choose-condition', figure, condition }),
  ).filter(({ condition }) => (bits & (1 << condition)) !== 0)
}

/** One of these conditions, for a figure to gain; both as bits. */
export function* chooseGained(t: T, me: Me, figure: FigureId, bits: number): Flow<number | null> {
  const options = conditionOptions(figure, bits)
  if (options.length === 0) return null
  return 1 << (yield* t.choose(me.seat, 'inflict', options, { rule: CARD })).condition
}

/** One of a figure's conditions among these bits is discarded. */
export function* discardCondition(t: T, me: Me, figure: FigureId, bits = HARMFUL): Flow {
  const options = conditionOptions(figure, t.state.figures[figure].conditions & bits)
  if (options.length === 0) return
  const { condition } = yield* t.choose(me.seat, 'choose-condition', options, { rule: CARD })
  lose(t, figure, 1 << condition)
}

/** Any number of a figure's conditions among these bits. */
export function* discardConditions(t: T, me: Me, figure: FigureId, bits = HARMFUL): Flow {
  const options = conditionOptions(figure, t.state.figures[figure].conditions & bits)
  const count = { min: 0, max: options.length }
  const chosen = yield* t.chooseSome(me.seat, 'choose-conditions', options, count, { rule: CARD })
  for (const { condition } of chosen) lose(t, figure, 1 << condition)
}

function mendings({ figures }: State, figure: FigureId, bits: number): (Mend | ChooseCondition)[] {
  const { damage, conditions } = figures[figure]
  const options: (Mend | ChooseCondition)[] = conditionOptions(figure, conditions & bits)
  if (damage > 0) options.unshift({ do: 'recover', figure })
  return options
}

/** Whether it has something of which `mend` could rid it. */
export function isMendable(s: State, figure: FigureId): boolean {
  return mendings(s, figure, HARMFUL).length > 0
}

/** "May recover … or discard 1 Harmful condition." */
export function* mend(t: T, me: Me, figure: FigureId, amount: number): Flow {
  const options = mendings(t.state, figure, HARMFUL)
  if (options.length === 0) return
  options.push({ do: 'pass', figure })
  mendAs(t, figure, amount, yield* t.decide(me.seat, 'mend', options, { rule: CARD }))
}

/** "Either recover … or discard 1 condition", of either kind. */
export function* mendAny(t: T, me: Me, figure: FigureId, amount: number): Flow {
  const options = mendings(t.state, figure, -1)
  if (options.length > 0) mendAs(t, figure, amount, yield* t.choose(me.seat, 'mend', options, { rule: CARD }))
}

function mendAs(t: T, figure: FigureId, amount: number, chosen: Mend | ChooseCondition): void {
  if (chosen.do === 'recover') recover(t, figure, amount)
  if (chosen.do === 'choose-condition') lose(t, figure, 1 << chosen.condition)
}
