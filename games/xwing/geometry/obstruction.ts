import type { AttackLines, Band } from './attack-line.ts'
import type { Line } from './distance.ts'
import type { Placed } from './placed.ts'
import { insideParts } from './polygon.ts'
import type { Point } from './pose.ts'
import { TOLERANCE } from './units.ts'

/** A line that the attacker may measure, and the indices of the things that it leads through. */
export interface Measured {
  readonly line: Line
  readonly through: readonly number[]
}

/** Whether a line leads through something, and does not merely touch it (xw.g.obstructed.1). */
export function leadsThrough({ from, to }: Line, { points }: Placed): boolean {
  const parts = insideParts(points, from.x, from.y, to.x, to.y)
  for (let i = 0; i < parts.length; i += 2) if (parts[i + 1] - parts[i] > TOLERANCE) return true
  return false
}

/**
 * One line for each different set of things that the equally short lines lead through: what the attacker chooses
 * from (xw.g.obstructed.5). Only one if there is nothing to choose.
 */
export function measurable({ bands }: AttackLines, things: readonly Placed[]): readonly Measured[] {
  const found = new Map<string, Measured>()
  for (const band of bands)
    for (const line of tellingLines(band, things)) {
      const through = things.flatMap((thing, i) => (leadsThrough(line, thing) ? [i] : []))
      const key = through.join()
      if (!found.has(key)) found.set(key, { line, through })
    }
  return [...found.values()]
}

/**
 * Lines of a band that stand for all of it. What a line leads through can change only where the band meets a
 * corner of an outline, or where an outline leaves the band at its near or far end; between two such places one
 * line is as good as another.
 */
function tellingLines(band: Band, things: readonly Placed[]): Line[] {
  if (band.first === band.last) return [band.first]
  const places = [0, 1]
  for (const { points } of things)
    for (let i = 0, h = points.length - 2; i < points.length; h = i, i += 2) {
      const a = placeIn(band, points[h], points[h + 1])
      const b = placeIn(band, points[i], points[i + 1])
      places.push(b.x)
      if (a.y > 0 !== b.y > 0) places.push(a.x + ((b.x - a.x) * a.y) / (a.y - b.y))
      if (a.y > 1 !== b.y > 1) places.push(a.x + ((b.x - a.x) * (a.y - 1)) / (a.y - b.y))
    }
  const inside = places.filter((place) => place >= 0 && place <= 1).sort((a, b) => a - b)
  const width = Math.sqrt(squared(band.first.from, band.last.from))
  const lines: Line[] = []
  for (let i = 1; i < inside.length; i++)
    if ((inside[i] - inside[i - 1]) * width > TOLERANCE)
      lines.push(lineAt(band, (inside[i] + inside[i - 1]) / 2))
  return lines
}

/** x: how far across the band from the first line to the last; y: how far along the lines. Both 0 to 1 inside. */
function placeIn({ first, last }: Band, x: number, y: number): Point {
  const across = { x: last.from.x - first.from.x, y: last.from.y - first.from.y }
  const along = { x: first.to.x - first.from.x, y: first.to.y - first.from.y }
  const dx = x - first.from.x
  const dy = y - first.from.y
  const area = across.x * along.y - across.y * along.x
  return {
    x: area === 0 ? -1 : (dx * along.y - dy * along.x) / area,
    y: area === 0 ? -1 : (across.x * dy - across.y * dx) / area,
  }
}

function lineAt({ first, last }: Band, place: number): Line {
  return { from: mix(first.from, last.from, place), to: mix(first.to, last.to, place) }
}

function mix(a: Point, b: Point, t: number): Point {
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) }
}

function squared(a: Point, b: Point): number {
  return (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
}
