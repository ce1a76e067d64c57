import { FIRST_SCORING_ROUND, limitOf, scenarioOf } from '@dejarik/xwing/preview'
import { useMemo } from 'react'
import { FoeMark, OwnMark } from '../../../symbols/index.ts'
import { useTable } from '../TableContext.tsx'
import './goal.css'

/** What is played for: the scenario, how points are made, who has how many, and what this round would bring. */
export function Goal({ isUnderMat }: { isUnderMat: boolean }) {
  const { view, state, me, say, show, language } = useTable()
  const scenario = scenarioOf(state)
  const due = useMemo(() => dueNow(scenario.stakes(state)), [scenario, state])
  const counts = view.round >= FIRST_SCORING_ROUND && view.phase !== 'end'
  return (
    <section className={`desk-goal xw-goal${isUnderMat ? ' on-dark' : ''}`} aria-label={say('goal.label')}>
      <h2>
        <button
          type="button"
          className="xw-goal-name"
          onClick={() =>
            show({
              title: scenario.name[language],
              body: () => <p>{scenario.text[language]}</p>,
              textOnly: true,
            })
          }
        >
          {scenario.name[language]}
        </button>
      </h2>
      <p className="xw-goal-text">
        {scenario.goal[language]} <b>{say('goal.wins', { points: limitOf(view.options) })}</b>
      </p>
      {[me, 1 - me].map((seat) => (
        <Score key={seat} seat={seat} due={counts ? due[seat] : 0} />
      ))}
    </section>
  )
}

function Score({ seat, due }: { seat: number; due: number }) {
  const { view, me, say } = useTable()
  const isOwn = seat === me
  const points = view.score[seat]
  const share = (part: number) => `${Math.min(1, part / limitOf(view.options)) * 100}%`
  return (
    <p
      className="xw-score"
      data-whose={isOwn ? 'own' : 'foe'}
      aria-label={say(isOwn ? 'goal.own' : 'goal.foe', { points, due })}
      role="img"
    >
      {isOwn ? <OwnMark size="0.9em" /> : <FoeMark size="0.9em" />}
      <span className="xw-score-bar">
        <i style={{ width: share(points) }} />
        <i className="xw-score-due" style={{ width: share(due) }} />
      </span>
      <b className="number">{points}</b>
      {due > 0 && <small className="number">+{due}</small>}
    </p>
  )
}

function dueNow(stakes: readonly { readonly scores: readonly [number, number] }[]): [number, number] {
  const due: [number, number] = [0, 0]
  for (const { scores } of stakes) for (const seat of [0, 1] as const) due[seat] += scores[seat]
  return due
}
