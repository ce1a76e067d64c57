import { cardNumber, sheetNumber } from '../../facts/index.ts'
import { addGroup } from '../../setup.ts'
import {
  type CampaignOptions,
  type CardNumber,
  DECK,
  EMPIRE,
  type MissionNumber,
  NONE,
  PICK,
  REBELS,
  type State,
  type T,
} from '../../state.ts'
import { campaignDesigns, cardOf } from '../cards.ts'
import { hold } from '../held.ts'
import { campaignMissions, missionAt, missionNumber } from '../missions.ts'
import { INTRODUCTION } from './log.ts'

/** Cards of a deck that are written; the others are left in the box. */
function deckOf(fits: (card: CardNumber) => boolean): CardNumber[] {
  return campaignDesigns().flatMap(({ implemented, facts }, card) =>
    implemented && facts.core && fits(card) ? [card] : [],
  )
}

const facts = (card: CardNumber) => cardOf(card).facts

/** An agenda card; one that brings a mission is left in the box as long as that is not written. */
function isAgenda(card: CardNumber): boolean {
  const { agenda, id } = facts(card)
  if (agenda === null) return false
  const bringsMission = agenda.kind === 'side-mission' || agenda.kind === 'forced-mission'
  return !bringsMission || missionNumber(id.replace('agenda/', '')) !== NONE
}

/** What is on the table before anything is drawn. */
export function newCampaign(s: State, options: CampaignOptions): void {
  const items = ([1, 2, 3] as const).map((tier) =>
    deckOf((card) => facts(card).kind === 'item' && facts(card).tier === tier),
  )
  s.campaign = {
    slot: 0,
    stage: 'mission',
    threatLevel: 0,
    threat: 0,
    raised: 0,
    hand: [],
    reserve: [],
    points: 0,
    supplies: deckOf((card) => facts(card).kind === 'supply'),
    shown: [],
    crates: 0,
    credits: 0,
    influence: 0,
    xp: [...options.heroes.map(() => 0), 0],
    items: [items[0], items[1], items[2]],
    shop: [],
    agendas: deckOf((card) => options.agendas.includes(facts(card).deck) && isAgenda(card)),
    drawn: [],
    moreAgendas: 0,
    sideDeck: [],
    sideMissions: [],
    story: NONE,
    forced: [],
    allies: [],
    villains: [],
    log: [],
    second: NONE,
    ending: NONE,
    heard: 0,
    imagined: false,
    speaker: 0,
  }
  s.mission = missionNumber(options.mission ?? INTRODUCTION)
  placeHeroes(s)
  for (const _ of [REBELS, EMPIRE])
    s.sides.push({ deck: [], hand: [], discard: [], points: 0, defeatedCost: 0, zone: NONE, upgrades: [] })
  for (const [hero, id] of options.heroes.entries())
    for (const card of deckOf((one) => facts(one).deck === id && facts(one).cost === 0))
      hold(s, card, { seat: REBELS, hero })
  // Few heroes are stronger ones (ia.campaign-setup.5).
  const strength = ['', '', 'reward/legendary', 'reward/heroic'][options.heroes.length] ?? ''
  if (strength !== '')
    for (const hero of options.heroes.keys()) hold(s, cardNumber(strength), { seat: REBELS, hero })
  for (const card of deckOf((one) => facts(one).deck === options.imperialClass && facts(one).cost === 0))
    hold(s, card, { seat: EMPIRE })
}

/** Heroes are the first figures and groups of every mission. */
export function placeHeroes(s: State): void {
  s.figures = []
  s.groups = []
  for (const hero of s.options.campaign?.heroes ?? []) addGroup(s, REBELS, sheetNumber(hero))
}

/** Steps 4 and 5: the agenda deck and the side mission deck are shuffled. */
export function campaignStart(t: T): string {
  const s = t.state
  const { campaign } = s
  const options = s.options.campaign
  if (campaign === null || options === undefined) return 'campaign'
  t.shuffle(DECK, campaign.agendas)
  t.shuffle(DECK, campaign.supplies)
  // A mission by itself needs no others.
  campaign.sideDeck = options.mission === undefined ? sideMissionDeck(t, options) : []
  t.shuffle(DECK, campaign.sideDeck)
  t.log?.('campaign', 'ia.campaign-setup.9', { mission: s.mission })
  return 'campaign'
}

/** A red card a hero, the chosen green ones, four grey ones that nobody sees (ia.side-mission-deck.2 to .5). */
function sideMissionDeck(t: T, { heroes, sideMissions }: CampaignOptions): MissionNumber[] {
  const numbers = campaignMissions().map(({ id }) => missionNumber(id))
  const of = (number: MissionNumber) => missionAt(number).campaign
  const red = numbers.filter((one) => of(one)?.color === 'red' && heroes.includes(of(one)?.hero ?? ''))
  const green = numbers.filter((one) => sideMissions.includes(missionAt(one).id))
  const grey = numbers.filter((one) => of(one)?.color === 'grey')
  while (grey.length > 4) grey.splice(t.int(PICK, grey.length), 1)
  return [...red, ...green, ...grey]
}
