import type { AlikeView, AnyOption, AreaOf, AskView, ChoiceView, Questions, Seat } from '@dejarik/kernel'

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

function alikeIn(choice: ChoiceView | undefined): AlikeView | undefined {
  return choice?.form === 'one' || choice?.form === 'some' ? choice.alike : undefined
}

/**
 * Every option that there is, as its game knows it: of those that are interchangeable only one is offered, but on the
 * board each copy can be clicked and means the one that is (`offeredAs`).
 */
export function everyOption<Q = Questions>(choice: ChoiceView | undefined): readonly AnyOption<Q>[] {
  const alike = alikeIn(choice)
  return optionsOfChoice<Q>(alike === undefined ? choice : { form: 'one', options: alike.all })
}

/** By place among every option: which of those offered it means. Undefined: each means itself. */
export function offeredAs(choice: ChoiceView | undefined): readonly number[] | undefined {
  return alikeIn(choice)?.as
}

/** The offered option that means the first one of every option that fits; null if none does. */
export function answerTo<Q = Questions>(
  choice: ChoiceView | undefined,
  fits: (option: AnyOption<Q>) => boolean,
): number | null {
  const place = everyOption<Q>(choice).findIndex(fits)
  return place < 0 ? null : (offeredAs(choice)?.[place] ?? place)
}

/** Where something is to be placed, as its game knows it; null if no place is asked for. */
export function areaOfChoice<Q = Questions>(choice: ChoiceView | undefined): AreaOf<Q, keyof Q> | null {
  return choice?.form === 'place' ? (choice.area as AreaOf<Q, keyof Q>) : null
}
