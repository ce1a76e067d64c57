import { FastRng, randomAnswer } from '@dejarik/kernel'
import { describe, expect, test } from 'vitest'
import { degrees, OBSTACLES, rangeBetween } from '../../geometry/index.ts'
import { placedOf } from '../../rules/range.ts'
import { newMatch, type Situation, situation } from '../play.ts'

function squad(...pilots: readonly string[]) {
  return {
    faction: 'galacticempire',
    ships: pilots.map((pilot) => ({ pilot, upgrades: [] })),
  }
}
const EIGHT = squad(...Array<string>(8).fill('academypilot'))
const dogfight = { scenario: 'dogfight', squads: [EIGHT, EIGHT] }
const chance = { ...dogfight, scenario: 'chanceengagement' }

/** Answers at random until `what` is asked. */
function randomlyUntil(match: Situation, what: string, rng = new FastRng(1)): void {
  while (match.question !== what) {
    const { ask } = match.match
    if (ask === null) throw new Error(`${what} was never asked`)
    expect(match.match.answer(ask.seat, randomAnswer(ask, rng))).toBeNull()
  }
}

function obstacles(match: Situation) {
  return match.match.state.things.filter(({ kind }) => kind === 'obstacle')
}

describe('player order', () => {
  test('each rolls 3 dice and the first player is shown before anything is placed [xw.g.setup.5] [xw.g.player-order.2]', () => {
    const { events } = newMatch(dogfight)
    expect(events.slice(0, 3)).toEqual(['order-roll', 'order-roll', 'first-player'])
  })

  /** Sides of attack dice: 0 hit, 3 crit, 4 focus, 6 blank. */
  function firstAfter(...rolls: readonly (readonly number[])[]): string {
    const match = situation(
      {
        step: 'planning',
        player1: { tie: { pilot: 'academypilot', at: [457, 50, 0] } },
        player2: { wing: { pilot: 'academypilot', at: [457, 864, 180] } },
      },
      { script: { order: rolls.flat() } },
    )
    match.player1.dials({})
    match.player2.dials({})
    return match.picture.firstPlayer
  }

  test('most crits win it [xw.g.setup.6] [xw.g.planning.5]', () => {
    expect(firstAfter([3, 6, 6], [4, 4, 4])).toBe('player1')
  })

  test('then most focus results [xw.g.setup.7] [xw.g.planning.6]', () => {
    expect(firstAfter([3, 4, 0], [3, 4, 4])).toBe('player2')
  })

  test('then most hits [xw.g.setup.8] [xw.g.planning.7]', () => {
    expect(firstAfter([3, 4, 0], [3, 4, 6])).toBe('player1')
  })

  test('a tie is rolled again [xw.g.setup.9] [xw.g.planning.8]', () => {
    expect(firstAfter([3, 4, 0], [3, 4, 0], [6, 6, 6], [0, 6, 6])).toBe('player2')
  })
})

