/** Setting up a campaign (rulebook: Kampagnenaufbau, Zusammenstellung des Nebeneinsatzstapels, Zeitraum). */
import { isRefusal } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { AGENDA_SETS } from '../../facts/index.ts'
import { imperialAssault } from '../../index.ts'
import { defaultCampaign, isOfTime, playableAgendas, playableHeroes } from '../../options-campaign.ts'
import { CORE_TIME_PERIOD } from '../../rules/campaign/log.ts'
import { campaignDesigns, cardOf } from '../../rules/cards.ts'
import { missionAt, missionNumber } from '../../rules/missions.ts'
import { type CampaignOptions, EMPIRE } from '../../state.ts'
import { newMatch, type Situation } from '../play.ts'

function campaign(heroes: number, more: Partial<CampaignOptions> = {}): Situation {
  const options = { ...defaultCampaign(), heroes: playableHeroes().slice(0, heroes), ...more }
  return newMatch({ armies: [], missions: [], campaign: options })
}

/** Ids of a hero's cards, or with -1 those of the Imperial player. */
function cardsOf({ state }: Situation, hero: number): string[] {
  return state.held.filter((held) => held.hero === hero).map(({ card }) => cardOf(card).facts.id)
}

function refusal(given: object): unknown {
  const read = imperialAssault.readOptions({ campaign: given })
  return isRefusal(read) ? [read.refused, read.rule] : null
}

test('each hero begins with the cards of its class that cost nothing, an item among them [ia.campaign-setup.3] [ia.campaign-setup.4] [ia.class-cards.1] [ia.class-cards.2] [ia.class-cards.3] [ia.item-cards.9]', () => {
  const match = campaign(4)
  for (const [hero, id] of playableHeroes().slice(0, 4).entries()) {
    const cards = cardsOf(match, hero)
    const free = campaignDesigns().filter(({ facts }) => facts.deck === id && facts.cost === 0)
    expect(cards).toEqual(free.map(({ facts }) => facts.id))
    expect(free.some(({ facts }) => facts.item !== null)).toBe(true)
  }
  expect(match.state.held.every(({ card }) => cardOf(card).facts.cost === 0)).toBe(true)
})

test.each([
  [2, ['reward/legendary']],
  [3, ['reward/heroic']],
  [4, []],
])('%i heroes have %j each [ia.campaign-setup.5] [ia.reward-cards.3]', (heroes, rewards) => {
  const match = campaign(heroes)
  for (let hero = 0; hero < heroes; hero++)
    expect(cardsOf(match, hero).filter((id) => id.startsWith('reward/'))).toEqual(rewards)
})

