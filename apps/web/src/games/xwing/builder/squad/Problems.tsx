import type { Problem, Squad } from '@dejarik/xwing/build'
import { findPilot } from '@dejarik/xwing/facts'
import { Report, Tick } from '../../../../symbols/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Panel } from '../../../../ui/Panel.tsx'
import { useBuilder } from '../BuilderContext.tsx'
import { Reason } from './Reason.tsx'
import { shipAnchor } from './ShipPanel.tsx'

/** Everything that is wrong with the squad: a sentence, its rule, how to mend it, and the way to the ship. */
export function Problems({ squad, problems }: { squad: Squad; problems: readonly Problem[] }) {
  const { say, speaker, language } = useBuilder()
  if (problems.length === 0)
    return (
      <p className="xb-legal">
        <Tick /> {say('problems.none')}
      </p>
    )
  return (
    <Panel className="xb-problems" title={say('problems.count', { count: problems.length })}>
      <ul>
        {problems.map((problem, i) => {
          const [place] = problem.at
          const pilot = place === undefined ? undefined : squad.ships[place.ship]?.pilot
          const name = findPilot(pilot ?? '')?.name[language] ?? pilot ?? ''
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: problems have no other name
            <li key={i} data-problem={problem.refused}>
              <Report />
              <p>
                <Reason problem={problem} /> <small>{speaker.say(problem.mend)}</small>
              </p>
              {place !== undefined && (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={say('problems.show-of', { name })}
                  onClick={() => document.getElementById(shipAnchor(place.ship))?.focus()}
                >
                  {say('problems.show')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
