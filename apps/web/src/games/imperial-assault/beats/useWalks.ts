import { designOf } from '@dejarik/imperial-assault/preview'
import { type RefObject, useLayoutEffect } from 'react'
import { boxOfStand, middleOf, type Projection } from '../map/projection.ts'
import type { BoardTable } from '../TableContext.tsx'

/** How long a step takes, as a part of the usual motion. */
const STEP = 0.6

/** A figure goes along its way, space by space. */
export function useWalks(box: RefObject<HTMLElement | null>, to: Projection, table: BoardTable): void {
  const { beat, view, motion } = table
  const shows = beat?.shows
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each walk
  useLayoutEffect(() => {
    if (shows?.kind !== 'walk' || motion === 0 || shows.way.length < 2) return
    const piece = box.current?.querySelector(`[data-figure="${shows.figure}"]`)?.parentElement
    const { base } = designOf(view.figures[shows.figure].kind).facts
    const frames = shows.way.map((stand) => {
      const { x, y } = middleOf(boxOfStand(to, base, stand))
      return { transform: `translate(${x}px, ${y}px)` }
    })
    piece?.animate(frames, { duration: motion * STEP * (frames.length - 1), easing: 'linear' })
  }, [shows])
}
