import { type RefObject, useEffect, useLayoutEffect } from 'react'

const THING = '[data-thing]'

/**
 * One stop of the Tab key for each zone, where one was last or where something can be done. A card that leaves
 * under the focus (played, bought) hands it to its neighbour instead of dropping it.
 * `zones` selects the parts of the board that the Tab key enters once; arrow keys move within and between them.
 */
export function useRovingFocus(board: RefObject<HTMLElement | null>, zones: string): void {
  useEffect(() => {
    const root = board.current
    if (root === null) return
    const remember = (event: FocusEvent): void => {
      const thing = thingOf(event.target)
      const zone = thing?.closest<HTMLElement>(zones)
      if (thing === null || thing === undefined || zone === null || zone === undefined) return
      zone.dataset.last = String([...zone.querySelectorAll(THING)].indexOf(thing))
      for (const other of root.querySelectorAll<HTMLElement>('[data-left]')) delete other.dataset.left
      if (thing.matches(':focus-visible')) zone.dataset.left = 'true'
    }
    const forget = (event: FocusEvent): void => {
      // Focus that goes to another element was taken there; only focus that falls is given back.
      if (event.relatedTarget === null) return
      for (const zone of root.querySelectorAll<HTMLElement>('[data-left]')) delete zone.dataset.left
    }
    root.addEventListener('focusin', remember)
    root.addEventListener('focusout', forget)
    return () => {
      root.removeEventListener('focusin', remember)
      root.removeEventListener('focusout', forget)
    }
  }, [board, zones])

  useLayoutEffect(() => {
    for (const zone of board.current?.querySelectorAll<HTMLElement>(zones) ?? []) settle(zone)
  })
}

function settle(zone: HTMLElement): void {
  const things = [...zone.querySelectorAll<HTMLElement>(THING)]
  if (things.length === 0) return
  const last = things[Math.min(Number(zone.dataset.last ?? -1), things.length - 1)]
  const stop = last ?? things.find((thing) => thing.dataset.can === 'true') ?? things[0]
  for (const thing of things) thing.tabIndex = thing === stop ? 0 : -1
  if (zone.dataset.left === 'true' && document.activeElement === document.body)
    stop?.focus({ preventScroll: true })
}

function thingOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(THING) : null
}
