/** What can be done with the things on the board: the options of the open question, sorted by what embodies them. */
import type { DieId } from '@dejarik/destiny'
import type { AskView, ChoiceView, Option, Seat } from '@dejarik/kernel'
import { type Offer, type Thing, thingsOf } from './things.ts'

/** The own seat's question, if it is asked. */
export function openAsk(asks: readonly AskView[], seat: Seat): AskView | null {
  return asks.find((ask) => ask.seat === seat && ask.choice !== undefined) ?? null
}

const NO_OPTIONS: readonly Option[] = []

export function optionsOfChoice(choice: ChoiceView | undefined): readonly Option[] {
  return choice === undefined || choice.form === 'number' || choice.form === 'place'
    ? NO_OPTIONS
    : choice.options
}

/** Tells one question from the next: the same string for the same question, however often it is sent. */
export function questionOf(ask: AskView | null): string {
  if (ask === null) return ''
  const options = optionsOfChoice(ask.choice) as readonly Offer[]
  const named = options.map(({ do: verb, card, die, side, place }) =>
    [verb, card, die, side, place].filter((part) => part !== undefined).join(' '),
  )
  return [ask.what, ask.about ?? '', ...named].join(', ')
}

/** By thing: indices of the options to offer when it is clicked. */
export function deedsByThing(options: readonly Option[]): ReadonlyMap<Thing, readonly number[]> {
  const deeds = new Map<Thing, number[]>()
  for (const [i, option] of options.entries())
    for (const thing of thingsOf(option)) deeds.set(thing, [...(deeds.get(thing) ?? []), i])
  return deeds
}

/** One thing a click can do. Taking a die into the plan can be taken back; an answer is the table's. */
export type Deed =
  | { readonly do: 'answer'; readonly option: number }
  | { readonly do: 'plan'; readonly die: DieId; readonly option: number | null }
