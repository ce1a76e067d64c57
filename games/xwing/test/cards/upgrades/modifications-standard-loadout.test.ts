/** Modifications that stand on standard loadout cards alone. */
import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, BESIDE, FAR, facing, flight } from '../facing.ts'

/** An X-wing with one upgrade. */
function xwing(upgrade: string, more: object = {}) {
  return { pilot: 'bluesquadronescort', upgrades: [upgrade], ...more }
}

const DAMAGED = { shields: 0, damage: ['facedown', 'facedown', 'facedown'] }

describe('Unstable Sublight Engines', () => {
  const engines = xwing('unstablesublightengines-battleofyavin', DAMAGED)

  test('flies on and hurts whoever is near [card: unstablesublightengines-battleofyavin]', () => {
    const match = attackOn(engines, {
      dice: 'hit hit hit / blank blank',
      friends: { near: { ...BESIDE, at: [517, 340, 0] }, far: FAR },
    })
    match.until('attack')
    expect(match.ships.me.executed).toBe('1 straight')
    expect(match.ships.near.shields).toBe(1)
    expect(match.ships.far.shields).toBe(2)
  })

  test('not while it lives [card: unstablesublightengines-battleofyavin]', () => {
    const match = attackOn({ ...engines, damage: [] }, { dice: 'hit blank blank / blank blank' })
    match.to('end')
    expect(match.ships.me.executed).toBeNull()
  })
})

describe('Sensor Jammer', () => {
  const jammer = 'sensorjammer-battleofyavin'

  test('a hit of a locked attacker becomes a focus result [card: sensorjammer-battleofyavin]', () => {
    const match = attackOn(xwing(jammer), {
      dice: 'hit hit blank / blank blank',
      friends: { friend: { ...BESIDE, locks: ['enemy'] } },
    })
    match.choose({ do: 'card', card: jammer })
    expect(match.ships.me.shields).toBe(1)
  })

  test('not without a friendly lock [card: sensorjammer-battleofyavin]', () => {
    expect(attackOn(xwing(jammer), { dice: 'hit hit blank' }).offers({ do: 'card' })).toBe(false)
  })
})

describe('Contingency Protocol', () => {
  const protocol = 'contingencyprotocol-siegeofcoruscant'
  const hit = (friend: object) =>
    attackOn(xwing(protocol, DAMAGED), {
      dice: 'hit hit hit / blank blank',
      friends: { friend: { ...BESIDE, ...friend } },
    })

  test('another ship with it acts, even while stressed [card: contingencyprotocol-siegeofcoruscant]', () => {
    const match = hit({ upgrades: [protocol], tokens: ['stress'] })
    match.until('choose-ship')
    match.player1.ship('friend')
    match.player1.action('focus')
    expect(match.ships.friend.tokens.focus).toBe(1)
  })

  test('not a ship without it [card: contingencyprotocol-siegeofcoruscant]', () => {
    const match = hit({})
    match.to('end')
    expect(match.events).not.toContain('choose-ship')
  })
})

describe('Evasion Sequence 7', () => {
  const tug = { pilot: 'jakkugunrunner', upgrades: ['evasionsequence7-siegeofcoruscant'] }

  test('red evade is white with a rock at range 1 [card: evasionsequence7-siegeofcoruscant]', () => {
    const rock = { things: [{ type: 'coreasteroid0', at: [560, 300, 0] as const }] }
    const colours = (more: object): unknown[] =>
      facing('perform-action', tug, { more })
        .offered.filter(({ action }) => action === 'evade')
        .map(({ colour }) => colour)
    expect(colours({})).toEqual(['red'])
    expect(colours(rock)).toEqual(['white'])
  })
})

describe('Automated Loaders', () => {
  const loaders = { upgrades: ['automatedloaders-swz98', 'protontorpedoes'], charges: { protontorpedoes: 0 } }

  test('reloads after a primary attack [card: automatedloaders-swz98]', () => {
    const match = attackBy(loaders, { dice: 'blank blank blank' })
    match.until('use-ability')
    match.choose({ do: 'yes' })
    match.player1.action('reload')
    expect(match.ships.me.charges.protontorpedoes).toBe(1)
  })

  test('not with nothing to reload [card: automatedloaders-swz98]', () => {
    const match = attackBy({ ...loaders, charges: {} }, { dice: 'blank blank blank' })
    match.to('end')
    expect(match.ships.me.charges['automatedloaders-swz98']).toBe(1)
  })
})

