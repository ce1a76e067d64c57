import { EMPIRE } from '@dejarik/imperial-assault'
import type { Ending } from '@dejarik/imperial-assault/campaign'
import { findHero } from '@dejarik/imperial-assault/facts'
import type { Mission } from '@dejarik/imperial-assault/preview'
import type { ReactNode } from 'react'
import { AffiliationMark } from '../../cards/AffiliationMark.tsx'
import { MissionCard } from '../../strip/MissionCard.tsx'
import { useCampaign } from '../useCampaign.ts'
import { gainsOf } from './gains.ts'

/** Briefing, rules and endings of a mission. */
export function MissionText({ mission, children }: { mission: Mission; children?: ReactNode }) {
  const { tell, language } = useCampaign()
  const part = mission.campaign
  const hero = findHero(part?.hero ?? '')
  return (
    <article className="ia-mission-text">
      <header>
        <h3>{mission.name[language]}</h3>
        {children}
      </header>
      {hero !== undefined && (
        <p className="ia-campaign-small">{tell('mission.hero', { name: hero.name[language] })}</p>
      )}
      {part !== null && part.briefing[language] !== '' && (
        <>
          <h4>{tell('mission.briefing')}</h4>
          {part.briefing[language].split('\n').map((line) => (
            <p key={line} className="ia-briefing">
              {line}
            </p>
          ))}
        </>
      )}
      <h4>{tell('mission.rules')}</h4>
      <MissionCard mission={mission} language={language} />
      {part !== null && part.endings.length > 0 && <h4>{tell('mission.endings')}</h4>}
      {part?.endings.map((ending) => (
        <EndingText key={ending.id} ending={ending} />
      ))}
    </article>
  )
}

function EndingText({ ending }: { ending: Ending }) {
  const { tell, language } = useCampaign()
  const isEmpire = ending.winner === EMPIRE
  return (
    <div>
      <p>
        <span className="ia-won">
          <AffiliationMark affiliation={isEmpire ? 'imperial' : 'rebel'} size="1.100em" />
          {tell(isEmpire ? 'mission.empire-wins' : 'mission.rebels-win')}
        </span>{' '}
        {ending.text[language]}
      </p>
      <ul className="ia-gains">
        {gainsOf(ending, language).map((gain) => (
          <li key={gain}>{gain}</li>
        ))}
      </ul>
    </div>
  )
}
