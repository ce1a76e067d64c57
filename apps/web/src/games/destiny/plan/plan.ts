/**
 * Dice that the player gathers before resolving them. The rules ask for one die after another and for modifiers in
 * between; here they are put together first, so that the sum and the cost can be seen before anything is done.
 */
import {
  type Choosable,
  type DieId,
  type DieView,
  factsOf,
  type Questions,
  type View,
} from '@dejarik/destiny'
import type { DieSymbol, Side } from '@dejarik/destiny/facts'
import type { Answer, AskView, Seat } from '@dejarik/kernel'
import { answerTo } from '../../../board/asked.ts'

export interface Plan {
  readonly symbol: DieSymbol
  /** In the order in which they will be resolved. */
  readonly dice: readonly DieId[]
  /** They go with the first of the dice. */
  readonly modifiers: readonly DieId[]
}

export function sideShown({ kind, side }: DieView): Side {
  const { die } = factsOf(kind)
  if (die === null) throw new Error(`${factsOf(kind).id} has no die`)
  return die[side]
}

/** Takes a die in, or out again. Null when nothing is left that resolves. */
export function toggle(plan: Plan | null, die: DieView, symbol: DieSymbol): Plan | null {
  const { id } = die
  if (plan === null) return { symbol, dice: [id], modifiers: [] }
  if (plan.modifiers.includes(id))
    return { ...plan, modifiers: plan.modifiers.filter((other) => other !== id) }
  if (plan.dice.includes(id)) {
    const dice = plan.dice.filter((other) => other !== id)
    return dice.length === 0 ? null : { ...plan, dice }
  }
  return sideShown(die).modifier
    ? { ...plan, modifiers: [...plan.modifiers, id] }
    : { ...plan, dice: [...plan.dice, id] }
}

/** Whether the die is in the plan already. */
export function holds(plan: Plan | null, die: DieId): boolean {
  return plan !== null && (plan.dice.includes(die) || plan.modifiers.includes(die))
}

/** Whether a die can join the plan: the same symbol, and a cost that can still be paid. */
export function canJoin(
  view: View,
  me: Seat,
  options: readonly Choosable[],
  plan: Plan,
  die: DieView,
): boolean {
  if (die.pool !== me || holds(plan, die.id)) return false
  const side = sideShown(die)
  const affordable =
    plan.symbol === 'resource' || forecast(view, plan).cost + side.cost <= view.players[me].resources
  if (!affordable) return false
  if (side.modifier)
    return plan.symbol !== 'special' && (side.symbol === plan.symbol || side.symbol === 'any')
  return options.some(
    (option) => option.do === 'resolve' && option.die === die.id && option.symbol === plan.symbol,
  )
}

export interface Forecast {
  readonly symbol: DieSymbol
  /** One for each die, modifiers included; they are carried out one after another. */
  readonly values: readonly number[]
  readonly total: number
  readonly cost: number
}

export function forecast(view: View, { symbol, dice, modifiers }: Plan): Forecast {
  const find = (id: DieId): DieView | undefined => view.dice.find((die) => die.id === id)
  const worth = (id: DieId): number => find(id)?.value ?? 0
  const costOf = (id: DieId): number => {
    const die = find(id)
    return die === undefined ? 0 : sideShown(die).cost
  }
  const added = modifiers.reduce((sum, id) => sum + worth(id), 0)
  const values = dice.map((id, i) => worth(id) + (i === 0 ? added : 0))
  return {
    symbol,
    values,
    total: values.reduce((sum, value) => sum + value, 0),
    cost: [...dice, ...modifiers].reduce((sum, id) => sum + costOf(id), 0),
  }
}

/** What is left of a plan when the board has changed: dice that are no longer offered fall out of it. */
export function stillPossible(plan: Plan | null, view: View, options: readonly Choosable[]): Plan | null {
  if (plan === null) return null
  const dice = plan.dice.filter((id) =>
    options.some((one) => one.do === 'resolve' && one.symbol === plan.symbol && one.die === id),
  )
  const modifiers = plan.modifiers.filter((id) => view.dice.some((die) => die.id === id && die.pool >= 0))
  if (dice.length === plan.dice.length && modifiers.length === plan.modifiers.length) return plan
  return dice.length === 0 ? null : { ...plan, dice, modifiers }
}

/**
 * The same plan with the dice that the table will take for it: of dice that are alike it offers the first alone, so a plan
 * that holds some of them holds the first ones, in their order.
 */
export function inTurn(plan: Plan, view: View): Plan {
  const turn = (ids: readonly DieId[]): readonly DieId[] => {
    const taken: DieId[] = []
    for (const id of ids) {
      const die = view.dice.find((one) => one.id === id)
      const first = view.dice.find((one) => die !== undefined && !taken.includes(one.id) && isAlike(one, die))
      taken.push(first?.id ?? id)
    }
    return taken
  }
  return { ...plan, dice: turn(plan.dice), modifiers: turn(plan.modifiers) }
}

/** Dice of one card that show the same. */
function isAlike(one: DieView, other: DieView): boolean {
  if (one.card !== other.card || one.pool !== other.pool) return false
  const [a, b] = [sideShown(one), sideShown(other)]
  return a.symbol === b.symbol && a.value === b.value && a.modifier === b.modifier && a.cost === b.cost
}

/** The first answers: the first die with its modifiers, and no others. */
export function decisionsOf({ symbol, dice, modifiers }: Plan): readonly ((ask: AskView) => Answer | null)[] {
  return [
    (ask) =>
      indexOf(ask, (option) => option.do === 'resolve' && option.die === dice[0] && option.symbol === symbol),
    ...modifiers.map(
      (id) =>
        (ask: AskView): Answer | null =>
          ask.what === 'modifier' ? indexOf(ask, (option) => option.do === 'die' && option.die === id) : null,
    ),
    (ask) => (ask.what === 'modifier' ? indexOf(ask, ({ do: verb }) => verb === 'decline') : null),
  ]
}

/** What the rest of a plan answers to a question, if it is about that; `left` are the dice still to come. */
export function nextOf(left: readonly DieId[], ask: AskView): Answer | null {
  if (ask.what === 'modifier') return indexOf(ask, ({ do: verb }) => verb === 'decline')
  return ask.what === 'resolve-more'
    ? indexOf(ask, (option) => option.do === 'die' && option.die === left[0])
    : null
}

function indexOf(ask: AskView, is: (option: Choosable) => boolean): number | null {
  return answerTo<Questions>(ask.choice, is)
}
