import { type CardId, NO_CARD } from '@dejarik/deckbuilding'
import type { ReactNode, PointerEvent as ReactPointerEvent } from 'react'
import { useRef } from 'react'
import type { Thing } from '../../../board/table.ts'
import { Tick } from '../../../symbols/index.ts'
import { type Deed, deedsOf } from '../deeds.ts'
import { type Looked, useInspect } from '../inspect/InspectContext.tsx'
import { type BoardTable, useTable } from '../TableContext.tsx'
import { thingOfTarget, thingsOf } from '../things.ts'
import '../../../board/thing/thing.css'
import './thing.css'

export interface ThingButtonProps {
  /** Its ids, the one that refusals speak of first. */
  readonly things: readonly Thing[]
  readonly card?: CardId
  /** What it is as the target of an attack. */
  readonly target?: number | null
  readonly label: string
  readonly className?: string
  /** Done by a click when nothing else is: opens a pile, for instance. */
  readonly otherwise?: () => void
  /** Gathering it is allowed but adds nothing: shown faintly. */
  readonly weak?: boolean
  readonly children: ReactNode
}

/** A thing on the board that can be looked at, clicked, tried and lit up. All of them behave alike. */
export function ThingButton({
  things,
  card = NO_CARD,
  target = null,
  label,
  className,
  otherwise,
  weak = false,
  children,
}: ThingButtonProps) {
  const table = useTable()
  const inspect = useInspect()
  const touched = useRef(false)
  const deeds = deedsOf(things, card, target, table)
  const only = deeds.length === 1 && deeds[0]?.do === 'answer' ? deeds[0].option : null
  const can = deeds.length === 0 ? false : weak && deeds.every((deed) => deed.do === 'gather') ? 'weak' : true
  const state = stateOf(table, things, card, target, deeds)

  const look = (anchor: Element): Looked | null =>
    card === NO_CARD ? null : { card, thing: things[0], deeds, question: table.question, anchor }
  const enter = (anchor: Element, soon: boolean): void => {
    if (only !== null) table.choosing.hover(only)
    const looked = look(anchor)
    if (looked !== null) inspect.peek(looked, soon)
  }
  const leave = (): void => {
    if (only !== null) table.choosing.hover(null)
    inspect.unpeek()
  }
  const click = (anchor: Element, byKey: boolean): void => {
    const looked = look(anchor)
    const [first] = deeds
    const gathering = table.assembly.attackers.length > 0 || table.assembly.target !== null
    const gather = gathering ? deeds.find((deed) => deed.do === 'gather') : undefined
    if (gather !== undefined) table.act(gather)
    else if (first === undefined) {
      if (otherwise !== undefined) otherwise()
      else if (touched.current && looked !== null) inspect.pin(looked)
      else table.choosing.tried(things[0])
    } else if (deeds.length > 1 && looked !== null) inspect.pin(looked)
    else {
      // Where several are picked, a tap can be taken back by another; only one that answers must be shown first.
      const answers = only !== null && table.ask?.choice?.form === 'one'
      if (touched.current && answers && looked !== null) inspect.pin(looked)
      else inspect.unpeek()
      // The focus has shown what would happen: Enter does it.
      if (byKey && answers) table.choosing.take(only)
      else table.act(first)
    }
  }
  return (
    <button
      type="button"
      className={['thing', 'db-thing', className].filter(Boolean).join(' ')}
      aria-pressed={state.picked || state.gathered ? true : undefined}
      data-thing={things[0]}
      data-can={can}
      data-lit={state.lit}
      data-armed={state.armed}
      data-picked={state.picked}
      data-gathered={state.gathered}
      data-aimed={state.aimed}
      onPointerDown={(event) => {
        touched.current = event.pointerType === 'touch'
      }}
      onPointerEnter={(event: ReactPointerEvent) => {
        if (event.pointerType !== 'touch') enter(event.currentTarget, true)
      }}
      onPointerLeave={leave}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) enter(event.currentTarget, false)
      }}
      onBlur={leave}
      onKeyDown={() => {
        touched.current = false
      }}
      // A click without a pointer comes from the keyboard.
      onClick={(event) => click(event.currentTarget, event.detail === 0)}
    >
      <span className="unseen">{state.picked ? `${label}. ${table.say('state.picked')}` : label}</span>
      <span className="thing-body" aria-hidden="true">
        {children}
      </span>
      {can === true && <span className="thing-chevron" aria-hidden="true" />}
      {state.picked && (
        <span className="thing-tick" aria-hidden="true">
          {state.order ?? <Tick />}
        </span>
      )}
    </button>
  )
}

/** What the choice so far says about this thing. */
function stateOf(
  { choosing, options, assembly, ask }: BoardTable,
  things: readonly Thing[],
  card: CardId,
  target: number | null,
  deeds: readonly Deed[],
) {
  const own = deeds.flatMap((deed) => (deed.do === 'answer' ? [deed.option] : []))
  const lit = (option: number | null): boolean =>
    option !== null &&
    option in options &&
    // With an option that stands for several copies, all of them light up.
    (own.includes(option) || thingsOf(options[option]).some((thing) => is(things, target, thing)))
  const place = choosing.picked.findIndex((option) => own.includes(option))
  const ordered = ask?.choice?.form === 'some' && ask.choice.ordered
  return {
    lit: lit(choosing.hovered),
    armed: lit(choosing.armed) && ask?.choice?.form === 'one',
    picked: place >= 0,
    order: ordered ? place + 1 : null,
    gathered: card !== NO_CARD && assembly.attackers.includes(card),
    aimed: target !== null && assembly.target === target,
  }
}

function is(things: readonly Thing[], target: number | null, thing: Thing): boolean {
  return things.includes(thing) || (target !== null && thingOfTarget(target) === thing)
}
