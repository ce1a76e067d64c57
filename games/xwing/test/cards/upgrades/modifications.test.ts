/** Modifications that a squad can buy. */
import { describe, expect, test } from 'vitest'
import { attackBy, BESIDE, FAR, facing, flight, rolled } from '../facing.ts'

/** An X-wing with one upgrade. */
function xwing(upgrade: string, more: object = {}) {
  return { pilot: 'bluesquadronescort', upgrades: [upgrade], ...more }
}

describe('Advanced SLAM', () => {
  const slam = (at: readonly [number, number, number]) => {
    const me = { pilot: 'rhosquadronpilot', upgrades: ['advancedslam'], executed: '1 straight' }
    const match = facing('perform-action', me, { enemy: { at } })
    match.player1.action('slam')
    match.choose({ do: 'maneuver', bearing: 'straight' })
    return match
  }

  test('a white action as a red one after a SLAM in full [card: advancedslam]', () => {
    const match = slam([457, 700, 180])
    expect(match.question).toBe('action')
    match.choose({ do: 'action', action: 'focus', colour: 'red' })
    expect(match.ships.me.tokens).toMatchObject({ focus: 1, stress: 1, disarm: 1 })
  })

  test('none after a SLAM in part [card: advancedslam]', () => {
    const match = slam([457, 350, 180])
    match.to('engagement')
    expect(match.events).not.toContain('ability')
  })
})

describe('Afterburners', () => {
  test('a boost after a fast maneuver, even while stressed [card: afterburners] [xw.a.faq-queue.19]', () => {
    const match = flight(xwing('afterburners', { tokens: ['stress'] }), '3 straight')
    match.choose({ do: 'yes' })
    match.choose({ do: 'action', action: 'boost' })
    match.choose({ do: 'move-to', side: 'straight' })
    expect(match.ships.me.charges.afterburners).toBe(1)
  })

  test('not after a slow one [card: afterburners]', () => {
    expect(flight(xwing('afterburners'), '2 straight').question).toBe('action')
  })
})

describe('Electronic Baffle', () => {
  test('1 damage for 1 red token [card: electronicbaffle]', () => {
    const match = facing('end', xwing('electronicbaffle', { tokens: ['stress', 'strain'] }))
    match.choose({ do: 'yes' })
    match.choose({ do: 'remove-token', token: 'stress' })
    expect(match.ships.me.tokens).toEqual({ strain: 1 })
    expect(match.ships.me.shields).toBe(1)
  })

  test('not asked without a red token [card: electronicbaffle]', () => {
    expect(facing('end', xwing('electronicbaffle')).question).toBe('dials')
  })
})

describe('Munitions Failsafe', () => {
  const me = { upgrades: ['munitionsfailsafe', 'protontorpedoes'], locks: ['enemy'] }

  test('no results, but the torpedo is back [card: munitionsfailsafe]', () => {
    const match = facing('declare-target', me, { dice: 'blank blank blank blank' })
    match.player1.attack('enemy', { weapon: 'protontorpedoes' })
    match.choose({ do: 'yes' })
    expect(match.attack?.attackDice ?? []).toEqual([])
    expect(match.ships.me.charges.protontorpedoes).toBe(2)
  })

  test('not for a primary attack [card: munitionsfailsafe]', () => {
    const match = facing('declare-target', me, { dice: 'blank blank blank' })
    match.player1.attack('enemy', { weapon: 'primary' })
    expect(match.question).not.toBe('use-ability')
  })
})

describe('Synchronized Console', () => {
  test('the lock passes to a friend [card: synchronizedconsole]', () => {
    const match = attackBy(xwing('synchronizedconsole', { locks: ['enemy'] }), {
      friends: { near: BESIDE, far: FAR },
      dice: 'hit hit hit / evade evade',
    })
    match.until('choose-ship')
    expect(match.player1.all('ship')).toEqual(['near'])
    match.player1.ship('near')
    match.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.me.locks).toEqual([])
    expect(match.ships.near.locks).toEqual(['enemy'])
  })

  test('not without a lock [card: synchronizedconsole]', () => {
    const match = attackBy(xwing('synchronizedconsole'), {
      friends: { near: BESIDE },
      dice: 'blank blank blank',
    })
    match.to('end')
    expect(match.ships.near.locks).toEqual([])
  })
})

