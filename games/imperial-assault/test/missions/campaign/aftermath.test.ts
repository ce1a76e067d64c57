import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '5,5' },
  diala: { hero: 'diala-passil', at: '2,3' },
} as const

test('the map', () => {
  expect(rowsOf('aftermath')).toEqual([
    '....        ',
    '........    ',
    '..........  ',
    '..........  ',
    '..........  ',
    '~~..........',
    ' ~..........',
    '       .... ',
  ])
})

test('opening the outpost brings reserved groups, and at the end of the round the Empire decides [ia.reserved-groups.5]', () => {
  const match = situation({
    mission: 'aftermath',
    campaign: { heroes: HEROES, groups: { officer: { card: 'Imperial Officer', at: '11,5' } } },
  })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.interact('open-door')
  match.until('act')
  expect(match.state.campaign?.reserve).toEqual([])
  expect(match.state.groups.length).toBe(6)
  match.until('mission-pick')
  expect(match.empire.offered).toHaveLength(2)
  match.empire.choose({ option: 'The door closes and is locked' })
  expect(match.state.doors).toBe(1)
  expect(match.state.round).toBe(2)
})

test('terminals are attacked by Rebels; an Imperial figure beside one gives it block', () => {
  const match = situation({
    mission: 'aftermath',
    campaign: {
      heroes: { ...HEROES, diala: { ...HEROES.diala, at: '2,5' } },
      groups: { officer: { card: 'Imperial Officer', at: '1,5' } },
    },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  diala.attack('terminal 1', { dice: ['2 damage 1 accuracy', '1 damage 2 accuracy'] })
  match.settle()
  expect(match.state.tokens[0].damage).toBe(1)
})

test('the Rebels win with the last terminal: 200 credits a hero, and a new threat', () => {
  const match = situation({
    mission: 'aftermath',
    counters: { destroyed: 3 },
    campaign: {
      heroes: { ...HEROES, diala: { ...HEROES.diala, at: '2,5' } },
      groups: { officer: { card: 'Imperial Officer', at: '11,5' } },
    },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  for (const _attack of [1, 2]) {
    diala.attack('terminal 1', { dice: ['2 damage 1 accuracy', '2 damage 1 accuracy'] })
    match.settle()
  }
  expect(match.events).toContain('mission-over')
  expect(match.state.campaign?.credits).toBe(400)
  expect(match.state.campaign?.influence).toBe(1)
})

test('the Empire wins when all heroes are wounded', () => {
  const match = situation({
    mission: 'aftermath',
    campaign: {
      heroes: { gideon: { ...HEROES.gideon, wounded: true }, diala: { ...HEROES.diala, damage: 21 } },
      groups: { officer: { card: 'Imperial Officer', at: '2,4' } },
    },
    turn: 'empire',
  })
  match.empire.activate('officer')
  match.empire.attack('diala', { dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'], defense: ['blank'] })
  match.settle()
  expect(match.state.campaign?.influence).toBe(2)
})
