import type { KeyboardEvent } from 'react'
import { nearestIn } from './nearest.ts'

const DIRECTIONS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys move the focus to the nearest thing in that direction, as the eye would. */
export function useArrowKeys() {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const direction = DIRECTIONS[event.key]
    const here = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-thing]') : null
    if (direction === undefined || here === null) return
    const things = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-thing]')].filter(
      (one) => one !== here,
    )
    const next = nearestIn(
      direction,
      here.getBoundingClientRect(),
      things.map((one) => one.getBoundingClientRect()),
    )
    if (next < 0) return
    event.preventDefault()
    things[next].focus()
  }
}
