import { useId } from 'react'

const RINGS = [
  { inner: 3, outer: 7, fields: 6 },
  { inner: 7.4, outer: 13, fields: 12 },
  { inner: 13.4, outer: 19, fields: 12 },
]

/** The round board of the game on the freighter, seen from above. */
export function Logo({ size = 44 }: { size?: number }) {
  const glow = useId()
  return (
    <svg viewBox="-22 -22 44 44" width={size} height={size} aria-hidden="true" className="logo">
      <radialGradient id={glow}>
        <stop offset="0" stopColor="var(--own)" stopOpacity=".55" />
        <stop offset="1" stopColor="var(--own)" stopOpacity="0" />
      </radialGradient>
      <circle r="21" fill={`url(#${glow})`} />
      {RINGS.map((ring, at) => (
        <path key={ring.inner} d={checks(ring, at)} fill="currentColor" />
      ))}
      <circle r="20.5" fill="none" stroke="currentColor" strokeWidth="1" />
      <circle r="1.8" fill="var(--own)" />
    </svg>
  )
}

/** Every other field of a ring, as one path. */
function checks({ inner, outer, fields }: (typeof RINGS)[number], shift: number): string {
  const at = (radius: number, field: number) => {
    const angle = (field / fields) * 2 * Math.PI
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
  }
  let path = ''
  for (let field = shift % 2; field < fields; field += 2)
    path += `M${at(inner, field)}L${at(outer, field)}A${outer} ${outer} 0 0 1 ${at(outer, field + 1)}L${at(inner, field + 1)}A${inner} ${inner} 0 0 0 ${at(inner, field)}Z`
  return path
}
