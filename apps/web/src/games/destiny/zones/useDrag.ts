import type { DieId } from '@dejarik/destiny'
import { type PointerEvent, useRef } from 'react'
import { useTable } from '../TableContext.tsx'

/** A pointer that moves so far draws, and does not click. */
const FAR = 8

/** Drawing a die onto a character: the same as to click both. */
export function useDrag(die: DieId) {
  const { aimAt, choosing, deeds } = useTable()
  const from = useRef<{ readonly x: number; readonly y: number; far: boolean } | null>(null)
  const drawn = useRef(false)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      drawn.current = false
      if (event.button === 0) from.current = { x: event.clientX, y: event.clientY, far: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const start = from.current
      if (start === null || start.far) return
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return
      start.far = true
      event.currentTarget.setPointerCapture(event.pointerId)
      // What it would do to whom stays in sight until it is let go.
      choosing.hover(deeds.get(`die:${die}`)?.[0] ?? null)
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      const far = from.current?.far === true
      from.current = null
      if (!far) return
      drawn.current = true
      choosing.hover(null)
      const under = document.elementFromPoint(event.clientX, event.clientY)
      const [, card] =
        /^card:(\d+)$/.exec(under?.closest('[data-thing]')?.getAttribute('data-thing') ?? '') ?? []
      if (card !== undefined) aimAt(die, Number(card))
    },
    onPointerCancel(): void {
      from.current = null
    },
    /** After drawing there is no click. */
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }): void {
      if (!drawn.current) return
      event.stopPropagation()
      event.preventDefault()
    },
    onDragStart: (event: { preventDefault(): void }): void => event.preventDefault(),
  }
}
