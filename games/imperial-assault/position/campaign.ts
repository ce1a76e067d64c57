/** What a position says of a campaign besides the figures on the map. */
import { cardNumber, cardOf } from '../cards/catalogue.ts'
import { hold } from '../rules/held.ts'
import { type CampaignOptions, EMPIRE, type GroupId, NONE, REBELS, type State } from '../state.ts'
import type { CampaignGiven, CardTitle } from './given.ts'
import { Unreadable } from './unreadable.ts'

const DEFAULT_CLASS = 'military-might'

/** No agenda deck and no side missions: a position is about the mission that is played. */
export function campaignOptions({ heroes, imperialClass }: CampaignGiven, mission: string): CampaignOptions {
  return {
    heroes: Object.values(heroes).map(({ hero }) => hero),
    imperialClass: imperialClass ?? DEFAULT_CLASS,
    agendas: [],
    sideMissions: [],
    mission,
  }
}

function numbered(id: string): number {
  const card = cardNumber(id)
  if (card < 0) throw new Unreadable('scenario-unknown-card', { card: id, type: 'campaign' })
  if (!cardOf(card).implemented) throw new Unreadable('scenario-card-unwritten', { card: id })
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
    const place = (id: string): number =>
      s.held.findIndex((held) => held.hero === hero && held.card === cardNumber(id))
    for (const [modification, weapon] of Object.entries(attached))
      s.held[place(modification)].on = place(weapon)
  }
  for (const one of given.cards ?? []) {
    const [id, group] = typeof one === 'string' ? [one, undefined] : one
    hold(s, numbered(id), { seat: EMPIRE, group: group === undefined ? NONE : (groups.get(group) ?? NONE) })
  }
  for (const id of given.secret ?? []) hold(s, numbered(id), { seat: EMPIRE, secret: true })
  // Every point of the mission is active.
  campaign.points = (1 << 30) - 1
  campaign.hand = (given.hand ?? []).map(deployment)
  campaign.reserve = (given.reserve ?? []).map(deployment)
  campaign.threat = given.threat ?? 0
  campaign.threatLevel = given.threatLevel ?? 2
  campaign.credits = given.credits ?? 0
  campaign.influence = given.influence ?? 0
  if (given.xp !== undefined) campaign.xp = given.xp.slice()
  if (given.supplies !== undefined) campaign.supplies = given.supplies.map(numbered).reverse()
}
