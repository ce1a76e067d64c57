import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  gideon: { hero: 'gideon-argus', at: '5,6' },
  diala: { hero: 'diala-passil', at: '4,4' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('luxury-cruise')).toEqual([
    '   ....    ',
    '.......    ',
    '.....#.    ',
    '...........',
    '...........',
    '..........#',
    '...........',
    '..........#',
    '.. ........',
    '.........  ',
    '.........  ',
    '... ..     ',
    '......     ',
    '......     ',
    ' .....     ',
  ])
})

const EMPIRE = { troopers: { card: 'Stormtrooper', at: ['0,12', '2,13', '1,14'] } } as const

test('a test opens a door, and those behind it are ready [ia.interact.6] [ia.reserved-groups.5]', () => {
  const match = situation({ mission: 'luxury-cruise', campaign: { heroes: HEROES, groups: EMPIRE } })
  const diala = match.hero('diala')
  diala.activate('diala')
  match.rolls('1 surge 2 accuracy')
  diala.interact('force-door')
  diala.choose({ do: 'attribute', attribute: 'insight' })
  expect(heard(match)).toEqual(['north'])
  match.until('activate')
  expect(match.state.groups).toHaveLength(5)
})

test('behind the doors to the east waits a probe droid [ia.reserved-groups.5]', () => {
  const match = situation({ mission: 'luxury-cruise', campaign: { heroes: HEROES, groups: EMPIRE } })
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.move('gideon', '6,6')
  expect(heard(match)).toEqual([])
  match.rolls('1 surge 2 accuracy')
  gideon.interact('force-door')
  gideon.choose({ do: 'attribute', attribute: 'tech' })
  expect(heard(match)).toEqual(['east'])
})

test('after round 2 guards secure the ship', () => {
  const match = situation({
    mission: 'luxury-cruise',
    round: 2,
    campaign: {
      heroes: { gideon: { ...HEROES.gideon, at: '5,8' }, diala: { ...HEROES.diala, at: '3,6' } },
      groups: EMPIRE,
    },
  })
  match.nextRound()
  expect(heard(match)).toEqual(['ship', 'alarm'])
})

test('a terminal with Rebels alone beside it is secured at the end of the round; then the Empire decides', () => {
  const match = situation({
    mission: 'luxury-cruise',
    open: [1],
    campaign: { heroes: HEROES, groups: EMPIRE },
  })
  expect(heard(match)).toEqual([])
  match.until('mission-pick')
  expect(heard(match)).toEqual(['desperation', 'alarm'])
  expect(match.state.tokens.filter(({ kind, space }) => kind === 0 && space >= 0)).toHaveLength(4)
  expect(match.empire.offered).toHaveLength(2)
  match.empire.choose({ option: 'It closes: western door to the north' })
  expect(match.state.doors & 1).toBe(1)
})

test('a terminal with an Imperial figure beside it is not secured', () => {
  const match = situation({
    mission: 'luxury-cruise',
    campaign: { heroes: HEROES, groups: { troopers: { card: 'Stormtrooper', at: ['6,5'] } } },
  })
  match.until('mission-pick')
  expect(match.state.tokens.filter(({ kind, space }) => kind === 0 && space >= 0)).toHaveLength(5)
})

test('the Rebels win with the last terminal, and one of them gets Allied Operations', () => {
  const match = situation({
    mission: 'luxury-cruise',
    counters: { secured: 4 },
    campaign: { heroes: HEROES, groups: EMPIRE },
  })
  match.until('reward-hero')
  match.choose({ do: 'hero' })
  expect(match.card('reward/allied-operations').seat).toBe(0)
})
