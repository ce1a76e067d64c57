/** The layout of tiles that a map's words describe. */
import type { Layout } from '../lay.ts'
import type { MapWords } from './words.ts'

export function layoutOf({ width, height, tiles, doors = {}, walls, impassable }: MapWords): Layout {
  return {
    width,
    height,
    tiles,
    doors: Object.values(doors).map((edges) => edges.split(' ')),
    ...(walls !== undefined && { walls: walls.split(' ') }),
    ...(impassable !== undefined && { impassable }),
  }
}
