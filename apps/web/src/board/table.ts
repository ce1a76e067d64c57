/** What the parts of every board share: the view, the open question, and which things of the board stand for which option. */
import type { AnyOption, AskView, Language, LogEntry, Option, Questions, Seat } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { useMemo } from 'react'
import type { BoardProps, Choosing } from '../table/contract.ts'
import { everyOption, offeredAs, openAsk, optionsOfChoice } from './asked.ts'

/** Something on a board that can stand for options: `card:17`, `ship:3`, `force`. */
export type Thing = string

/** What things and trays need to know of their board, whichever game it is of. */
export interface ThingTable {
  readonly view: unknown
  /** The own open question. */
  readonly ask: AskView | null
  readonly options: readonly Option[]
  /** The same as long as the question is the same. */
  readonly question: string
  /** By thing: indices of the options that a click on it can mean. */
  readonly deeds: ReadonlyMap<Thing, readonly number[]>
  /** Things that the option under the pointer or the focus is about. */
  readonly pointedAt: ReadonlySet<Thing>
  /** Things that the armed option is about. */
  readonly armed: ReadonlySet<Thing>
  /** Both, and those of the options that are picked. */
  readonly lit: ReadonlySet<Thing>
  readonly speaker: Speaker
  readonly choosing: Choosing
}

/** What every part of a board needs to know; a game adds its own. `S` are its words. */
export interface SharedTable<V, Q, S> extends ThingTable {
  readonly view: V
  /** Whose side lies at the bottom: the own one, or the first for a spectator. */
  readonly me: Seat
  /** Whether the eye is that of `me`. */
  readonly playing: boolean
  readonly asks: readonly AskView[]
  readonly options: readonly AnyOption<Q>[]
  /** Also copies of what is offered, which mean the same. */
  readonly every: readonly AnyOption<Q>[]
  /** The option under the pointer, else the armed one. */
  readonly shown: AnyOption<Q> | null
  /** What has happened since the last view. */
  readonly events: readonly LogEntry[]
  readonly language: Language
  readonly say: S
  readonly motion: number
  readonly show: BoardProps['show']
  readonly openRule: BoardProps['openRule']
}

/** What a game says of its board. The functions stay the same as long as they answer the same. */
export interface Embodied<S> {
  readonly me: Seat
  readonly playing: boolean
  readonly say: S
  thingsOf(option: Option): readonly Thing[]
  /** Which of them are clicked for it, where a click on one of them means something else first. */
  clickedFor?(option: Option): readonly Thing[]
}

export function useSharedTable<Q, V, S>(props: BoardProps<V>, game: Embodied<S>): SharedTable<V, Q, S> {
  const { view, seat, asks, choosing, language, speaker, events, motion, show, openRule } = props
  const { me, playing, say, thingsOf, clickedFor = thingsOf } = game
  const ask = openAsk(asks, seat)
  const options = optionsOfChoice<Q>(ask?.choice)
  const every = everyOption<Q>(ask?.choice)
  const as = offeredAs(ask?.choice)
  const question = useMemo(() => questionOf(ask), [ask])
  const deeds = useMemo(() => deedsByThing(every, clickedFor, as), [every, clickedFor, as])
  const { hovered, armed, picked } = choosing
  const about = useMemo(() => {
    const things = (chosen: readonly (number | null)[]): ReadonlySet<Thing> =>
      thingsAbout(every, thingsOf, chosen, as)
    const isOne = ask?.choice?.form === 'one'
    return {
      pointedAt: things([hovered]),
      armed: things(isOne ? [armed] : []),
      lit: things([hovered, armed, ...picked]),
    }
  }, [every, thingsOf, as, ask, hovered, armed, picked])
  return {
    view,
    me,
    playing,
    asks,
    ask,
    options,
    every,
    question,
    deeds,
    ...about,
    shown: options[hovered ?? armed ?? -1] ?? null,
    events,
    language,
    say,
    speaker,
    choosing,
    motion,
    show,
    openRule,
  }
}

/** By thing: indices of the options to offer when it is clicked; `as` says what a copy of an offered one means. */
export function deedsByThing(
  options: readonly Option[],
  thingsOf: (option: Option) => readonly Thing[],
  as?: readonly number[],
): ReadonlyMap<Thing, readonly number[]> {
  const deeds = new Map<Thing, number[]>()
  for (const [place, option] of options.entries()) {
    const meant = as?.[place] ?? place
    for (const thing of thingsOf(option)) {
      const list = deeds.get(thing)
      if (list === undefined) deeds.set(thing, [meant])
      else if (!list.includes(meant)) list.push(meant)
    }
  }
  return deeds
}

/** With an option that stands for several copies, all of them light up. */
function thingsAbout(
  every: readonly Option[],
  thingsOf: (option: Option) => readonly Thing[],
  chosen: readonly (number | null)[],
  as?: readonly number[],
): ReadonlySet<Thing> {
  const meant = chosen.filter((option) => option !== null)
  if (meant.length === 0) return NO_THINGS
  return new Set(
    every.flatMap((option, place) => (meant.includes(as?.[place] ?? place) ? thingsOf(option) : [])),
  )
}

const NO_THINGS: ReadonlySet<Thing> = new Set()

/** Tells one question from the next: the same string for the same question, however often it is sent. */
export function questionOf(ask: AskView | null): string {
  if (ask === null) return ''
  const named = optionsOfChoice<Questions>(ask.choice).map((option) => Object.values(option).join(' '))
  return [ask.what, ask.about ?? '', ...named].join(', ')
}
