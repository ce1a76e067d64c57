/** The Imperial upgrade stage (rulebook: Aufrüstung des Imperiums, Agendakarten, Einfluss). */
import { expect, test } from 'vitest'
import { cardNumber } from '../../facts/index.ts'
import { playableAgendas } from '../../options-campaign.ts'
import type { CampaignGiven } from '../../position/given.ts'
import { campaignDesigns, cardOf } from '../../rules/cards.ts'
import { missionNumber } from '../../rules/missions.ts'
import { newMatch, type Situation, situation } from '../play.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '1,1' },
  diala: { hero: 'diala-passil', at: '1,3' },
} as const
const agenda = (name: string): string => `agenda/${name}`
const DECK = ['fire-at-will', 'as-you-wish', 'internal-affairs', 'hired-help', 'impending-doom'].map(agenda)
/** After a mission, when the Rebels have bought all that they wanted. */
function stage(given: Partial<CampaignGiven>): Situation {
  return situation({
    step: 'buy-classes',
    campaign: {
      heroes: HEROES,
      groups: { officer: { card: 'Imperial Officer', at: '9,8' } },
      agendas: DECK,
      slot: 1,
      ...given,
    },
  })
}

const drawn = (match: Situation): readonly string[] =>
  (match.state.campaign?.drawn ?? []).map((card) => cardOf(card).facts.id).sort()

test('four agenda cards are drawn in secret, and what is not bought goes back [ia.imperial-upgrade-stage.4] [ia.imperial-upgrade-stage.6] [ia.imperial-upgrade-stage.7]', () => {
  const match = stage({ influence: 2 })
  expect(match.question).toBe('buy-agenda')
  expect(drawn(match)).toHaveLength(4)
  expect(match.match.view(2).campaign?.drawn).toHaveLength(4)
  expect(match.match.view(0).campaign).toMatchObject({ drawn: [], drawnCount: 4 })
  match.empire.choose({ do: 'done' })
  expect(match.state.campaign?.agendas).toHaveLength(5)
  expect(drawn(match)).toEqual([])
})

test('any number of them is bought for influence, and the rest of it is kept [ia.imperial-upgrade-stage.5] [ia.agenda-cards.2] [ia.influence.1] [ia.influence.3] [ia.influence.4]', () => {
  const match = stage({ influence: 6 })
  const [first, second] = drawn(match)
  match.empire.choose({ do: 'buy-agenda', card: first })
  match.empire.choose({ do: 'buy-agenda', card: second })
  match.empire.choose({ do: 'done' })
  const cost = [first, second].reduce((sum, id) => sum + cardOf(cardNumber(id)).facts.cost, 0)
  expect(match.state.campaign?.influence).toBe(6 - cost)
  expect(match.state.campaign?.agendas).toHaveLength(3)
  for (const id of [first, second]) expect(match.card(id).seat).toBe(1)
})

test('what costs more influence than there is can’t be bought [ia.imperial-upgrade-stage.5]', () => {
  const match = stage({
    influence: 1,
    agendas: [agenda('wanted'), agenda('fire-at-will'), agenda('as-you-wish')],
  })
  expect(match.empire.offers({ card: agenda('as-you-wish') })).toBe(true)
  expect(match.empire.offers({ card: agenda('fire-at-will') })).toBe(false)
  expect(match.empire.offers({ card: agenda('wanted') })).toBe(false)
})

test('an ongoing card comes into the play area for all to see, a secret one is hidden [ia.agenda-types.7] [ia.agenda-types.8] [ia.agenda-types.9] [ia.imperial-upgrade-stage.8] [ia.imperial-upgrade-stage.9]', () => {
  const match = stage({ influence: 5, agendas: [agenda('fire-at-will'), agenda('as-you-wish')] })
  match.empire.choose({ card: agenda('fire-at-will') })
  match.empire.choose({ card: agenda('as-you-wish') })
  const seen = match.match.view(0).held.slice(-2)
  expect(seen.map(({ card }) => card)).toEqual([cardNumber(agenda('fire-at-will')), -1])
  expect(match.card(agenda('as-you-wish')).secret).toBe(true)
})

test('class cards come after agenda cards, for experience points, and stay [ia.imperial-upgrade-stage.1] [ia.imperial-upgrade-stage.2] [ia.imperial-upgrade-stage.3]', () => {
  const match = stage({ influence: 0, xp: [0, 0, 5], imperialClass: 'military-might' })
  expect(match.question).toBe('buy-class')
  match.empire.choose({ card: 'military-might/sustained-fire' })
  match.empire.choose({ card: 'military-might/assault-armor' })
  expect(match.state.campaign?.xp).toEqual([0, 0, 0])
  expect(match.card('military-might/sustained-fire').seat).toBe(1)
  expect(match.card('military-might/assault-armor').seat).toBe(1)
})

