import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'

const HEROES = {
  jyn: { hero: 'jyn-odan', at: '2,6' },
  diala: { hero: 'diala-passil', at: '3,7' },
} as const

test('its map is the printed one', () => {
  expect(rowsOf('high-moon')).toEqual([
    '     ..      ',
    '   ....      ',
    '.......      ',
    '.~..#..    ..',
    '.......  ....',
    '.. ....  ....',
    '.............',
    '.....#.......',
    '.. ....  ....',
    '... ..    .. ',
    '.......      ',
    '.........    ',
    ' .....#..    ',
    '    ....     ',
  ])
})

const EMPIRE = { trooper: { card: 'Stormtrooper', at: ['12,6'] } } as const

test('Jyn alone calls Szark out; one hunter steps out, and two more behind her [ia.reserved-groups.5] [ia.hidden-information.4]', () => {
  const match = situation({ mission: 'high-moon', campaign: { heroes: HEROES, groups: EMPIRE } })
  const diala = match.hero('diala')
  diala.activate('diala')
  expect(diala.offers({ do: 'interact', what: 'call-out' })).toBe(false)
  diala.end()
  match.until('activate')
  match.empire.activate('trooper')
  match.empire.end()
  match.until('activate')
  const jyn = match.hero('jyn')
  jyn.activate('jyn')
  expect(heard(match)).toEqual([])
  jyn.interact('call-out')
  match.until('act')
  expect(heard(match)).toEqual(['gunfight'])
  expect(match.state.doors).toBe(0)
  expect(match.state.groups.at(-1)?.figures).toHaveLength(1)
  expect(match.state.campaign?.reserve).toEqual([])
})

test('Szark is tough: he recovers when he activates, and has a surge and accuracy of his own', () => {
  const match = situation({
    mission: 'high-moon',
    counters: { called: 1, 'role:szark': 3 },
    campaign: {
      heroes: HEROES,
      groups: { szark: { card: 'Trandoshan Hunter', at: [{ at: '3,8', damage: 4 }] } },
    },
    turn: 'empire',
  })
  match.empire.activate('szark')
  match.until('act')
  expect(match.figures.szark.damage).toBe(2)
  match.empire.attack('diala', {
    dice: ['1 surge 2 accuracy', '1 damage 1 surge 1 accuracy'],
    defense: ['blank'],
  })
  match.until('surge')
  match.empire.surge('+2 damage')
  expect(match.attack?.damage).toBe(4)
})

test('Szark stays alone: only who was defeated comes back as a reinforcement [ia.reinforcement.1]', () => {
  const match = situation({
    mission: 'high-moon',
    campaign: { heroes: HEROES, groups: EMPIRE, threat: 9 },
    active: 'jyn',
  })
  match.hero('jyn').interact('call-out')
  match.until('deployment')
  // Two of the troopers have fallen.
  expect(match.empire.all('group')).toEqual(['trooper'])
})

test('the Rebels win when Szark is defeated, and Jyn gets Peacemaker [ia.reward-cards.1]', () => {
  const match = situation({
    mission: 'high-moon',
    counters: { called: 1, 'role:szark': 3 },
    campaign: {
      heroes: HEROES,
      groups: { szark: { card: 'Trandoshan Hunter', at: [{ at: '3,8', damage: 5 }] } },
    },
  })
  const diala = match.hero('diala')
  diala.activate('diala')
  for (const _attack of [1, 2]) {
    diala.attack('szark', { dice: ['2 damage 1 accuracy', '2 damage 1 accuracy'], defense: ['1 evade'] })
    match.settle()
  }
  expect(match.card('reward/peacemaker').hero).toBe(0)
})
