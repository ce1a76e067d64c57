import type { CardId } from '@dejarik/deckbuilding'
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { BoardTable } from '../TableContext.tsx'
import { type DropPlace, drop } from './drop.ts'

/** A press that moves this far is a drag, not a click. */
const SLACK = 8

/** Drags cards with a mouse or pen. Fingers scroll; they tap instead. */
export function useDrag(board: RefObject<HTMLElement | null>, table: BoardTable) {
  const press = useRef<{ card: CardId; x: number; y: number } | null>(null)
  const [line, setLine] = useState<{ card: CardId; x: number; y: number } | null>(null)

  const down = (event: PointerEvent): void => {
    press.current = null
    if (event.pointerType === 'touch' || event.button !== 0 || !(event.target instanceof Element)) return
    const slot = event.target.closest<HTMLElement>('[data-card]')
    const thing = slot?.querySelector('[data-can="true"]')
    if (slot === null || thing === null || thing === undefined) return
    press.current = { card: Number(slot.dataset.card), x: event.clientX, y: event.clientY }
  }
  const move = (event: PointerEvent): void => {
    const start = press.current
    if (start === null || board.current === null) return
    if (line === null && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return
    const origin = board.current.getBoundingClientRect()
    setLine({
      card: start.card,
      x: event.clientX - origin.left,
      y: event.clientY - origin.top + board.current.scrollTop,
    })
  }
  const up = (event: PointerEvent): void => {
    const start = press.current
    press.current = null
    if (start === null || line === null) return
    setLine(null)
    swallowClick()
    const done = drop(start.card, placeAt(event.clientX, event.clientY), table)
    if (done?.do === 'assemble') table.assemble(done.assembly)
    else if (done?.do === 'answer') table.choosing.answer(done.option)
  }
  const cancel = (): void => {
    press.current = null
    setLine(null)
  }
  return {
    line,
    handlers: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: cancel,
      onPointerLeave: cancel,
    },
  }
}

const ZONES: readonly [selector: string, zone: DropPlace['zone']][] = [
  ['.db-galaxy', 'galaxy'],
  ['.db-hand', 'hand'],
  ['.db-play[data-own="false"], .db-strip[data-own="false"]', 'foe'],
  ['.db-play[data-own="true"], .db-strip[data-own="true"]', 'own'],
]

function placeAt(x: number, y: number): DropPlace {
  const element = document.elementFromPoint(x, y)
  const slot = element?.closest<HTMLElement>('[data-card]') ?? null
  const zone = ZONES.find(([selector]) => element?.closest(selector))?.[1] ?? null
  return { card: slot === null ? null : Number(slot.dataset.card), zone }
}

/** The click that ends a drag is not meant for what lies below. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0)
}
