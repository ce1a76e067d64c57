import { NONE } from '@dejarik/destiny'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import type { Thing } from '../../../board/table.ts'
import { Tick } from '../../../symbols/index.ts'
import type { Deed } from '../deeds.ts'
import { type Looked, useInspect } from '../inspect/InspectContext.tsx'
import { type BoardTable, useTable } from '../TableContext.tsx'
import { thingsOf } from '../things.ts'
import '../../../board/thing/thing.css'
import './thing.css'

export interface ThingButtonProps {
  readonly thing: Thing
  /** What is printed on it, to be looked at. */
  readonly kind?: number
  /** Other things that a click on this one may mean. */
  readonly also?: readonly Thing[]
  readonly label: string
  readonly className?: string
  /** What a click can do, if not simply to answer. */
  readonly deeds?: readonly Deed[]
  /** Taken into a plan. */
  readonly planned?: boolean
  /** There is something to do with it, but hardly anybody would: shown faintly. */
  readonly weak?: boolean
  /** Done by a click when nothing else is: opens a pile, for instance. */
  readonly otherwise?: () => void
  readonly children: ReactNode
}

const NOTHING_ELSE: readonly Thing[] = []

/** A thing on the board that can be looked at, clicked, tried and lit up. All of them behave alike. */
export function ThingButton({
  thing,
  kind = NONE,
  also = NOTHING_ELSE,
  label,
  className,
  deeds: given,
  planned = false,
  weak = false,
  otherwise,
  children,
}: ThingButtonProps) {
  const table = useTable()
  const inspect = useInspect()
  const touched = useRef(false)
  const things = [thing, ...also]
  const deeds = given ?? answersOf(table, things)
  const only = deeds.length === 1 ? deeds[0].option : null
  const state = stateOf(table, things, deeds)

  const look = (anchor: Element): Looked | null =>
    kind === NONE ? null : { kind, thing, deeds, question: table.question, anchor }
  const enter = (anchor: Element, soon: boolean): void => {
    if (only !== null) table.choosing.hover(only)
    const looked = look(anchor)
    if (looked !== null) inspect.peek(looked, soon)
  }
  const leave = (): void => {
    if (only !== null) table.choosing.hover(null)
    inspect.unpeek()
  }
  const pin = (anchor: Element): void => {
    const looked = look(anchor)
    if (looked !== null) inspect.pin(looked)
  }
  const click = (anchor: Element, byKey: boolean): void => {
    const looked = look(anchor)
    const [first] = deeds
    if (first === undefined) {
      if (otherwise !== undefined) otherwise()
      else if (touched.current && looked !== null) inspect.pin(looked)
      else table.choosing.tried(thing)
    } else if (deeds.length > 1 && looked !== null) inspect.pin(looked)
    else if (first.do === 'plan') table.act(first)
    else {
      // Where several are picked, a tap can be taken back by another; only one that answers must be shown first.
      const answers = table.ask?.choice?.form === 'one'
      if (touched.current && answers && looked !== null) inspect.pin(looked)
      else inspect.unpeek()
      // The focus has shown what would happen: Enter does it.
      if (byKey && answers) table.choosing.take(first.option)
      else table.act(first)
    }
  }
  return (
    <button
      type="button"
      className={['thing', 'sd-thing', className].filter(Boolean).join(' ')}
      aria-pressed={state.picked || planned ? true : undefined}
      data-thing={thing}
      data-can={deeds.length === 0 ? false : weak ? 'weak' : true}
      data-lit={state.lit}
      data-armed={state.armed}
      data-picked={state.picked}
      data-planned={planned}
      onPointerDown={(event) => {
        touched.current = event.pointerType === 'touch'
      }}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') enter(event.currentTarget, true)
      }}
      onPointerLeave={leave}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) enter(event.currentTarget, false)
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        touched.current = false
        if (event.key === 'Enter' && planned && table.plan !== null) {
          // As in the prompt: Space picks, Enter does what is picked.
          event.preventDefault()
          table.carryOut(table.plan)
        } else if (event.key === 'i' || event.key === 'I') {
          event.preventDefault()
          pin(event.currentTarget)
        }
      }}
      // A long press, or the other button of the mouse: to be read at leisure.
      onContextMenu={(event) => {
        if (kind === NONE) return
        event.preventDefault()
        pin(event.currentTarget)
      }}
      // A click without a pointer comes from the keyboard.
      onClick={(event) => click(event.currentTarget, event.detail === 0)}
    >
      <span className="unseen">{state.picked || planned ? `${label}. ${table.say('picked')}` : label}</span>
      <span className="thing-body" aria-hidden="true">
        {children}
      </span>
      {deeds.length > 0 && !weak && <span className="thing-chevron" aria-hidden="true" />}
      {(state.picked || planned) && (
        <span className="thing-tick" aria-hidden="true">
          {state.order ?? <Tick />}
        </span>
      )}
    </button>
  )
}

function answersOf({ deeds }: BoardTable, things: readonly Thing[]): readonly Deed[] {
  const options = new Set(things.flatMap((thing) => deeds.get(thing) ?? []))
  return [...options].map((option) => ({ do: 'answer', option }))
}

/** What the choice so far says about this thing. */
function stateOf({ choosing, options, ask }: BoardTable, things: readonly Thing[], deeds: readonly Deed[]) {
  const own = deeds.map(({ option }) => option)
  const lit = (option: number | null): boolean =>
    option !== null &&
    option in options &&
    // With an option that stands for several copies, all of them light up.
    (own.includes(option) || thingsOf(options[option]).some((one) => things.includes(one)))
  const place = choosing.picked.findIndex((option) => own.includes(option))
  const ordered = ask?.choice?.form === 'some' && ask.choice.ordered
  return {
    lit: lit(choosing.hovered),
    armed: lit(choosing.armed) && ask?.choice?.form === 'one',
    picked: place >= 0,
    order: ordered ? place + 1 : null,
  }
}
