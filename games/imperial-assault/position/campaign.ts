/** What a position says of a campaign besides the figures on the map. */
import { nearestWord, unreadable } from '@dejarik/kernel'
import { CAMPAIGN_CARDS, cardNumber } from '../facts/index.ts'
import { campaignPart } from '../rules/campaign/mission-over.ts'
import { cardOf, designOf } from '../rules/cards.ts'
import { hold } from '../rules/held.ts'
import { missionNumber } from '../rules/missions.ts'
import {
  type Campaign,
  type CampaignOptions,
  EMPIRE,
  type GroupId,
  NONE,
  REBELS,
  type State,
} from '../state.ts'
import type { CampaignGiven, CardTitle } from './given.ts'

const DEFAULT_CLASS = 'military-might'
/** Item decks. */
const TIERS = 3

/** No agenda deck and no side missions: a position is about the mission that is played. */
export function campaignOptions(
  { heroes, imperialClass, slot }: CampaignGiven,
  mission: string,
): CampaignOptions {
  return {
    heroes: Object.values(heroes).map(({ hero }) => hero),
    imperialClass: imperialClass ?? DEFAULT_CLASS,
    agendas: [],
    sideMissions: [],
    ...(slot === undefined && { mission }),
  }
}

function nearestCard(id: string): string {
  const ids = CAMPAIGN_CARDS.map(({ id: known }) => known)
  return nearestWord(id, ids) ?? 'none'
}

function numbered(id: string): number {
  const card = cardNumber(id)
  if (card < 0)
    throw unreadable('scenario-unknown-card', {
      card: id,
      type: 'campaign',
      meant: nearestCard(id) ?? 'none',
    })
  if (!cardOf(card).implemented) throw unreadable('scenario-card-unwritten', { card: id })
  return card
}

export function fillCampaign(
  s: State,
  given: CampaignGiven,
  groups: ReadonlyMap<string, GroupId>,
  deployment: (title: CardTitle) => number,
): void {
  const { campaign } = s
  if (campaign === null) return
  for (const [hero, { cards = [], attached = {} }] of Object.values(given.heroes).entries()) {
    for (const id of cards) hold(s, numbered(id), { seat: REBELS, hero })
    const place = (id: string): number => {
      const found = s.held.findIndex((held) => held.hero === hero && held.card === cardNumber(id))
      if (found < 0) throw unreadable('scenario-card-not-in-play', { card: id })
      return found
    }
    for (const [modification, weapon] of Object.entries(attached))
      s.held[place(modification)].on = place(weapon)
  }
  for (const one of given.cards ?? []) {
    const [id, group] = typeof one === 'string' ? [one, undefined] : one
    const on = group === undefined ? NONE : groups.get(group)
    if (on === undefined) throw unreadable('scenario-no-such-figure', { figure: group ?? '' })
    hold(s, numbered(id), { seat: EMPIRE, group: on })
  }
  for (const id of given.secret ?? []) hold(s, numbered(id), { seat: EMPIRE, secret: true })
  takeFromDecks(s, campaign)
  turnDown(s, given.exhausted ?? [], 'exhausted')
  turnDown(s, given.depleted ?? [], 'depleted')
  const { points, reserved } = campaignPart(s)
  campaign.points = points.reduce((bits, { active }, i) => (active ? bits | (1 << i) : bits), 0)
  campaign.hand = (given.hand ?? []).map(deployment)
  campaign.reserve = (given.reserve ?? reserved).map(deployment)
  campaign.threat = given.threat ?? 0
  campaign.threatLevel = given.threatLevel ?? 2
  campaign.credits = given.credits ?? 0
  campaign.influence = given.influence ?? 0
  if (given.xp !== undefined) campaign.xp = experience(given.xp, campaign.xp.length)
  if (given.supplies !== undefined) campaign.supplies = given.supplies.map(numbered).reverse()
  if (given.agendas !== undefined) campaign.agendas = given.agendas.map(numbered).reverse()
  if ((given.items?.length ?? 0) > TIERS)
    throw unreadable('given-too-much', { where: 'given.campaign.items' })
  const decks = (given.items ?? []).map((ids) => ids.map(numbered).reverse())
  const [first, second, third] = campaign.items
  campaign.items = [decks.at(0) ?? first, decks.at(1) ?? second, decks.at(2) ?? third]
  for (const kind of (given.gained ?? []).map(deployment))
    (designOf(kind).facts.affiliation === 'rebel' ? campaign.allies : campaign.villains).push(kind)
  fillLog(s, campaign, given)
}

/** Each hero's, then the Empire's. */
function experience(given: readonly number[], players: number): number[] {
  if (given.length !== players)
    throw unreadable('given-form', {
      where: 'given.campaign.xp',
      value: JSON.stringify(given),
      example: JSON.stringify(new Array<number>(players).fill(0)),
    })
  return given.slice()
}

/** Missions that may come next, and how this one ended. */
function fillLog(s: State, campaign: Campaign, given: CampaignGiven): void {
  const { story, ending } = given
  campaign.slot = given.slot ?? 0
  campaign.crates = given.crates ?? 0
  campaign.sideMissions = (given.sideMissions ?? []).map(missionNamed)
  campaign.forced = (given.forced ?? []).map(missionNamed)
  campaign.sideDeck = (given.sideDeck ?? []).map(missionNamed).reverse()
  if (story !== undefined) campaign.story = missionNamed(story)
  if (ending === undefined) return
  campaign.ending = campaignPart(s).endings.findIndex(({ id }) => id === ending)
  if (campaign.ending < 0) throw unreadable('scenario-ending', { ending })
}

function missionNamed(id: string): number {
  const mission = missionNumber(id)
  if (mission < 0) throw unreadable('mission-unknown', { mission: id })
  return mission
}

/** What is in play is in no deck. */
function takeFromDecks(s: State, campaign: Campaign): void {
  const inPlay = new Set(s.held.map(({ card }) => card))
  const isLeft = (card: number): boolean => !inPlay.has(card)
  campaign.supplies = campaign.supplies.filter(isLeft)
  const [one, two, three] = campaign.items
  campaign.items = [one.filter(isLeft), two.filter(isLeft), three.filter(isLeft)]
}

function turnDown(s: State, ids: readonly string[], how: 'exhausted' | 'depleted'): void {
  for (const id of ids) {
    const held = s.held.find(({ card }) => card === numbered(id))
    if (held === undefined) throw unreadable('scenario-card-not-in-play', { card: id })
    held[how] = true
  }
}
