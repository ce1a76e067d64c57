/** What is printed on a card of a campaign, in words. */
import { CAMPAIGN_MISSIONS, type CampaignCardFacts, cardOf } from '@dejarik/imperial-assault/campaign'
import {
  ATTRIBUTE_NAMES,
  ITEM_TRAIT_NAMES,
  type ItemProfile,
  type Keywords,
} from '@dejarik/imperial-assault/facts'
import { abilityText } from '@dejarik/imperial-assault/preview'
import { type Language, never } from '@dejarik/kernel'
import { keywordWords } from '../../builder/cards/effect-words.ts'
import { campaignWords } from '../text/index.ts'

/** "Weapon · Blaster, Rifle". */
export function kindLine(
  { kind, item, traits, agenda, tier }: CampaignCardFacts,
  language: Language,
): string {
  const say = campaignWords(language)
  const words = [
    item !== null && kind !== 'supply' ? say(`item.${item.kind}`) : say(`kind.${kind}`),
    ...(kind === 'reward' && item !== null ? [say('kind.reward')] : []),
    ...(agenda === null ? [] : [say(`agenda.${agenda.kind}`)]),
    ...(traits.length === 0 ? [] : [traits.map((trait) => ITEM_TRAIT_NAMES[trait][language]).join(', ')]),
    ...(tier === 0 ? [] : [say('card.tier', { tier })]),
  ]
  return words.join(' · ')
}

/** "300 credits"; empty for what is not bought. */
export function costWords({ kind, cost }: CampaignCardFacts, language: Language): string {
  const say = campaignWords(language)
  switch (kind) {
    case 'item':
      return say('cost.item', { cost })
    case 'agenda':
      return say('cost.agenda', { cost })
    case 'class':
    case 'imperial-class':
      return cost === 0 ? '' : say('cost.class', { cost })
    case 'supply':
    case 'reward':
      return ''
    default:
      return never(kind)
  }
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

/** "+2 health", "Pierce 1", "Reach". */
export function passiveWords(keywords: Keywords, language: Language): readonly string[] {
  const say = campaignWords(language)
  return [
    ...(['health', 'endurance', 'speed'] as const)
      .filter((what) => keywords[what] !== 0)
      .map((what) => say(`card.${what}`, { amount: signed(keywords[what]) })),
    ...keywordWords(keywords, language),
  ]
}

/** What an item is besides its dice and surges. */
export function itemWords(item: ItemProfile, language: Language): readonly string[] {
  const say = campaignWords(language)
  const pool = item.attack?.pool ?? null
  return [
    ...(pool === null ? [] : [say('card.pool', { attribute: ATTRIBUTE_NAMES[pool][language] })]),
    ...passiveWords(item.keywords, language),
    ...(item.modSlots === 0 ? [] : [say('card.slots', { count: item.modSlots })]),
    ...(item.fits === null ? [] : [say('card.fits', { type: item.fits })]),
  ]
}

/** The mission that an agenda card brings. */
function missionOf(id: string) {
  return CAMPAIGN_MISSIONS.find((one) => `agenda/${one.id}` === id)
}

/** What its abilities do, in our words. */
export function textsOf(card: number, language: Language): readonly string[] {
  const { facts, abilities } = cardOf(card)
  return abilities.flatMap(({ name }) => abilityText(facts.id, name)?.[language] ?? [])
}

/** The rules of the mission that it brings; null if it brings none. */
export function missionRules(card: number, language: Language): string | null {
  const { facts } = cardOf(card)
  return facts.agenda === null ? null : (missionOf(facts.id)?.text[language] ?? null)
}
