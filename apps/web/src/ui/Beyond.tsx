import type { RefObject } from 'react'
import { useWords } from '../text/index.ts'
import { scrollOn, useBeyond } from './useBeyond.ts'
import './beyond.css'

export interface BeyondProps {
  readonly list: RefObject<HTMLElement | null>
  readonly count: number
}

/** Beside a list that scrolls: how many items follow out of sight, and the way to them. */
export function Beyond({ list, count }: BeyondProps) {
  const say = useWords()
  const beyond = useBeyond(list, count)
  const { before, after, can, axis } = beyond
  if (before + after === 0) return null
  const name = after > 0 ? say('beyond.more', { count: after }) : say('beyond.back')
  return (
    <button
      type="button"
      className="beyond"
      // The Tab key goes from item to item, and brings each into sight.
      tabIndex={-1}
      title={name}
      aria-label={name}
      data-can={can}
      onClick={() => list.current !== null && scrollOn(list.current, beyond)}
    >
      {after > 0 && <span className="number">+{after}</span>}
      <svg viewBox="-8 -8 16 16" aria-hidden="true" data-to={axis} data-back={after === 0}>
        <path d="M-5 -3L0 3L5 -3" />
      </svg>
    </button>
  )
}
