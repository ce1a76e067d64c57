import { deficitOf, listOf, pointsOf, type Squad } from '@dejarik/xwing/build'
import { Total } from '../../../../build/Total.tsx'
import { go } from '../../../../route.ts'
import { RuleChip } from '../../../../ui/RuleChip.tsx'
import { useBuilder } from '../useBuilder.ts'

/** The running total of squad points, and what leaving some would cost. */
export function SquadPoints({ squad }: { squad: Squad }) {
  const { say } = useBuilder()
  const left = deficitOf(squad)
  return (
    <Total label={say('total.label')} points={pointsOf(squad)} limit={listOf(squad).limit}>
      {left > 0 && squad.ships.length > 0 && (
        <p className="xb-deficit">
          {say('total.deficit', { left })}{' '}
          <RuleChip id="xw.g.deficit.1" label={say('rule')} onOpen={(id) => go({ at: 'rules', id })} />
        </p>
      )}
    </Total>
  )
}
