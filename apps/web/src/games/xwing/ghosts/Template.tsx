import { DEGREE } from '@dejarik/kernel'
import { MM, type Strip, type Template as TemplateShape } from '@dejarik/xwing/geometry'
import { short } from '../mat/projection.ts'
import { useTable } from '../TableContext.tsx'

/** A maneuver template where it would lie. */
export function Template({ strip }: { strip: Strip }) {
  const { to } = useTable()
  const { x, y, sin, cos } = strip.origin
  const turn = to.turn((Math.atan2(sin, cos) * 180 * DEGREE) / Math.PI)
  return (
    <path
      className="xw-template"
      transform={`translate(${short(to.x(x))} ${short(to.y(y))}) rotate(${short(turn)})`}
      d={templatePath(strip.template)}
    />
  )
}

/** In its own frame, leading up: a strip, or the sector of a ring. */
export function templatePath({ length, width, radius, turn, hand }: TemplateShape): string {
  const half = width / MM / 2
  if (radius === 0) return `M${-half} 0V${-length / MM}H${half}V0Z`
  const r = radius / MM
  const angle = (Math.abs(turn) / DEGREE / 180) * Math.PI
  const [outer, inner] = [r + half, r - half]
  const at = (distance: number) =>
    `${short(hand * (r - distance * Math.cos(angle)))} ${short(-distance * Math.sin(angle))}`
  const sweep = hand === 1 ? 1 : 0
  return `M${-hand * half} 0A${outer} ${outer} 0 0 ${sweep} ${at(outer)}L${at(inner)}A${inner} ${inner} 0 0 ${1 - sweep} ${hand * half} 0Z`
}
