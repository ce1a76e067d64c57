import { EMPIRE, MISSIONS, NONE } from '@dejarik/imperial-assault'
import { shortName } from '../../names.ts'
import { CoursePath } from '../log/CoursePath.tsx'
import { courseOf } from '../log/course.ts'
import { useCampaign } from '../useCampaign.ts'
import { isChosen } from './page.ts'

/** The campaign log: the way from the first mission to the finale, and what is active. */
export function LogPage() {
  const { campaign, tell, language, view, mission } = useCampaign()
  const { log, stage, sideMissions, story, forced, allies, villains, credits, influence } = campaign
  const isOver = view.winners !== null
  const current = !isOver && isChosen(view) ? mission : null
  const won = log.filter(({ winner }) => winner === EMPIRE).length
  const missionName = (mission: number): string => MISSIONS[mission]?.name[language] ?? ''
  return (
    <>
      <section>
        <h2>{tell('log.title')}</h2>
        <p className="ia-lead">
          {isOver
            ? tell('log.over')
            : current === null
              ? tell(`log.stage-${stage}`)
              : tell('log.playing', { mission: current.name[language] })}
        </p>
        {log.length > 0 && <p>{tell('log.score', { rebels: log.length - won, empire: won })}</p>}
        <CoursePath course={courseOf(campaign, current === null ? NONE : view.mission, isOver)} />
      </section>
      <section className="ia-columns">
        <div className="ia-box">
          <h3>{tell('log.active')}</h3>
          <ul>
            {forced.map((mission) => (
              <li key={mission}>
                <b>{missionName(mission)}</b> · {tell('log.forced-active')}
              </li>
            ))}
            {story >= 0 && (
              <li>
                <b>{missionName(story)}</b> · {tell('log.story-active')}
              </li>
            )}
            {sideMissions.map((mission) => (
              <li key={mission}>
                <b>{missionName(mission)}</b> · {tell('log.side-active')}
              </li>
            ))}
            {forced.length + sideMissions.length === 0 && story < 0 && <li>{tell('log.none-active')}</li>}
          </ul>
          <p className="ia-campaign-small">{tell('log.deck', { count: campaign.sideDeck })}</p>
        </div>
        <div className="ia-box">
          <h3>{tell('log.purse')}</h3>
          <p>{tell('strip.credits', { credits })}</p>
          <p>{tell('strip.influence', { influence })}</p>
        </div>
        {allies.length + villains.length > 0 && (
          <div className="ia-box">
            {allies.length > 0 && <h3>{tell('log.allies')}</h3>}
            <p>{allies.map((kind) => shortName(kind, language)).join(', ')}</p>
            {villains.length > 0 && <h3>{tell('log.villains')}</h3>}
            <p>{villains.map((kind) => shortName(kind, language)).join(', ')}</p>
          </div>
        )}
      </section>
    </>
  )
}
