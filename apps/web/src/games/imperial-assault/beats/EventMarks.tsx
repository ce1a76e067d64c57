import { NONE, type View } from '@dejarik/imperial-assault'
import { keyOf } from '@dejarik/imperial-assault/map'
import { designOf } from '@dejarik/imperial-assault/preview'
import { outlineOf } from '../map/outline.ts'
import { boxOfSpace, boxOfStand, middleOf, type Point, type Projection } from '../map/projection.ts'
import { useTable } from '../TableContext.tsx'
import type { Change } from './shows.ts'

const HOLE = 32
const MARGIN = 400

/** While an event is read the map is dimmed, but for what it has brought; that has the numbers of its list. */
export function EventMarks({ to }: { to: Projection }) {
  const { beat, view } = useTable()
  const shows = beat?.shows
  if (shows?.kind !== 'event') return null
  const places = shows.changes.map((change) => placeOf(to, view, change))
  const { width, height } = to.picture
  const holes = places.map((at) =>
    at === null
      ? ''
      : `M${at.x - HOLE} ${at.y}a${HOLE} ${HOLE} 0 1 0 ${2 * HOLE} 0a${HOLE} ${HOLE} 0 1 0 ${-2 * HOLE} 0Z`,
  )
  const all = `M${-MARGIN} ${-MARGIN}H${width + MARGIN}V${height + MARGIN}H${-MARGIN}Z`
  return (
    <g className="ia-event-marks">
      <path className="ia-event-dim" fillRule="evenodd" d={all + holes.join('')} />
      {places.map(
        (at, i) =>
          at !== null && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its number
            <g key={i} transform={`translate(${at.x} ${at.y})`}>
              <circle className="ia-event-ring" r={HOLE} />
              <g className="ia-badge" transform={`translate(${HOLE * 0.75} ${-HOLE * 0.75})`}>
                <circle className="ia-event-disc" r="11" />
                <text className="ia-event-numeral" y="4.500">
                  {i + 1}
                </text>
              </g>
            </g>
          ),
      )}
    </g>
  )
}

function placeOf(to: Projection, { figures, tokens }: View, { what, id }: Change): Point | null {
  if (what === 'door') return middleOfDoor(to, id)
  if (what === 'token') {
    const space = tokens[id]?.space ?? NONE
    return space === NONE ? null : middleOf(boxOfSpace(to, space))
  }
  const figure = figures[id]
  if (figure === undefined || figure.space === NONE) return null
  return middleOf(boxOfStand(to, designOf(figure.kind).facts.base, keyOf(figure)))
}

/** Of all edges that it closes. */
function middleOfDoor(to: Projection, door: number): Point | null {
  const edges = [...(outlineOf(to.board).doors[door] ?? '').matchAll(/M(\d+) (\d+)([hv])1/gu)]
  if (edges.length === 0) return null
  const mean = (of: (edge: RegExpMatchArray) => number): number =>
    edges.reduce((sum, edge) => sum + of(edge), 0) / edges.length
  return to.point(
    mean(([, x, , way]) => Number(x) + (way === 'h' ? 0.5 : 0)),
    mean(([, , y, way]) => Number(y) + (way === 'v' ? 0.5 : 0)),
  )
}
