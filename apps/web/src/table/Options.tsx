import { type ChoiceView, copiesOf, type Option } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { useEffect, useRef } from 'react'
import { useWords } from '../text/index.ts'
import { Beyond } from '../ui/Beyond.tsx'
import type { Choosing } from './contract.ts'
import type { Family } from './families.ts'
import { useAnswering } from './frame/FrameContext.ts'
import { hovering } from './hovering.ts'
import { Shares } from './Shares.tsx'
import type { Menu } from './useMenu.ts'
import './options.css'

export interface OptionsProps {
  readonly view: unknown
  readonly choice: ChoiceView
  readonly menu: Menu
  readonly choosing: Choosing
  readonly speaker: Speaker
}

/** The ways to answer, for the keyboard and the screen reader as much as for the pointer. */
export function Options(props: OptionsProps) {
  const { view, choice, menu, choosing, speaker } = props
  const say = useWords()
  const place = useRef<HTMLDivElement>(null)
  const answering = useAnswering()
  return (
    <div className="options-place">
      <div className="options" ref={place}>
        <div className="answering" ref={answering} />
        {choice.form === 'place' && <p className="options-hint">{say('prompt.place')}</p>}
        {choice.form === 'number' && <NumberButtons choice={choice} choosing={choosing} />}
        {choice.form === 'split' && (
          <Shares view={view} choice={choice} choosing={choosing} speaker={speaker} />
        )}
        {(choice.form === 'one' || choice.form === 'some') && <OptionButtons {...props} choice={choice} />}
      </div>
      <Beyond list={place} count={menu.entries.length} />
    </div>
  )
}

type Listed = Extract<ChoiceView, { form: 'one' | 'some' }>

interface ButtonsProps extends OptionsProps {
  readonly choice: Listed
}

function OptionButtons(props: ButtonsProps) {
  const { view, choice, menu, choosing, speaker } = props
  const say = useWords()
  const { order, entries, open, isUnfolded, setUnfolded } = menu
  const { hovered, armed } = choosing
  const list = useRef<HTMLUListElement>(null)
  const lit = hovered ?? armed
  useEffect(() => {
    // Measuring costs a layout of the whole table: only where the list can be longer than its place.
    if (lit === null || choice.options.length < 4) return
    list.current
      ?.querySelector(`[data-option="${lit}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [lit, choice.options.length])
  const before = useRef(open)
  useEffect(() => {
    // What was opened or folded is gone with the focus on it.
    const family = before.current?.id
    if (before.current !== open)
      list.current
        ?.querySelector<HTMLElement>(open === null ? `[data-family="${family}"]` : '[data-option]')
        ?.focus()
    before.current = open
  }, [open])
  const idle = order.all.slice(order.inSight).flatMap((at) => {
    const option = choice.options[at]
    return option === undefined ? [] : [speaker.option(view, option)]
  })
  return (
    <ul className="options-list" ref={list}>
      {open !== null && (
        <li>
          <button type="button" className="option option-idle" onClick={() => menu.setOpen(null)}>
            <span aria-hidden="true">‹</span> {open.label}
            <span className="unseen"> – {say('prompt.back')}</span>
          </button>
        </li>
      )}
      {entries.map((entry, place) => {
        if (entry.is === 'family')
          return (
            <li key={`family ${entry.family.id}`}>
              <FamilyButton {...props} family={entry.family} place={place} />
            </li>
          )
        const option = choice.options[entry.option]
        return (
          option !== undefined && (
            <li key={entry.option}>
              <OptionButton {...props} option={option} at={entry.option} place={place} />
            </li>
          )
        )
      })}
      {open === null && idle.length > 0 && (
        <li>
          <button
            type="button"
            className="option option-idle"
            aria-expanded={isUnfolded}
            title={idle.join('\n')}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {isUnfolded ? say('prompt.idle-fold') : say('prompt.idle', { count: idle.length })}
          </button>
        </li>
      )}
    </ul>
  )
}

/** Several of a kind as one; what is pointed at on the board lights it up, too. */
function FamilyButton({
  choice,
  menu,
  choosing,
  family,
  place,
}: ButtonsProps & { family: Family; place: number }) {
  const { hovered, armed } = choosing
  const lit = hovered ?? armed
  return (
    <button
      type="button"
      className="option"
      data-family={family.id}
      data-options={family.options.join()}
      data-do={choice.options[family.options[0] ?? 0]?.do}
      data-lit={lit !== null && family.options.includes(lit)}
      aria-haspopup="true"
      onClick={() => menu.setOpen(family)}
    >
      <span className="option-number number" aria-hidden="true">
        {place + 1}
      </span>
      {family.label}
      <span className="option-copies number">{family.options.length}</span>
    </button>
  )
}

interface ButtonProps extends ButtonsProps {
  readonly option: Option
  readonly at: number
  readonly place: number
}

function OptionButton({ view, choice, menu, choosing, speaker, option, at, place }: ButtonProps) {
  const say = useWords()
  const { hovered, armed, picked } = choosing
  const turn = picked.indexOf(at)
  const bearing = menu.order.bearings[at]
  return (
    <button
      type="button"
      className="option"
      data-option={at}
      data-do={option.do}
      data-lit={hovered === at}
      data-bearing={bearing ?? undefined}
      aria-pressed={choice.form === 'one' ? armed === at : turn >= 0}
      {...hovering(choosing, at)}
      onClick={() => choosing.pick(at)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // The focus has shown what would happen: Enter does it. Space picks, as a tap does.
        event.preventDefault()
        if (choice.form === 'one') choosing.take(at)
        else choosing.confirm()
      }}
    >
      <span className="option-number number" aria-hidden="true">
        {place + 1}
      </span>
      {speaker.option(view, option)}
      <Copies choice={choice} option={at} />
      {bearing === 'harms-own' && <span className="option-own">{say('prompt.own')}</span>}
      {choice.form === 'some' && choice.ordered && turn >= 0 && (
        <span className="option-order number">{turn + 1}.</span>
      )}
    </button>
  )
}

/** For how many that are interchangeable an option stands. */
function Copies({ choice, option }: { choice: Listed; option: number }) {
  const copies = copiesOf(choice, option)
  return copies > 1 && <span className="option-copies number">×{copies}</span>
}

function NumberButtons({
  choice,
  choosing,
}: {
  choice: Extract<ChoiceView, { form: 'number' }>
  choosing: Choosing
}) {
  const say = useWords()
  const { min, max } = choice
  const value = choosing.shares[0] ?? min
  if (max - min > 12)
    return (
      <input
        type="range"
        className="options-range"
        aria-label={say('prompt.number')}
        min={min}
        max={max}
        value={value}
        onChange={(event) => choosing.setShare(0, Number(event.target.value))}
      />
    )
  return (
    <ul className="options-list">
      {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((number) => (
        <li key={number}>
          <button
            type="button"
            className="option option-value number"
            data-option={number - min}
            aria-pressed={value === number}
            onClick={() => choosing.setShare(0, number)}
          >
            {number}
          </button>
        </li>
      ))}
    </ul>
  )
}
