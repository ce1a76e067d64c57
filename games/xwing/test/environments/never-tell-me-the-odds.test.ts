import { describe, expect, test } from 'vitest'
import { rangeBetween } from '../../geometry/index.ts'
import { obstacleKind } from '../../rules/obstacles.ts'
import { placedOf } from '../../rules/range.ts'
import { situation } from '../play.ts'
import { laidOut, obstaclesOf, playOn } from './layout.ts'

function kinds(id: string): (string | null)[] {
  return obstaclesOf(laidOut(id)).map(obstacleKind).sort()
}

describe('Asteroid Shower [xw.a.env-list.3]', () => {
  test('three asteroids beyond range 2 of each other; six are set aside [xw.a.env-use.2]', () => {
    const match = laidOut('asteroidshower')
    const placed = obstaclesOf(match).map(placedOf)
    expect(placed).toHaveLength(3)
    for (const [i, one] of placed.entries())
      for (const other of placed.slice(i + 1)) expect(rangeBetween(one, other)).toBeGreaterThan(2)
    expect(match.match.state.environment.aside).toHaveLength(6)
  })

  test('the first player places one in odd rounds, the second in even ones [xw.a.env-use.3]', () => {
    const match = laidOut('asteroidshower')
    for (const round of [1, 2]) {
      playOn(match, () => match.question === 'place-obstacle')
      const { firstPlayer } = match.match.state
      expect(match.match.state.round).toBe(round)
      expect(match.match.ask?.seat).toBe(round === 1 ? firstPlayer : 1 - firstPlayer)
      playOn(match, () => match.question === 'dials')
    }
    expect(obstaclesOf(match)).toHaveLength(5)
  })
})

describe('Clouzon-36 Deposits [xw.a.env-list.4]', () => {
  test('each gas cloud touches an asteroid, and no other gas cloud [xw.a.env-use.2]', () => {
    const things = obstaclesOf(laidOut('clouzon36deposits'))
    const asteroids = things.filter((thing) => obstacleKind(thing) === 'asteroid').map(placedOf)
    const clouds = things.filter((thing) => obstacleKind(thing) === 'gas-cloud').map(placedOf)
    expect([asteroids.length, clouds.length]).toEqual([3, 3])
    for (const [i, cloud] of clouds.entries()) {
      expect(asteroids.some((asteroid) => rangeBetween(cloud, asteroid) <= 1)).toBe(true)
      for (const other of clouds.slice(i + 1)) expect(rangeBetween(cloud, other)).toBeGreaterThan(0)
    }
  })

  test('a crit on a ship that a gas cloud obstructs lights the cloud [xw.a.env-use.3]', () => {
    const match = situation(
      {
        options: { environment: 'clouzon36deposits' },
        step: 'declare-target',
        active: 'gunner',
        player1: { gunner: { pilot: 'bluesquadronescort', at: [457, 300, 0] } },
        player2: {
          target: { pilot: 'redsquadronveteran', at: [457, 560, 180] },
          bystander: { pilot: 'redsquadronveteran', at: [520, 480, 180] },
          far: { pilot: 'redsquadronveteran', at: [850, 850, 180] },
        },
        things: [{ type: 'gascloud1', at: [457, 430, 0] }],
      },
      { dice: 'crit blank blank / blank blank blank blank' },
    )
    match.player1.attack('target')
    match.to('end')
    expect(match.things.gascloud1.inPlay).toBe(false)
    expect(match.ships.target.shields).toBe(0)
    expect(match.ships.bystander.shields).toBe(1)
    expect(match.ships.far.shields).toBe(2)
  })
})

test('Comet Tail: each obstacle at range 1 of exactly one that lay there [xw.a.env-list.5] [xw.a.env-use.2]', () => {
  const placed = obstaclesOf(laidOut('comettail')).map(placedOf)
  expect(placed).toHaveLength(7)
  for (let i = 1; i < placed.length; i++) {
    const ranges = placed.slice(0, i).map((other) => rangeBetween(placed[i], other))
    expect(ranges.filter((range) => range <= 1)).toEqual([1])
  }
})

describe('Ion Clouds [xw.a.env-list.6]', () => {
  test('one asteroid, two debris clouds, three gas clouds', () => {
    expect(kinds('ionclouds')).toEqual([
      'asteroid',
      'debris-cloud',
      'debris-cloud',
      'gas-cloud',
      'gas-cloud',
      'gas-cloud',
    ])
  })

  test('a gas cloud gives 4 ion tokens besides its own effect [xw.a.env-use.3]', () => {
    const match = situation(
      {
        options: { environment: 'ionclouds' },
        step: 'maneuver',
        active: 'tie',
        player1: { tie: { pilot: 'academypilot', at: [457, 300, 0], dial: '2 straight' } },
        player2: { xwing: { pilot: 'bluesquadronescort', at: [850, 850, 180] } },
        things: [{ type: 'gascloud1', at: [457, 380, 0] }],
      },
      { dice: 'blank' },
    )
    expect(match.ships.tie.tokens).toMatchObject({ strain: 1, ion: 4 })
  })
})

describe('Mynock Infestation [xw.a.env-list.7]', () => {
  test.each([
    ['blank', { stress: 1, strain: 1 }],
    ['focus', { stress: 1, disarm: 1 }],
  ] as const)('%s for a debris cloud [xw.a.env-use.3]', (dice, tokens) => {
    const match = situation(
      {
        options: { environment: 'mynockinfestation' },
        step: 'maneuver',
        active: 'tie',
        player1: { tie: { pilot: 'academypilot', at: [457, 300, 0], dial: '2 straight' } },
        player2: { xwing: { pilot: 'bluesquadronescort', at: [850, 850, 180] } },
        things: [{ type: 'pomdebris1', at: [457, 380, 0] }],
      },
      { dice },
    )
    expect(match.ships.tie.tokens).toEqual(tokens)
  })
})

test('Recent Wreckage: six debris clouds, three gas clouds that touch one each [xw.a.env-list.8] [xw.a.env-use.2]', () => {
  const things = obstaclesOf(laidOut('recentwreckage'))
  const clouds = things.filter((thing) => obstacleKind(thing) === 'gas-cloud')
  expect([things.length, clouds.length]).toEqual([9, 3])
  for (const cloud of clouds) {
    const near = things.filter(
      (thing) => thing !== cloud && rangeBetween(placedOf(cloud), placedOf(thing)) === 0,
    )
    expect(near.length).toBeLessThanOrEqual(1)
  }
})
