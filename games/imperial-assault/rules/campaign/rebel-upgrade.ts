/** The Rebel upgrade stage (rulebook: Aufrüstung der Rebellen): items for credits, then class cards for experience. */
import type { Flow } from '@dejarik/kernel'
import type { BuyClass, BuyItem, Done, Sell, Tier, ToHero } from '../../offers.ts'
import { type Campaign, type CardNumber, DECK, NONE, REBELS, type State, type T } from '../../state.ts'
import { campaignDesigns, cardOf } from '../cards.ts'
import { hold } from '../held.ts'
import { heroCount } from '../hero.ts'
import { moment, open } from '../windows.ts'
import { CORE_LOG } from './log.ts'

/** Cards drawn from each deck (ia.rebel-upgrade-stage.5). */
const DRAWN_ITEMS = 6
const PRICE_WITHOUT_COST = 50
const STEP_OF_PRICES = 25

const DONE: Done = { do: 'done' }

/** Half its cost, rounded up to a multiple of 25 (ia.rebel-upgrade-stage.11); what has no cost brings 50 (.13). */
export function sellingPrice(card: CardNumber): number {
  const { kind, cost } = cardOf(card).facts
  if (kind !== 'item') return PRICE_WITHOUT_COST
  return Math.ceil(cost / 2 / STEP_OF_PRICES) * STEP_OF_PRICES
}

/** Items of heroes; rewards can't be sold (ia.rebel-upgrade-stage.14). */
function sellable(s: State): Sell[] {
  return s.held.flatMap(({ seat, card }, held): Sell[] => {
    const { item, kind } = cardOf(card).facts
    if (seat !== REBELS || item === null || kind === 'reward') return []
    return [{ do: 'sell', held, credits: sellingPrice(card) }]
  })
}

/** Immediately before they buy: what is on offer lies on the table (`docs/rulings.md`). */
export function* sellItems(t: T): Flow<string> {
  const s = t.state
  const { campaign } = s
  if (campaign === null) return 'campaign'
  yield* open(t, moment('stage-start', NONE), 'ia.rebel-upgrade-stage.1')
  yield* drawItems(t, campaign)
  for (;;) {
    const options = sellable(s)
    if (options.length === 0) return 'buy-items'
    const chosen = yield* t.decide<Sell | Done>(REBELS, 'sell', [...options, DONE], {
      rule: 'ia.rebel-upgrade-stage.10',
    })
    if (chosen.do === 'done') return 'buy-items'
    const { card } = s.held[chosen.held]
    s.held.splice(chosen.held, 1)
    for (const held of s.held)
      if (held.on === chosen.held) held.on = NONE
      else if (held.on > chosen.held) held.on--
    campaign.credits += chosen.credits
    t.log?.('sold', 'ia.rebel-upgrade-stage.11', { card, credits: chosen.credits })
  }
}

export function* buyItems(t: T): Flow<string> {
  const s = t.state
  const { campaign } = s
  if (campaign === null) return 'campaign'
  yield* drawItems(t, campaign)
  for (;;) {
    const options = campaign.shop
      .filter((card) => cardOf(card).facts.cost <= campaign.credits)
      .map((card): BuyItem => ({ do: 'buy-item', card }))
    if (options.length === 0) break
    const chosen = yield* t.decide<BuyItem | Done>(REBELS, 'buy-item', [...options, DONE], {
      rule: 'ia.rebel-upgrade-stage.6',
    })
    if (chosen.do === 'done') break
    const { card } = chosen
    campaign.shop.splice(campaign.shop.indexOf(card), 1)
    campaign.credits -= cardOf(card).facts.cost
    const heroes = Array.from({ length: heroCount(s) }, (_, hero): ToHero => ({ do: 'hero', hero }))
    const { hero } = yield* t.choose(REBELS, 'item-hero', heroes, { rule: 'ia.rebel-upgrade-stage.9' })
    hold(s, card, { seat: REBELS, hero })
    t.log?.('bought', 'ia.rebel-upgrade-stage.8', { card, figure: hero })
  }
  for (const card of campaign.shop) campaign.items[cardOf(card).facts.tier - 1].push(card)
  campaign.shop = []
  return 'buy-classes'
}

/** Six of each deck that the log names, once a stage; cards may let the heroes draw one more, of which deck they like. */
function* drawItems(t: T, campaign: Campaign): Flow {
  if (campaign.shop.length > 0) return
  const more = t.state.held.reduce(
    (sum, { seat, card }) =>
      sum + (seat === REBELS ? cardOf(card).abilities.filter(({ always }) => always?.moreItems).length : 0),
    0,
  )
  for (const tier of CORE_LOG[campaign.slot].tiers) {
    t.shuffle(DECK, campaign.items[tier - 1])
    offerItems(t, campaign, tier, DRAWN_ITEMS)
  }
  for (let i = 0; i < more; i++) {
    const left = CORE_LOG[campaign.slot].tiers.filter((tier) => campaign.items[tier - 1].length > 0)
    if (left.length === 0) break
    const options = left.map((tier): Tier => ({ do: 'tier', tier }))
    const { tier } = yield* t.choose(REBELS, 'item-tier', options, { rule: 'ia.rebel-upgrade-stage.7' })
    offerItems(t, campaign, tier, 1)
  }
  t.log?.('items-drawn', 'ia.rebel-upgrade-stage.5', { cards: campaign.shop.slice() })
}

/** From the top of a deck, open on the table. */
function offerItems(t: T, campaign: Campaign, tier: number, count: number): void {
  const deck = campaign.items[tier - 1]
  campaign.shop.push(...deck.splice(Math.max(0, deck.length - count)))
  t.revealed('items')
}

/** Class cards that a player can still buy (ia.rebel-upgrade-stage.2); some are items that another hero may have now. */
export function classCardsFor(s: State, deck: string, xp: number): CardNumber[] {
  const owned = s.held.map(({ card }) => card)
  return campaignDesigns().flatMap(({ facts, implemented }, card) =>
    implemented && facts.deck === deck && facts.cost > 0 && facts.cost <= xp && !owned.includes(card)
      ? [card]
      : [],
  )
}

export function* buyClasses(t: T): Flow<string> {
  const s = t.state
  const { campaign } = s
  if (campaign === null) return 'campaign'
  for (const [hero, id] of (s.options.campaign?.heroes ?? []).entries())
    for (;;) {
      const options = classCardsFor(s, id, campaign.xp[hero]).map(
        (card): BuyClass => ({ do: 'buy-class', figure: hero, card }),
      )
      if (options.length === 0) break
      const chosen = yield* t.decide<BuyClass | Done>(REBELS, 'buy-class', [...options, DONE], {
        rule: 'ia.rebel-upgrade-stage.3',
      })
      if (chosen.do === 'done') break
      campaign.xp[hero] -= cardOf(chosen.card).facts.cost
      hold(s, chosen.card, { seat: REBELS, hero })
      t.log?.('class-card', 'ia.rebel-upgrade-stage.4', { card: chosen.card, figure: hero })
    }
  campaign.stage = 'imperial-upgrade'
  return 'campaign'
}
