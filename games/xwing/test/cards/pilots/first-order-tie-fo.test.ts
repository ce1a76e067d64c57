import { describe, expect, test } from 'vitest'
import { attackBy, attackByFriend, attackOn, type BESIDE, facing, gained, rolled } from '../facing.ts'

const WING = { pilot: 'epsilonsquadroncadet', at: [530, 300, 0] } as const

describe('Commander Malarus', () => {
  const ready = (answer: 'yes' | 'no') => {
    const match = facing('engagement', 'commandermalarus', { dice: 'focus focus / blank blank' })
    match.player1[answer]()
    match.player1.attack('enemy')
    return match
  }
  test('for a charge and stress all her focus results count [card: commandermalarus]', () => {
    const match = ready('yes')
    match.player1.choose({ card: 'commandermalarus' })
    expect(match.ships.enemy.damage).toHaveLength(2)
    expect(gained(match, 'me')).toEqual(['stress'])
  })
  test('not if she declined', () => {
    expect(ready('no').question).not.toBe('modify-attack-dice')
  })
})

test('DT-798 strains for 1 more die, not while strained [card: dt798]', () => {
  const match = attackBy('dt798')
  match.player1.yes()
  expect(rolled(match, 'attack')).toBe(3)
  expect(rolled(attackBy({ pilot: 'dt798', tokens: ['strain'] }), 'attack')).toBe(2)
})

describe('Lieutenant Galek', () => {
  const lost = { ...WING, damage: ['facedown', 'facedown'], shields: 0 }
  const fall = (friends: { readonly [name: string]: typeof BESIDE }) =>
    attackOn(
      { pilot: 'lieutenantgalek', tokens: ['stress'] },
      { dice: 'hit hit hit / blank blank blank', friends: { lost, ...friends } },
      'lost',
    )
  test('coordinates when a friend falls, even stressed, what is on her own bar [card: lieutenantgalek]', () => {
    const match = fall({ wing: { pilot: 'phoenixsquadronpilot', at: [400, 240, 0] } })
    match.player1.action('coordinate')
    match.player1.ship('wing')
    expect(match.player1.all('action')).toEqual(['barrel-roll', 'evade', 'focus', 'lock'])
  })
  test('not when the friend was far away', () => {
    const far = { ...lost, at: [470, 580, 180] } as const
    const enemy = { at: [470, 700, 180] } as const
    const match = attackOn(
      'lieutenantgalek',
      { dice: 'hit hit hit hit / blank blank blank', friends: { far }, enemy },
      'far',
    )
    expect(match.offers({ action: 'coordinate' })).toBe(false)
  })
})

describe('Lieutenant Rivas', () => {
  test('locks a ship that gains a red token [card: lieutenantrivas]', () => {
    const enemy = { dial: '4 koiogran' }
    const match = facing('maneuver', 'lieutenantrivas', { distance: 420, enemy, more: { active: 'enemy' } })
    match.player1.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.me.locks).toEqual(['enemy'])
  })
  test('not for a green one', () => {
    const match = facing('perform-action', 'lieutenantrivas', { more: { active: 'enemy' } })
    match.player2.action('focus')
    expect(match.question).not.toBe('lock')
  })
})

test('“Longshot” rolls 1 more die at range 3 [card: longshot]', () => {
  expect(rolled(attackBy('longshot', { distance: 340 }), 'attack')).toBe(3)
  expect(rolled(attackBy('longshot'), 'attack')).toBe(2)
})

describe('“Midnight”', () => {
  const enemy = { tokens: ['focus'] } as const
  test('dice of a ship that he has locked cannot be modified [card: midnight] [xw.a.cardfaq.43]', () => {
    const attack = attackBy({ pilot: 'midnight', locks: ['enemy'] }, { dice: 'hit hit / focus focus', enemy })
    attack.until('attack')
    expect(attack.ships.enemy.damage).toHaveLength(2)
    const defense = attackOn({ pilot: 'midnight', locks: ['enemy'] }, { dice: 'focus focus focus', enemy })
    expect(defense.events).not.toContain('spend')
  })
  test('without a lock they can', () => {
    expect(attackOn('midnight', { dice: 'focus focus focus', enemy }).question).toBe('modify-attack-dice')
  })
})

test('“Muse” takes stress from a friend beside her [card: muse]', () => {
  const friends = { wing: { ...WING, tokens: ['stress'] }, calm: { ...WING, at: [384, 300, 0] } } as const
  const match = facing('engagement', 'muse', { friends })
  expect(match.player1.all('ship')).toEqual(['wing'])
  match.player1.ship('wing')
  expect(match.ships.wing.tokens).toEqual({})
})

test('“Null” has initiative 7 until he is damaged [card: null]', () => {
  expect(facing('perform-action', 'null').ships.me.initiative).toBe(7)
  expect(facing('perform-action', { pilot: 'null', damage: ['facedown'] }).ships.me.initiative).toBe(0)
})

test('“Scorch” takes stress for 1 more die, not while stressed [card: scorch]', () => {
  const match = attackBy('scorch')
  match.player1.yes()
  expect(rolled(match, 'attack')).toBe(3)
  expect(gained(match, 'me')).toEqual(['stress'])
  expect(rolled(attackBy({ pilot: 'scorch', tokens: ['stress'] }), 'attack')).toBe(2)
})

describe('“Static”', () => {
  const decks = { player2: ['weaponsfailure', 'consolefire'] }
  test('spends lock and focus to make crits of everything [card: static]', () => {
    const me = { pilot: 'static', locks: ['enemy'], tokens: ['focus'] } as const
    const match = attackBy(me, { dice: 'blank focus / blank blank', more: { decks } })
    match.player1.choose({ card: 'static' })
    expect(match.ships.enemy.damage).toEqual(['weaponsfailure', 'consolefire'])
    expect(match.ships.me.locks).toEqual([])
  })
  test('not without a lock', () => {
    const match = attackBy({ pilot: 'static', tokens: ['focus'] }, { dice: 'blank focus' })
    expect(match.offers({ card: 'static' })).toBe(false)
  })
})

describe('TN-3465', () => {
  const wing = { ...WING, at: [400, 300, 0] } as const
  test('beside the defender he suffers for a crit [card: tn3465]', () => {
    const me = { pilot: 'tn3465', at: [530, 540, 0] } as const
    const more = { decks: { player1: ['weaponsfailure'], player2: ['consolefire'] } }
    const match = attackByFriend(me, 'wing', { dice: 'blank focus / blank blank', friends: { wing }, more })
    match.player1.choose({ card: 'tn3465' })
    match.player1.choose({ face: 'blank' })
    expect(match.ships.me.shields).toBe(0)
    expect(match.ships.enemy.damage).toEqual(['consolefire'])
  })
  test('not from farther away', () => {
    const match = attackByFriend('tn3465', 'wing', { dice: 'blank focus', friends: { wing } })
    expect(match.question).not.toBe('modify-attack-dice')
  })
})
