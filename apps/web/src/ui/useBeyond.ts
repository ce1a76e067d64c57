/** What of a list that scrolls is out of sight. */
import { type RefObject, useEffect, useState } from 'react'

export interface OutOfSight {
  readonly before: number
  readonly after: number
  /** Whether one of them can be acted on now. */
  readonly can: boolean
  readonly axis: 'x' | 'y'
}

export const ALL_IN_SIGHT: OutOfSight = { before: 0, after: 0, can: false, axis: 'y' }

/** Frames and shadows may reach over the rim. */
const RIM = 4

/** Counts again when the list is scrolled, gets another size, or has another number of items. */
export function useBeyond(list: RefObject<HTMLElement | null>, count: number): OutOfSight {
  const [beyond, setBeyond] = useState(ALL_IN_SIGHT)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are to be counted anew
  useEffect(() => {
    const box = list.current
    if (box === null) return
    const count = () => setBeyond((old) => sameOr(old, outOfSight(box)))
    // It calls back once at the beginning, after the layout: measuring costs nothing then.
    const observer = new ResizeObserver(count)
    observer.observe(box)
    for (const part of box.children) observer.observe(part)
    box.addEventListener('scroll', count, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', count)
    }
  }, [list, count])
  return beyond
}

function outOfSight(list: HTMLElement): OutOfSight {
  const box = list.getBoundingClientRect()
  let [before, after, can] = [0, 0, false]
  for (const item of list.querySelectorAll('li')) {
    const side = sideOf(item.getBoundingClientRect(), box)
    if (side === 'after') after++
    else if (side === 'before') before++
    can ||= side !== null && item.querySelector('[data-can="true"]') !== null
  }
  return { before, after, can, axis: list.scrollWidth > list.clientWidth + RIM ? 'x' : 'y' }
}

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Where an item lies that is not in sight. One that begins where the list does is, however long it may be. */
export function sideOf(item: Edges, box: Edges): 'before' | 'after' | null {
  const isAfter = (begin: number, end: number, from: number, to: number) =>
    end > to + RIM && begin > from + RIM
  if (isAfter(item.left, item.right, box.left, box.right)) return 'after'
  if (isAfter(item.top, item.bottom, box.top, box.bottom)) return 'after'
  return item.left < box.left - RIM || item.top < box.top - RIM ? 'before' : null
}

/** The old one where nothing is different, so that nothing is drawn again. */
function sameOr(old: OutOfSight, now: OutOfSight): OutOfSight {
  const isSame =
    old.before === now.before && old.after === now.after && old.can === now.can && old.axis === now.axis
  return isSame ? old : now
}

/** Brings the first item that is not seen whole to the beginning; from the end, back to the first. */
export function scrollOn(list: HTMLElement, { after, axis }: OutOfSight): void {
  if (after === 0) {
    list.scrollTo(0, 0)
    return
  }
  const box = list.getBoundingClientRect()
  const next = [...list.querySelectorAll('li')]
    .map((item) => item.getBoundingClientRect())
    .find(({ right, bottom }) => right > box.right + RIM || bottom > box.bottom + RIM)
  if (next === undefined) return
  // An item may be longer than the list.
  if (axis === 'x') list.scrollBy(Math.max(next.left - box.left - RIM, box.width / 2), 0)
  else list.scrollBy(0, Math.max(next.top - box.top - RIM, box.height / 2))
}
