import type { Phase, View } from '@dejarik/xwing'
import type { StandingProps } from '../../table/contract.ts'
import { wordsIn } from './text/index.ts'
import './standing.css'

const PHASES: readonly Phase[] = ['planning', 'system', 'activation', 'engagement', 'end']

/** Round and phase, in the line on top. */
export function Standing({ view, language }: StandingProps<View>) {
  const say = wordsIn(language)
  const { round, phase, initiative, options } = view
  const now = PHASES.indexOf(phase)
  return (
    <div className="xw-standing">
      <p className="xw-strip-round">
        {phase === 'setup' ? (
          say('phase.setup')
        ) : (
          <>
            {say('strip.round')} <b className="number">{round}</b>
            <span className="number">/{options.rounds}</span>
          </>
        )}
      </p>
      <ol className="xw-strip-phases">
        {PHASES.map((one, at) => (
          <li key={one} aria-current={one === phase ? 'step' : undefined} data-past={at < now}>
            <span>{say(`phase.${one}`)}</span>
            {one === phase && initiative >= 0 && (
              <span className="xw-initiative number" title={say('strip.initiative', { initiative })}>
                {initiative}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
