import type { Point } from '@dejarik/xwing/geometry'
import { attackFrom, type PlaceArea } from '@dejarik/xwing/preview'
import { type ReactNode, useMemo } from 'react'
import { AttackPanel } from './attack/AttackPanel.tsx'
import { DialPanel } from './dials/DialPanel.tsx'
import type { Planning } from './dials/usePlanning.ts'
import { ObstaclePicker, picksObstacle } from './placing/ObstaclePicker.tsx'
import { PlacingPanel } from './placing/PlacingPanel.tsx'
import type { Placing } from './placing/usePlacing.ts'
import type { Setup } from './placing/useSetup.ts'
import { bearerOf } from './questions/about.ts'
import { asksInColumns, Columns } from './questions/Columns.tsx'
import { useTable } from './TableContext.tsx'

/** What the moment needs besides the mat itself: a dial, a place, an attack. */
export interface Moment {
  /** The same as long as it is about the same. */
  readonly about: string
  /** Only to be read. */
  readonly passive: boolean
  /** Ships that must stay in sight beside it. */
  readonly ships: readonly number[]
  /** Places that must. */
  readonly spots: readonly Point[]
  readonly panel: ReactNode
}

export function useMoment(
  planning: Planning | null,
  placing: Placing | null,
  setup: Setup | null,
): Moment | null {
  const table = useTable()
  const { view, options, shows, ask } = table
  const aimed = useAimed()
  const { attack } = view
  // What happens is seen on the mat itself.
  if (shows !== null) return null
  if (planning !== null)
    return {
      about: `dial ${planning.current}`,
      passive: false,
      ships: [planning.current],
      // Its fan above all, then where the others would end.
      spots: [...planning.previews, ...planning.plan.map(({ preview }) => preview)].flatMap(({ ends }) =>
        ends.map(({ flight }) => flight.footprint.pose),
      ),
      panel: <DialPanel planning={planning} />,
    }
  if (placing !== null)
    return {
      about: `place ${placing.area.id} ${placing.area.ship}`,
      passive: false,
      ships: [],
      spots: spotsOf(placing.area.zone),
      panel: <PlacingPanel placing={placing} setup={setup} />,
    }
  if (picksObstacle(options))
    return {
      about: 'obstacle',
      passive: false,
      ships: [],
      spots: [],
      panel: <ObstaclePicker options={options} setup={setup} />,
    }
  // The dice are beside it, where they were rolled.
  if (ask !== null && asksInColumns(table))
    return {
      about: `question ${table.question}`,
      passive: false,
      ships: [bearerOf(view, ask), attack?.attacker, attack?.defender].filter((ship) => ship != null),
      spots: [],
      panel: <Columns ask={ask} />,
    }
  if (attack !== null)
    return {
      about: `attack ${attack.attacker} ${attack.defender}`,
      passive: false,
      ships: [attack.attacker, attack.defender],
      spots: [],
      panel: <AttackPanel attack={attack} declared />,
    }
  if (aimed !== null)
    return {
      about: `aim ${aimed.attacker}`,
      passive: true,
      ships: [aimed.attacker, aimed.defender],
      spots: [],
      panel: <AttackPanel attack={aimed} declared={false} />,
    }
  return null
}

/** The attack that is pointed at or armed, as it would begin. */
function useAimed() {
  const { options, choosing } = useTable()
  const option = options[choosing.hovered ?? choosing.armed ?? -1]
  return useMemo(() => (option?.do === 'attack' ? attackFrom(option, false) : null), [option])
}

/** Points all over the zone in which something may be placed. */
function spotsOf([x, y, width, height]: PlaceArea['zone']): readonly Point[] {
  return [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((right) =>
    [0.2, 0.5, 0.8].map((up) => ({ x: x + width * right, y: y + height * up })),
  )
}
