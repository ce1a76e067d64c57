/** All cards of a campaign in one list: class cards, items, supplies, rewards, Imperial class cards, agenda cards. */
import type { Words } from '@dejarik/kernel'
import type { AgendaFacts } from './agenda.ts'
import { AGENDA_SETS } from './agendas.ts'
import { HEROES } from './heroes/index.ts'
import { IMPERIAL_CLASSES } from './imperial-classes.ts'
import type { ItemProfile } from './item.ts'
import type { ItemTrait } from './item-trait.ts'
import { ITEMS } from './items/index.ts'
import type { Requirement } from './requirement.ts'
import { REWARDS } from './rewards.ts'
import { SUPPLIES } from './supplies.ts'

export type CampaignCardKind = 'class' | 'item' | 'supply' | 'reward' | 'imperial-class' | 'agenda'

export interface CampaignCardFacts {
  /** The deck and the card: `diala-passil/force-throw`, `item/dl-44`, `supply/adrenal-stim`, `reward/heroic`. */
  readonly id: string
  readonly name: Words
  readonly kind: CampaignCardKind
  /** The hero, the Imperial class or the agenda set that it belongs to; the kind for all others. */
  readonly deck: string
  /** Experience points, credits or influence; 0 for what is not bought. */
  readonly cost: number
  /** Of items: 1 to 3 (ia.item-cards.6). */
  readonly tier: number
  /** Null for cards that are no item. */
  readonly item: ItemProfile | null
  /** Traits of items and supplies. */
  readonly traits: readonly ItemTrait[]
  /** What an attachment asks of a group; null if it is none. */
  readonly attachesTo: Requirement | null
  readonly agenda: AgendaFacts | null
  /** Whether it comes with the core box. */
  readonly core: boolean
}

const PLAIN = { cost: 0, tier: 0, item: null, traits: [], attachesTo: null, agenda: null }

export const CAMPAIGN_CARDS: readonly CampaignCardFacts[] = [
  ...HEROES.flatMap(({ id: deck, classCards, box }) =>
    classCards.map(
      ({ id, name, xp, item }): CampaignCardFacts => ({
        ...PLAIN,
        id: `${deck}/${id}`,
        name,
        kind: 'class',
        deck,
        cost: xp,
        item,
        traits: item?.traits ?? [],
        core: box === 'core',
      }),
    ),
  ),
  ...ITEMS.map(
    (item): CampaignCardFacts => ({
      ...PLAIN,
      id: `item/${item.id}`,
      name: item.name,
      kind: 'item',
      deck: 'item',
      cost: item.credits,
      tier: item.tier,
      item,
      traits: item.traits,
      core: item.boxes.includes('core'),
    }),
  ),
  ...SUPPLIES.map(
    ({ id, name, traits, boxes }): CampaignCardFacts => ({
      ...PLAIN,
      id: `supply/${id}`,
      name,
      kind: 'supply',
      deck: 'supply',
      traits,
      core: boxes.includes('core'),
    }),
  ),
  ...REWARDS.map(
    ({ id, name, item, attachesTo, boxes }): CampaignCardFacts => ({
      ...PLAIN,
      id: `reward/${id}`,
      name,
      kind: 'reward',
      deck: 'reward',
      item,
      traits: item?.traits ?? [],
      attachesTo,
      core: boxes.includes('core'),
    }),
  ),
  ...IMPERIAL_CLASSES.flatMap(({ id: deck, cards, box }) =>
    cards.map(
      ({ id, name, xp, attachesTo }): CampaignCardFacts => ({
        ...PLAIN,
        id: `${deck}/${id}`,
        name,
        kind: 'imperial-class',
        deck,
        cost: xp,
        attachesTo,
        core: box === 'core',
      }),
    ),
  ),
  ...AGENDA_SETS.flatMap(({ id: deck, cards, box }) =>
    cards.map(
      (agenda): CampaignCardFacts => ({
        ...PLAIN,
        id: `agenda/${agenda.id}`,
        name: agenda.name,
        kind: 'agenda',
        deck,
        cost: agenda.influence,
        agenda,
        core: box === 'core',
      }),
    ),
  ),
]
