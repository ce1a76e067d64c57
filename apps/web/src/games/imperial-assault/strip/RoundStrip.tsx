import { POINTS_TO_WIN } from '@dejarik/imperial-assault/preview'
import { FoeMark, OwnMark } from '../../../symbols/index.ts'
import { useTable } from '../TableContext.tsx'
import { MissionCard } from './MissionCard.tsx'
import './strip.css'

/** Round, initiative, victory points, and the mission, whose card opens. */
export function RoundStrip() {
  const { view, me, mission, say, language, show } = useTable()
  const { round, initiative, sides } = view
  const [own, foe] = [sides[me], sides[1 - me]]
  return (
    <header className="ia-strip">
      <p className="ia-strip-round">
        {round === 0 ? (
          say('strip.setup')
        ) : (
          <>
            {say('strip.round')} <b className="number">{round}</b>
          </>
        )}
      </p>
      {(view.step !== 'initiative' || round > 0) && (
        <p className="ia-strip-initiative">
          {initiative === me ? <OwnMark size="0.9em" /> : <FoeMark size="0.9em" />}
          <span>{say(initiative === me ? 'strip.initiative-own' : 'strip.initiative-foe')}</span>
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: two numbers read as one */}
      <p
        className="ia-strip-score"
        role="group"
        aria-label={say('strip.score', { own: own.score, foe: foe.score, goal: POINTS_TO_WIN })}
      >
        <Score whose="own" points={own.score} />
        <Score whose="foe" points={foe.score} />
      </p>
      {mission !== null && (
        <button
          type="button"
          className="ia-strip-mission"
          onClick={() =>
            show({
              textOnly: true,
              title: mission.name[language],
              body: () => <MissionCard mission={mission} language={language} />,
            })
          }
        >
          <b>{mission.name[language]}</b>
          <small>{mission.mapName[language]}</small>
        </button>
      )}
    </header>
  )
}

/** Points with a bar up to those that win. */
function Score({ whose, points }: { whose: 'own' | 'foe'; points: number }) {
  return (
    <span data-whose={whose} aria-hidden="true">
      {whose === 'own' ? <OwnMark size="0.9em" /> : <FoeMark size="0.9em" />}
      <b className="number">{points}</b>
      <i>
        <i style={{ width: `${Math.min(100, (100 * points) / POINTS_TO_WIN)}%` }} />
      </i>
    </span>
  )
}
