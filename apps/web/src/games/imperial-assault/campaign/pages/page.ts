/** Which page of a campaign a moment needs, and which ones can be opened. */
import type { View } from '@dejarik/imperial-assault'
import { never } from '@dejarik/kernel'

export const PAGES = [
  'map',
  'summary',
  'mission',
  'log',
  'heroes',
  'equip',
  'shop',
  'upgrades',
  'empire',
] as const
export type PageId = (typeof PAGES)[number]

/** By the step of the match; all others are played on the map. */
const NEEDED: { readonly [step: string]: PageId } = {
  campaign: 'mission',
  'open-groups': 'empire',
  equip: 'equip',
  'mission-over': 'summary',
  'sell-items': 'shop',
  'buy-items': 'shop',
  'buy-classes': 'upgrades',
  agenda: 'upgrades',
  'imperial-class': 'upgrades',
}

export function pageOf({ step, winners }: Pick<View, 'step' | 'winners'>): PageId {
  return winners !== null ? 'summary' : (NEEDED[step] ?? 'map')
}

/** Whether a mission is on the table: with figures on the map, or about to be set up. */
export function isUnderWay({ round, figures, step }: Pick<View, 'round' | 'figures' | 'step'>): boolean {
  return round > 0 || figures.some(({ space }) => space >= 0) || step === 'deploy-heroes'
}

/** Whether the next mission is known: it is prepared, or under way. */
export function isChosen(view: Pick<View, 'round' | 'figures' | 'step'>): boolean {
  return isUnderWay(view) || view.step === 'equip' || view.step === 'open-groups'
}

export function pagesFor(view: View): readonly PageId[] {
  const { campaign } = view
  if (campaign === null) return ['map']
  return PAGES.filter((page) => {
    switch (page) {
      case 'map':
        return isUnderWay(view)
      case 'summary':
        return campaign.log.length > 0
      case 'log':
      case 'upgrades':
        return !campaign.single
      case 'equip':
        return view.step === 'equip'
      case 'shop':
        return view.step === 'sell-items' || view.step === 'buy-items'
      case 'mission':
      case 'heroes':
      case 'empire':
        return true
      default:
        return never(page)
    }
  })
}
