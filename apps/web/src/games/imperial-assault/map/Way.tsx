import { keyOf } from '@dejarik/imperial-assault/map'
import { designOf } from '@dejarik/imperial-assault/preview'
import { FigureGlyph } from '../figures/FigureGlyph.tsx'
import { useTable } from '../TableContext.tsx'
import { boxOfStand, CELL, middleOf, type Projection } from './projection.ts'
import type { Walking } from './useWalking.ts'

/** The ghost of a walk: its way, and the figure where it would end. */
export function Way({ to, walking }: { to: Projection; walking: Walking }) {
  const { view } = useTable()
  const { aimed, way } = walking
  if (aimed === null) return null
  const figure = view.figures[aimed.figure]
  const { base } = designOf(figure.kind).facts
  const stands = [...(figure.space < 0 || way.length === 0 ? [] : [keyOf(figure)]), ...way]
  const points = stands.map((stand) => middleOf(boxOfStand(to, base, stand)))
  const box = boxOfStand(to, base, aimed.stand)
  const end = middleOf(box)
  return (
    <g className="ia-way">
      {points.length > 1 && <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />}
      {points.slice(1, -1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.500" />
      ))}
      <rect
        className="ia-way-end"
        x={box.x + 3}
        y={box.y + 3}
        width={box.width - 6}
        height={box.height - 6}
        rx={CELL / 3}
      />
      <g transform={`translate(${end.x} ${end.y})`}>
        <FigureGlyph kind={figure.kind} scale={Math.min(box.width, box.height) / CELL} />
      </g>
    </g>
  )
}