test('the Imperial player begins with the starting card of one class [ia.campaign-setup.2] [ia.campaign-setup.6] [ia.class-cards.2] [ia.class-cards.5]', () => {
  const match = campaign(2, { imperialClass: 'subversive-tactics' })
  const cards = cardsOf(match, -1)
  expect(cards).toHaveLength(1)
  expect(cards[0]).toMatch(/^subversive-tactics\//)
  expect(match.state.held.find(({ hero }) => hero < 0)?.seat).toBe(EMPIRE)
})

test('the introduction is played first, at the threat level of the log [ia.campaign-setup.1] [ia.campaign-setup.9] [ia.mission-stage.1] [ia.mission-stage.5]', () => {
  const match = campaign(2)
  expect(missionAt(match.state.mission).campaign?.kind).toBe('introduction')
  expect(match.events).toContain('mission')
  expect(match.state.campaign?.threatLevel).toBe(2)
})

test.each([
  ['aftermath', 2],
  ['under-siege', 3],
  ['last-stand', 6],
])(
  'a mission by itself has the threat level of its place in the log: %s, %i [ia.threat.2]',
  (mission, level) => {
    expect(campaign(2, { mission }).state.campaign?.threatLevel).toBe(level)
  },
)

test.each([2, 3, 4])(
  'the side mission deck of %i heroes: a red card for each, the green ones that were chosen, four grey ones [ia.campaign-setup.8] [ia.side-mission-deck.1] [ia.side-mission-deck.2] [ia.side-mission-deck.3] [ia.side-mission-deck.5]',
  (heroes) => {
    const match = campaign(heroes)
    const deck = (match.state.campaign?.sideDeck ?? []).map((mission) => missionAt(mission))
    const of = (color: string) => deck.filter((mission) => mission.campaign?.color === color)
    const ids = of('green').map(({ id }) => id)
    expect(of('red').map(({ campaign: part }) => part?.hero)).toHaveLength(heroes)
    expect(new Set(of('red').map(({ campaign: part }) => part?.hero))).toEqual(
      new Set(playableHeroes().slice(0, heroes)),
    )
    expect(ids.sort()).toEqual(defaultCampaign().sideMissions.slice().sort())
    expect(new Set(of('grey')).size).toBe(4)
    expect(deck).toHaveLength(heroes + 8)
  },
)

test('two to four different heroes [ia.campaign-setup.3]', () => {
  const [one, two] = playableHeroes()
  expect(refusal({ heroes: [one] })).toEqual(['heroes-wrong', 'ia.campaign-setup.3'])
  expect(refusal({ heroes: [one, one] })).toEqual(['heroes-wrong', 'ia.campaign-setup.3'])
  expect(refusal({ heroes: playableHeroes().slice(0, 5) })).toEqual(['heroes-wrong', 'ia.campaign-setup.3'])
  expect(refusal({ heroes: [one, 'jar-jar'] })).toEqual(['hero-unknown', 'ia.campaign-setup.3'])
  expect(refusal({ heroes: [one, two] })).toBeNull()
})

test('one class, six agenda sets, a mission that there is [ia.campaign-setup.6] [ia.campaign-setup.7] [ia.agenda-cards.3]', () => {
  expect(refusal({ imperialClass: 'hutts' })).toEqual(['imperial-class-unknown', 'ia.campaign-setup.6'])
  expect(refusal({ agendas: playableAgendas().slice(0, 5) })).toEqual(['agendas-wrong', 'ia.agenda-cards.3'])
  expect(refusal({ sideMissions: ['lunch'] })).toEqual(['side-missions-wrong', 'ia.side-mission-deck.3'])
  expect(refusal({ mission: 'hoth' })).toEqual(['mission-unknown', 'ia.campaign-setup.9'])
  expect(refusal({ weather: 'snow' })).toEqual(['option-unknown', undefined])
  expect(refusal({ mission: 'aftermath' })).toBeNull()
})

test('agenda sets of another time can’t be chosen, those of any time can [ia.time-period.1] [ia.time-period.3] [ia.time-period.4] [ia.agenda-deck.3]', () => {
  const set = (id: string) => {
    const found = AGENDA_SETS.find((one) => one.id === id)
    if (found === undefined) throw new Error(`no set ${id}`)
    return found
  }
  // One of its three cards is of the times from 1 to 6.
  const vader = set('lord-vaders-command')
  expect([0, 1, 6, 7].map((time) => isOfTime(vader, time))).toEqual([false, true, true, false])
  expect(isOfTime(set('retaliation'), 7)).toBe(true)
  expect(playableAgendas()).toContain(vader.id)
  for (const { id } of AGENDA_SETS.filter((one) => !isOfTime(one, CORE_TIME_PERIOD)))
    expect(playableAgendas()).not.toContain(id)
})

test('seats are the heroes and the Imperial player, in this order', () => {
  const [one, two] = playableHeroes()
  const options = accepted(
    imperialAssault.readOptions({ campaign: { heroes: [one, two], mission: 'aftermath' } }),
  )
  expect(imperialAssault.seats(options)).toEqual([one, two, 'imperial'])
  expect(missionNumber('aftermath')).toBeGreaterThan(0)
})
