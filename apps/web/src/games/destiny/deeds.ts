/** What can be done with the things on the board: the options of the open question, sorted by what embodies them. */
import type { DieId } from '@dejarik/destiny'
import type { AskView, Option } from '@dejarik/kernel'
import { optionsOfChoice } from '../../board/asked.ts'
import { type Thing, thingsOf } from './things.ts'

/** Tells one question from the next: the same string for the same question, however often it is sent. */
export function questionOf(ask: AskView | null): string {
  if (ask === null) return ''
  const named = optionsOfChoice(ask.choice).map((option) => Object.values(option).join(' '))
  return [ask.what, ask.about ?? '', ...named].join(', ')
}

/** By thing: indices of the options to offer when it is clicked; `as` says what a copy of an offered one means. */
export function deedsByThing(
  options: readonly Option[],
  as?: readonly number[],
): ReadonlyMap<Thing, readonly number[]> {
  const deeds = new Map<Thing, number[]>()
  for (const [place, option] of options.entries())
    for (const thing of thingsOf(option))
      deeds.set(thing, [...new Set([...(deeds.get(thing) ?? []), as?.[place] ?? place])])
  return deeds
}

/** One thing a click can do. Taking a die into the plan can be taken back; an answer is the table's. */
export type Deed =
  | { readonly do: 'answer'; readonly option: number }
  | { readonly do: 'plan'; readonly die: DieId; readonly option: number | null }
