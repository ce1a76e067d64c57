/** Rulebook: setting up a skirmish, deploying, initiative, and the status phase. */
import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import type { Army } from '../../build/index.ts'
import { type DrawnBoard, missionDrawn } from '../../missions/index.ts'
import { NONE } from '../../state.ts'
import { type Chance, newMatch, type Situation, situation } from '../play.ts'

function army(groups: readonly string[]): Army {
  return {
    name: groups.join(' '),
    affiliation: 'imperial',
    groups: groups.map((card) => ({ card, count: 1 })),
    upgrades: [],
    commands: [{ card: 'urgency', count: 15 }],
  }
}

const OPEN: DrawnBoard = { rows: ['......', '......', '......'] }

function setUp(
  one: readonly string[],
  other: readonly string[],
  chance: Chance = {},
  board = OPEN,
): Situation {
  const drawn = accepted(missionDrawn(board))
  return newMatch({ armies: [army(one), army(other)], missions: [drawn.id], board }, chance)
}

test('the cheaper army’s player decides who has initiative, and may give it away [ia.initiative.2] [ia.initiative.3] [ia.mission-setup-skirmish.3]', () => {
  const match = setUp(['darth-vader'], ['imperial-officer'])
  expect([match.asked, match.question]).toEqual(['player2', 'initiative'])
  match.player2.choose({ do: 'initiative', seat: 'player1' })
  expect(match.state.initiative).toBe(0)
})

test('equal armies roll for it, again on a tie [ia.initiative.4] [ia.mission-setup-skirmish.4]', () => {
  const match = setUp(['imperial-officer'], ['imperial-officer'], {
    dice: ['1 damage 2 accuracy', '1 surge 2 accuracy', '1 damage 2 accuracy', '1 damage 5 accuracy'],
  })
  expect(match.events.filter((what) => what === 'roll-off')).toHaveLength(2)
  expect(match.picture.initiative).toBe('player2')
  expect([match.asked, match.question]).toEqual(['player2', 'zone'])
})

test('who has initiative takes a zone and deploys there first, then the other in the other one [ia.initiative.5] [ia.mission-setup-skirmish.9] [ia.mission-setup-skirmish.10] [ia.deployment-skirmish.1] [ia.deployment-skirmish.2]', () => {
  const match = setUp(['darth-vader'], ['imperial-officer'])
  match.player2.choose({ do: 'initiative', seat: 'player2' })
  match.player2.choose({ do: 'zone', zone: 'blue' })
  expect([match.asked, match.question]).toEqual(['player2', 'deploy'])
  expect(match.player2.all('to')).toEqual(['5,0', '5,1', '5,2'])
  match.player2.choose({ do: 'deploy', to: '5,1' })
  expect(match.player1.all('to')).toEqual(['0,0', '0,1', '0,2'])
})

test('figures that don’t all fit fill every space of the zone before one stands outside [ia.deployment-skirmish.3]', () => {
  const match = setUp(['imperial-officer'], ['stormtrooper', 'imperial-officer'])
  match.player1.choose({ do: 'initiative', seat: 'player2' })
  match.player2.choose({ do: 'zone', zone: 'red' })
  match.player2.choose({ do: 'deploy', to: '0,1' })
  expect(match.player2.all('to')).toEqual(['0,0', '0,2'])
  match.player2.choose({ do: 'deploy', to: '0,2' })
  expect(match.player2.all('to')).toEqual(['0,0'])
})

test('what finds no room in the zone stands as near to it as it can [ia.deployment-skirmish.4] [ia.deployment.3] [ia.group.3]', () => {
  const match = setUp(['imperial-officer'], ['stormtrooper', 'imperial-officer'])
  match.player1.choose({ do: 'initiative', seat: 'player2' })
  match.player2.choose({ do: 'zone', zone: 'red' })
  for (const to of ['0,0', '0,1', '0,2']) match.player2.choose({ do: 'deploy', to })
  expect(match.player2.all('to')).toEqual(['1,0', '1,1', '1,2'])
})

test('who does not fit into the zone as a whole fills as much of it as it can [ia.deployment-skirmish.3]', () => {
  const match = setUp(['imperial-officer'], ['at-st'], {}, { rows: ['......', '......', '......', '......'] })
  match.player1.choose({ do: 'initiative', seat: 'player2' })
  match.player2.choose({ do: 'zone', zone: 'red' })
  // Turned, the walker would cover two spaces of the zone instead of three.
  expect(match.player2.all('to')).toEqual(['0,0', '0,1'])
})

