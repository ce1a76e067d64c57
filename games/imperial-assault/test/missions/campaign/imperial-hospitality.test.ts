import { expect, test } from 'vitest'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'
import { almostDone, endOfRound, toTheEnd, twoHeroes } from './two-heroes.ts'

const AT = { gideon: '11,5', diala: '2,4' } as const
const GUARD = { guard: { card: 'Royal Guard', at: ['14,12', '14,10'] } } as const

test('the map', () => {
  expect(rowsOf('imperial-hospitality')).toEqual([
    ' ............  ',
    ' ..#.........  ',
    ' ............  ',
    ' ......... ..  ',
    '  ... ..   ..  ',
    '  ...... ....  ',
    '  ...... ....  ',
    '   .....   ..  ',
    '      ..   ..  ',
    ' .... ..   ..  ',
    '...............',
    '..##...........',
    ' ..............',
    '         .#.#..',
  ])
})

test('the open cell frees the captive, who wins at the entrance', () => {
  const match = twoHeroes('imperial-hospitality', AT, { groups: GUARD })
  almostDone(match, 'cell')
  const gideon = match.hero('gideon')
  gideon.activate('gideon')
  gideon.interact('force-door')
  match.until('mission-pick')
  expect(heard(match)).toEqual(['prisoner'])
  match.empire.choose({ option: 'The captive is bleeding' })
  const captive = match.state.figures.length - 1
  expect(match.state.figures[captive]).toMatchObject({ seat: 0, conditions: 1 })
})

test('the captive reaches the entrance [ia.allies-rebel.14]', () => {
  const match = twoHeroes('imperial-hospitality', AT, {
    counters: { 'role:captive': 3, data: 1 },
    campaign: { allies: { captive: { card: 'mission/captive', at: '1,10' } } },
    active: 'captive',
  })
  match.player1.move('captive', '0,10')
  toTheEnd(match)
  expect(match.state.winners).toEqual([0, 1])
  expect(match.state.campaign).toMatchObject({ credits: 400, influence: 1, xp: [2, 2, 1] })
})

test('the captive has no card, and activates once a round like anybody [ia.allies.9]', () => {
  const match = twoHeroes('imperial-hospitality', AT, {
    counters: { 'role:captive': 2, data: 1 },
    campaign: { allies: { captive: { card: 'mission/captive', at: '1,10' } } },
  })
  const freeGroups = (): unknown[] => match.offered.map(({ group }) => group)
  expect(freeGroups()).toContain('captive')
  match.player1.activate('captive')
  match.choose({ do: 'end' })
  match.until('activate')
  expect(match.groups.captive.ready).toBe(false)
  expect(freeGroups()).not.toContain('captive')
  match.nextRound()
  expect(freeGroups()).toContain('captive')
})

test('the first door to the data center brings its guards', () => {
  const match = twoHeroes('imperial-hospitality', AT, { groups: GUARD })
  almostDone(match, 'data-south')
  expect(heard(match)).toEqual([])
  match.hero('diala').activate('diala')
  match.hero('diala').interact('force-door')
  match.until('act')
  expect(match.state.groups).toHaveLength(5)
  expect(heard(match)).toEqual(['guards'])
})

test('a terminal that still stands after round 4 opens everything', () => {
  const match = endOfRound('imperial-hospitality', AT, 4, { groups: GUARD })
  match.until('activate')
  expect(match.state.doors).toBe(0)
  expect(match.state.campaign?.points).toBe(15)
  expect(match.state.groups).toHaveLength(6)
  expect(heard(match)).toEqual(['guards', 'prisoner', 'transmission'])
})

test('a hero beside the captive steps in for 1 strain', () => {
  const match = twoHeroes(
    'imperial-hospitality',
    { gideon: '2,10', diala: '9,12' },
    {
      counters: { 'role:captive': 3 },
      campaign: { allies: { captive: { card: 'mission/captive', at: '1,10' } } },
      groups: { officer: { card: 'Imperial Officer', at: '1,9' } },
      active: 'officer',
    },
  )
  match.empire.attack('captive', {
    dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.hero('gideon').choose({ do: 'guard', figure: 'gideon' })
  match.settle()
  expect(match.figures.captive.damage).toBe(0)
  expect(match.figures.gideon).toMatchObject({ damage: 3, strain: 1 })
})

test('a hero who is not beside the captive can’t step in', () => {
  const match = twoHeroes(
    'imperial-hospitality',
    { gideon: '4,10', diala: '9,12' },
    {
      counters: { 'role:captive': 3 },
      campaign: { allies: { captive: { card: 'mission/captive', at: '1,10' } } },
      groups: { officer: { card: 'Imperial Officer', at: '2,9' } },
      active: 'officer',
    },
  )
  expect(match.empire.offers({ do: 'attack', target: 'gideon' })).toBe(true)
  match.empire.attack('captive', {
    dice: ['2 damage 4 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  expect(match.question).not.toBe('guard')
  match.settle()
  expect(match.events).not.toContain('guard')
  expect(match.figures.gideon).toMatchObject({ damage: 0, strain: 0 })
})
