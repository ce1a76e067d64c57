import { never } from '@dejarik/kernel'
import { THING, type Thing } from '@dejarik/xwing'
import { type ObstacleKind, type Placed, type Pose, tokenAt, tokenShape } from '@dejarik/xwing/geometry'
import { obstacleKind } from '@dejarik/xwing/preview'
import { memo } from 'react'
import { usePiece } from '../../../board/thing/usePiece.ts'
import { pathOfPoints, short } from '../mat/projection.ts'
import { nameOfObject } from '../names.ts'
import { useTable } from '../TableContext.tsx'
import { thingOfObject } from '../things.ts'
import { locksOn } from '../tokens/held.ts'
import { TokenSign } from '../tokens/TokenSign.tsx'

/** A token where it lies; null if nobody has measured its outline. */
export function outlineAt(type: string, pose: Pose): Placed | null {
  const shape = tokenShape(type)
  return shape === null ? null : tokenAt(shape.outline, pose)
}

const PATTERN: { readonly [K in ObstacleKind]: string } = {
  asteroid: 'asteroid',
  'debris-cloud': 'debris',
  'gas-cloud': 'gas',
  'electro-chaff-cloud': 'gas',
  blaze: 'debris',
}

/** How a thing looks: by the kind of its terrain, or as what it is. */
export function lookOf(thing: Pick<Thing, 'kind' | 'type'>): string {
  const kind = obstacleKind(thing)
  return kind === null ? thing.kind : PATTERN[kind]
}

/** An obstacle, device, remote or objective. */
export const ThingOnMat = memo(function ThingOnMat({ thing }: { thing: Thing }) {
  const { view, me, to, language, say } = useTable()
  const id = thingOfObject(THING + thing.id)
  const { can, lit, handlers } = usePiece(id)
  const look = lookOf(thing)
  const whose = thing.seat < 0 ? 'nobody' : thing.seat === me ? 'own' : 'foe'
  const locks = locksOn(view.ships, THING + thing.id)
  const placed = outlineAt(thing.type, thing.pose)
  const name = nameOfObject(view, THING + thing.id, language)
  const drawing = (
    <>
      {placed === null ? null : (
        <>
          <path className="xw-thing-body" d={pathOfPoints(to, placed.points)} />
          <path className="xw-thing-pattern" d={pathOfPoints(to, placed.points)} fill={fillOf(look)} />
        </>
      )}
      <g transform={`translate(${short(to.x(thing.pose.x))} ${short(to.y(thing.pose.y))})`}>
        <Mark thing={thing} />
        {locks > 0 && (
          <g className="xw-hud">
            <g transform="translate(0 16)">
              <TokenSign sign="lock" />
            </g>
          </g>
        )}
      </g>
    </>
  )
  if (!can)
    return (
      <g className="xw-thing" data-look={look} data-whose={whose} data-thing={id} data-lit={lit}>
        <title>{name}</title>
        {drawing}
      </g>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside of a drawing
    <g
      className="xw-thing"
      role="button"
      tabIndex={-1}
      aria-label={say('thing.label', { name, whose })}
      data-look={look}
      data-whose={whose}
      data-thing={id}
      data-can="true"
      data-lit={lit}
      {...handlers}
    >
      {drawing}
    </g>
  )
})

export function fillOf(look: string): string {
  return ['asteroid', 'debris', 'gas'].includes(look) ? `url(#xw-${look})` : 'none'
}

/** What is not terrain carries a sign: a fuse, a remote's damage, whose marker lies on an objective. */
function Mark({ thing }: { thing: Thing }) {
  const { kind, damage, fuses } = thing
  switch (kind) {
    case 'obstacle':
      return null
    case 'objective':
      return <path className="xw-thing-sign" d="M0 -9L9 0L0 9L-9 0ZM0 -4L4 0L0 4L-4 0Z" />
    case 'remote':
      return (
        <g className="xw-thing-sign">
          <path d="M-6 5A8.5 8.5 0 1 1 6 5M0 0V-14M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1" />
          {damage.length > 0 && <text y="16">−{damage.length}</text>}
        </g>
      )
    case 'device':
      return (
        <g className="xw-thing-sign">
          <path d="M-6 1A6 6 0 1 1 6 1A6 6 0 1 1 -6 1M3 -5L6 -9" />
          {fuses > 0 && <text y="4">{fuses}</text>}
        </g>
      )
    default:
      return never(kind)
  }
}