test('the mission is drawn once it is known who has initiative [ia.mission-setup.1] [ia.mission-setup-skirmish.5]', () => {
  const missions = ['climate-research-camp-a', 'climate-research-camp-b']
  const match = newMatch({ armies: [army(['darth-vader']), army(['imperial-officer'])], missions })
  expect(match.question).toBe('initiative')
  expect(match.player2.view).toMatchObject({ mission: NONE, tokens: [] })
  match.player2.choose({ do: 'initiative', seat: 'player2' })
  expect(missions).toContain(match.picture.mission)
  expect(match.question).toBe('zone')
})

test('command decks are shuffled first [ia.mission-setup-skirmish.2]', () => {
  const commands = [
    { card: 'urgency', count: 14 },
    { card: 'celebration', count: 1 },
  ]
  const lastFirst = Array.from({ length: 15 }, (_, i) => (i + 14) % 15)
  const drawn = accepted(missionDrawn(OPEN))
  const match = newMatch(
    {
      armies: [{ ...army(['darth-vader']), commands }, army(['imperial-officer'])],
      missions: [drawn.id],
      board: OPEN,
    },
    { shuffles: [lastFirst] },
  )
  match.until('activate')
  expect(match.player1.hand).toEqual(['Urgency', 'Urgency', 'Urgency'])
  expect(match.player1.deck.at(-1)).toBe('Celebration')
})

test('after that three cards for each, and round 1 begins [ia.mission-setup-skirmish.11] [ia.command-cards.2] [ia.playing-missions.1]', () => {
  const match = setUp(['darth-vader'], ['imperial-officer'])
  match.until('activate')
  expect(match.player1.hand).toHaveLength(3)
  expect(match.player2.hand).toHaveLength(3)
  expect(match.player1.deck).toHaveLength(12)
  expect(match.picture.round).toBe(1)
})

test('deployment cards lie open and ready from the start [ia.mission-setup-skirmish.1] [ia.deployment.2] [ia.play-area.3]', () => {
  const match = setUp(['darth-vader'], ['imperial-officer'])
  expect(match.player2.view.groups.map(({ ready }) => ready)).toEqual([true, true])
})

test('the status phase readies, draws, and passes initiative on [ia.status-phase-skirmish.1] [ia.status-phase-skirmish.5] [ia.initiative.7]', () => {
  const match = situation({
    step: 'round-end',
    player1: { groups: { officer: { card: 'Imperial Officer', at: '1,1', exhausted: true } } },
    player2: { groups: { vader: { card: 'Darth Vader', at: '9,1', exhausted: true } } },
  })
  expect(match.picture).toMatchObject({ initiative: 'player2', round: 2 })
  expect(match.asked).toBe('player2')
  expect(match.groups.officer.ready).toBe(true)
  expect([match.player1.hand.length, match.player2.hand.length]).toEqual([1, 1])
  const { events } = match
  expect(events.indexOf('draw')).toBeLessThan(events.indexOf('initiative'))
})

test('the mission scores at the end of the round, after cards were drawn [ia.status-phase-skirmish.4] [ia.winning-skirmish.4]', () => {
  const match = situation({
    mission: 'climate-research-camp-b',
    step: 'round-end',
    player1: { groups: { officer: { card: 'Imperial Officer', at: '0,3' } } },
    player2: { groups: { vader: { card: 'Darth Vader', at: '9,18' } }, zone: 'blue' },
  })
  expect(match.player1.points).toBe(2)
  const { events } = match
  expect(events.indexOf('draw')).toBeLessThan(events.indexOf('points'))
})

test('the tokens of the mission lie where it says [ia.mission-setup.1] [ia.mission-setup-skirmish.7] [ia.terminal-tokens.1]', () => {
  const match = setUp(['darth-vader'], ['imperial-officer'], {}, { ...OPEN, terminals: ['2,0', '3,2'] })
  match.until('activate')
  expect(match.tokens['terminal 1'].at).toBe('2,0')
  expect(match.tokens['terminal 2'].at).toBe('3,2')
})
