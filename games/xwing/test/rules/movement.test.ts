/** Maneuvers, difficulty, overlap and obstacles (rulebook: "Manöver", "Überschneiden", "Hindernisse"). */
import { describe, expect, test } from 'vitest'
import { printed } from '../../facts/printed.ts'
import { facing, flight, gained } from '../cards/facing.ts'
import { situation } from '../play.ts'

const X = 'bluesquadronescort'
const TIE = 'academypilot'

describe('Executing a maneuver', () => {
  test('reveal, fly, act [xw.g.activation.3] [xw.g.activation.4] [xw.g.activation.5] [xw.g.maneuver.2] [xw.g.maneuver.3] [xw.g.basic.2]', () => {
    const match = facing('activation', { pilot: X, dial: '2 straight' }, { distance: 560 })
    expect(match.events.indexOf('reveal')).toBeLessThan(match.events.indexOf('maneuver'))
    expect(match.ships.me.at).toEqual([457, 420, 0])
    expect(match.question).toBe('action')
  })

  test('a bank turns it by 45 degrees, a turn by 90 [xw.g.basic.3] [xw.g.basic.4]', () => {
    expect(flight(X, '1 bank right').ships.me.at[2]).toBe(45)
    expect(flight(X, '2 turn left').ships.me.at[2]).toBe(270)
  })

  test('a Koiogran turn looks back [xw.g.advanced.2] [xw.g.bearing.3]', () => {
    expect(flight(X, '4 koiogran').ships.me.at).toEqual([457, 500, 180])
  })

  test('a Tallon roll has three ends to choose from [xw.g.advanced.6] [xw.g.advanced.8]', () => {
    const match = flight('bluesquadronescort', '3 tallon left')
    expect(match.question).toBe('tallon')
    expect(match.player1.offered).toHaveLength(3)
    match.choose({ do: 'place-at' })
    expect(match.ships.me.at[2]).toBe(180)
  })

  test('stationary: it stays and has executed a maneuver [xw.g.advanced.10] [xw.g.advanced.11] [xw.g.advanced.16]', () => {
    const match = flight('bluesquadronscout', '0 stationary')
    expect(match.ships.me.at).toEqual([457, 300, 0])
    expect(match.ships.me.executed).toBe('0 stationary')
  })
})

describe('Difficulty', () => {
  test('red: a stress token [xw.g.maneuver.8] [xw.g.difficulty.2] [xw.g.difficulty.1]', () => {
    expect(flight(X, '4 koiogran').ships.me.tokens.stress).toBe(1)
  })

  test('blue: stress, strain and deplete go, one each [xw.g.maneuver.9] [xw.g.difficulty.3] [xw.g.stress.5] [xw.g.strain.5] [xw.g.deplete.5]', () => {
    const match = flight({ pilot: X, tokens: ['stress', 'stress', 'strain', 'deplete'] }, '2 straight')
    expect(match.ships.me.tokens).toEqual({ stress: 1 })
  })

  test('a stressed ship flies 2 straight instead of a red maneuver [xw.g.activation.11] [xw.g.activation.12] [xw.g.activation.13] [xw.g.maneuver.13] [xw.g.stress.6]', () => {
    const match = flight({ pilot: X, tokens: ['stress'] }, '4 koiogran')
    expect(match.ships.me.at).toEqual([457, 420, 0])
    expect(match.ships.me.tokens).toEqual({ stress: 1 })
  })

  test('purple costs a Force charge; without one it is the stress maneuver [xw.g.difficulty.4] [xw.g.activation.15]', () => {
    const jedi = flight({ pilot: 'jedigeneral' }, '2 tallon left')
    jedi.choose({ do: 'place-at' })
    expect(jedi.ships.me.force).toBeLessThan(3)
    const empty = flight({ pilot: 'jedigeneral', force: 0 }, '2 tallon left')
    expect(empty.ships.me.at).toEqual([457, 420, 0])
  })

  test('increases and decreases are summed before the cap [xw.g.difficulty.6] [xw.g.difficulty.7] [xw.g.difficulty.9] [xw.g.difficulty.10] [xw.a.cardfaq.51]', () => {
    const me = { pilot: X, upgrades: ['r4astromech'], damage: ['damagedengine'], tokens: ['strain'] as const }
    expect(flight(me, '2 turn left').ships.me.tokens).toEqual({ strain: 1 })
  })
})

