import type { AnyOption, AreaOf, AskView, ChoiceView, Questions, Seat } from '@dejarik/kernel'

/** The own seat's question, if it is asked. */
export function openAsk(asks: readonly AskView[], seat: Seat): AskView | null {
  return asks.find((ask) => ask.seat === seat && ask.choice !== undefined) ?? null
}

/** One and the same, so that nothing is worked out anew for it. */
const NO_OPTIONS: readonly never[] = []

/** The options of a question, as its game knows them. */
export function optionsOfChoice<Q = Questions>(choice: ChoiceView | undefined): readonly AnyOption<Q>[] {
  return choice === undefined || choice.form === 'number' || choice.form === 'place'
    ? NO_OPTIONS
    : (choice.options as readonly AnyOption<Q>[])
}

/** Where something is to be placed, as its game knows it; null if no place is asked for. */
export function areaOfChoice<Q = Questions>(choice: ChoiceView | undefined): AreaOf<Q, keyof Q> | null {
  return choice?.form === 'place' ? (choice.area as AreaOf<Q, keyof Q>) : null
}
