import type { AskView, ChoiceView, Option, Seat } from '@dejarik/kernel'

/** The own seat's question, if it is asked. */
export function openAsk(asks: readonly AskView[], seat: Seat): AskView | null {
  return asks.find((ask) => ask.seat === seat && ask.choice !== undefined) ?? null
}

/** One and the same, so that nothing is worked out anew for it. */
const NO_OPTIONS: readonly Option[] = []

export function optionsOfChoice(choice: ChoiceView | undefined): readonly Option[] {
  return choice === undefined || choice.form === 'number' || choice.form === 'place'
    ? NO_OPTIONS
    : choice.options
}