describe('Overlapping ships', () => {
  test('it slides back until it touches [xw.g.overlap.1] [xw.g.overlap.3] [xw.g.overlap.4] [xw.g.overlap.5] [xw.g.maneuver.10] [xw.g.range.13]', () => {
    const match = flight(X, '3 straight', { distance: 160 })
    expect(match.ships.me.at).toEqual([457, 420, 0])
  })

  test('an enemy: a red focus if unstressed, then no more actions [xw.g.overlap.9] [xw.g.overlap.10] [xw.g.overlap.11]', () => {
    const match = flight(X, '3 straight', { distance: 160 })
    expect(match.player1.all('action')).toEqual(['focus'])
    match.choose({ do: 'action', action: 'focus', colour: 'red' })
    expect(match.ships.me.tokens).toMatchObject({ focus: 1, stress: 1 })
    expect(match.player1.question).not.toBe('action')
  })

  test('a friend: a die for damage, and no action [xw.g.overlap.7] [xw.g.overlap.8]', () => {
    const friends = { friend: { pilot: X, at: [457, 460, 0] as const } }
    const match = flight({ pilot: X, shields: 0 }, '3 straight', { friends, dice: 'hit' })
    expect(match.ships.me.damage).toEqual(['facedown'])
    expect(match.player1.offers({ do: 'action', ship: 'me' })).toBe(false)
  })

  test('friend and enemy at once: the friend counts [xw.g.overlap.12]', () => {
    const match = flight({ pilot: X, shields: 0 }, '3 straight', {
      friends: { friend: { pilot: X, at: [430, 460, 0] } },
      enemy: { at: [475, 460, 180] },
      dice: 'crit',
    })
    expect(match.ships.me.damage).toEqual(['facedown'])
  })

  test('and the log names the friend, whoever comes first in the list [xw.g.overlap.7]', () => {
    const match = situation({
      step: 'maneuver',
      active: 'me',
      player1: { enemy: { pilot: X, at: [475, 460, 180] } },
      player2: {
        me: { pilot: X, at: [457, 300, 0], dial: '3 straight' },
        friend: { pilot: TIE, at: [430, 460, 0] },
      },
    })
    const { args, rule } = match.match.log.find(({ what }) => what === 'bump') ?? {}
    expect(rule).toBe('xw.g.overlap.7')
    expect(printed(match.match.state.ships[args?.other as number]).pilot.id).toBe(TIE)
  })

  test('a bumped Koiogran turn goes straight [xw.g.advanced.9] [xw.g.overlap.13]', () => {
    const match = flight(X, '4 koiogran', { distance: 200 })
    expect(match.ships.me.at).toEqual([457, 460, 0])
    expect(match.ships.me.executed).toBe('4 koiogran')
    expect(match.ships.me.tokens.stress).toBe(1)
  })
})

describe('Fleeing', () => {
  test('any part of the base outside after the move [xw.g.flee.1] [xw.g.flee.2] [xw.g.play-area.1] [xw.g.removed.1]', () => {
    const match = flight({ pilot: X, at: [457, 850, 0] }, '3 straight', { enemy: { at: [457, 100, 0] } })
    expect(match.ships.me.zone).toBe('removed')
  })
})

describe('Obstacles', () => {
  const through = (type: string, dice: string, more: object = {}, y = 400) =>
    flight({ pilot: X, shields: 0, ...more }, '4 straight', {
      distance: 580,
      dice,
      more: { things: [{ type, at: [457, y, 0] }] },
    })

  test('an asteroid: a hit, and another on a hit or crit [xw.g.obstacle.1] [xw.g.obstacle.2] [xw.g.obstacle.3] [xw.g.obstacle.4] [xw.g.move.2] [xw.g.move.3]', () => {
    expect(through('coreasteroid0', 'crit').ships.me.damage).toHaveLength(2)
    expect(through('coreasteroid0', 'blank').ships.me.damage).toHaveLength(1)
  })

  test('merely moving through leaves the action, overlapping takes it [xw.g.obstacle.14] [xw.g.maneuver.11]', () => {
    expect(through('coreasteroid0', 'blank').player1.question).toBe('action')
    expect(through('coreasteroid0', 'blank', {}, 500).player1.question).not.toBe('action')
  })

  test('debris: stress, and what the die shows [xw.g.obstacle.13]', () => {
    const match = through('yt2400debris0', 'hit')
    expect(gained(match, 'me')).toEqual(['stress'])
    expect(match.ships.me.damage).toHaveLength(1)
  })

  test('a gas cloud: locks go, strain, and ion tokens [xw.g.obstacle.11] [xw.g.obstacle.12]', () => {
    const match = through('gascloud1', 'crit', { locks: ['enemy'] })
    expect(match.ships.me.locks).toEqual([])
    expect(gained(match, 'me')).toEqual(['strain', 'ion', 'ion', 'ion'])
  })

  test('several: the nearest to the start first [xw.g.obstacle.28]', () => {
    const match = flight({ pilot: X, shields: 2 }, '4 straight', {
      distance: 590,
      dice: 'blank blank',
      more: {
        things: [
          { type: 'yt2400debris0', at: [457, 420, 0] },
          { type: 'coreasteroid0', at: [457, 350, 0] },
        ],
      },
    })
    const order = match.match.log.filter(({ what }) => what === 'obstacle').map(({ args }) => args.target)
    expect(order).toHaveLength(2)
    expect(order[0]).toBeGreaterThan(Number(order[1]))
  })

  test('no attacks at range 0 of a rock, no locks at a cloud [xw.g.obstacle.15] [xw.g.obstacle.16] [xw.g.obstacle.19] [xw.g.obstacle.20]', () => {
    const at = (type: string) => ({ things: [{ type, at: [457, 300, 0] as const }] })
    expect(facing('declare-target', X, { more: at('coreasteroid0') }).player1.question).not.toBe('attack')
    const cloud = facing('perform-action', X, { more: at('gascloud1') })
    cloud.choose({ do: 'action', action: 'lock' })
    expect(cloud.events).toContain('action-failed')
  })
})

