/** Which part of the mat is in sight. Plain numbers in millimetres; `useCamera` moves it. */
import { HEIGHT, WIDTH } from './projection.ts'

export interface Camera {
  /** The middle of the picture. */
  readonly x: number
  readonly y: number
  /** Pixels a millimetre. */
  readonly zoom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** What stays free around the mat when it is seen whole. */
const MARGIN = 12
const MOST = 5

/** The whole mat. */
export function fit(size: Size): Camera {
  return { x: WIDTH / 2, y: HEIGHT / 2, zoom: least(size) }
}

function least({ width, height }: Size): number {
  return Math.max(0.05, Math.min(width / (WIDTH + 2 * MARGIN), height / (HEIGHT + 2 * MARGIN)))
}

/** Zooms so that the point under the pointer stays where it is. */
export function zoomAt(camera: Camera, size: Size, factor: number, px: number, py: number): Camera {
  const zoom = Math.max(least(size) * 0.8, Math.min(MOST, camera.zoom * factor))
  const dx = px - size.width / 2
  const dy = py - size.height / 2
  return within({
    x: camera.x + dx / camera.zoom - dx / zoom,
    y: camera.y + dy / camera.zoom - dy / zoom,
    zoom,
  })
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return within({ ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom })
}

/** The middle never leaves the mat. */
function within({ x, y, zoom }: Camera): Camera {
  return { x: Math.max(0, Math.min(WIDTH, x)), y: Math.max(0, Math.min(HEIGHT, y)), zoom }
}

/** Close enough to read one ship, with as little beside the mat as can be; null where the whole mat is large enough. */
export function closeUp(size: Size, x: number, y: number): Camera | null {
  if (least(size) >= SMALL) return null
  const inside = (at: number, room: number, length: number): number => {
    const half = room / 2 / CLEAR - MARGIN
    return half * 2 >= length ? length / 2 : Math.max(half, Math.min(length - half, at))
  }
  return { x: inside(x, size.width, WIDTH), y: inside(y, size.height, HEIGHT), zoom: CLEAR }
}

/** Below this zoom a small base can’t be told from another; with this one it can be read. */
const SMALL = 0.45
const CLEAR = 0.56

/** Moves just so far that a point is in sight, away from the rim. */
export function reveal(camera: Camera, size: Size, x: number, y: number): Camera {
  const halfWidth = Math.max(0, size.width / 2 / camera.zoom - 60)
  const halfHeight = Math.max(0, size.height / 2 / camera.zoom - 60)
  return within({
    ...camera,
    x: Math.max(x - halfWidth, Math.min(x + halfWidth, camera.x)),
    y: Math.max(y - halfHeight, Math.min(y + halfHeight, camera.y)),
  })
}

export function viewBoxOf({ x, y, zoom }: Camera, { width, height }: Size): string {
  const w = width / zoom
  const h = height / zoom
  return `${x - w / 2} ${y - h / 2} ${w} ${h}`
}

/** From a pixel of the element to the picture. */
export function pointAt({ x, y, zoom }: Camera, { width, height }: Size, px: number, py: number) {
  return { x: x + (px - width / 2) / zoom, y: y + (py - height / 2) / zoom }
}
