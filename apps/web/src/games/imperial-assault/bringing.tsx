/** What a player brings to a skirmish: an army with its command deck. */
import { type CampaignOptions, MISSIONS } from '@dejarik/imperial-assault'
import type { Bringing } from '../../table/contract.ts'
import { campaignTerms } from './campaign/start/terms.ts'
import { OwnArmy } from './OwnArmy.tsx'
import { wordsIn } from './text/index.ts'

export const bringing: Bringing = {
  Choice: (props) => (
    <div className="match-options">
      <OwnArmy {...props} />
    </div>
  ),
  termsOf(table, language) {
    const say = wordsIn(language)
    const { missions, campaign } = table as {
      readonly missions: readonly string[]
      readonly campaign?: CampaignOptions
    }
    if (campaign !== undefined) return campaignTerms(campaign, language)
    const [only] = missions
    const mission = MISSIONS.find(({ id }) => id === only)
    const text =
      missions.length === 1 && mission !== undefined
        ? `${mission.mapName[language]}: ${mission.name[language]}`
        : say('options.any-mission')
    return [{ label: say('options.mission'), text }]
  },
}
