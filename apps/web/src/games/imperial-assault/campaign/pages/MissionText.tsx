import { EMPIRE } from '@dejarik/imperial-assault'
import { type CampaignPart, type Ending, readableSecrets } from '@dejarik/imperial-assault/campaign'
import { findHero } from '@dejarik/imperial-assault/facts'
import type { Mission } from '@dejarik/imperial-assault/preview'
import type { ReactNode } from 'react'
import { AffiliationMark } from '../../cards/AffiliationMark.tsx'
import { MissionCard } from '../../desk/MissionCard.tsx'
import { useCampaign } from '../useCampaign.ts'
import { gainsOf, prizesOf } from './gains.ts'

interface MissionTextProps {
  readonly mission: Mission
  /** It is one of several to choose from: the Rebels have only its card, its rules are read to them when it is set up. */
  readonly isChoice?: boolean
  readonly children?: ReactNode
}

/** Briefing, rules, events and endings of a mission, as far as the viewer may read them. */
export function MissionText({ mission, isChoice = false, children }: MissionTextProps) {
  const { tell, language, view, campaign } = useCampaign()
  const part = mission.campaign
  const isImperial = view.side === EMPIRE
  const heard = isChoice ? 0 : campaign.heard
  const secrets = part === null ? [] : readableSecrets(part, view.side, heard)
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
      {(isImperial || !isChoice) && (
        <>
          <h4>{tell('mission.rules')}</h4>
          <MissionCard mission={mission} language={language} />
        </>
      )}
      {secrets.length > 0 && <h4>{tell('mission.events')}</h4>}
      {secrets.map(({ id, name, text }) => (
        <div key={id} data-event={id}>
          <p>
            <strong>{name[language]}</strong>{' '}
            {part !== null && !isHeard(part, id, heard) && (
              <span className="ia-campaign-small">{tell('mission.unheard')}</span>
            )}
          </p>
          <p>{text[language]}</p>
        </div>
      ))}
      {isImperial ? <Endings endings={part?.endings ?? []} /> : <Prize mission={mission} />}
    </article>
  )
}

function isHeard({ secrets = [] }: CampaignPart, id: string, heard: number): boolean {
  return (heard & (1 << secrets.findIndex((secret) => secret.id === id))) !== 0
}

/** What the card of a side mission promises the Rebels; all else of its endings stands in the campaign guide. */
function Prize({ mission }: { mission: Mission }) {
  const { tell, language } = useCampaign()
  if (mission.campaign?.kind !== 'side') return null
  const prizes = mission.campaign.endings.flatMap((ending) =>
    ending.winner === EMPIRE ? [] : prizesOf(ending, language),
  )
  if (prizes.length === 0) return null
  return (
    <>
      <h4>{tell('mission.prize')}</h4>
      <ul className="ia-gains">
        {[...new Set(prizes)].map((prize) => (
          <li key={prize}>{prize}</li>
        ))}
      </ul>
    </>
  )
}

function Endings({ endings }: { endings: readonly Ending[] }) {
  const { tell } = useCampaign()
  if (endings.length === 0) return null
  return (
    <>
      <h4>{tell('mission.endings')}</h4>
      {endings.map((ending) => (
        <EndingText key={ending.id} ending={ending} />
      ))}
    </>
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
