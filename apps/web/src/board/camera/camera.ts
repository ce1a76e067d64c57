/** Which part of a board is in sight. Plain numbers in units of its picture; `useCamera` moves it. */

/** The picture of a whole board. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** What stays free around it when it is seen whole. */
  readonly margin: number
  /** The closest that one can look. */
  readonly most: number
  /** Below this zoom one thing can’t be told from another. */
  readonly small: number
  /** With this one it can be read. */
  readonly clear: number
}

export interface Camera {
  /** The middle of the picture. */
  readonly x: number
  readonly y: number
  /** Pixels a unit. */
  readonly zoom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** All of it. */
export function fit(picture: Picture, size: Size): Camera {
  return { x: picture.width / 2, y: picture.height / 2, zoom: least(picture, size) }
}

function least({ width, height, margin }: Picture, size: Size): number {
  return Math.max(0.05, Math.min(size.width / (width + 2 * margin), size.height / (height + 2 * margin)))
}

/** Zooms so that the point under the pointer stays where it is. */
export function zoomAt(
  picture: Picture,
  camera: Camera,
  size: Size,
  factor: number,
  px: number,
  py: number,
): Camera {
  const zoom = Math.max(least(picture, size) * 0.8, Math.min(picture.most, camera.zoom * factor))
  const dx = px - size.width / 2
  const dy = py - size.height / 2
  return within(picture, {
    x: camera.x + dx / camera.zoom - dx / zoom,
    y: camera.y + dy / camera.zoom - dy / zoom,
    zoom,
  })
}

export function pan(picture: Picture, camera: Camera, dx: number, dy: number): Camera {
  return within(picture, { ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom })
}

/** The middle never leaves the picture. */
function within({ width, height }: Picture, { x, y, zoom }: Camera): Camera {
  return { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(height, y)), zoom }
}

/** Close enough to read one thing, with as little beside the picture as can be; null where all of it is large enough. */
export function closeUp(picture: Picture, size: Size, x: number, y: number): Camera | null {
  const { margin, small, clear, width, height } = picture
  if (least(picture, size) >= small) return null
  const inside = (at: number, room: number, length: number): number => {
    const half = room / 2 / clear - margin
    return half * 2 >= length ? length / 2 : Math.max(half, Math.min(length - half, at))
  }
  return { x: inside(x, size.width, width), y: inside(y, size.height, height), zoom: clear }
}

/** Moves just so far that a point is in sight, away from the rim. */
export function reveal(picture: Picture, camera: Camera, size: Size, x: number, y: number): Camera {
  const halfWidth = Math.max(0, size.width / 2 / camera.zoom - 60)
  const halfHeight = Math.max(0, size.height / 2 / camera.zoom - 60)
  return within(picture, {
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
