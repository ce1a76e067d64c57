import { attackFrom } from '@dejarik/xwing/preview'
import { useMemo } from 'react'
import { AttackPanel } from './attack/AttackPanel.tsx'
import { DialsPanel } from './dials/DialsPanel.tsx'
import type { Planning } from './dials/usePlanning.ts'
import { ObstaclePicker, picksObstacle } from './placing/ObstaclePicker.tsx'
import { PlacingPanel } from './placing/PlacingPanel.tsx'
import type { Placing } from './placing/usePlacing.ts'
import { ShipDetail } from './squads/ShipDetail.tsx'
import { useTable } from './TableContext.tsx'

/**
 * Beside the mat: what the moment needs. A question first, then an attack, then the ship that is looked at, else
 * the one that the moment is about. It is always there: if it came and went, the mat would jump under the pointer.
 */
export function Dock({ planning, placing }: { planning: Planning | null; placing: Placing | null }) {
  const { view, looked, subject, options, say } = useTable()
  const aimed = useAimed()
  const content =
    planning !== null ? (
      <DialsPanel planning={planning} />
    ) : placing !== null ? (
      <PlacingPanel placing={placing} />
    ) : picksObstacle(options) ? (
      <ObstaclePicker options={options} />
    ) : view.attack !== null ? (
      <AttackPanel attack={view.attack} declared />
    ) : aimed !== null ? (
      <AttackPanel attack={aimed} declared={false} />
    ) : looked !== null && view.ships[looked] !== undefined ? (
      <ShipDetail ship={view.ships[looked]} />
    ) : null
  return (
    <aside
      className="mat-dock xw-dock"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls, and keys must be able to scroll it
      tabIndex={0}
      aria-label={say('dock.label')}
      data-idle={content === null}
    >
      {content ??
        (subject === null ? <p className="mat-hint">{say('dock.hint')}</p> : <ShipDetail ship={subject} />)}
    </aside>
  )
}

/** The attack that is pointed at or armed, as it would begin. */
function useAimed() {
  const { options, choosing } = useTable()
  const option = options[choosing.hovered ?? choosing.armed ?? -1]
  return useMemo(() => (option?.do === 'attack' ? attackFrom(option, false) : null), [option])
}
