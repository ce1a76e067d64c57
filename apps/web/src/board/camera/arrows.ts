import type { KeyboardEvent } from 'react'
import type { CameraHandle } from './useCamera.ts'

const PAN: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
}

/** With the focus on a board, arrows go from thing to thing; on the board itself they push it along. */
export function matArrows(camera: CameraHandle) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const by = PAN[event.key]
    if (by === undefined || event.defaultPrevented) return
    event.preventDefault()
    const here = event.target instanceof Element ? event.target.closest('[data-thing]') : null
    if (here === null) {
      camera.panBy(by[0], by[1])
      return
    }
    const from = middle(here)
    const [dx, dy] = [-Math.sign(by[0]), -Math.sign(by[1])]
    let best: Element | null = null
    let least = Number.POSITIVE_INFINITY
    for (const one of event.currentTarget.querySelectorAll('[role="button"][data-thing]')) {
      const at = middle(one)
      const ahead = (at.x - from.x) * dx + (at.y - from.y) * dy
      const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx)
      if (one === here || ahead <= 2 || ahead + 2 * aside >= least) continue
      least = ahead + 2 * aside
      best = one
    }
    if (best instanceof SVGElement) best.focus()
  }
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
