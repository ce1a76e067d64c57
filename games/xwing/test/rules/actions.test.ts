/** Actions (rulebook: "Aktionen" and the single actions). */
import { describe, expect, test } from 'vitest'
import { facing, gained } from '../cards/facing.ts'

const X = 'bluesquadronescort'
const TIE = 'academypilot'

describe('Performing actions', () => {
  test('one of the action bar, or none [xw.g.actions.4] [xw.g.actions.21] [xw.g.actions.22] [xw.g.activation.6] [xw.a.anatomy-ship.10]', () => {
    const match = facing('perform-action', X)
    expect(match.player1.all('action')).toEqual(['barrel-roll', 'focus', 'lock'])
    expect(match.player1.all('do')).toContain('no-action')
  })

  test('upgrades add to the bar [xw.g.actions.6] [xw.a.anatomy-upgrade.3]', () => {
    const match = facing('perform-action', { pilot: X, upgrades: ['servomotorsfoils'] })
    expect(match.player1.all('action')).toContain('boost')
  })

  test('not while stressed [xw.g.actions.5] [xw.g.stress.1] [xw.g.stress.2] [xw.g.difficulty.5]', () => {
    const match = facing('perform-action', { pilot: X, tokens: ['stress'] })
    expect(match.player1.question).not.toBe('action')
  })

  test('not the same one twice in a round [xw.g.actions.15] [xw.g.actions.14]', () => {
    const match = facing('perform-action', { pilot: X, done: ['focus'] })
    expect(match.player1.all('action')).toEqual(['barrel-roll', 'lock'])
  })

  test('a red action costs a stress token [xw.g.actions.9] [xw.g.actions.10] [xw.g.stress.3] [xw.g.stress.4]', () => {
    const match = facing('perform-action', 'goldsquadronveteran', { distance: 560 })
    match.choose({ do: 'action', action: 'barrel-roll', colour: 'red' })
    match.choose({ do: 'move-to', side: 'left', end: 'level' })
    expect(gained(match, 'me')).toContain('stress')
  })

  test('a purple one costs a Force charge, and needs one [xw.g.actions.11] [xw.g.purple.1] [xw.a.faq-activation.8]', () => {
    const match = facing('perform-action', 'jediknight')
    match.choose({ do: 'action', action: 'evade', colour: 'purple' })
    expect(match.ships.me.force).toBe(0)
    expect(facing('perform-action', { pilot: 'jediknight', force: 0 }).player1.all('action')).not.toContain(
      'evade',
    )
  })
})

describe('Tokens from actions', () => {
  test('focus, evade and calculate actions give one token each [xw.g.focus.1] [xw.g.focus.3] [xw.g.evade.1] [xw.g.evade.3] [xw.g.calculate.1] [xw.g.calculate.3] [xw.g.tokens.1] [xw.g.tokens.2]', () => {
    for (const [action, pilot] of [
      ['focus', X],
      ['evade', TIE],
      ['calculate', 'tradefederationdrone'],
    ] as const) {
      const match = facing('perform-action', pilot)
      match.choose({ do: 'action', action })
      expect(gained(match, 'me')).toEqual([action])
    }
  })

  test('reinforce: its player chooses the side [xw.g.reinforce.1] [xw.g.reinforce.2] [xw.g.reinforce.7]', () => {
    const match = facing('perform-action', 'patrolleader')
    match.choose({ do: 'action', action: 'reinforce' })
    match.choose({ do: 'aft' })
    expect(gained(match, 'me')).toEqual(['reinforce-aft'])
  })

  test('cloak: once only, and it disarms [xw.g.cloak.1] [xw.g.cloak.2] [xw.g.cloak.4] [xw.g.cloak.5]', () => {
    const match = facing('perform-action', 'sigmasquadronace')
    match.choose({ do: 'action', action: 'cloak' })
    expect(gained(match, 'me')).toEqual(['cloak'])
    const cloaked = { pilot: 'sigmasquadronace', tokens: ['cloak'] as const }
    expect(facing('perform-action', cloaked).player1.all('action')).not.toContain('cloak')
    expect(facing('declare-target', cloaked).player1.question).not.toBe('attack')
  })
})

