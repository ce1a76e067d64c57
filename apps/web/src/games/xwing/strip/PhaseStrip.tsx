import type { Phase } from '@dejarik/xwing'
import { cardOf } from '@dejarik/xwing/preview'
import { FoeMark, OwnMark } from '../../../symbols/index.ts'
import { nameOfShip } from '../names.ts'
import { useTable } from '../TableContext.tsx'
import './strip.css'

const PHASES: readonly Phase[] = ['planning', 'system', 'activation', 'engagement', 'end']

/** Round, phase, initiative, who is first, the score, and abilities that wait. */
export function PhaseStrip() {
  const { view, me, say, language } = useTable()
  const { round, phase, initiative, firstPlayer, score, queue, options } = view
  const foe = 1 - me
  return (
    <header className="xw-strip">
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
        {PHASES.map((one) => (
          <li key={one} aria-current={one === phase ? 'step' : undefined}>
            {say(`phase.${one}`)}
            {one === phase && initiative >= 0 && (
              <span className="xw-card-initiative number" title={say('strip.initiative', { initiative })}>
                {initiative}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className="xw-strip-first">
        {firstPlayer === me ? <OwnMark size="0.9em" /> : <FoeMark size="0.9em" />}
        {say(firstPlayer === me ? 'strip.first-own' : 'strip.first-foe')}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: two numbers read as one */}
      <p
        className="xw-strip-score"
        role="group"
        aria-label={say('strip.score', { own: score[me], foe: score[foe] })}
      >
        <span data-whose="own">
          <OwnMark size="0.9em" />
          <b className="number">{score[me]}</b>
        </span>
        <span data-whose="foe">
          <FoeMark size="0.9em" />
          <b className="number">{score[foe]}</b>
        </span>
      </p>
      {queue.length > 1 && (
        <ol className="xw-strip-queue" aria-label={say('strip.queue')}>
          {queue.map(({ ship, card }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the queue
            <li key={i}>
              {cardOf(card).name[language]}
              {ship >= 0 && <small> {nameOfShip(view, ship, language)}</small>}
            </li>
          ))}
        </ol>
      )}
    </header>
  )
}
