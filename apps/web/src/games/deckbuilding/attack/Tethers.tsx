import { BASE_ATTACK, type CardId, type View } from '@dejarik/deckbuilding'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useTable } from '../TableContext.tsx'
import { curve, type Point, type Tether, tethersOf } from './tethers.ts'
import './tethers.css'

interface Line {
  readonly id: string
  readonly tether: Tether
  readonly d: string
}

/** Draws who attacks what, over the board. `drag` is a line still on its way to a target. */
export function Tethers({
  board,
  motion,
  drag,
}: {
  board: RefObject<HTMLElement | null>
  motion: number
  drag: { readonly card: CardId; readonly x: number; readonly y: number } | null
}) {
  const { view, me, assembly } = useTable()
  const [lines, setLines] = useState<readonly Line[]>([])
  const [size, setSize] = useState(0)

  useEffect(() => {
    if (board.current === null) return
    const observer = new ResizeObserver(() => setSize((n) => n + 1))
    observer.observe(board.current)
    return () => observer.disconnect()
  }, [board])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `size` stands for a board of another size
  useLayoutEffect(() => {
    const draw = (): void => {
      if (board.current !== null) setLines(linesOn(board.current, view, tethersOf(view, me, assembly), me))
    }
    draw()
    // Cards glide to their places; the lines are drawn again when they have arrived.
    const later = setTimeout(draw, motion + 60)
    return () => clearTimeout(later)
  }, [view, me, assembly, size, motion, board])

  const origin = drag === null ? null : topOf(board.current, drag.card)
  return (
    <svg className="db-tethers" aria-hidden="true">
      <defs>
        <marker
          id="db-arrow"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0L10 5L0 10z" fill="context-stroke" />
        </marker>
      </defs>
      {lines.map(({ id, d, tether }) => (
        <path
          key={id}
          d={d}
          data-kind={tether.kind}
          data-own={tether.seat === me}
          markerEnd="url(#db-arrow)"
        />
      ))}
      {drag !== null && origin !== null && (
        <path d={curve(origin, drag)} data-kind="gathered" data-own="true" markerEnd="url(#db-arrow)" />
      )}
    </svg>
  )
}

function linesOn(board: HTMLElement, view: View, tethers: readonly Tether[], me: number): readonly Line[] {
  return tethers.flatMap((tether) => {
    const up = tether.seat === me
    const from = edgeOf(board, slotOf(board, tether.from), up)
    const to = edgeOf(board, targetOn(board, view, tether), !up)
    return from === null || to === null
      ? []
      : [{ id: `${tether.from} ${tether.to}`, tether, d: curve(from, to) }]
  })
}

function targetOn(board: HTMLElement, { sides }: View, { to, seat }: Tether): Element | null {
  if (to !== BASE_ATTACK) return slotOf(board, to)
  const attacked = sides[1 - seat].base
  const base = attacked === null ? null : slotOf(board, attacked.card)
  return base ?? board.querySelector(`[data-anchor="play:${1 - seat}"] .db-base-slot`)
}

function slotOf(board: HTMLElement, card: CardId): Element | null {
  return board.querySelector(`[data-card="${card}"]`)
}

/** The middle of a card's upper or lower edge, in the board's own coordinates. */
function edgeOf(board: HTMLElement, element: Element | null, upper: boolean): Point | null {
  if (element === null) return null
  const origin = board.getBoundingClientRect()
  const box = (element.querySelector('.thing') ?? element).getBoundingClientRect()
  return {
    x: box.left + box.width / 2 - origin.left + board.scrollLeft,
    y: (upper ? box.top : box.bottom) - origin.top + board.scrollTop,
  }
}

function topOf(board: HTMLElement | null, card: CardId): Point | null {
  return board === null ? null : edgeOf(board, slotOf(board, card), true)
}
