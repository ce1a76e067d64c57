import { describe, expect, test } from 'vitest'
import { rangeBetween } from '../../geometry/index.ts'
import { placedOf } from '../../rules/range.ts'
import { situation } from '../play.ts'
import { devicesOf, laidOut, obstaclesOf, playOn } from './layout.ts'

const FAR = { xwing: { pilot: 'bluesquadronescort', at: [850, 850, 180] } } as const

describe('Continuous Bombardment [xw.a.env-list.10]', () => {
  test('six obstacles; eight devices are set aside [xw.a.env-use.2]', () => {
    const match = laidOut('continuousbombardment')
    expect(obstaclesOf(match)).toHaveLength(6)
    expect(match.match.state.environment.aside).toHaveLength(8)
  })

  test('a bomb in each End Phase, fused in even rounds [xw.a.env-use.3]', () => {
    const match = laidOut('continuousbombardment')
    for (const [round, fuses] of [
      [1, 0],
      [2, 1],
    ]) {
      playOn(match, () => match.question === 'lay-device')
      expect(match.match.state.round).toBe(round)
      playOn(match, () => match.question === 'dials')
      const bomb = devicesOf(match).at(-1)
      expect(bomb?.fuses).toBe(fuses)
      if (bomb !== undefined)
        expect(obstaclesOf(match).some((one) => rangeBetween(placedOf(one), placedOf(bomb)) === 1)).toBe(true)
    }
  })
})

describe('Countdown [xw.a.env-list.11]', () => {
  test('five obstacles and a bomb with 2 fuse markers; 3 timers each [xw.a.env-use.2] [xw.a.env-use.4]', () => {
    const match = laidOut('countdown')
    expect(obstaclesOf(match)).toHaveLength(5)
    expect(devicesOf(match)).toMatchObject([{ type: 'electroprotonbomb', fuses: 2 }])
    expect(match.match.state.environment.markers).toEqual([3, 3])
  })

  test('in the End Phase, in player order, a timer adds or removes a fuse marker [xw.a.env-use.3]', () => {
    const match = laidOut('countdown')
    playOn(match, () => match.question === 'countdown')
    const { firstPlayer, environment } = match.match.state
    const fuses = devicesOf(match)[0].fuses
    expect(match.match.ask?.seat).toBe(firstPlayer)
    match.choose({ do: 'add-fuse' })
    expect(devicesOf(match)[0].fuses).toBe(fuses + 1)
    match.choose({ do: 'none' })
    expect(environment.markers[firstPlayer] + environment.markers[1 - firstPlayer]).toBe(5)
  })
})

test('Minefield: four obstacles and four mines, of which one is a set of three [xw.a.env-list.12] [xw.a.env-use.2]', () => {
  const match = laidOut('minefield')
  expect(obstaclesOf(match)).toHaveLength(4)
  expect(
    devicesOf(match)
      .map(({ type }) => type)
      .sort(),
  ).toEqual([
    'clustermine',
    'clustermine-side',
    'clustermine-side',
    'connernet',
    'proximitymine',
    'proximitymine',
  ])
})

describe('Munitions Cache [xw.a.env-list.13]', () => {
  test('a ship that overlaps a cache is equipped with a set-aside upgrade [xw.a.env-use.3] [xw.g.upgrade.11] [xw.g.upgrade.12]', () => {
    const match = situation(
      {
        options: { environment: 'munitionscache' },
        step: 'planning',
        player1: { tie: { pilot: 'academypilot', at: [457, 300, 0] } },
        player2: FAR,
        things: [{ type: 'pomdebris1', at: [457, 380, 0], mark: 1 }],
      },
      { dice: 'blank' },
    )
    match.match.state.environment.aside = ['protonbombs', 'ionbombs']
    match.player1.dials({ tie: '2 straight' })
    match.player2.dials({})
    expect(match.ships.tie.cards).toHaveLength(2)
    expect(match.things.pomdebris1.mark).toBe(-1)
    expect(match.match.state.environment.aside).toHaveLength(1)
  })
})

describe('Pinpoint Bombardment [xw.a.env-list.14]', () => {
  test.each([
    ['at range 1 of a target point detonates twice', 530, 2],
    ['farther away once', 700, 3],
  ])('a bomb %s [xw.a.env-use.3]', (_where, x, shields) => {
    const match = situation({
      options: { environment: 'pinpointbombardment' },
      step: 'activation',
      player1: { tie: { pilot: 'patrolleader', at: [457, 300, 0], dial: '1 straight', shields: 4 } },
      player2: FAR,
      things: [
        { type: 'protonbomb', at: [457, 440, 0], owner: 'player2', by: 'xwing' },
        { type: 'targetpoint', at: [x, 440, 0] },
      ],
    })
    match.to('engagement')
    expect(match.ships.tie.shields).toBe(shields)
  })
})

describe('Unexploded Ordnance', () => {
  test('five obstacles and four bombs with 2 fuse markers each [xw.a.env-use.2] [xw.a.env-list.15]', () => {
    const match = laidOut('unexplodedordnance')
    expect(obstaclesOf(match)).toHaveLength(5)
    expect(devicesOf(match).map(({ fuses }) => fuses)).toEqual([2, 2, 2, 2])
  })

  test.each([
    ['focus', 3],
    ['hit', 0],
    ['crit', 0],
    ['blank', 1],
  ] as const)('%s in the End Phase leaves a bomb with 1 fuse marker %i [xw.a.env-use.3]', (dice, fuses) => {
    const match = situation(
      {
        options: { environment: 'unexplodedordnance' },
        step: 'end',
        player1: { tie: { pilot: 'academypilot', at: [100, 100, 0] } },
        player2: FAR,
        things: [{ type: 'protonbomb', at: [457, 457, 0], fuses: 1 }],
      },
      { dice },
    )
    expect(match.things.protonbomb.fuses).toBe(fuses)
  })
})
