import type { KeyboardEvent } from 'react'
import type { Thing } from '../table.ts'
import { type ThingSpec, useThing } from './useThing.ts'

/** A thing that is a piece of a drawing, where the browser makes no clicks of Enter and Space. */
export function usePiece(thing: Thing, more: Omit<ThingSpec, 'things'> = {}) {
  const { handlers, ...state } = useThing({ things: [thing], ...more })
  return {
    ...state,
    handlers: {
      ...handlers,
      onKeyDown(event: KeyboardEvent<Element>) {
        handlers.onKeyDown(event)
        if (event.defaultPrevented || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        event.currentTarget.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true }))
      },
    },
  }
}
