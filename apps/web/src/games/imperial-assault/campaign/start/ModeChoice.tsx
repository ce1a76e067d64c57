import { type ImperialAssaultOptions, imperialAssault } from '@dejarik/imperial-assault'
import { CAMPAIGN_MISSIONS, defaultCampaign, INTRODUCTION } from '@dejarik/imperial-assault/campaign'
import type { Language } from '@dejarik/kernel'
import { Segments } from '../../../../ui/Segments.tsx'
import { campaignWords } from '../text/index.ts'

type Mode = 'skirmish' | 'mission' | 'campaign'

export interface ModeChoiceProps {
  readonly value: ImperialAssaultOptions
  onChange(options: unknown): void
  readonly language: Language
}

/** A skirmish, one mission of a campaign, or the whole of it; filled in so that it can begin at once. */
export function ModeChoice({ value, onChange, language }: ModeChoiceProps) {
  const say = campaignWords(language)
  const { campaign } = value
  const mode: Mode =
    campaign === undefined ? 'skirmish' : campaign.mission === undefined ? 'campaign' : 'mission'
  const choose = (next: Mode): void => {
    if (next === mode) return
    if (next === 'skirmish') {
      onChange(imperialAssault.readOptions({}))
      return
    }
    const { mission: _, ...whole } = campaign ?? defaultCampaign()
    const first = CAMPAIGN_MISSIONS.find(({ id }) => id === INTRODUCTION) ?? CAMPAIGN_MISSIONS[0]
    onChange({ campaign: next === 'campaign' ? whole : { ...whole, mission: first?.id } })
  }
  const isPlayable = CAMPAIGN_MISSIONS.length > 0 && defaultCampaign().heroes.length >= 2
  if (!isPlayable) return null
  return (
    <Segments<Mode>
      label={say('mode.label')}
      value={mode}
      segments={(['skirmish', 'mission', 'campaign'] as const).map((one) => ({
        value: one,
        label: say(`mode.${one}`),
      }))}
      onChange={choose}
    />
  )
}
