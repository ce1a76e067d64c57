import type { PilotFacts } from '@dejarik/xwing/facts'
import { alwaysWrong } from '../check.ts'
import { Reason } from '../squad/Reason.tsx'

/** Why no squad can take this ship card here. */
export function NotUsable({ pilot }: { pilot: PilotFacts }) {
  return (
    <ul className="xb-reasons">
      {alwaysWrong(pilot.faction, pilot.id).map((problem) => (
        <li key={problem.refused}>
          <Reason problem={problem} />
        </li>
      ))}
    </ul>
  )
}
