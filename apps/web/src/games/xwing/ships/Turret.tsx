import type { StandardArc } from '@dejarik/xwing/geometry'

const TURN: { readonly [A in StandardArc]: number } = { front: 0, right: 90, rear: 180, left: 270 }

/** The turret arc indicator on its base: a ring with a barrel to each arc that it points at. */
export function Turret({ arcs, scale }: { arcs: readonly StandardArc[]; scale: number }) {
  return (
    <g className="xw-turret" transform={`scale(${scale})`}>
      <circle r="5.5" />
      {arcs.map((arc) => (
        <path key={arc} transform={`rotate(${TURN[arc]})`} d="M-1.6 -5V-15H1.6V-5M-4 -13L0 -18.5L4 -13Z" />
      ))}
    </g>
  )
}
