import type { ReactNode } from 'react'
import type { Route } from '../../route.ts'
import { Tick } from '../../symbols/index.ts'
import { Chip } from '../../ui/Chip.tsx'
import { To } from '../../ui/To.tsx'
import { useBuilderTable } from '../BuilderContext.tsx'

export interface LineProps {
  readonly name: string
  readonly route: Route
  /** What it is, in small print. */
  readonly about: ReactNode
  /** What is in it, as signs. */
  readonly signs: ReactNode
  readonly problems: number
  /** Buttons at the end. */
  readonly children?: ReactNode
}

/** A squad or deck in one line: what it is called, what is in it, whether it is legal. */
export function Line({ name, route, about, signs, problems, children }: LineProps) {
  const { say } = useBuilderTable()
  return (
    <li className="build-line">
      <div className="build-line-text">
        <To route={route} className="name">
          {name}
        </To>
        <small>{about}</small>
      </div>
      <span className="build-line-signs" aria-hidden="true">
        {signs}
      </span>
      {problems === 0 ? (
        <span className="build-line-legal">
          <Tick label={say('problems.none')} />
        </span>
      ) : (
        <Chip tone="bad">{say('problems.count', { count: problems })}</Chip>
      )}
      {children}
    </li>
  )
}
