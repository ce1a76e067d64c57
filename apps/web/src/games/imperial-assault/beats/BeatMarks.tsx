import { NONE } from '@dejarik/imperial-assault'
import { keyOf } from '@dejarik/imperial-assault/map'
import { designOf } from '@dejarik/imperial-assault/preview'
import { never } from '@dejarik/kernel'
import { boxOfStand, middleOf, type Point, type Projection } from '../map/projection.ts'
import { nameOfFigure } from '../names.ts'
import { type BoardTable, useTable } from '../TableContext.tsx'
import './beats.css'

/** What a beat marks on the map: the line of an attack, damage at who suffers it, who falls. */
export function BeatMarks({ to }: { to: Projection }) {
  const table = useTable()
  const { beat, view, language, say } = table
  const shows = beat?.shows
  if (shows === undefined) return null
  switch (shows.kind) {
    case 'attack': {
      const [from, there] = [shows.attacker, shows.target].map((figure) => middleOn(table, to, figure))
      if (from === null || there === null) return null
      return <path className="ia-beat-line" d={`M${from.x} ${from.y}L${there.x} ${there.y}`} />
    }
    case 'damage':
    case 'fallen': {
      const at = middleOn(table, to, shows.figure)
      if (at === null) return null
      const words =
        shows.kind === 'damage'
          ? `−${shows.amount}`
          : say(`beat.${shows.how}`, { name: nameOfFigure(view, shows.figure, language) })
      const width = words.length * 8 + 16
      return (
        <g transform={`translate(${at.x} ${at.y})`}>
          <g className="ia-badge ia-beat-mark" data-kind={shows.kind}>
            {shows.kind === 'fallen' && <path className="ia-beat-break" d="M-16 -16L16 16M16 -16L-16 16" />}
            <rect x={-width / 2} y="-13" width={width} height="26" rx="13" />
            <text y="6">{words}</text>
          </g>
        </g>
      )
    }
    case 'walk':
    case 'briefing':
    case 'event':
    case 'round':
      return null
    default:
      return never(shows)
  }
}

function middleOn({ view }: BoardTable, to: Projection, figure: number): Point | null {
  const one = view.figures[figure]
  if (one === undefined || one.space === NONE) return null
  return middleOf(boxOfStand(to, designOf(one.kind).facts.base, keyOf(one)))
}
