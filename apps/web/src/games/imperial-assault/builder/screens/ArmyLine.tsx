import { type Army, pointsOf, sizeOf } from '@dejarik/imperial-assault/build'
import { AFFILIATION_NAMES } from '@dejarik/imperial-assault/facts'
import { useMemo } from 'react'
import { Line } from '../../../../build/screens/Line.tsx'
import type { BuiltLineProps } from '../../../../build/screens/Saved.tsx'
import { AffiliationMark } from '../../cards/AffiliationMark.tsx'
import { groupsInWords, strengthOf } from '../army-words.ts'
import { problemsOf } from '../check.ts'
import { useBuilder } from '../useBuilder.ts'

/** An army in one line: what it is called, who fights in it, whether it is legal. */
export function ArmyLine({ built: army, name, route, children }: BuiltLineProps<Army>) {
  const { say, language } = useBuilder()
  const problems = useMemo(() => problemsOf(army).length, [army])
  return (
    <Line
      name={name}
      route={route}
      problems={problems}
      about={
        <>
          <span className="ia-line-groups">{groupsInWords(army, language)}</span>
          <span>
            {AFFILIATION_NAMES[army.affiliation][language]} · {say('list.points', { points: pointsOf(army) })}{' '}
            · {say('list.figures', { count: strengthOf(army).figures })} ·{' '}
            {say('list.commands', { count: sizeOf(army.commands) })}
          </span>
        </>
      }
      signs={<AffiliationMark affiliation={army.affiliation} size="1.6em" />}
    >
      {children}
    </Line>
  )
}