describe('after a maneuver', () => {
  test('a boost or barrel roll [card: computerassistedhandling-battleoverendor]', () => {
    const match = flight(xwing('computerassistedhandling-battleoverendor'), '2 straight')
    match.choose({ do: 'yes' })
    expect(match.player1.all('action')).toEqual(['barrel-roll', 'boost'])
  })

  test('not while stressed [card: computerassistedhandling-battleoverendor]', () => {
    const me = xwing('computerassistedhandling-battleoverendor', { tokens: ['stress'] })
    expect(flight(me, '3 straight').question).not.toBe('use-ability')
  })

  test('a boost, even while stressed [card: stygiumreserve-tiephphantom]', () => {
    const match = flight(xwing('stygiumreserve-tiephphantom', { tokens: ['stress'] }), '3 straight')
    match.choose({ do: 'yes' })
    expect(match.player1.all('action')).toEqual(['boost'])
  })

  test('any action after a Koiogran turn, and only after it [card: ionmaneuveringjet-battleoverendor]', () => {
    const match = flight(xwing('ionmaneuveringjet-battleoverendor'), '4 koiogran')
    match.choose({ do: 'yes' })
    match.player1.action('focus')
    expect(match.ships.me.tokens).toMatchObject({ stress: 1, focus: 1 })
    expect(flight(xwing('ionmaneuveringjet-battleoverendor'), '2 straight').question).toBe('action')
  })
})

describe('Targeting Matrix', () => {
  test('a focus result strains the defender [card: targetingmatrix-battleoverendor]', () => {
    const match = attackBy(xwing('targetingmatrix-battleoverendor'), {
      dice: 'focus hit blank / evade blank',
    })
    match.until('use-ability')
    match.choose({ do: 'yes' })
    expect(match.ships.enemy.tokens.strain).toBe(1)
  })

  test('not without one [card: targetingmatrix-battleoverendor]', () => {
    const match = attackBy(xwing('targetingmatrix-battleoverendor'), { dice: 'hit hit blank / evade blank' })
    match.to('end')
    expect(match.ships.enemy.tokens.strain).toBeUndefined()
  })
})

describe('Chaff Particles', () => {
  const chaff = xwing('chaffparticles-battleoverendor', { tokens: ['ion'] })

  test('a focus result removes a token [card: chaffparticles-battleoverendor]', () => {
    const match = attackOn(chaff, { dice: 'blank blank blank / focus blank' })
    match.until('use-ability')
    match.choose({ do: 'yes' })
    expect(match.ships.me.tokens.ion).toBeUndefined()
  })

  test('not without one [card: chaffparticles-battleoverendor]', () => {
    const match = attackOn(chaff, { dice: 'blank blank blank / blank blank' })
    match.to('end')
    expect(match.ships.me.tokens.ion).toBe(1)
  })
})

describe('Fuel Injection Override', () => {
  const fuel = 'fuelinjectionoverride-battleoverendor'

  test('boosts with a template of speed 2 for a charge [card: fuelinjectionoverride-battleoverendor]', () => {
    const match = facing(
      'perform-action',
      { pilot: 'academypilot', upgrades: [fuel, 'engineupgrade'] },
      { distance: 560 },
    )
    match.choose({ do: 'action', action: 'boost', card: fuel })
    match.choose({ do: 'move-to', end: 'straight 2' })
    expect(match.ships.me.charges[fuel]).toBe(1)
    expect(match.ships.me.at).toEqual([457, 420, 0])
  })

  test('and barrel rolls, as long as there is a charge [card: fuelinjectionoverride-battleoverendor]', () => {
    const me = { pilot: 'academypilot', upgrades: [fuel] }
    expect(facing('perform-action', me).offers({ action: 'barrel-roll', card: fuel })).toBe(true)
    const empty = facing('perform-action', { ...me, charges: { [fuel]: 0 } })
    expect(empty.offers({ action: 'barrel-roll', card: fuel })).toBe(false)
  })
})

describe('Target-Assist Algorithm', () => {
  const assist = 'targetassistalgorithm-battleoverendor'

  test('a calculate token before it engages [card: targetassistalgorithm-battleoverendor]', () => {
    expect(facing('engagement', xwing(assist)).ships.me.tokens.calculate).toBe(1)
  })

  test('not with a green token, nor without an enemy in front [card: targetassistalgorithm-battleoverendor]', () => {
    expect(
      facing('engagement', xwing(assist, { tokens: ['focus'] })).ships.me.tokens.calculate,
    ).toBeUndefined()
    const alone = facing('engagement', xwing(assist, { at: [457, 300, 180] }))
    expect(alone.ships.me.tokens.calculate).toBeUndefined()
  })
})