describe('Lock', () => {
  test('any other object at range 0 to 3 [xw.g.lock.1] [xw.g.lock.3] [xw.g.lock.4] [xw.g.object.1] [xw.g.object.2]', () => {
    const match = facing('perform-action', X, {
      more: { things: [{ type: 'coreasteroid0', at: [300, 420, 0] }] },
    })
    match.choose({ do: 'action', action: 'lock' })
    expect(match.player1.all('target')).toHaveLength(2)
    match.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.me.locks).toEqual(['enemy'])
  })

  test('an objective is no object, and so can’t be locked [xw.g.object.1] [xw.g.object.2]', () => {
    const match = facing('perform-action', X, {
      more: { things: [{ type: 'satellite', at: [300, 420, 0] }] },
    })
    match.choose({ do: 'action', action: 'lock' })
    // The enemy is the only one, so nobody is asked.
    expect(match.ships.me.locks).toEqual(['enemy'])
  })

  test('the old lock gives way [xw.g.lock.11]', () => {
    const enemies = { other: { pilot: TIE, at: [560, 500, 180] as const } }
    const match = facing('perform-action', { pilot: X, locks: ['other'] }, { enemies })
    match.choose({ do: 'action', action: 'lock' })
    match.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.me.locks).toEqual(['enemy'])
  })

  test('fails with nothing in range, and is gone for the round [xw.g.lock.8] [xw.g.fail.2] [xw.g.fail.4] [xw.g.actions.8] [xw.g.actions.16]', () => {
    const match = facing('perform-action', X, { distance: 600 })
    match.choose({ do: 'action', action: 'lock' })
    expect(match.events).toContain('action-failed')
    expect(match.ships.me.locks).toEqual([])
  })

  test('several ships may lock one object, none itself [xw.g.lock.9] [xw.g.lock.10]', () => {
    const match = facing('perform-action', X, {
      friends: { friend: { pilot: X, at: [400, 300, 0], locks: ['enemy'] } },
    })
    match.choose({ do: 'action', action: 'lock' })
    expect(match.player1.all('target')).toEqual(['enemy', 'friend'])
    match.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.friend.locks).toEqual(['enemy'])
  })
})

describe('Boost and barrel roll', () => {
  test('three ways to boost, each declared [xw.g.boost.1] [xw.g.boost.2] [xw.g.boost.3] [xw.g.boost.4] [xw.g.boost.7]', () => {
    const match = facing('perform-action', { pilot: X, upgrades: ['servomotorsfoils'] }, { distance: 560 })
    match.choose({ do: 'action', action: 'boost' })
    expect(match.player1.all('side')).toEqual(['left', 'right', 'straight'])
    match.choose({ do: 'move-to', side: 'straight' })
    expect(match.ships.me.at).toEqual([457, 380, 0])
  })

  test('a bank is that of speed 1 [xw.g.boost.2]', () => {
    const match = facing('perform-action', { pilot: X, upgrades: ['servomotorsfoils'] }, { distance: 560 })
    match.choose({ do: 'action', action: 'boost' })
    match.choose({ do: 'move-to', side: 'right' })
    const [x, y, heading] = match.ships.me.at!
    expect([x, y, heading]).toEqual([expect.closeTo(494.57, 1), expect.closeTo(390.71, 1), 45])
  })

  test('three end positions on either side of a barrel roll [xw.g.barrel-roll.1] [xw.g.barrel-roll.4] [xw.g.barrel-roll.9]', () => {
    const match = facing('perform-action', X, { distance: 560 })
    match.choose({ do: 'action', action: 'barrel-roll' })
    expect(match.player1.offered).toHaveLength(6)
    match.choose({ do: 'move-to', side: 'right', end: 'level' })
    expect(match.ships.me.at).toEqual([537, 300, 0])
  })

  test('a blocked boost fails where it was; another may not be tried [xw.g.boost.8] [xw.g.boost.9] [xw.g.boost.12] [xw.g.boost.13] [xw.g.fail.1] [xw.g.fail.3] [xw.g.fail.5]', () => {
    const match = facing('perform-action', { pilot: X, upgrades: ['servomotorsfoils'] }, { distance: 90 })
    match.choose({ do: 'action', action: 'boost' })
    match.choose({ do: 'move-to', side: 'straight', fails: 'yes' })
    expect(match.ships.me.at).toEqual([457, 300, 0])
    expect(match.events).toContain('action-failed')
    expect(match.question).not.toBe('linked-action')
  })

  test('not onto obstacles or off the table [xw.g.boost.10] [xw.g.boost.11] [xw.g.flee.5] [xw.g.barrel-roll.13]', () => {
    const things = [{ type: 'coreasteroid0', at: [457, 400, 0] as const }]
    const rock = facing(
      'perform-action',
      { pilot: X, upgrades: ['servomotorsfoils'] },
      { distance: 600, more: { things } },
    )
    rock.choose({ do: 'action', action: 'boost' })
    expect(rock.player1.offers({ side: 'straight', fails: 'no' })).toBe(false)
    const edge = facing('perform-action', { pilot: X, at: [30, 300, 0] }, { distance: 560 })
    edge.choose({ do: 'action', action: 'barrel-roll' })
    expect(edge.player1.offers({ side: 'left', fails: 'no' })).toBe(false)
  })
})

