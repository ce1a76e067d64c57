/** Which mission follows on which, and what missions bring (rulebook: Haupt- und Nebeneinsätze, Erzwungene Einsätze, Belohnungskarten). */
import { expect, test } from 'vitest'
import { cardNumber } from '../../facts/index.ts'
import { NORMAL } from '../../map/index.ts'
import type { CampaignGiven } from '../../position/given.ts'
import { CORE_LOG } from '../../rules/campaign/log.ts'
import { missionAt, missionNumber } from '../../rules/missions.ts'
import { type Situation, situation } from '../play.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '1,1' },
  diala: { hero: 'diala-passil', at: '1,3' },
} as const

/** A mission of a campaign has just ended in this way; where its figures stood has no meaning any more. */
function over(mission: string, ending: string, more: Partial<CampaignGiven> = {}): Situation {
  const { board } = missionAt(missionNumber(mission))
  const free = board.terrain.flatMap((terrain, space) => (terrain === NORMAL ? [space] : []))
  const at = (i: number): string => `${free[i] % board.width},${Math.floor(free[i] / board.width)}`
  const heroes = { gideon: { ...HEROES.gideon, at: at(0) }, diala: { ...HEROES.diala, at: at(1) } }
  return situation({ mission, step: 'mission-over', campaign: { heroes, slot: 1, ending, ...more } })
}

test('the story goes on as the last story mission ended, with one story mission at a time [ia.story-side-missions.4] [ia.campaign.2]', () => {
  const won = over('aftermath', 'rebels', { slot: 0 })
  expect(won.picture.campaign).toMatchObject({ story: 'a-new-threat' })
  const lost = over('aftermath', 'empire', { slot: 0 })
  expect(lost.picture.campaign).toMatchObject({ story: 'under-siege' })
})

test('after a side mission one card is drawn, after one of an agenda card none [ia.mission-stage.13] [ia.story-side-missions.8] [ia.agenda-types.4]', () => {
  const side = over('vipers-den', 'empire', { sideDeck: ['a-simple-task', 'homecoming'] })
  expect(side.picture.campaign).toMatchObject({ sideMissions: ['a-simple-task'] })
  const agenda = over('means-of-production', 'rebels', { sideDeck: ['a-simple-task', 'homecoming'] })
  expect(agenda.picture.campaign).toMatchObject({ sideMissions: [] })
})

test('a bought side mission is active until it was played [ia.agenda-types.2] [ia.agenda-types.4]', () => {
  const match = situation({
    step: 'agenda',
    campaign: {
      heroes: HEROES,
      slot: 0,
      agendas: ['agenda/means-of-production'],
      influence: 3,
      sideMissions: ['vipers-den'],
    },
  })
  match.empire.choose({ do: 'buy-agenda', card: 'agenda/means-of-production' })
  match.until('mission')
  expect(match.offered.map(({ mission }) => mission)).toEqual(['vipers-den', 'means-of-production'])
  match.choose({ mission: 'means-of-production' })
  expect(match.picture.campaign).toMatchObject({ sideMissions: ['vipers-den'], agendas: [] })
  expect(match.picture.cards).not.toHaveProperty('agenda/means-of-production')
})

test('a forced mission that was bought is played before anything else, and then the campaign goes on [ia.agenda-types.5] [ia.agenda-types.6] [ia.forced-missions.2] [ia.forced-missions.3] [ia.forced-missions.7] [ia.forced-missions.8]', () => {
  const match = situation({
    step: 'agenda',
    campaign: {
      heroes: HEROES,
      slot: 0,
      agendas: ['agenda/wanted'],
      influence: 9,
      threatLevel: 2,
      sideMissions: ['vipers-den'],
    },
  })
  match.empire.choose({ do: 'buy-agenda', card: 'agenda/wanted' })
  match.until('open-group')
  expect(match.picture).toMatchObject({ mission: 'wanted' })
  expect(match.picture.campaign).toMatchObject({ threatLevel: 2, forced: [], sideMissions: ['vipers-den'] })
  const after = over('wanted', 'rebels', { sideMissions: ['vipers-den'], sideDeck: ['homecoming'] })
  // The stage that was next is next: the line of the log for a side mission, of which there is one.
  expect(after.picture).toMatchObject({ mission: 'vipers-den' })
  expect(after.state.campaign?.sideDeck).toEqual([missionNumber('homecoming')])
})

test('any number of forced missions comes one after another [ia.forced-missions.9] [ia.forced-missions.6]', () => {
  const match = over('aftermath', 'rebels', { slot: 0, forced: ['wanted', 'impounded'] })
  expect(match.picture).toMatchObject({ mission: 'wanted' })
  expect(match.picture.campaign).toMatchObject({ forced: ['impounded'], stage: 'rebel-upgrade' })
})

test('a reward is one named card; the heroes say who gets it [ia.reward-cards.1] [ia.reward-cards.2]', () => {
  const match = over('vipers-den', 'rebels')
  expect([match.question, match.offered]).toEqual([
    'reward-hero',
    [
      { do: 'hero', hero: 'gideon' },
      { do: 'hero', hero: 'diala' },
    ],
  ])
  match.choose({ hero: 'diala' })
  expect(match.picture.cards?.['reward/rebel-recon']).toMatchObject({ owner: 'diala' })
})

test('an Imperial reward lies in front of the Imperial player [ia.reward-cards.1]', () => {
  const match = over('means-of-production', 'empire')
  expect(match.card('reward/imperial-industry')).toMatchObject({ seat: 1, hero: -1 })
})

test('an ally is gained with the mission and may come along from then on [ia.allies.1] [ia.allies.4] [ia.allies-rebel.9]', () => {
  const won = over('homecoming', 'rebels')
  expect(won.picture.campaign?.allies).toHaveLength(1)
  const lost = over('homecoming', 'empire')
  expect(lost.picture.campaign?.allies).toEqual([])
})

test('whoever wins the finale wins the campaign, with all who withdrew [ia.winning-campaign.2] [ia.withdraw.6]', () => {
  const won = over('last-stand', 'rebels', { slot: 10 })
  expect(won.match.outcome).toEqual({ winners: [0, 1], rule: 'ia.winning-campaign.2' })
  const lost = over('desperate-hour', 'empire', { slot: 10 })
  expect(lost.match.outcome?.winners).toEqual([2])
})

test('items are drawn from the deck of the line of the log; nothing that was drawn is lost [ia.item-cards.7] [ia.rebel-upgrade-stage.6]', () => {
  const match = situation({ step: 'buy-items', campaign: { heroes: HEROES, slot: 7, credits: 5000 } })
  expect(match.state.campaign?.items.map((deck) => deck.length)).toEqual([12, 12, 6])
  match.choose({ do: 'done' })
  expect(match.state.campaign?.items.map((deck) => deck.length)).toEqual([12, 12, 12])
  expect(match.state.campaign?.items[2]).not.toContain(cardNumber('item/dl-44'))
})

test('the log of the core box: four story missions among side missions, threat from 2 to 6, better items by and by [ia.campaign.2] [ia.rebel-upgrade-stage.7]', () => {
  expect(CORE_LOG.map(({ type, threat, tiers }) => `${type} ${threat} ${tiers.join('+')}`)).toEqual([
    'introduction 2 1',
    'side 2 1',
    'story 3 1',
    'side 3 1+2',
    'story 4 2',
    'side 4 2',
    'side 4 2+3',
    'story 5 3',
    'side 5 3',
    'story 6 3',
    'finale 6 ',
  ])
})
