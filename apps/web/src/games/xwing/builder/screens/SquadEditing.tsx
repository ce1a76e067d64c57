import { agreedTo } from '@dejarik/kernel'
import type { Problem, Squad } from '@dejarik/xwing/build'
import { findPilot } from '@dejarik/xwing/facts'
import type { EditingProps, SideProps } from '../../../../build/Building.ts'
import { Problems } from '../../../../build/Problems.tsx'
import { addShip } from '../edit.ts'
import { Pool } from '../pool/Pool.tsx'
import { Construction } from '../squad/Construction.tsx'
import { Obstacles } from '../squad/Obstacles.tsx'
import { causeOf } from '../squad/ShipPanel.tsx'
import { Ships } from '../squad/Ships.tsx'
import { SquadPoints } from '../squad/SquadPoints.tsx'
import { useBuilder } from '../useBuilder.ts'

export function SquadEditing({ built: squad, problems, onChange }: EditingProps<Squad, Problem>) {
  const { say, language } = useBuilder()
  const add = (pilot: string) =>
    onChange(addShip(squad, pilot), say('pool.added', { name: findPilot(pilot)?.name[language] ?? pilot }))
  return (
    <>
      <Pool squad={squad} onAdd={add} />
      <SquadSide built={squad} problems={problems} onChange={onChange} />
    </>
  )
}

/** The whole squad: what it adds up to, what is wrong with it, and everything in it. */
export function SquadSide({ built: squad, problems, onChange }: SideProps<Squad, Problem>) {
  const { say, language } = useBuilder()
  return (
    <div className="build-side">
      {onChange !== undefined && <Construction squad={squad} onChange={onChange} />}
      <SquadPoints squad={squad} />
      <Problems
        problems={problems}
        causeOf={(problem) => causeOf(problem, squad, language)}
        leftOut={squad.leftOut}
        onAgree={onChange && (() => onChange(agreedTo(squad), say('problems.agreed')))}
      />
      <Ships squad={squad} problems={problems} onChange={onChange} />
      {(onChange !== undefined || squad.obstacles !== undefined) && (
        <Obstacles squad={squad} onChange={onChange} />
      )}
    </div>
  )
}
