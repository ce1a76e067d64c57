/** Deals anew what a seat of a campaign can't see: decks, the Imperial hand, reserve, secret agenda cards and the mission's secrets. */
import type { Rng, Seat } from '@dejarik/kernel'
import { CAMPAIGN_MISSIONS } from './missions/index.ts'
import { sideOf } from './rules/campaign/seats.ts'
import { cardOf, designOf, figureDesigns } from './rules/cards.ts'
import { missionAt, missionNumber } from './rules/missions.ts'
import { type Campaign, type CardNumber, type DeploymentNumber, EMPIRE, type State } from './state.ts'

export function redealCampaign(s: State, campaign: Campaign, seat: Seat, rng: Rng): void {
  mix(rng, campaign.supplies)
  for (const deck of campaign.items) mix(rng, deck)
  campaign.sideDeck = sideMissions(s, campaign, rng)
  if (sideOf(s, seat) === EMPIRE) {
    mix(rng, campaign.agendas)
    return
  }
  agendas(s, campaign, rng)
  campaign.hand = groups(campaign.hand, rng)
  campaign.reserve = groups(campaign.reserve, rng)
  campaign.points = s.mission < 0 ? 0 : activeFromTheStart(s)
  campaign.imagined = true
}

/** In an order that depends on nothing but the cards, then shuffled. */
function mix(rng: Rng, list: number[]): void {
  list.sort((a, b) => a - b)
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.int(i + 1)
    const kept = list[i]
    list[i] = list[j]
    list[j] = kept
  }
}

/** Red and green cards are known; of the grey ones nobody knows which are in (ia.side-mission-deck.5). */
function sideMissions(s: State, { sideDeck, sideMissions: active, log }: Campaign, rng: Rng): number[] {
  const { heroes = [], sideMissions: green = [] } = s.options.campaign ?? {}
  const seen = new Set([...active, ...log.map(({ mission }) => mission), s.mission])
  const unseen = CAMPAIGN_MISSIONS.map(({ id }) => missionNumber(id)).filter((one) => !seen.has(one))
  const known = unseen.filter((one) => {
    const { campaign, id } = missionAt(one)
    return (campaign?.color === 'red' && heroes.includes(campaign.hero ?? '')) || green.includes(id)
  })
  const grey = unseen.filter((one) => missionAt(one).campaign?.color === 'grey')
  mix(rng, grey)
  const deck = [...known, ...grey].slice(0, sideDeck.length)
  mix(rng, deck)
  return deck
}

/** Secret cards are some of those that can be kept secretly. */
function agendas(s: State, campaign: Campaign, rng: Rng): void {
  const hidden = s.held.filter(({ secret }) => secret)
  const pool: CardNumber[] = [...campaign.agendas, ...campaign.drawn, ...hidden.map(({ card }) => card)]
  mix(rng, pool)
  for (const [id, held] of s.held.entries()) {
    if (!held.secret) continue
    const place = pool.findIndex((card) => cardOf(card).facts.agenda?.kind === 'secret')
    s.held[id] = { ...held, card: pool.splice(Math.max(0, place), 1)[0] }
  }
  campaign.drawn = pool.splice(0, campaign.drawn.length)
  campaign.agendas = pool
}

/** Groups with the same backs. */
function groups(kinds: readonly DeploymentNumber[], rng: Rng): DeploymentNumber[] {
  const imperial = openGroups().filter(isImperial)
  const mercenary = openGroups().filter((kind) => !isImperial(kind))
  return kinds
    .map((kind) => isImperial(kind))
    .sort((a, b) => Number(b) - Number(a))
    .map((ofTheEmpire) => {
      const pool = ofTheEmpire ? imperial : mercenary
      return pool[rng.int(pool.length)]
    })
}

const isImperial = (kind: DeploymentNumber): boolean => designOf(kind).facts.affiliation === 'imperial'

/** All that the Imperial player may have chosen. */
function openGroups(): DeploymentNumber[] {
  return figureDesigns().flatMap(({ facts, implemented }, kind) =>
    implemented && !facts.unique && facts.affiliation !== 'rebel' && facts.modes.includes('campaign')
      ? [kind]
      : [],
  )
}

/** The Rebels know of no point but those that they would guess. */
function activeFromTheStart(s: State): number {
  const points = missionAt(s.mission).campaign?.points ?? []
  return points.reduce((bits, { active }, i) => (active ? bits | (1 << i) : bits), 0)
}