test('a class card is bought once, and only from the own class [ia.imperial-upgrade-stage.2]', () => {
  const match = stage({
    xp: [0, 0, 9],
    imperialClass: 'military-might',
    cards: ['military-might/combat-medic'],
  })
  expect(match.empire.offers({ card: 'military-might/combat-medic' })).toBe(false)
  expect(match.empire.offers({ card: 'military-might/show-of-force' })).toBe(false)
  expect(match.empire.offers({ card: 'military-might/riot-grenades' })).toBe(true)
  expect(match.empire.offers({ card: 'subversive-tactics/executioner' })).toBe(false)
})

test('the agenda deck holds the three cards of each of the six sets that were chosen [ia.agenda-deck.1] [ia.agenda-deck.2] [ia.agenda-deck.5] [ia.agenda-cards.3]', () => {
  const agendas = playableAgendas().slice(0, 6)
  const match = newMatch({
    armies: [],
    missions: [],
    campaign: {
      heroes: ['gideon-argus', 'diala-passil'],
      imperialClass: 'military-might',
      agendas,
      sideMissions: [],
    },
  })
  const deck = (match.state.campaign?.agendas ?? []).map((card) => cardOf(card).facts)
  expect(new Set(deck.map(({ deck: set }) => set))).toEqual(new Set(agendas))
  for (const set of agendas) expect(deck.filter((facts) => facts.deck === set)).toHaveLength(3)
  expect(deck).toHaveLength(18)
})

test('a secret agenda card costs 1 influence, unless another price is printed on it [ia.agenda-types.12] [ia.golden-rules.2]', () => {
  const match = stage({ influence: 5, agendas: [agenda('as-you-wish'), agenda('hired-help')] })
  match.empire.choose({ card: agenda('as-you-wish') })
  match.empire.choose({ card: agenda('hired-help') })
  expect(match.state.campaign?.influence).toBe(3)
  const prices = campaignDesigns().flatMap(({ facts }) =>
    facts.agenda?.kind === 'secret' ? [facts.cost] : [],
  )
  expect(new Set(prices)).toEqual(new Set([1, 2]))
})

test('cards of a set are bought one by one, and have nothing to do with each other any more [ia.agenda-deck.4]', () => {
  const { deck } = cardOf(cardNumber(agenda('fire-at-will'))).facts
  const set = campaignDesigns()
    .filter(({ facts }) => facts.deck === deck)
    .map(({ facts }) => facts.id)
  const match = stage({ influence: 9, agendas: [...set, agenda('as-you-wish')] })
  const before = drawn(match)
  match.empire.choose({ do: 'buy-agenda', card: agenda('fire-at-will') })
  expect(drawn(match)).toEqual(before.filter((id) => id !== agenda('fire-at-will')))
  expect(match.empire.offers({ card: agenda('as-you-wish') })).toBe(true)
})

/** The Empire has won the introduction. */
function won(more: Partial<CampaignGiven>): Situation {
  return situation({
    mission: 'aftermath',
    step: 'mission-over',
    campaign: {
      heroes: HEROES,
      groups: { officer: { card: 'Imperial Officer', at: '11,5' } },
      ending: 'empire',
      slot: 0,
      ...more,
    },
  })
}

test('influence is written down with the mission that brought it [ia.influence.2] [ia.influence.3]', () => {
  const match = won({ influence: 1 })
  expect(match.state.campaign?.influence).toBe(3)
  expect(match.state.campaign?.log.at(-1)?.influence).toBe(2)
})

test('cards played in secret go with the mission, others are turned up again and lose their tokens [ia.agenda-cards.4] [ia.deplete.2] [ia.agenda-types.11]', () => {
  const match = won({
    cards: [[agenda('imperial-operative'), 'officer'], agenda('fire-at-will'), agenda('hired-help')],
    secret: [agenda('as-you-wish')],
    depleted: [agenda('fire-at-will')],
  })
  expect(() => match.card(agenda('imperial-operative'))).toThrow()
  expect(() => match.card(agenda('hired-help'))).toThrow()
  expect(match.card(agenda('fire-at-will')).depleted).toBe(false)
  expect(match.card(agenda('as-you-wish')).secret).toBe(true)
})

test('a side mission that is bought is active from then on, and no longer in the deck [ia.agenda-types.2] [ia.agenda-types.3]', () => {
  const match = stage({ influence: 9, agendas: [agenda('breaking-point'), agenda('fire-at-will')] })
  match.empire.choose({ card: agenda('breaking-point') })
  expect(match.state.campaign?.sideMissions).toContain(missionNumber('breaking-point'))
  expect(match.state.campaign?.agendas).not.toContain(cardNumber(agenda('breaking-point')))
  expect(match.match.view(0).campaign?.sideMissions).toContain(missionNumber('breaking-point'))
})

test('a forced mission that is bought is played next, at the threat level of the last mission [ia.agenda-types.5] [ia.forced-missions.1] [ia.forced-missions.7]', () => {
  const match = stage({ influence: 4, threatLevel: 3, agendas: [agenda('wanted')] })
  match.empire.choose({ card: agenda('wanted') })
  expect(match.events).toContain('mission')
  expect(match.state.mission).toBe(missionNumber('wanted'))
  expect(match.state.campaign).toMatchObject({ forced: [], threatLevel: 3, agendas: [] })
})
