import { NONE } from '@dejarik/imperial-assault'
import { usePiece } from '../../../board/thing/usePiece.ts'
import { useTable } from '../TableContext.tsx'
import { rimOf, squares } from './outline.ts'
import { boxOfSpace, middleOf, type Point, type Projection } from './projection.ts'

/** Deployment zones, hatched by whose they are, and the mission's areas; in spaces. */
export function Zones({ to }: { to: Projection }) {
  const { mission, view, deeds } = useTable()
  if (mission === null) return null
  const isSettled = view.round > 0 && !deeds.has('zone:0')
  return (
    <>
      {mission.areas.map((area) => (
        <path key={area.id} className="ia-area" d={rimOf(to.board, area.spaces)} />
      ))}
      {mission.zones.map((zone, number) => (
        <ZoneShape key={zone.id} to={to} number={number} spaces={zone.spaces} faint={isSettled} />
      ))}
    </>
  )
}

interface ZoneShapeProps {
  readonly to: Projection
  readonly number: number
  readonly spaces: readonly number[]
  readonly faint: boolean
}

function ZoneShape({ to, number, spaces, faint }: ZoneShapeProps) {
  const { view, me, mission, language, say } = useTable()
  const { can, lit, handlers } = usePiece(`zone:${number}`)
  const owner = view.sides.findIndex(({ zone }) => zone === number)
  const whose = owner === NONE ? 'none' : owner === me ? 'own' : 'foe'
  const fill = whose === 'foe' ? 'url(#ia-zone-foe)' : 'url(#ia-zone-own)'
  const shape = (
    <>
      <path className="ia-zone-fill" fill={fill} d={squares(to.board, spaces)} />
      <path className="ia-zone-rim" d={rimOf(to.board, spaces)} />
    </>
  )
  if (!can)
    return (
      <g className="ia-zone" data-whose={whose} data-faint={faint}>
        {shape}
      </g>
    )
  const name = mission?.zones[number]?.name[language] ?? ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside of a drawing
    <g
      className="ia-zone"
      role="button"
      tabIndex={-1}
      aria-label={say('zone.choose', { name })}
      data-thing={`zone:${number}`}
      data-whose={whose}
      data-can={can}
      data-lit={lit}
      {...handlers}
    >
      {shape}
    </g>
  )
}

/** What the zones are called, while one is to be chosen. */
export function ZoneNames({ to }: { to: Projection }) {
  const { mission, language } = useTable()
  return mission?.zones.map(({ id, name, spaces }) => {
    const points = spaces.map((space) => middleOf(boxOfSpace(to, space)))
    const mean = (of: (point: Point) => number): number =>
      points.reduce((sum, point) => sum + of(point), 0) / points.length
    return (
      <text key={id} className="ia-zone-name" x={mean(({ x }) => x)} y={mean(({ y }) => y) + 6}>
        {name[language]}
      </text>
    )
  })
}
