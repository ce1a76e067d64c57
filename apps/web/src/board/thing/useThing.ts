import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
} from 'react'
import { useThingTable } from '../board-context.tsx'
import type { Thing, ThingTable } from '../table.ts'
import { type ChoicesHandle, useChoices } from './Choices.tsx'

/** One thing that a click can do: to answer, or what the board does instead. */
export interface Deed {
  /** The option that it is about, if it is about one. */
  readonly option: number | null
  /** Attackers and dice are gathered first, for instance; that can be taken back, so it is done at once. */
  readonly act?: () => void
}

/** How a thing is read. */
export interface Reading {
  /** Shows it while pointer or focus are on it; `soon` for a pointer that may only pass by. */
  peek?(anchor: Element, soon: boolean): void
  unpeek?(): void
  /** Opens it to be read at leisure. */
  pin(anchor: Element): void
  /** What is opened offers all deeds as buttons. */
  readonly offers?: boolean
}

export interface ThingSpec {
  /** Its ids, the one that refusals speak of first. */
  readonly things: readonly [Thing, ...Thing[]]
  /** What a click can do, if not simply to answer. */
  readonly deeds?: readonly Deed[]
  readonly reading?: Reading | undefined
  /** Done by a click when there is nothing else to do: opens a pile, for instance. */
  readonly otherwise?: (() => void) | undefined
  /** What Enter does instead of a click. */
  readonly enter?: (() => void) | undefined
}

/** A finger that stays this long, in ms, wants to read. */
const LONG = 500
/** A finger that strays this far, in pixels, scrolls or drags. */
const STRAY = 10

/**
 * How everything on a board behaves that can be chosen. Pointing shows what would happen; a click does it or arms it, as the table
 * says; Enter does it, since the focus has shown it. Several deeds are offered beside the thing; a thing that can't be chosen
 * says why. A long press, the other button of the mouse and `i` open it to be read at leisure.
 */
export function useThing(spec: ThingSpec) {
  const table = useThingTable()
  const choices = useChoices()
  const touch = useRef(NO_TOUCH)
  useEffect(() => () => clearTimeout(touch.current.timer), [])
  const { things, reading, enter } = spec
  const deeds = spec.deeds ?? answersOf(table, things)
  const only = deeds.length === 1 ? (deeds[0]?.option ?? null) : null

  const point = (anchor: Element, soon: boolean): void => {
    if (only !== null) table.choosing.hover(only)
    reading?.peek?.(anchor, soon)
  }
  const leave = (): void => {
    clearTimeout(touch.current.timer)
    table.choosing.hover(null)
    reading?.unpeek?.()
  }
  const read = (anchor: Element): void => {
    touch.current = { ...touch.current, read: true }
    reading?.pin(anchor)
  }
  return {
    ...stateOf(table, things, deeds),
    can: deeds.length > 0,
    handlers: {
      onPointerDown(event: PointerEvent<Element>) {
        clearTimeout(touch.current.timer)
        const { pointerType, clientX: x, clientY: y, currentTarget } = event
        const touched = pointerType === 'touch'
        const timer =
          touched && reading !== undefined ? setTimeout(() => read(currentTarget), LONG) : undefined
        touch.current = { touched, read: false, timer, x, y }
      },
      onPointerMove({ clientX, clientY }: PointerEvent<Element>) {
        const { x, y, timer } = touch.current
        if (Math.hypot(clientX - x, clientY - y) > STRAY) clearTimeout(timer)
      },
      onPointerUp: () => clearTimeout(touch.current.timer),
      onPointerCancel: () => clearTimeout(touch.current.timer),
      onPointerEnter(event: PointerEvent<Element>) {
        if (event.pointerType !== 'touch') point(event.currentTarget, true)
      },
      onPointerLeave: leave,
      onFocus(event: FocusEvent<Element>) {
        if (event.currentTarget.matches(':focus-visible')) point(event.currentTarget, false)
      },
      onBlur: leave,
      onKeyDown(event: KeyboardEvent<Element>) {
        touch.current = NO_TOUCH
        if (event.key === 'Enter' && enter !== undefined) {
          event.preventDefault()
          enter()
        } else if (event.key.toLowerCase() === 'i' && reading !== undefined) {
          event.preventDefault()
          reading.pin(event.currentTarget)
        }
      },
      onContextMenu(event: MouseEvent<Element>) {
        if (reading === undefined) return
        event.preventDefault()
        read(event.currentTarget)
      },
      onClick(event: MouseEvent<Element>) {
        // The finger that has opened it to be read lifts off.
        if (touch.current.touched && touch.current.read) return
        // A click without a pointer comes from the keyboard.
        const by = event.detail === 0 ? 'keys' : touch.current.touched ? 'finger' : 'mouse'
        click(spec, deeds, table, choices, event.currentTarget, by)
      },
    },
  }
}

