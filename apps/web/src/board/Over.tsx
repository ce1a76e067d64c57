import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Size } from './camera/camera.ts'
import { type Corner, type Obstruction, placeOver } from './place-over.ts'
import './over.css'

export interface OverProps {
  readonly board: Size
  /** So much stays free above it, for what else lies over the board there. */
  readonly below: number
  readonly pieces: readonly Obstruction[]
  /** It keeps its place as long as this stays the same, whatever moves below it. */
  readonly about: string
  /** Only to be read: what lies below it can still be clicked. */
  readonly passive: boolean
  readonly children: ReactNode
}

interface Place {
  readonly about: string
  readonly at: Corner
  /** In another window it lies elsewhere. */
  readonly board: Size
}

/** A panel over a board, where it covers the least. It never makes the board larger or smaller. */
export function Over({ board, below, pieces, about, passive, children }: OverProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const it = panel.current
    if (it === null) return
    const observer = new ResizeObserver(() => setSize({ width: it.offsetWidth, height: it.offsetHeight }))
    observer.observe(it)
    return () => observer.disconnect()
  }, [])
  const latest = useRef(pieces)
  latest.current = pieces.map((piece) => ({ ...piece, y: piece.y - below }))
  const { width, height } = board
  useLayoutEffect(() => {
    if (size === null || width === 0) return
    setPlace((old) => {
      // What it says may change while somebody points at it: it moves only if it would not fit any more.
      const fits =
        old?.about === about &&
        old.board.width === width &&
        old.board.height === height &&
        old.at.left + size.width <= width &&
        old.at.top + below + size.height <= height
      if (fits) return old
      const at = placeOver({ width, height: height - below }, size, latest.current)
      return { about, at, board: { width, height } }
    })
  }, [about, width, height, below, size])
  return (
    <div
      ref={panel}
      className="over on-dark"
      data-passive={passive}
      style={place === null ? { visibility: 'hidden' } : { left: place.at.left, top: place.at.top + below }}
    >
      {children}
    </div>
  )
}
