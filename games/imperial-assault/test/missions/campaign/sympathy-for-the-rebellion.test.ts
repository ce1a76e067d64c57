import { expect, test } from 'vitest'
import { type Situation, situation } from '../../play.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '15,5' },
  diala: { hero: 'diala-passil', at: '11,5' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('sympathy-for-the-rebellion')).toEqual([
    '               ....',
    '......    .... ##..',
    '...................',
    ' ..................',
    ' .....     ..  ....',
    '   .. .......  ....',
    '...#.........  ..  ',
    '.............      ',
    '   .. ....         ',
    '   ..              ',
  ])
})

/** Gideon, with a recruit, reaches the exit after so many others. */
function recruitAfter(rescued: number): Situation {
  const match = situation({
    mission: 'sympathy-for-the-rebellion',
    counters: { rescued },
    tokens: [{ kind: 'recruit' }, { kind: 'exit', at: '15,6' }],
    campaign: {
      heroes: { ...HEROES, gideon: { ...HEROES.gideon, at: '15,4', carries: [0] } },
      groups: { troopers: { card: 'Stormtrooper', at: ['0,2', '3,1', '5,4'] } },
    },
  })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.move('gideon', '15,6')
  return match
}

test('a healthy hero leads a recruit to the exit, and the fourth one brings Vader [ia.claim.1] [ia.reserved-groups.5]', () => {
  const match = recruitAfter(3)
  match.until('activate')
  expect(heard(match)).toEqual(['vader'])
  expect(match.state.campaign?.reserve).toEqual([])
})

test('Massive figures come only where there is room for them: at one of the three points [ia.deployment-campaign.2]', () => {
  const match = situation({
    mission: 'sympathy-for-the-rebellion',
    step: 'deployment',
    campaign: { heroes: HEROES, hand: ['AT-ST', 'Nexu'], threat: 18 },
  })
  match.empire.choose({ kind: 'at-st' })
  expect(match.empire.question).toBe('deploy')
  match.until('deployment')
  match.empire.choose({ kind: 'nexu' })
  expect([match.empire.question, match.empire.offered.length]).toEqual(['point', 3])
})

test('troopers take recruits away at the start of the round', () => {
  const match = situation({
    mission: 'sympathy-for-the-rebellion',
    tokens: [{ kind: 'recruit' }],
    campaign: {
      heroes: HEROES,
      groups: { troopers: { card: 'Stormtrooper', at: [{ at: '0,2', carries: [0] }, '3,1', '5,4'] } },
    },
  })
  match.nextRound()
  expect(match.figures['troopers 1'].at).toBe('gone')
  expect(match.state.counters[1]).toBe(1)
})

test('a wounded hero costs recruits, for each activation token one', () => {
  const match = situation({
    mission: 'sympathy-for-the-rebellion',
    campaign: {
      heroes: { ...HEROES, diala: { ...HEROES.diala, damage: 21 } },
      groups: { officer: { card: 'Imperial Officer', at: '11,4' } },
    },
    turn: 'empire',
  })
  match.empire.activate('officer')
  match.empire.attack('diala', { dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'], defense: ['blank'] })
  expect(heard(match)).toEqual([])
  match.until('mission-pick')
  expect(heard(match)).toEqual(['confusion'])
  match.empire.choose({ token: 'recruit 1' })
  match.empire.choose({ token: 'recruit 2' })
  match.settle()
  expect(match.state.counters[1]).toBe(2)
})

test('five recruits win the mission and The Ways of the Force', () => {
  const match = recruitAfter(4)
  match.choose({ do: 'hero' })
  expect(match.card('reward/the-ways-of-the-force').seat).toBe(0)
})

test('the Empire wins with the eighth recruit', () => {
  const match = situation({
    mission: 'sympathy-for-the-rebellion',
    counters: { detained: 7 },
    tokens: [{ kind: 'recruit' }],
    campaign: {
      heroes: HEROES,
      groups: { troopers: { card: 'Stormtrooper', at: [{ at: '0,2', carries: [0] }] } },
    },
  })
  while (!match.match.over) match.decline()
  expect(match.state.campaign?.influence).toBe(2)
})
