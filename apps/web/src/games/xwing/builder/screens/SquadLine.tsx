import { pointsOf, type Squad } from '@dejarik/xwing/build'
import { FACTION_NAMES, findPilot } from '@dejarik/xwing/facts'
import { useMemo } from 'react'
import { Line } from '../../../../build/screens/Line.tsx'
import type { BuiltLineProps } from '../../../../build/screens/Saved.tsx'
import { ShipSign } from '../cards/ShipSign.tsx'
import { problemsOf } from '../check.ts'
import { useBuilder } from '../useBuilder.ts'

/** A squad in one line: what it is called, what flies in it, whether it is legal. */
export function SquadLine({ built: squad, name, route, children }: BuiltLineProps<Squad>) {
  const { say, language } = useBuilder()
  const problems = useMemo(() => problemsOf(squad).length, [squad])
  return (
    <Line
      name={name}
      route={route}
      problems={problems}
      about={
        <>
          <span className="xb-faction" data-faction={squad.faction}>
            {FACTION_NAMES[squad.faction][language]}
          </span>
          {say('list.points', { points: pointsOf(squad) })} ·{' '}
          {say('list.ships', { count: squad.ships.length })}
        </>
      }
      signs={squad.ships.map(({ pilot }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may fly several times
        <ShipSign key={i} type={findPilot(pilot)?.ship ?? ''} />
      ))}
    >
      {children}
    </Line>
  )
}
