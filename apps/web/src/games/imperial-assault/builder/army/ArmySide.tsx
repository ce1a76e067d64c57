import { agreedTo } from '@dejarik/kernel'
import { keepFocusAt } from '../../../../build/keep-focus.ts'
import { Problems } from '../../../../build/Problems.tsx'
import { KINDS } from '../card.ts'
import { useBuilder } from '../useBuilder.ts'
import type { ArmyProps } from './ArmyProps.ts'
import { ArmyTotals } from './ArmyTotals.tsx'
import { Part, partId } from './Part.tsx'
import { causeOf } from './place.ts'
import './army.css'

/** The whole army beside the pool: what it adds up to, what is wrong with it, and everything in it. */
export function ArmySide({ army, problems, onChange, onWant }: ArmyProps) {
  const { say, language } = useBuilder()
  return (
    <div className="build-side">
      <ArmyTotals army={army} />
      <Problems
        problems={problems}
        causeOf={(problem) => causeOf(problem, army, language)}
        leftOut={army.leftOut}
        onAgree={
          onChange &&
          (() => {
            onChange(agreedTo(army), say('problems.agreed'))
            keepFocusAt(partId('deployment'))
          })
        }
      />
      {KINDS.map((kind) => (
        <Part
          key={kind}
          kind={kind}
          army={army}
          problems={problems}
          onWant={onWant}
          onChange={
            onChange &&
            ((next, said) => {
              onChange(next, said)
              keepFocusAt(partId(kind))
            })
          }
        />
      ))}
    </div>
  )
}