describe('obstacles', () => {
  test('are placed alternately, the first player begins, six in all [xw.g.setup.13] [xw.g.obstacle.23]', () => {
    const match = newMatch(dogfight)
    const first = match.match.state.firstPlayer
    const seats: number[] = []
    const rng = new FastRng(5)
    while (match.question === 'choose-obstacle' || match.question === 'place-obstacle') {
      const { ask } = match.match
      if (ask === null) break
      if (ask.what === 'place-obstacle') seats.push(ask.seat)
      match.match.answer(ask.seat, randomAnswer(ask, rng))
    }
    expect(seats).toEqual([first, 1 - first, first, 1 - first, first, 1 - first])
    expect(obstacles(match)).toHaveLength(6)
  })

  test('not within range 2 of an edge [xw.g.setup.15]', () => {
    const match = newMatch(dogfight)
    match.decline()
    const place = match.match.ask?.seat === 0 ? match.player1 : match.player2
    expect(place.tries([457_200, 205_000, 0])).toMatchObject({ refused: 'place-near-edge' })
    expect(place.tries([457_200, 300_000, 0])).toBeNull()
  })

  test('not within range 1 of each other [xw.g.setup.14]', () => {
    const match = newMatch(dogfight)
    match.decline()
    const [one, other] =
      match.match.ask?.seat === 0 ? [match.player1, match.player2] : [match.player2, match.player1]
    one.place(300, 300, 0)
    match.decline()
    expect(other.tries([400_000, 300_000, 0])).toMatchObject({ refused: 'place-too-near' })
    expect(other.tries([600_000, 600_000, 0])).toBeNull()
  })

  test('not on an objective [xw.g.setup.13]', () => {
    const match = newMatch(chance)
    match.decline()
    const player = match.match.ask?.seat === 0 ? match.player1 : match.player2
    expect(player.tries([457_200, 457_200, 0])).toMatchObject({ refused: 'place-on-another' })
  })

  test('where no place is left, one beyond range 0 of the others will do', () => {
    const three = (from: number) => OBSTACLES.slice(from, from + 3).map(({ id }) => id)
    const squads = [
      { ...EIGHT, obstacles: three(0) },
      { ...EIGHT, obstacles: three(3) },
    ]
    const match = newMatch({ ...dogfight, squads })
    const { state } = match.match
    // Four at the quarter points leave no room for a fifth.
    for (const [x, y] of [
      [340, 340],
      [574, 340],
      [340, 574],
      [574, 574],
    ]) {
      match.decline()
      const player = match.match.ask?.seat === 0 ? match.player1 : match.player2
      player.place(x, y, 0)
    }
    randomlyUntil(match, 'place-ship')
    const placed = state.things.map(placedOf)
    expect(placed).toHaveLength(6)
    for (const [i, one] of placed.entries())
      for (const other of placed.slice(i + 1)) expect(rangeBetween(one, other)).toBeGreaterThan(0)
  })
})

