import type { CampaignView } from '@dejarik/imperial-assault'
import { type BoardTable, useTable } from '../TableContext.tsx'
import { type CampaignSay, campaignWords } from './text/index.ts'

export interface CampaignTable extends BoardTable {
  readonly campaign: CampaignView
  /** The campaign's own words. */
  readonly tell: CampaignSay
}

/** The table of a campaign; parts that use it are drawn in one alone. */
export function useCampaign(): CampaignTable {
  const table = useTable()
  const { campaign } = table.view
  if (campaign === null) throw new Error('a part of a campaign was drawn in a skirmish')
  return { ...table, campaign, tell: campaignWords(table.language) }
}
