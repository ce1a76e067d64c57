import type { CampaignOptions as Chosen } from '@dejarik/imperial-assault'
import {
  CAMPAIGN_CARDS,
  CAMPAIGN_MISSIONS,
  defaultCampaign,
  GREEN_SIDE_MISSIONS,
  playableAgendas,
  playableClasses,
} from '@dejarik/imperial-assault/campaign'
import { findAgendaSet, findImperialClass } from '@dejarik/imperial-assault/facts'
import type { Language } from '@dejarik/kernel'
import { useId } from 'react'
import { campaignWords } from '../text/index.ts'
import { HeroChoice } from './HeroChoice.tsx'
import { SomeChoice } from './SomeChoice.tsx'
import './start.css'

export interface CampaignOptionsProps {
  readonly value: Chosen
  onChange(value: Chosen): void
  readonly language: Language
}

/** What a campaign begins with; everything has a default. */
export function CampaignOptions({ value, onChange, language }: CampaignOptionsProps) {
  const say = campaignWords(language)
  const [missionField, classField] = [useId(), useId()]
  const change = (some: Partial<Chosen>): void => onChange({ ...value, ...some })
  const { mission, heroes, imperialClass, agendas, sideMissions } = value
  const isWhole = mission === undefined
  const started = CAMPAIGN_CARDS.filter((facts) => facts.deck === imperialClass && facts.cost === 0)
  const cards = new Intl.ListFormat(language).format(started.map(({ name }) => name[language]))
  return (
    <>
      <p className="match-hint">{say(isWhole ? 'mode.campaign-text' : 'mode.mission-text')}</p>
      {!isWhole && (
        <>
          <label htmlFor={missionField}>{say('start.mission')}</label>
          <select
            id={missionField}
            value={mission}
            onChange={(event) => change({ mission: event.target.value })}
          >
            {CAMPAIGN_MISSIONS.map(({ id, name, campaign }) => (
              <option key={id} value={id}>
                {name[language]}
                {campaign?.kind === 'introduction' && ` (${say('log.introduction')})`}
              </option>
            ))}
          </select>
        </>
      )}
      <HeroChoice value={heroes} onChange={(chosen) => change({ heroes: chosen })} language={language} />
      <label htmlFor={classField}>{say('start.class')}</label>
      <select
        id={classField}
        value={imperialClass}
        onChange={(event) => change({ imperialClass: event.target.value })}
      >
        {playableClasses().map((id) => (
          <option key={id} value={id}>
            {findImperialClass(id)?.name[language]}
          </option>
        ))}
      </select>
      {cards !== '' && <p className="match-hint">{say('start.class-text', { cards })}</p>}
      {isWhole && (
        <details className="ia-start-more">
          <summary>{say('start.more')}</summary>
          <SomeChoice
            legend={say('start.agendas', { count: agendas.length, needed: defaultCampaign().agendas.length })}
            hint={say('start.swaps', { needed: agendas.length })}
            all={playableAgendas().map((id) => ({ id, name: findAgendaSet(id)?.name[language] ?? id }))}
            value={agendas}
            onChange={(chosen) => change({ agendas: chosen })}
          />
          <SomeChoice
            legend={say('start.sides', {
              count: sideMissions.length,
              needed: defaultCampaign().sideMissions.length,
            })}
            hint={say('start.swaps', { needed: sideMissions.length })}
            all={GREEN_SIDE_MISSIONS.map((id) => ({
              id,
              name: CAMPAIGN_MISSIONS.find((one) => one.id === id)?.name[language] ?? id,
            }))}
            value={sideMissions}
            onChange={(chosen) => change({ sideMissions: chosen })}
          />
        </details>
      )}
    </>
  )
}