describe('Coordinate, jam, reload, rotate, SLAM', () => {
  const shuttle = 'omicrongrouppilot'

  test('a friend at range 1 or 2 performs an action [xw.g.coordinate.1] [xw.g.coordinate.3] [xw.g.coordinate.4]', () => {
    const friends = {
      near: { pilot: X, at: [457, 450, 0] as const },
      touching: { pilot: X, at: [397, 300, 0] as const },
    }
    const match = facing('perform-action', shuttle, { friends, distance: 560 })
    match.choose({ do: 'action', action: 'coordinate' })
    match.choose({ do: 'action', ship: 'near', action: 'focus' })
    expect(match.ships.near.tokens.focus).toBe(1)
  })

  test('fails without anybody to coordinate [xw.g.coordinate.5]', () => {
    const match = facing('perform-action', shuttle, { distance: 560 })
    match.choose({ do: 'action', action: 'coordinate' })
    expect(match.events).toContain('action-failed')
  })

  test('jam takes a green token, as the jamming player chooses [xw.g.jam.1] [xw.g.jam.3] [xw.g.jam.4] [xw.g.jam.6] [xw.g.jam.7] [xw.g.jam.14]', () => {
    const match = facing('perform-action', shuttle, {
      distance: 150,
      enemy: { tokens: ['focus', 'evade'] },
    })
    match.choose({ do: 'action', action: 'jam' })
    match.player1.choose({ do: 'remove-token', token: 'focus' })
    expect(match.ships.enemy.tokens).toEqual({ evade: 1 })
  })

  test('a ship without green tokens and locks stays jammed, and loses the next [xw.g.jam.5] [xw.g.jam.8] [xw.g.jam.9] [xw.g.jam.12]', () => {
    const match = facing('perform-action', { pilot: X, tokens: ['jam'] })
    match.choose({ do: 'action', action: 'focus' })
    expect(gained(match, 'me')).toEqual(['focus'])
    expect(match.ships.me.tokens).toEqual({})
  })

  test('reload: a charge for a disarm token [xw.g.reload.1] [xw.g.reload.2] [xw.g.reload.3] [xw.g.reload.4] [xw.g.charge.2]', () => {
    const me = { pilot: 'goldsquadronveteran', upgrades: ['ionmissiles'], charges: { ionmissiles: 1 } }
    const match = facing('perform-action', me)
    match.choose({ do: 'action', action: 'reload' })
    expect(match.ships.me.charges.ionmissiles).toBe(2)
    expect(gained(match, 'me')).toContain('disarm')
  })

  test('nothing to reload, no reload [xw.g.charge.3]', () => {
    const match = facing('perform-action', { pilot: 'goldsquadronveteran', upgrades: ['ionmissiles'] })
    expect(match.player1.all('action')).not.toContain('reload')
  })

  test('a single turret turns to any other arc, a double one to the other two [xw.g.rotate.1] [xw.g.rotate.2] [xw.g.turret.5]', () => {
    const single = facing('perform-action', { pilot: 'goldsquadronveteran', upgrades: ['dorsalturret'] })
    single.choose({ do: 'action', action: 'rotate-arc' })
    expect(single.player1.all('arc')).toEqual(['left', 'rear', 'right'])
    const double = facing('perform-action', { pilot: 'outerrimsmuggler', turret: 'front' })
    double.choose({ do: 'action', action: 'rotate-arc' })
    expect(['left', 'right']).toContain(double.ships.me.turret)
  })

  test('SLAM: a second maneuver of the same speed, and a disarm token [xw.g.slam.1] [xw.g.slam.2] [xw.g.slam.3] [xw.g.slam.4] [xw.g.slam.5]', () => {
    const me = {
      pilot: 'nusquadronpilot',
      executed: '2 straight',
      revealed: true,
      at: [457, 200, 0] as const,
    }
    const match = facing('perform-action', me, { distance: 560 })
    match.choose({ do: 'action', action: 'slam' })
    expect(new Set(match.player1.all('speed'))).toEqual(new Set([2]))
    match.choose({ do: 'maneuver', bearing: 'straight' })
    expect(match.ships.me.at[1]).toBeGreaterThan(200)
    expect(gained(match, 'me')).toContain('disarm')
  })
})

describe('Linked actions', () => {
  test('may follow, in its own colour, and never leads to another [xw.g.linked.1] [xw.g.linked.2] [xw.g.linked.5] [xw.g.actions.7] [xw.a.anatomy-ship.9]', () => {
    const match = facing('perform-action', 'skullsquadronpilot', { distance: 560 })
    match.choose({ do: 'action', action: 'boost' })
    match.choose({ do: 'move-to', side: 'straight' })
    expect(match.question).toBe('linked-action')
    match.choose({ do: 'action', action: 'focus', colour: 'red' })
    expect(gained(match, 'me')).toEqual(['stress', 'focus'])
    expect(match.question).not.toBe('linked-action')
  })

  test('not after one that failed [xw.g.fail.5]', () => {
    const match = facing('perform-action', 'skullsquadronpilot', { distance: 90 })
    match.choose({ do: 'action', action: 'boost' })
    match.choose({ do: 'move-to', side: 'straight', fails: 'yes' })
    expect(match.question).not.toBe('linked-action')
  })
})
