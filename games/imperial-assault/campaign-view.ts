/** What a seat may see of a campaign: the log, the shop and all open cards; never what the other side holds in secret. */
import type { Seat } from '@dejarik/kernel'
import { sideOf } from './rules/campaign/seats.ts'
import { designOf } from './rules/cards.ts'
import {
  type Campaign,
  type CardNumber,
  type DeploymentNumber,
  EMPIRE,
  type Held,
  NONE,
  type Played,
  type State,
} from './state.ts'

/** Cards that are seen from behind: Imperial and mercenary ones differ (ia.deployment-cards.2). */
export interface Backs {
  readonly imperial: number
  readonly mercenary: number
}

type Shown =
  | 'hand'
  | 'reserve'
  | 'supplies'
  | 'shown'
  | 'items'
  | 'agendas'
  | 'drawn'
  | 'sideDeck'
  | 'xp'
  | 'shop'
  | 'sideMissions'
  | 'forced'
  | 'allies'
  | 'villains'
  | 'log'

export interface CampaignView extends Omit<Campaign, Shown | 'imagined'> {
  /** Ids of the heroes, in seat order. */
  readonly heroes: readonly string[]
  readonly imperialClass: string
  /** One mission by itself instead of the campaign. */
  readonly single: boolean
  /** Empty unless the viewer is the Imperial player. */
  readonly hand: readonly DeploymentNumber[]
  readonly handBacks: Backs
  readonly reserve: readonly DeploymentNumber[]
  readonly reserveBacks: Backs
  /** Cards left in the decks. */
  readonly supplies: number
  readonly shown: readonly CardNumber[]
  readonly items: readonly number[]
  readonly agendas: number
  readonly sideDeck: number
  /** Empty unless the viewer is the Imperial player. */
  readonly drawn: readonly CardNumber[]
  readonly drawnCount: number
  readonly xp: readonly number[]
  readonly shop: readonly CardNumber[]
  readonly sideMissions: readonly number[]
  readonly forced: readonly number[]
  readonly allies: readonly DeploymentNumber[]
  readonly villains: readonly DeploymentNumber[]
  readonly log: readonly Played[]
}

export function backsOf(kinds: readonly DeploymentNumber[]): Backs {
  const imperial = kinds.filter((kind) => designOf(kind).facts.affiliation === 'imperial').length
  return { imperial, mercenary: kinds.length - imperial }
}

const ascending = (a: number, b: number): number => a - b

export function campaignView(s: State, seat: Seat): CampaignView | null {
  const { campaign, options } = s
  if (campaign === null) return null
  const own = sideOf(s, seat) === EMPIRE
  const { slot, stage, threatLevel, threat, raised, crates, credits, influence } = campaign
  const { moreAgendas, story, second, ending, heard, speaker } = campaign
  return {
    slot,
    stage,
    threatLevel,
    threat,
    raised,
    crates,
    credits,
    influence,
    moreAgendas,
    story,
    second,
    ending,
    heard,
    speaker,
    heroes: options.campaign?.heroes ?? [],
    imperialClass: options.campaign?.imperialClass ?? '',
    single: options.campaign?.mission !== undefined,
    hand: own ? campaign.hand.slice() : [],
    handBacks: backsOf(campaign.hand),
    reserve: own ? campaign.reserve.slice() : [],
    reserveBacks: backsOf(campaign.reserve),
    // Deployment points are hidden from the Rebels (ia.deployment-campaign.14).
    points: own ? campaign.points : 0,
    supplies: campaign.supplies.length,
    shown: campaign.shown.slice(),
    items: campaign.items.map((deck) => deck.length),
    agendas: campaign.agendas.length,
    sideDeck: campaign.sideDeck.length,
    drawn: own ? campaign.drawn.slice().sort(ascending) : [],
    drawnCount: campaign.drawn.length,
    xp: campaign.xp.slice(),
    shop: campaign.shop.slice(),
    sideMissions: campaign.sideMissions.slice(),
    forced: campaign.forced.slice(),
    allies: campaign.allies.slice(),
    villains: campaign.villains.slice(),
    log: campaign.log.slice(),
  }
}

/** A secret agenda card shows its back alone (ia.agenda-types.9). */
export function heldView(s: State, seat: Seat): readonly Held[] {
  const own = sideOf(s, seat) === EMPIRE
  return s.held.map((held) => ({ ...held, card: held.secret && !own ? NONE : held.card }))
}
