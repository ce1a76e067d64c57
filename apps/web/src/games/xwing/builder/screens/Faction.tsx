import { pointsOf, type Squad } from '@dejarik/xwing/build'
import { FACTION_NAMES } from '@dejarik/xwing/facts'
import type { KindProps } from '../../../../build/Building.ts'
import { useBuilder } from '../useBuilder.ts'

/** A squad's faction; where it is only looked at, its points too. */
export function Faction({ built: { faction, ...squad }, onChange }: KindProps<Squad>) {
  const { say, language } = useBuilder()
  return (
    <>
      <span className="xb-faction" data-faction={faction}>
        {FACTION_NAMES[faction][language]}
      </span>
      {onChange === undefined && (
        <span>{say('list.points', { points: pointsOf({ faction, ...squad }) })}.</span>
      )}
    </>
  )
}