interface Touch {
  readonly touched: boolean
  /** It was long, and has opened the thing. */
  readonly read: boolean
  readonly timer: ReturnType<typeof setTimeout> | undefined
  readonly x: number
  readonly y: number
}

const NO_TOUCH: Touch = { touched: false, read: false, timer: undefined, x: 0, y: 0 }

function click(
  { things: [thing], reading, otherwise }: ThingSpec,
  deeds: readonly Deed[],
  { ask, choosing, deeds: asked }: ThingTable,
  choices: ChoicesHandle,
  anchor: Element,
  by: 'mouse' | 'finger' | 'keys',
): void {
  const [first] = deeds
  if (first === undefined) {
    // Where a question is about such things, a wrong one is told why, whatever else a click does.
    if (otherwise === undefined ? by !== 'finger' || reading === undefined : isAskedFor(thing, asked))
      choosing.tried(thing)
    if (otherwise !== undefined) otherwise()
    else if (by === 'finger') reading?.pin(anchor)
    return
  }
  if (deeds.length > 1 && reading?.offers === true) {
    reading.pin(anchor)
    return
  }
  if (deeds.length > 1) {
    choices.open(
      deeds.flatMap(({ option }) => option ?? []),
      anchor,
    )
    return
  }
  const { option, act } = first
  // Where several are picked, a tap can be taken back by another; only one that answers must be shown first.
  const answers = act === undefined && ask?.choice?.form === 'one'
  // What was opened lies over the board, and over what comes next.
  if (reading?.offers === true)
    if (by === 'finger' && answers) reading.pin(anchor)
    else reading.unpeek?.()
  if (act !== undefined) act()
  else if (option === null) return
  else if (by === 'keys' && answers) choosing.take(option)
  else choosing.pick(option)
}

/** Whether the open question is about things of its kind. */
function isAskedFor(thing: Thing, deeds: ThingTable['deeds']): boolean {
  const kind = thing.slice(0, thing.indexOf(':') + 1)
  return kind !== '' && [...deeds.keys()].some((other) => other.startsWith(kind))
}

function answersOf({ deeds }: ThingTable, things: readonly Thing[]): readonly Deed[] {
  const options = new Set(things.flatMap((thing) => deeds.get(thing) ?? []))
  return [...options].map((option) => ({ option }))
}

/** What the choice so far says about this thing. */
function stateOf(table: ThingTable, things: readonly Thing[], deeds: readonly Deed[]) {
  const { ask, choosing, pointedAt, armed, lit } = table
  const own = deeds.map(({ option }) => option)
  const place = choosing.picked.findIndex((option) => own.includes(option))
  const isOrdered = ask?.choice?.form === 'some' && ask.choice.ordered
  return {
    /** Pointer or focus are on it, or on something else that stands for the same. */
    pointedAt: things.some((thing) => pointedAt.has(thing)),
    armed: things.some((thing) => armed.has(thing)),
    picked: place >= 0,
    /** Its place, where the order counts. */
    order: isOrdered && place >= 0 ? place + 1 : null,
    /** Any of these. */
    lit: things.some((thing) => lit.has(thing)),
  }
}
