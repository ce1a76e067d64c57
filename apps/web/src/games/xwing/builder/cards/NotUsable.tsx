import type { PilotFacts } from '@dejarik/xwing/facts'
import { Reason } from '../../../../build/Reason.tsx'
import { alwaysWrong } from '../check.ts'

/** Why no squad can take this ship card here. */
export function NotUsable({ pilot }: { pilot: PilotFacts }) {
  return (
    <ul className="build-reasons">
      {alwaysWrong(pilot.faction, pilot.id).map((problem) => (
        <li key={problem.refused}>
          <Reason problem={problem} />
        </li>
      ))}
    </ul>
  )
}