describe('Delayed Fuses', () => {
  test('a fuse on a bomb that was dropped [card: delayedfuses] [xw.a.cardfaq.100]', () => {
    const match = facing('system', {
      pilot: 'scimitarsquadronpilot',
      upgrades: ['protonbombs', 'delayedfuses'],
    })
    match.choose({ do: 'system', card: 'protonbombs' })
    match.until('choose-device')
    match.choose({ do: 'device' })
    expect(Object.values(match.things)[0].fuses).toBe(1)
  })

  test('or none [card: delayedfuses] [xw.g.maycan.1]', () => {
    const match = facing('system', {
      pilot: 'scimitarsquadronpilot',
      upgrades: ['protonbombs', 'delayedfuses'],
    })
    match.choose({ do: 'system', card: 'protonbombs' })
    match.to('activation')
    expect(Object.values(match.things)[0].fuses).toBe(0)
  })
})

describe('Precision Ion Engines', () => {
  const tie = { pilot: 'academypilot', upgrades: ['precisionionengines'] }

  test('a Koiogran turn becomes a Segnor’s loop [card: precisionionengines]', () => {
    const match = flight(tie, '3 koiogran')
    match.choose({ do: 'yes' })
    match.choose({ do: 'maneuver', bearing: 'segnor', direction: 'left' })
    expect(match.ships.me.executed).toBe('3 segnor left')
    expect(match.ships.me.tokens.stress).toBe(1)
  })

  test('not one of speed 4 [card: precisionionengines]', () => {
    expect(flight(tie, '4 koiogran').ships.me.executed).toBe('4 koiogran')
  })
})

describe('Mandalorian Optics', () => {
  test('a lock in the System Phase, only in the front arc [card: mandalorianoptics]', () => {
    const match = facing('system', xwing('mandalorianoptics'), {
      enemies: { behind: { pilot: 'academypilot', at: [457, 150, 0] } },
    })
    match.choose({ do: 'system' })
    expect(match.ships.me.locks).toEqual(['enemy'])
  })

  test('a locked defender has no use of a rock [card: mandalorianoptics] [xw.a.faq-objects.3]', () => {
    const attack = (locks: readonly string[]): number => {
      const match = attackBy(xwing('mandalorianoptics', { locks }), {
        dice: 'blank blank blank',
        more: { things: [{ type: 'coreasteroid0', at: [457, 420, 0] }] },
      })
      match.to('end')
      return rolled(match, 'defense')
    }
    expect(attack(['enemy'])).toBe(2)
    expect(attack([])).toBe(3)
  })
})

describe('Burnout Thrusters', () => {
  const me = xwing('burnoutthrusters', { executed: '1 straight' })

  test('one SLAM, and a deplete token instead of disarm [card: burnoutthrusters]', () => {
    const match = facing('perform-action', me, { distance: 560 })
    match.player1.action('slam')
    match.choose({ do: 'maneuver', bearing: 'straight' })
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens).toEqual({ deplete: 1 })
    expect(match.ships.me.charges.burnoutthrusters).toBe(0)
  })

  test('no SLAM without the charge [card: burnoutthrusters]', () => {
    const match = facing('perform-action', { ...me, charges: { burnoutthrusters: 0 } })
    expect(match.offers({ action: 'slam' })).toBe(false)
  })
})

test('overdrive thruster: red boosts and rolls reach farther, white ones do not [card: overdrivethruster]', () => {
  const me = { pilot: 'loyalistvolunteer', upgrades: ['overdrivethruster'] }
  const boost = facing('perform-action', me, { distance: 560 })
  boost.player1.action('boost')
  boost.player1.choose({ do: 'move-to', side: 'straight' })
  expect(boost.ships.me.at.slice(0, 2)).toEqual([457, 300 + 80])
  const roll = facing('perform-action', me, { distance: 560 })
  roll.player1.action('barrel-roll')
  roll.player1.choose({ do: 'move-to', side: 'right' })
  expect(roll.ships.me.at[0]).toBe(457 + 120)
})