describe('Ion and tractor', () => {
  test('an ionized ship flies 1 blue, acts only with focus, and is free again [xw.g.ion.1] [xw.g.ion.2] [xw.g.ion.6] [xw.g.ion.9] [xw.g.ion.10] [xw.g.ion.11]', () => {
    const match = facing(
      'activation',
      { pilot: X, tokens: ['ion', 'stress'], dial: '3 turn left' },
      { distance: 560 },
    )
    expect(match.ships.me.at[2]).toBe(315)
    expect(match.player1.all('action')).toEqual(['focus'])
    match.choose({ do: 'action', action: 'focus' })
    expect(match.ships.me.tokens.ion).toBeUndefined()
  })

  test('a larger ship needs more tokens [xw.g.size.4] [xw.g.size.7] [xw.g.ion.13]', () => {
    const match = facing(
      'activation',
      { pilot: 'bluesquadronscout', tokens: ['ion'], dial: '2 straight' },
      { distance: 560 },
    )
    expect(match.ships.me.tokens.ion).toBe(1)
    expect(match.ships.me.at[1]).toBe(440)
  })

  test('ionized ships keep no locks and acquire none [xw.g.ion.3] [xw.g.ion.4]', () => {
    const match = flight({ pilot: X, locks: ['enemy'] }, '4 straight', {
      distance: 580,
      dice: 'hit',
      more: { things: [{ type: 'gascloud1', at: [457, 400, 0] }] },
    })
    expect(match.ships.me.locks).toEqual([])
  })

  test('a tractored ship is moved by the other player, and may turn for a stress token [xw.g.tractor.1] [xw.g.tractor.3] [xw.g.tractor.4] [xw.g.tractor.7]', () => {
    const match = facing('perform-action', 'jakkugunrunner', { distance: 120 })
    match.choose({ do: 'action', action: 'card' })
    match.player1.choose({ do: 'move-to', side: 'left', end: 'level' })
    match.player2.choose({ do: 'rotate-ship', by: 90 })
    expect(match.ships.enemy.at[2]).toBe(270)
    expect(gained(match, 'enemy')).toEqual(['tractor', 'tractor', 'stress'])
  })
})

describe('Planning', () => {
  test('dials are secret until they are revealed, then player order is rolled [xw.g.planning.2] [xw.g.planning.3] [xw.g.planning.4] [xw.g.dial.3]', () => {
    const match = situation({
      step: 'planning',
      player1: { me: { pilot: X, at: [457, 300, 0] } },
      player2: { enemy: { pilot: TIE, at: [457, 700, 180] } },
    })
    match.player1.dials({ me: '3 straight' })
    expect(match.match.view(1).ships[0].dial).toBeNull()
    match.player2.dials({ enemy: '2 straight' })
    expect(match.events).toContain('first-player')
  })

  test('lowest initiative first; the first player first among equals [xw.g.activation.2] [xw.g.activation.9] [xw.g.initiative.2] [xw.g.player-order.3]', () => {
    const match = situation({
      step: 'activation',
      firstPlayer: 'player2',
      player1: {
        slow: { pilot: TIE, at: [300, 200, 0] },
        fast: { pilot: 'redsquadronveteran', at: [457, 200, 0] },
      },
      player2: { enemy: { pilot: TIE, at: [457, 700, 180] } },
    })
    match.to('engagement')
    const order = match.match.log.filter(({ what }) => what === 'maneuver').map(({ args }) => args.ship)
    expect(order).toEqual([2, 0, 1])
  })
})

describe('End Phase', () => {
  test('green and orange tokens go, red and blue stay; charges and Force recur [xw.g.end.4] [xw.g.end.5] [xw.g.token-colours.2] [xw.g.token-colours.3] [xw.g.recurring.1] [xw.g.disarm.3]', () => {
    const match = facing('end', {
      pilot: 'jediknight',
      force: 0,
      tokens: ['focus', 'evade', 'disarm', 'tractor', 'stress', 'ion'],
    })
    expect(match.ships.me.tokens).toEqual({ stress: 1, ion: 1 })
    expect(match.ships.me.force).toBe(1)
  })
})
