/** What a table of a campaign has agreed on. */
import type { CampaignOptions } from '@dejarik/imperial-assault'
import { CAMPAIGN_MISSIONS } from '@dejarik/imperial-assault/campaign'
import { findHero, findImperialClass } from '@dejarik/imperial-assault/facts'
import type { Language } from '@dejarik/kernel'
import type { Terms } from '../../../../table/contract.ts'
import { campaignWords } from '../text/index.ts'

export function campaignTerms(
  { heroes, imperialClass, mission }: CampaignOptions,
  language: Language,
): Terms {
  const say = campaignWords(language)
  const list = new Intl.ListFormat(language)
  const one = CAMPAIGN_MISSIONS.find(({ id }) => id === mission)
  return [
    {
      label: say('mode.label'),
      text: one === undefined ? say('mode.campaign') : `${say('mode.mission')}: ${one.name[language]}`,
    },
    { label: say('page.heroes'), text: list.format(heroes.map((id) => findHero(id)?.name[language] ?? id)) },
    { label: say('start.class'), text: findImperialClass(imperialClass)?.name[language] ?? imperialClass },
  ]
}
