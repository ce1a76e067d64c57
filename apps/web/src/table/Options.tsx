import { type ChoiceView, copiesOf, type Option } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../text/index.ts'
import { Beyond } from '../ui/Beyond.tsx'
import type { Choosing } from './contract.ts'
import { useAnswering } from './frame/FrameContext.ts'
import { hovering } from './hovering.ts'
import { Shares } from './Shares.tsx'

export interface OptionsProps {
  readonly view: unknown
  readonly choice: ChoiceView
  readonly choosing: Choosing
  readonly speaker: Speaker
  /** Those that would come to nothing are folded away. */
  isIdle(option: Option): boolean
}

/** The ways to answer, for the keyboard and the screen reader as much as for the pointer. */
export function Options(props: OptionsProps) {
  const { view, choice, choosing, speaker } = props
  const say = useWords()
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
        {(choice.form === 'one' || choice.form === 'some') && <OptionButtons {...props} choice={choice} />}
      </div>
      <Beyond
        list={place}
        count={choice.form === 'one' || choice.form === 'some' ? choice.options.length : 0}
      />
    </div>
  )
}

type Listed = Extract<ChoiceView, { form: 'one' | 'some' }>

function OptionButtons({ view, choice, choosing, speaker, isIdle }: OptionsProps & { choice: Listed }) {
  const say = useWords()
  const [unfolded, setUnfolded] = useState(false)
  const idle = new Set(choice.options.flatMap((option, at) => (isIdle(option) ? [at] : [])))
  const { hovered, armed, picked } = choosing
  const list = useRef<HTMLUListElement>(null)
  const lit = hovered ?? armed
  useEffect(() => {
    // Measuring costs a layout of the whole table: only where the list can be longer than its place.
    if (lit === null || choice.options.length < 6) return
    list.current
      ?.querySelector(`[data-option="${lit}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [lit, choice.options.length])
  return (
    <ul className="options-list" ref={list}>
      {choice.options.map((option, at) => {
        const order = picked.indexOf(at)
        const on = choice.form === 'one' ? armed === at : order >= 0
        // What is pointed at on the board, or chosen by its number, is in sight here, too.
        if (idle.has(at) && !unfolded && !on && hovered !== at) return null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its index
          <li key={at}>
            <button
              type="button"
              className="option"
              data-option={at}
              data-do={option.do}
              data-lit={hovered === at}
              aria-pressed={on}
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
                {at + 1}
              </span>
              {speaker.option(view, option)}
              <Copies choice={choice} option={at} />
              {choice.form === 'some' && choice.ordered && order >= 0 && (
                <span className="option-order number">{order + 1}.</span>
              )}
            </button>
          </li>
        )
      })}
      {idle.size > 0 && (
        <li>
          <button
            type="button"
            className="option option-idle"
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? say('prompt.idle-fold') : say('prompt.idle', { count: idle.size })}
          </button>
        </li>
      )}
    </ul>
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
