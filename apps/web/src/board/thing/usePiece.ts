import type { AskView } from '@dejarik/kernel'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { Choosing } from '../../table/contract.ts'
import { useChoices } from './Choices.tsx'

/** What a piece needs of its board. */
export interface PieceTable {
  /** By thing: indices of the options that it embodies. */
  readonly deeds: ReadonlyMap<string, readonly number[]>
  readonly lit: ReadonlySet<string>
  readonly ask: AskView | null
  readonly choosing: Choosing
}

/** How everything on a board that can be chosen behaves: pointing shows, a tap arms, Enter does. */
export function usePiece({ deeds, lit, ask, choosing }: PieceTable, thing: string, otherwise?: () => void) {
  const choices = useChoices()
  const own = deeds.get(thing) ?? []
  const [only] = own
  const hover = () => {
    if (only !== undefined && own.length === 1) choosing.hover(only)
  }
  const leave = () => {
    if (only !== undefined) choosing.hover(null)
  }
  return {
    can: own.length > 0,
    lit: lit.has(thing),
    handlers: {
      onPointerEnter: hover,
      onPointerLeave: leave,
      onFocus: hover,
      onBlur: leave,
      onClick(event: MouseEvent<Element>) {
        if (only === undefined) {
          // Where a question is about such things, a wrong one is told why.
          const kind = thing.slice(0, thing.indexOf(':') + 1)
          if ([...deeds.keys()].some((other) => other.startsWith(kind))) choosing.tried(thing)
          otherwise?.()
        } else if (own.length > 1) choices.open(own, event.currentTarget)
        // A click without a pointer comes from the keyboard: the focus has shown what would happen.
        else if (event.detail === 0 && ask?.choice?.form === 'one') choosing.take(only)
        else choosing.pick(only)
      },
      onKeyDown(event: KeyboardEvent<Element>) {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.currentTarget.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true }))
      },
    },
  }
}
