import type { CardView } from '@dejarik/destiny'
import { HitPoints, Shield } from '../../../symbols/index.ts'
import type { Blow } from '../aim/blow.ts'

/** What is left, as a number and as a bar; what a blow would take is hatched. */
export function Health({ card: { health, damage }, blow }: { card: CardView; blow: Blow | undefined }) {
  const left = Math.max(0, health - damage)
  const threatened = blow?.what === 'damage' ? Math.min(left, blow.taken) : 0
  return (
    <>
      <span className="sd-health-left number">
        <HitPoints size="0.72em" />
        <b>{left}</b>
        <small>/{health}</small>
      </span>
      <span className="sd-health-bar">
        {Array.from({ length: health }, (_, place) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            key={place}
            data-is={place >= left ? 'lost' : place >= left - threatened ? 'threatened' : 'left'}
          />
        ))}
      </span>
    </>
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
