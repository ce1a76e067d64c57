import { type ArcName, BAND, type Base, MM } from '@dejarik/xwing/geometry'
import { firingArcs, printed } from '@dejarik/xwing/preview'
import { transformOf } from '../mat/projection.ts'
import { useTable } from '../TableContext.tsx'
import { arcPath, bandPath } from './arc-path.ts'
import type { Sight } from './sights.ts'

const RANGES = [1, 2, 3]

/** Arcs and range bands of a ship; a turret's as the option would turn it. */
export function Arcs({ sight: { ship: subject } }: { sight: Sight }) {
  const { view, state, me, layers, to, options, choosing } = useTable()
  const { base } = printed(subject)
  const lit = options[choosing.hovered ?? choosing.armed ?? -1]
  const declared =
    lit?.do === 'attack' ? lit.arc : view.attack?.attacker === subject.id ? view.attack.arc : null
  const turned = lit?.do === 'turret' ? lit.arc : null
  const arcs = new Set<ArcName>(firingArcs(state, state.ships[subject.id]))
  arcs.add('bullseye')
  return (
    <g
      className="xw-arcs"
      data-whose={subject.seat === me ? 'own' : 'foe'}
      transform={transformOf(to, subject.pose)}
    >
      {layers.bands && RANGES.map((range) => <Band key={range} base={base} range={range} />)}
      {layers.arcs && [...arcs].map((arc) => <Arc key={arc} base={base} arc={arc} />)}
      {declared != null && <path className="xw-arc-declared" d={arcPath(base, declared, 3)} />}
      {turned != null && <path className="xw-arc-turned" d={arcPath(base, turned, 3)} />}
    </g>
  )
}

function Arc({ base, arc }: { base: Base; arc: ArcName }) {
  return (
    <g className="xw-arc" data-arc={arc}>
      <path className="xw-arc-field" d={arcPath(base, arc, 3)} />
      {RANGES.map((range) => (
        <path key={range} className="xw-arc-band" d={bandPath(base, arc, range)} />
      ))}
    </g>
  )
}

/** Everything at a range lies inside of a rounded rectangle around the base. */
function Band({ base, range }: { base: Base; range: number }) {
  const reach = (range * BAND) / MM
  const w = base.halfWidth / MM + reach
  const h = base.halfLength / MM + reach
  return (
    <g className="xw-band">
      <rect x={-w} y={-h} width={2 * w} height={2 * h} rx={reach} />
      <text y={-h + 9}>{range}</text>
    </g>
  )
}
