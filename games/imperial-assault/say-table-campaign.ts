/** The table of a campaign in a few lines: threat, heroes with strain and cards, the Empire's hand; or the stage between missions. */
import type { Message, MessageArg } from '@dejarik/kernel'
import type { CampaignView } from './campaign-view.ts'
import { attributeLabel, cardLabel, deploymentLabel, figureLabel, missionLabel } from './labels.ts'
import { surgesOf } from './rules/campaign/tests.ts'
import { EMPIRE, type FigureId, type Held, NONE, REBELS } from './state.ts'
import type { View } from './view.ts'

type FigureLine = (view: View, id: FigureId) => Message

const names = (labels: readonly string[]): MessageArg => labels.map((name) => ({ name }))

/** Steps in which no mission is under way. */
const BETWEEN: readonly string[] = [
  'campaign-start',
  'campaign',
  'mission-over',
  'sell-items',
  'buy-items',
  'buy-classes',
  'agenda',
  'imperial-class',
]

export function isBetween({ step }: Pick<View, 'step'>): boolean {
  return BETWEEN.includes(step)
}

export function campaignLines(view: View, campaign: CampaignView, figureLine: FigureLine): Message[] {
  const between = isBetween(view)
  return [
    between ? { key: 'table.between', args: { missions: campaign.log.length } } : missionLine(view, campaign),
    { key: 'table.rebels', args: { credits: campaign.credits } },
    ...figuresOf(view, campaign, REBELS, figureLine, between),
    ...empireLines(view, campaign),
    ...figuresOf(view, campaign, EMPIRE, figureLine, between),
    ...(between ? stageLines(campaign) : []),
    ...testLines(view),
  ]
}

function missionLine({ round, mission }: View, { threat, threatLevel }: CampaignView): Message {
  return {
    key: 'table.mission',
    args: { round, mission: { name: missionLabel(mission) }, threat, level: threatLevel },
  }
}

function figuresOf(
  view: View,
  campaign: CampaignView,
  side: number,
  figureLine: FigureLine,
  between: boolean,
): Message[] {
  return view.figures.flatMap(({ seat, gone }, id): Message[] => {
    if (seat !== side) return []
    if (id >= campaign.heroes.length) return gone ? [] : [figureLine(view, id)]
    return [...(between ? [] : [figureLine(view, id)]), ...heroLines(view, campaign, id)]
  })
}

/** A hero's strain and experience, and its cards. */
function heroLines(view: View, { xp, heroes }: CampaignView, id: FigureId): Message[] {
  const { strain, endurance } = view.figures[id]
  return [
    {
      key: 'table.hero',
      args: {
        figure: { name: `hero:${heroes[id]}` },
        health: healthWord(view, id),
        strain,
        endurance,
        xp: xp[id],
      },
    },
    ...cardLines(view.held.filter(({ seat, hero }) => seat === REBELS && hero === id)),
  ]
}

function healthWord(view: View, id: FigureId): string {
  const { gone, space } = view.figures[id]
  if (gone) return space === NONE ? 'withdrawn' : 'incapacitated'
  return figureLabel(view, id).includes('/wounded') ? 'wounded' : 'healthy'
}

/** Ready cards, then exhausted and depleted ones. */
function cardLines(held: readonly Held[]): Message[] {
  const there = held.filter(({ away, facedown }) => !away && !facedown)
  const piles: readonly (readonly [string, readonly Held[]])[] = [
    ['table.cards', there.filter(({ exhausted, depleted }) => !exhausted && !depleted)],
    ['table.exhausted', there.filter(({ exhausted, depleted }) => exhausted && !depleted)],
    ['table.depleted', there.filter(({ depleted }) => depleted)],
  ]
  return piles.flatMap(([key, pile]): Message[] =>
    pile.length === 0 ? [] : [{ key, args: { cards: names(pile.map(({ card }) => cardLabel(card))) } }],
  )
}

function empireLines(view: View, campaign: CampaignView): Message[] {
  const { influence, xp, heroes, hand, handBacks, reserve, reserveBacks, drawn } = campaign
  const lines: Message[] = [
    {
      key: 'table.empire',
      args: {
        influence,
        xp: xp[heroes.length],
        hand: handBacks.imperial + handBacks.mercenary,
        reserve: reserveBacks.imperial + reserveBacks.mercenary,
      },
    },
    ...cardLines(view.held.filter(({ seat }) => seat === EMPIRE)),
  ]
  if (hand.length > 0)
    lines.push({ key: 'table.deployment-hand', args: { cards: names(hand.map(deploymentLabel)) } })
  if (reserve.length > 0)
    lines.push({ key: 'table.reserve', args: { cards: names(reserve.map(deploymentLabel)) } })
  if (drawn.length > 0) lines.push({ key: 'table.drawn', args: { cards: names(drawn.map(cardLabel)) } })
  return lines
}

/** What is on offer, and which missions are active. */
function stageLines({ shop, sideMissions, story, forced }: CampaignView): Message[] {
  const active = [...forced, ...(story === NONE ? [] : [story]), ...sideMissions]
  const lines: Message[] = []
  if (shop.length > 0) lines.push({ key: 'table.shop', args: { cards: names(shop.map(cardLabel)) } })
  if (active.length > 0)
    lines.push({ key: 'table.missions', args: { missions: names(active.map(missionLabel)) } })
  return lines
}

/** An attribute test that is under way. */
function testLines(view: View): Message[] {
  const { test } = view
  if (test === null) return []
  const { figure, attribute, needed, successes } = test
  return [
    {
      key: 'table.test',
      args: {
        figure: { name: figureLabel(view, figure) },
        attribute: { name: attributeLabel(attribute) },
        successes: surgesOf(test) + successes,
        needed,
      },
    },
  ]
}
