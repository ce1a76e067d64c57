import type { ReactNode } from 'react'
import { hovering } from '../../../table/hovering.ts'
import { useTable } from '../TableContext.tsx'

export interface DeedButtonProps {
  /** Index of the option. */
  readonly at: number
  /** Its words, if not those of the prompt. */
  readonly children?: ReactNode
}

/** An option where it belongs: lights up with its twin in the prompt bar, and is chosen like it. */
export function DeedButton({ at, children }: DeedButtonProps) {
  const { view, options, speaker, choosing, ask } = useTable()
  const option = options[at]
  if (option === undefined) return null
  const isOne = ask?.choice?.form === 'one'
  return (
    <button
      type="button"
      className="option"
      data-deed={option.do}
      data-lit={choosing.hovered === at}
      aria-pressed={isOne ? choosing.armed === at : choosing.picked.includes(at)}
      {...hovering(choosing, at)}
      // A click without a pointer comes from the keyboard: the focus has shown what would happen.
      onClick={(event) => (event.detail === 0 && isOne ? choosing.take(at) : choosing.pick(at))}
    >
      {children ?? speaker.option(view, option)}
    </button>
  )
}
