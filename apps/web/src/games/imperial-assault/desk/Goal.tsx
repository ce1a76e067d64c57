import type { Mission, Goal as MissionGoal } from '@dejarik/imperial-assault/preview'
import { POINTS_TO_WIN } from '@dejarik/imperial-assault/preview'
import type { ReactNode } from 'react'
import { FoeMark, OwnMark } from '../../../symbols/index.ts'
import { MissionCard } from '../desk/MissionCard.tsx'
import { CardPiles } from '../hand/CardPiles.tsx'
import { useTable } from '../TableContext.tsx'
import './goal.css'

/** What is played for: the mission, how each side wins, and how far it has come. */
export function Goal({ isUnderMap, children }: { isUnderMap: boolean; children?: ReactNode }) {
  const { view, mission, me, say } = useTable()
  const goals = mission?.campaign?.goals ?? []
  return (
    <section className={`desk-goal ia-goal${isUnderMap ? ' on-dark' : ''}`} aria-label={say('goal.label')}>
      {mission !== null && <MissionName mission={mission} />}
      {view.campaign === null ? (
        <>
          <p className="ia-goal-text">
            {mission === null ? say('goal.unknown') : say('goal.wins', { points: POINTS_TO_WIN })}
          </p>
          {[me, 1 - me].map((seat) => (
            <Score key={seat} seat={seat} />
          ))}
        </>
      ) : (
        <ul className="ia-goals">
          {goals
            .toSorted((a, b) => Number(a.side !== me) - Number(b.side !== me))
            .map((goal) => (
              <Condition key={goal.side} goal={goal} />
            ))}
        </ul>
      )}
      {children}
    </section>
  )
}

function MissionName({ mission }: { mission: Mission }) {
  const { show, language } = useTable()
  return (
    <h2>
      <button
        type="button"
        className="ia-goal-name"
        onClick={() =>
          show({
            textOnly: true,
            title: mission.name[language],
            body: () => <MissionCard mission={mission} language={language} />,
          })
        }
      >
        {mission.name[language]}
      </button>
    </h2>
  )
}

/** How a side of a campaign wins, with how far it has come where that can be counted. */
function Condition({ goal: { side, text, counted } }: { goal: MissionGoal }) {
  const { state, me, language } = useTable()
  const isOwn = side === me
  const progress = counted?.(state)
  return (
    <li data-whose={isOwn ? 'own' : 'foe'}>
      {isOwn ? <OwnMark size="1em" /> : <FoeMark size="1em" />}
      <span>{text[language]}</span>
      {progress !== undefined && (
        <b className="number">
          {progress.there} / {progress.needed}
        </b>
      )}
    </li>
  )
}

/** Victory points of a side, with its piles of cards. */
function Score({ seat }: { seat: number }) {
  const { view, me, say } = useTable()
  const isOwn = seat === me
  const { score } = view.sides[seat]
  return (
    <div className="ia-score" data-whose={isOwn ? 'own' : 'foe'}>
      <span
        className="ia-score-points"
        role="img"
        aria-label={say(isOwn ? 'goal.own' : 'goal.foe', { points: score, goal: POINTS_TO_WIN })}
      >
        {isOwn ? <OwnMark size="0.9em" /> : <FoeMark size="0.9em" />}
        <span className="ia-score-bar">
          <i style={{ width: `${Math.min(100, (100 * score) / POINTS_TO_WIN)}%` }} />
        </span>
        <b className="number">{score}</b>
      </span>
      <CardPiles seat={seat} />
    </div>
  )
}
