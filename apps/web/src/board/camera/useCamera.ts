import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Camera, closeUp, fit, type Picture, pan, pointAt, reveal, type Size, zoomAt } from './camera.ts'

export interface CameraHandle {
  readonly camera: Camera
  readonly size: Size
  zoomBy(factor: number): void
  panBy(dx: number, dy: number): void
  fit(): void
  /** Brings a point of the picture into sight. */
  reveal(x: number, y: number): void
  /** On a small screen, goes where something is to be seen. */
  closeUp(x: number, y: number): void
  /** The point of the picture under a pointer. */
  at(clientX: number, clientY: number): { readonly x: number; readonly y: number }
}

const NO_SIZE: Size = { width: 0, height: 0 }
/** Below this a press is a click; beyond it the board is dragged. */
export const DRAG = 5

/** Drag and pinch move the board, the wheel zooms it. What has its own use for the pointer says `data-holds`. */
export function useCamera(element: RefObject<HTMLElement | null>, picture: Picture): CameraHandle {
  const [size, setSize] = useState(NO_SIZE)
  const [camera, setCamera] = useState<Camera | null>(null)
  const now = camera ?? fit(picture, size)
  const latest = useRef({ camera: now, size, picture })
  useLayoutEffect(() => {
    latest.current = { camera: now, size, picture }
  })
  const change = useCallback((by: Move) => {
    const { size: box, picture: whole } = latest.current
    setCamera((old) => by(whole, old ?? fit(whole, box), box))
  }, [])

  useLayoutEffect(() => {
    const box = element.current
    if (box === null) return
    const measure = () => setSize({ width: box.clientWidth, height: box.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])

  useEffect(() => {
    const box = element.current
    return box === null ? undefined : listen(box, change)
  }, [element, change])

  return {
    camera: now,
    size,
    zoomBy: useCallback(
      (factor) => change((whole, old, box) => zoomAt(whole, old, box, factor, box.width / 2, box.height / 2)),
      [change],
    ),
    panBy: useCallback((dx, dy) => change((whole, old) => pan(whole, old, dx, dy)), [change]),
    fit: useCallback(() => setCamera(null), []),
    reveal: useCallback((x, y) => change((whole, old, box) => reveal(whole, old, box, x, y)), [change]),
    closeUp: useCallback((x, y) => setCamera(closeUp(latest.current.picture, latest.current.size, x, y)), []),
    at: useCallback(
      (clientX, clientY) => {
        const box = element.current?.getBoundingClientRect()
        const { camera: seen, size: room } = latest.current
        return pointAt(seen, room, clientX - (box?.left ?? 0), clientY - (box?.top ?? 0))
      },
      [element],
    ),
  }
}

type Move = (picture: Picture, camera: Camera, size: Size) => Camera
type Change = (by: Move) => void

/** Attaches what React can't: a wheel that does not scroll the page, and several fingers at once. */
function listen(box: HTMLElement, change: Change): () => void {
  const fingers = new Map<number, { x: number; y: number }>()
  let travelled = 0

  const local = (event: PointerEvent | WheelEvent) => {
    const { left, top } = box.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const { x, y } = local(event)
    const step = event.deltaMode === 0 ? event.deltaY / 500 : event.deltaY / 12
    change((picture, camera, size) => zoomAt(picture, camera, size, Math.exp(-step), x, y))
  }
  const down = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : null
    travelled = 0
    if (event.button !== 0 || target?.closest('[data-holds]') != null) return
    fingers.set(event.pointerId, local(event))
  }
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (before === undefined) return
    const now = local(event)
    const dx = now.x - before.x
    const dy = now.y - before.y
    travelled += Math.abs(dx) + Math.abs(dy)
    if (travelled < DRAG) return
    // Only a drag holds the pointer: a click must reach what lies under it.
    if (!box.hasPointerCapture(event.pointerId)) box.setPointerCapture(event.pointerId)
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId)
    fingers.set(event.pointerId, now)
    if (other === undefined) change((picture, camera) => pan(picture, camera, dx, dy))
    else {
      const fixed = other[1]
      const was = Math.hypot(before.x - fixed.x, before.y - fixed.y)
      const is = Math.hypot(now.x - fixed.x, now.y - fixed.y)
      if (was > 0)
        change((picture, camera, size) => zoomAt(picture, camera, size, is / was, fixed.x, fixed.y))
    }
  }
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
  }
  // The click that ends a drag is none; clicks of the keyboard have no detail.
  const click = (event: MouseEvent) => {
    if (event.detail > 0 && travelled >= DRAG) event.stopPropagation()
  }

  box.addEventListener('wheel', wheel, { passive: false })
  box.addEventListener('pointerdown', down)
  box.addEventListener('pointermove', move)
  box.addEventListener('pointerup', up)
  box.addEventListener('pointercancel', up)
  box.addEventListener('click', click, { capture: true })
  return () => {
    box.removeEventListener('wheel', wheel)
    box.removeEventListener('pointerdown', down)
    box.removeEventListener('pointermove', move)
    box.removeEventListener('pointerup', up)
    box.removeEventListener('pointercancel', up)
    box.removeEventListener('click', click, { capture: true })
  }
}
