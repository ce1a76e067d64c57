import { type ChoiceView, copiesOf, type Option } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../text/index.ts'
import { Beyond } from '../ui/Beyond.tsx'
import type { Choosing } from './contract.ts'
import { useAnswering } from './frame/FrameContext.ts'
import { hovering } from './hovering.ts'
import type { OptionOrder } from './order.ts'
import { Shares } from './Shares.tsx'
import './options.css'

export interface OptionsProps {
  readonly view: unknown
  readonly choice: ChoiceView
  readonly order: OptionOrder
  readonly choosing: Choosing
  readonly speaker: Speaker
}

/** The ways to answer, for the keyboard and the screen reader as much as for the pointer. */
export function Options(props: OptionsProps) {
  const { view, choice, order, choosing, speaker } = props
  const say = useWords()
  /** Whether those that change nothing have been asked for. */
  const [unfolded, setUnfolded] = useState(false)
  const { armed, picked } = choosing
  const isIdle = (at: number): boolean => order.all.indexOf(at) >= order.inSight
  const isUnfolded = unfolded || [armed ?? -1, ...picked].some((at) => at >= 0 && isIdle(at))
  const inSight = isUnfolded ? order.all.length : order.inSight
  const place = useRef<HTMLDivElement>(null)
  const answering = useAnswering()
  return (
    <div className="options-place">
      <div className="options" ref={place}>
        {choice.form === 'place' && (
          <>
            <div className="answering" ref={answering} />
            <p className="options-hint">{say('prompt.place')}</p>
          </>
        )}
        {choice.form === 'number' && <NumberButtons choice={choice} choosing={choosing} />}
        {choice.form === 'split' && (
          <Shares view={view} choice={choice} choosing={choosing} speaker={speaker} />
        )}
        {(choice.form === 'one' || choice.form === 'some') && (
          <OptionButtons
            {...props}
            choice={choice}
            inSight={inSight}
            isUnfolded={isUnfolded}
            onUnfold={setUnfolded}
          />
        )}
      </div>
      <Beyond list={place} count={inSight} />
    </div>
  )
}

type Listed = Extract<ChoiceView, { form: 'one' | 'some' }>

interface ButtonsProps extends OptionsProps {
  readonly choice: Listed
  readonly inSight: number
  readonly isUnfolded: boolean
  readonly onUnfold: (unfolded: boolean) => void
}

function OptionButtons(props: ButtonsProps) {
  const { view, choice, order, choosing, speaker, inSight, isUnfolded, onUnfold } = props
  const say = useWords()
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
  const idle = order.all.slice(order.inSight).flatMap((at) => {
    const option = choice.options[at]
    return option === undefined ? [] : [speaker.option(view, option)]
  })
  return (
    <ul className="options-list" ref={list}>
      {order.all.slice(0, inSight).map((at, place) => {
        const option = choice.options[at]
        return (
          option !== undefined && (
            <li key={at}>
              <OptionButton {...props} option={option} at={at} place={place} />
            </li>
          )
        )
      })}
      {idle.length > 0 && (
        <li>
          <button
            type="button"
            className="option option-idle"
            aria-expanded={isUnfolded}
            title={idle.join('\n')}
            onClick={() => onUnfold(!isUnfolded)}
          >
            {isUnfolded ? say('prompt.idle-fold') : say('prompt.idle', { count: idle.length })}
          </button>
        </li>
      )}
    </ul>
  )
}

interface ButtonProps extends Omit<ButtonsProps, 'inSight' | 'isUnfolded' | 'onUnfold'> {
  readonly option: Option
  readonly at: number
  readonly place: number
}

function OptionButton({ view, choice, order, choosing, speaker, option, at, place }: ButtonProps) {
  const say = useWords()
  const { hovered, armed, picked } = choosing
  const turn = picked.indexOf(at)
  const bearing = order.bearings[at]
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
