import { expect, test } from 'vitest'
import { sightBetween } from '../../../preview.ts'
import { heard } from './heard.ts'
import { rowsOf } from './rows.ts'
import { endOfRound, twoHeroes } from './two-heroes.ts'

const AT = { gideon: '6,9', diala: '6,17' } as const
/** Before whatever else happens at the end of the round. */
const SECURE = { do: 'mission-rule', option: 'Capture sites are secured' } as const

test('the map', () => {
  expect(rowsOf('under-siege')).toEqual([
    '   ....           ',
    '   ...#           ',
    '   ..........~    ',
    '   .#........~~   ',
    '   ....    ....   ',
    '   ....     ...   ',
    '     ..    ...... ',
    '.... ..    ...... ',
    '..#...#...........',
    '.............#....',
    '.... .......#.##. ',
    ' ..  ...#........ ',
    ' .. ....#..       ',
    ' .. .......       ',
    ' ..  .. ..        ',
    ' ........         ',
    ' ........         ',
    '   ......         ',
    '   .#.#..         ',
  ])
})

test('the Empire secures sites on whose tiles it stands alone; the fourth wins early', () => {
  const match = endOfRound('under-siege', AT, 5, {
    counters: { secured: 3 },
    groups: { troopers: { card: 'Stormtrooper', at: ['1,8', '5,8', '12,3'] } },
  })
  match.empire.choose(SECURE)
  expect(match.state.winners).toEqual([2])
  expect(match.state.campaign).toMatchObject({ influence: 2, xp: [1, 1, 2] })
})

test('a wounded hero does not hold a site, and after round 6 both sides learn from the fall', () => {
  const match = endOfRound('under-siege', AT, 7, {
    counters: { secured: 3 },
    heroes: { gideon: { wounded: true } },
    groups: { officer: { card: 'Imperial Officer', at: '5,8' } },
  })
  expect(match.state.campaign).toMatchObject({ influence: 1, xp: [2, 2, 2] })
})

test('the Rebels win at the end of round 8', () => {
  const match = endOfRound('under-siege', AT, 8)
  match.empire.choose(SECURE)
  expect(match.state.winners).toEqual([0, 1])
  expect(match.state.campaign).toMatchObject({ credits: 400, xp: [2, 2, 1] })
})

test.each([
  [1, []],
  [2, ['first-wave']],
  [4, ['second-wave']],
  [6, ['third-wave']],
])('after round %i the Rebels have heard of the wave that came [ia.hidden-information.4]', (round, waves) => {
  const match = endOfRound('under-siege', AT, round)
  match.until('activate')
  expect(heard(match)).toEqual(waves)
})

test('a door is blown up: a red die of damage to the Rebels near it', () => {
  const match = endOfRound('under-siege', { ...AT, gideon: '6,8' }, 3)
  match.empire.choose(SECURE)
  expect(heard(match)).toEqual(['assault'])
  match.rolls('2 damage')
  match.empire.choose({
    option: 'Blow up a door: a red die of damage to Rebels within 3 spaces',
  })
  match.empire.choose({ do: 'pick-door', door: 1 })
  expect(match.figures.gideon.damage).toBe(2)
  expect(match.figures.diala.damage).toBe(0)
})

test('closed doors stop the Empire alone: a Rebel shoots and walks through the one beside him', () => {
  const match = twoHeroes(
    'under-siege',
    { gideon: '9,8', diala: '6,17' },
    {
      groups: { officer: { card: 'Imperial Officer', at: '12,8' } },
      active: 'gideon',
    },
  )
  expect(match.hero('gideon').offers({ do: 'attack', target: 'officer' })).toBe(true)
  const lines = [sightBetween(match.state, 0, 2), sightBetween(match.state, 2, 0)]
  expect(lines.map((line) => line?.proof.sees)).toEqual([true, false])
  match.hero('gideon').move('gideon', '10,8')
  expect(match.figures.gideon.at).toBe('10,8')
  match.hero('gideon').end()
  match.empire.activate('officer')
  expect(match.empire.offers({ do: 'attack', target: 'gideon' })).toBe(true)
})

test('after infiltrators came in, the Empire activates twice before the Rebels begin', () => {
  const match = endOfRound('under-siege', AT, 5, {
    groups: {
      officer: { card: 'Imperial Officer', at: '12,3' },
      guard: { card: 'Royal Guard', at: ['13,3', '13,4'] },
      droid: { card: 'Probe Droid', at: '12,4' },
    },
  })
  match.empire.choose(SECURE)
  match.empire.choose({
    option:
      'Infiltrators: you may deploy at the point inside, and the first two activations of the next round are yours',
  })
  match.until('activate')
  for (const group of ['officer', 'droid']) {
    expect(match.empire.question).toBe('activate')
    match.empire.activate(group)
    match.empire.end()
    match.until('activate')
  }
  expect(match.empire.question).not.toBe('activate')
})

test('infiltrators come at the point inside alone, which does not become active [ia.deployment-campaign.7]', () => {
  const match = endOfRound('under-siege', AT, 5, { campaign: { hand: ['Imperial Officer'], threat: 4 } })
  const { points } = match.state.campaign ?? {}
  match.empire.choose(SECURE)
  match.empire.choose({
    option:
      'Infiltrators: you may deploy at the point inside, and the first two activations of the next round are yours',
  })
  match.empire.choose({ do: 'deploy-group' })
  expect(match.figures['Imperial Officer'].at).toBe('4,12')
  match.until('activate')
  expect(match.state.campaign?.points).toBe(points)
})

test('an AT-ST finds room outside', () => {
  const match = endOfRound('under-siege', AT, 5)
  match.empire.choose(SECURE)
  match.empire.choose({ option: 'An AT-ST' })
  expect(heard(match)).toEqual(['specialists'])
  match.until('activate')
  expect(match.state.figures.at(-1)?.space).not.toBe(-1)
})
