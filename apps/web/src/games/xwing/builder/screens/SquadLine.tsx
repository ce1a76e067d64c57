import { pointsOf, type Squad } from '@dejarik/xwing/build'
import { FACTION_NAMES, findPilot } from '@dejarik/xwing/facts'
import { type ReactNode, useMemo } from 'react'
import type { Route } from '../../../../route.ts'
import { Tick } from '../../../../symbols/index.ts'
import { Chip } from '../../../../ui/Chip.tsx'
import { To } from '../../../../ui/To.tsx'
import { useBuilder } from '../BuilderContext.tsx'
import { ShipSign } from '../cards/ShipSign.tsx'
import { problemsOf } from '../check.ts'

export interface SquadLineProps {
  readonly squad: Squad
  readonly name: string
  readonly route: Route
  /** Buttons at the end. */
  readonly children?: ReactNode
}

/** A squad in one line: what it is called, what flies in it, whether it is legal. */
export function SquadLine({ squad, name, route, children }: SquadLineProps) {
  const { say, language } = useBuilder()
  const count = useMemo(() => problemsOf(squad).length, [squad])
  return (
    <li className="xb-line">
      <div className="xb-line-text">
        <To route={route} className="name">
          {name}
        </To>
        <small>
          <span className="xb-faction" data-faction={squad.faction}>
            {FACTION_NAMES[squad.faction][language]}
          </span>
          {say('list.points', { points: pointsOf(squad) })} ·{' '}
          {say('list.ships', { count: squad.ships.length })}
        </small>
      </div>
      <span className="xb-line-ships" aria-hidden="true">
        {squad.ships.map(({ pilot }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may fly several times
          <ShipSign key={i} type={findPilot(pilot)?.ship ?? ''} />
        ))}
      </span>
      {count === 0 ? (
        <span className="xb-line-legal">
          <Tick label={say('problems.none')} />
        </span>
      ) : (
        <Chip tone="bad">{say('problems.count', { count })}</Chip>
      )}
      {children}
    </li>
  )
}
