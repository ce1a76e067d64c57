import type { Base as BaseShape, Size } from '@dejarik/xwing/geometry'
import { MM } from '@dejarik/xwing/geometry'
import { silhouetteOf } from './silhouettes.ts'

/** How much larger than on a small base the silhouette is drawn. */
const SCALE: { readonly [S in Size]: number } = { small: 0.98, medium: 1.48, large: 1.98 }

export interface BaseProps {
  readonly base: BaseShape
  readonly size: Size
  /** Id of the ship type. */
  readonly type: string
  readonly whose: 'own' | 'foe'
}

/** A base from above, facing up: border and pattern tell whose it is, the nose mark where it looks, the silhouette what it is. */
export function Base({ base, size, type, whose }: BaseProps) {
  const w = base.halfWidth / MM
  const h = base.halfLength / MM
  return (
    <g className="xw-base" data-whose={whose}>
      <rect className="xw-base-plate" x={-w} y={-h} width={2 * w} height={2 * h} rx={1.5} />
      <rect
        className="xw-base-pattern"
        x={-w}
        y={-h}
        width={2 * w}
        height={2 * h}
        rx={1.5}
        fill={`url(#xw-${whose})`}
      />
      <path className="xw-base-arc" d={arcLines(base)} />
      <path className="xw-base-nose" d={`M-4 ${-h}L0 ${-h - 4}L4 ${-h}Z`} />
      <Silhouette type={type} size={size} />
      <rect className="xw-base-border" x={-w} y={-h} width={2 * w} height={2 * h} rx={1.5} />
      {whose === 'foe' && (
        <rect className="xw-base-inner" x={-w + 2} y={-h + 2} width={2 * w - 4} height={2 * h - 4} rx={1} />
      )}
    </g>
  )
}

/** The printed lines between the front arc and the sides. */
function arcLines(base: BaseShape): string {
  const [left, right] = [base.arcs.front.edge[0], base.arcs.front.edge.at(-1)]
  if (left === undefined || right === undefined) return ''
  return `M${left.x / MM} ${-left.y / MM}L0 0L${right.x / MM} ${-right.y / MM}`
}

export function Silhouette({ type, size }: { type: string; size: Size }) {
  const { hull, marks, lines } = silhouetteOf(type, size)
  return (
    <g className="xw-ship" transform={`scale(${SCALE[size]})`}>
      <path className="xw-ship-hull" d={hull.join('')} />
      {lines.length > 0 && <path className="xw-ship-line" d={lines.join('')} />}
      <path className="xw-ship-mark" d={marks.join('')} />
    </g>
  )
}
