import {
  ARMY_POINTS,
  type Army,
  assembled,
  COMMAND_DECK_SIZE,
  commandCostOf,
  commandLimitOf,
  pointsOf,
  sizeOf,
} from '@dejarik/imperial-assault/build'
import { Total } from '../../../../build/Total.tsx'
import { useBuilder } from '../useBuilder.ts'

/** The army's points of 40, and the command deck's cards and points of 15. */
export function ArmyTotals({ army }: { army: Army }) {
  const { say } = useBuilder()
  const count = sizeOf(army.commands)
  const cost = commandCostOf(army)
  const limit = commandLimitOf(assembled(army))
  return (
    <Total label={say('total.label')} points={pointsOf(army)} limit={ARMY_POINTS}>
      <div className="ia-deck-total">
        <span>{say('total.commands')}</span>
        <b className="number" data-state={stateOf(count, COMMAND_DECK_SIZE)}>
          {say('total.command-cards', { count, size: COMMAND_DECK_SIZE })}
        </b>
        <b className="number" data-state={cost > limit ? 'over' : 'open'}>
          {say('total.command-points', { cost, limit })}
        </b>
      </div>
    </Total>
  )
}

function stateOf(count: number, size: number): 'open' | 'full' | 'over' {
  if (count === size) return 'full'
  return count > size ? 'over' : 'open'
}
