import type { CardView } from '@dejarik/destiny'
import { Damage, HitPoints, Shield } from '../../../symbols/index.ts'

/** Health as a row of places, with the damage that lies on them; in fives, so that they can be counted at a glance. */
export function Health({ card }: { card: CardView }) {
  const { health, damage } = card
  const places = Array.from({ length: Math.max(health, damage) }, (_, i) => i)
  return (
    <span className="sd-health">
      {places.map((place) => (
        <span key={place} className="sd-health-place" data-hit={place < damage}>
          {place < damage && <Damage size="100%" />}
        </span>
      ))}
    </span>
  )
}

/** What is left, as a number. */
export function HealthLeft({ card: { health, damage } }: { card: CardView }) {
  return (
    <span className="sd-health-left number">
      <HitPoints size="0.72em" />
      {Math.max(0, health - damage)}
      <small>/{health}</small>
    </span>
  )
}

export function Shields({ count }: { count: number }) {
  return (
    <span className="sd-shields">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one shield is like the other
        <Shield key={i} size="1.15em" />
      ))}
    </span>
  )
}