describe('forces', () => {
  const squads = [
    squad('blacksquadronace', 'academypilot', 'patrolleader', 'obsidiansquadronpilot', 'academypilot'),
    EIGHT,
  ]

  test('are placed in ascending initiative, ties in player order [xw.g.setup.16] [xw.g.setup.17]', () => {
    const match = newMatch({ ...dogfight, squads })
    const { state } = match.match
    const rng = new FastRng(7)
    const placed: { seat: number; initiative: number }[] = []
    randomlyUntil(match, 'next-placed', rng)
    while (match.match.ask !== null && match.question !== 'dials') {
      const { ask } = match.match
      const before = state.ships.filter(({ zone }) => zone === 'play').map(({ id }) => id)
      match.match.answer(ask.seat, randomAnswer(ask, rng))
      for (const ship of state.ships)
        if (ship.zone === 'play' && !before.includes(ship.id))
          placed.push({ seat: ship.seat, initiative: match.picture.ships ? initiative(match, ship.id) : 0 })
    }
    expect(placed).toHaveLength(13)
    const order = placed.map(
      ({ seat, initiative: value }) => 2 * value + (seat === state.firstPlayer ? 0 : 1),
    )
    expect(order).toEqual([...order].sort((a, b) => a - b))
  })

  function initiative(match: Situation, ship: number): number {
    return match.match.view(0).ships[ship].initiative
  }

  test('within range 1 of the own edge [xw.g.setup.18] [xw.g.setup.12]', () => {
    const match = newMatch(dogfight)
    randomlyUntil(match, 'next-placed')
    match.decline()
    const [player, own] =
      match.match.ask?.seat === 0 ? ([match.player1, 0] as const) : ([match.player2, 914_400] as const)
    const inwards = own === 0 ? 1 : -1
    expect(player.tries([457_200, own + inwards * 85_000, 0])).toMatchObject({
      refused: 'outside-deployment-zone',
    })
    expect(player.tries([457_200, 914_400 - own - inwards * 50_000, 0])).toMatchObject({
      refused: 'outside-deployment-zone',
    })
    expect(player.tries([10_000, own + inwards * 50_000, 0])).toMatchObject({ refused: 'outside-play-area' })
    expect(player.tries([457_200, own + inwards * 80_000, 0])).toBeNull()
  })

  test('never on another ship [xw.g.setup.18]', () => {
    const match = newMatch(dogfight)
    randomlyUntil(match, 'next-placed')
    const player = match.match.ask?.seat === 0 ? match.player1 : match.player2
    const y = match.match.ask?.seat === 0 ? 50_000 : 864_400
    player.decline()
    player.answer([457_200, y, 0])
    player.decline()
    expect(player.tries([480_000, y, 0])).toMatchObject({ refused: 'ship-on-ship' })
    expect(player.tries([500_000, y, 0])).toBeNull()
  })

  test('a large ship may stick out if it fills the zone, but not out of the play area [xw.g.size.9] [xw.g.size.10]', () => {
    const squads = [
      squad('patrolleader', 'academypilot', 'academypilot'),
      squad('patrolleader', 'academypilot', 'academypilot'),
    ]
    const match = newMatch({ ...dogfight, squads })
    const rng = new FastRng(3)
    const isDecimator = () =>
      match.match.ask?.form === 'place' && (match.match.ask.area as { id: string }).id === 'vt49decimator'
    while (!isDecimator()) {
      const { ask } = match.match
      if (ask === null) throw new Error('no Decimator was placed')
      match.match.answer(ask.seat, randomAnswer(ask, rng))
    }
    const [player, own] =
      match.match.ask?.seat === 0 ? ([match.player1, 0] as const) : ([match.player2, 914_400] as const)
    const inwards = own === 0 ? 1 : -1
    const slanted = degrees(45)
    // Turned by 45° it is 113 mm long.
    expect(player.tries([457_200, own + inwards * 60_000, slanted])).toMatchObject({
      refused: 'outside-deployment-zone',
    })
    expect(player.tries([457_200, own + inwards * 50_000, slanted])).toMatchObject({
      refused: 'outside-play-area',
    })
    expect(player.tries([457_200, own + inwards * 56_569, slanted])).toBeNull()
  })

  test('a turret may point anywhere when its ship is placed [xw.g.setup.19]', () => {
    const scouts = {
      faction: 'rebelalliance',
      ships: Array.from({ length: 3 }, () => ({ pilot: 'rebelscout', upgrades: [] })),
    }
    const match = newMatch({ ...dogfight, squads: [scouts, EIGHT] })
    randomlyUntil(match, 'rotate')
    expect(match.offered.map(({ arc }) => arc)).toEqual(['front', 'right', 'rear', 'left'])
  })
})

describe('the rest', () => {
  test('shields, charges and Force start full [xw.g.setup.3]', () => {
    const squads = [squad('patrolleader', 'academypilot', 'academypilot'), EIGHT]
    const [decimator] = newMatch({ ...dogfight, squads }).match.state.ships
    expect(decimator.shields).toBe(4)
  })

  test('each player has a shuffled damage deck of his own [xw.g.setup.20] [xw.g.setup.21]', () => {
    const match = newMatch(dogfight)
    randomlyUntil(match, 'dials')
    const [one, other] = match.match.state.decks
    expect(one.draw).toHaveLength(33)
    expect(one.draw).not.toEqual(other.draw)
    expect(one.draw).not.toEqual([...one.draw].sort((a, b) => a - b))
  })

  test('the steps come in order [xw.g.setup.1]', () => {
    const match = newMatch(chance)
    randomlyUntil(match, 'dials')
    const kinds = match.events.filter((what, i, all) => what !== all[i - 1] && what.startsWith('place-'))
    expect(kinds).toEqual(['place-obstacle', 'place-ship'])
    expect(match.events.indexOf('first-player')).toBeLessThan(match.events.indexOf('place-obstacle'))
  })

  test('random play always finds a place, for eight ships a side and large ones too', () => {
    const large = squad('patrolleader', ...Array<string>(6).fill('academypilot'))
    for (let seed = 0; seed < 40; seed++) {
      const match = newMatch({ ...dogfight, squads: [EIGHT, large] }, `seed ${seed}`)
      randomlyUntil(match, 'dials', new FastRng(seed))
      expect(match.match.state.ships.every(({ zone }) => zone === 'play')).toBe(true)
    }
  })
})
