/** The layout of tiles that a map's words describe. */
import type { Layout } from '../lay.ts'
import type { MapWords } from './words.ts'

export function layoutOf(map: MapWords): Layout {
  const { width, height, tiles, doors = {}, walls, openings, impassable } = map
  return {
    width,
    height,
    tiles,
    doors: Object.values(doors).map((edges) => edges.split(' ')),
    ...(walls !== undefined && { walls: walls.split(' ') }),
    ...(openings !== undefined && { openings: openings.split(' ') }),
    ...(impassable !== undefined && { impassable }),
  }
}
