/** Modifications that protect the ship, and those of which the facts say everything. */
import { describe, expect, test } from 'vitest'
import { attackOn, BESIDE, facing, flight, rolled } from '../facing.ts'

/** An X-wing with one upgrade. */
function xwing(upgrade: string, more: object = {}) {
  return { pilot: 'bluesquadronescort', upgrades: [upgrade], ...more }
}

describe('what the facts add', () => {
  test('a shield more and a hull more [card: shieldupgrade] [card: hullupgrade]', () => {
    const match = facing('perform-action', {
      pilot: 'bluesquadronescort',
      upgrades: ['shieldupgrade', 'hullupgrade'],
    })
    expect(match.ships.me.shields).toBe(3)
    expect(match.ships.me.hull).toBe(5)
  })

  test('a shield less, and reinforce on the bar [card: angleddeflectors]', () => {
    const match = facing('perform-action', xwing('angleddeflectors'))
    expect(match.ships.me.shields).toBe(1)
    expect(match.offers({ do: 'action', action: 'reinforce', colour: 'white' })).toBe(true)
  })

  test('white boost and lock on the bar [card: engineupgrade] [card: targetingcomputer] [xw.g.actions.6]', () => {
    const me = { pilot: 'academypilot', upgrades: ['engineupgrade', 'targetingcomputer'] }
    const actions = facing('perform-action', me).player1.all('action')
    expect(actions).toEqual(expect.arrayContaining(['boost', 'lock']))
    expect(facing('perform-action', 'academypilot').player1.all('action')).not.toContain('lock')
  })
})

describe('Independent Calculations', () => {
  const vulture = { pilot: 'tradefederationdrone', upgrades: ['independentcalculations'] }

  test('a red calculate action gains 2 tokens [card: independentcalculations]', () => {
    const match = facing('perform-action', vulture)
    match.choose({ do: 'action', action: 'calculate', colour: 'red' })
    expect(match.ships.me.tokens).toMatchObject({ calculate: 2, stress: 1 })
  })

  test('its tokens are for itself [card: independentcalculations]', () => {
    const friend = { pilot: 'tradefederationdrone', at: [517, 300, 0] as const }
    const match = facing(
      'declare-target',
      { ...vulture, tokens: ['calculate'] },
      { friends: { friend }, dice: 'focus focus / blank', more: { active: 'friend' } },
    )
    match.player1.attack('enemy')
    expect(match.offers({ do: 'card' })).toBe(false)
  })
})

describe('Ablative Plating', () => {
  const rock = { things: [{ type: 'coreasteroid0', at: [457, 380, 0] as const }] }

  test('prevents damage of an obstacle [card: ablativeplating]', () => {
    const match = flight(xwing('ablativeplating'), '3 straight', { dice: 'blank', more: rock })
    match.choose({ do: 'yes' })
    expect(match.ships.me.shields).toBe(2)
    expect(match.ships.me.charges.ablativeplating).toBe(1)
  })

  test('not of an attack [card: ablativeplating]', () => {
    const match = attackOn(xwing('ablativeplating'), { dice: 'hit hit hit / blank blank' })
    match.to('end')
    expect(match.ships.me.charges.ablativeplating).toBe(2)
    expect(match.ships.me.shields).toBe(0)
  })
})

describe('Impervium Plating', () => {
  const hit = (top: string) =>
    attackOn(xwing('imperviumplating', { shields: 0 }), {
      dice: 'crit blank blank / blank blank',
      more: { decks: { player1: [top] } },
    })

  test('discards a faceup card with the trait Ship [card: imperviumplating]', () => {
    const match = hit('hullbreach')
    match.until('dealt-card')
    match.choose({ do: 'discard' })
    expect(match.ships.me.damage).toEqual([])
    expect(match.ships.me.charges.imperviumplating).toBe(1)
  })

  test('not one of the pilot [card: imperviumplating]', () => {
    const match = hit('woundedpilot')
    match.to('end')
    expect(match.ships.me.damage).toEqual(['woundedpilot'])
  })
})

describe('Beskar Reinforced Plating', () => {
  const hit = (at: readonly [number, number, number]) =>
    attackOn(xwing('beskarreinforcedplating', { shields: 0 }), {
      dice: 'crit blank blank / blank blank blank',
      enemy: { at },
    })

  test('1 charge: facedown; 2 charges: not at all [card: beskarreinforcedplating]', () => {
    const match = hit([457, 540, 180])
    match.until('dealt-card')
    expect(match.offered.map((option) => option.do)).toEqual(['facedown', 'discard', 'decline'])
    match.choose({ do: 'facedown' })
    expect(match.ships.me.damage).toEqual(['facedown'])
  })

  test('not against an attacker behind it [card: beskarreinforcedplating]', () => {
    const match = hit([457, 60, 0])
    match.to('end')
    expect(match.ships.me.charges.beskarreinforcedplating).toBe(2)
  })
})

describe('Static Discharge Vanes', () => {
  const friends = { friend: BESIDE }
  const jammed = (tokens: readonly ('stress' | 'focus')[]) => {
    const enemy = { pilot: 'omicrongrouppilot', at: [457, 420, 180] as const, tokens: [] }
    const match = facing('perform-action', xwing('staticdischargevanes', { tokens }), {
      friends,
      enemy,
      more: { active: 'enemy' },
    })
    match.player2.action('jam')
    match.player2.ship('me')
    return match
  }

  test('another ship gains the jam token [card: staticdischargevanes] [xw.a.errata-upgrades.10] [xw.a.queue-ex2.4]', () => {
    const match = jammed([])
    match.player1.yes()
    match.player1.ship('friend')
    expect(match.ships.friend.tokens.jam).toBe(1)
    expect(match.ships.me.tokens).toEqual({ stress: 1 })
    expect(match.ships.me.shields).toBe(1)
  })

  test('not while stressed [card: staticdischargevanes] [xw.a.errata-upgrades.11]', () => {
    expect(jammed(['stress']).ships.me.tokens.jam).toBe(1)
  })
})

describe('Stealth Device', () => {
  test('1 die more until the first damage [card: stealthdevice]', () => {
    const match = attackOn(xwing('stealthdevice'), { dice: 'hit blank blank / blank blank blank' })
    match.until('attack')
    expect(rolled(match, 'defense')).toBe(3)
    expect(match.ships.me.charges.stealthdevice).toBe(0)
  })

  test('no die without its charge [card: stealthdevice]', () => {
    const match = attackOn(xwing('stealthdevice', { charges: { stealthdevice: 0 } }), {
      dice: 'blank blank blank',
    })
    match.to('end')
    expect(rolled(match, 'defense')).toBe(2)
  })
})
