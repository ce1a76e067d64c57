import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, BESIDE, facing, flight, gained } from '../facing.ts'

/** Standard loadouts carry upgrades. */
const more = { unwritten: true }

describe('Captain Dobbs', () => {
  const dice = 'hit blank blank / blank blank'
  const wing = { ...BESIDE, shields: 0 }
  test('takes an ion token to cancel a hit on a friend [card: captaindobbs]', () => {
    const match = attackOn('captaindobbs', { dice, friends: { wing } }, 'wing')
    match.player1.yes()
    expect(match.ships.wing.damage).toEqual([])
    expect(gained(match, 'me')).toEqual(['ion'])
  })
  test('not while ionized', () => {
    const match = attackOn({ pilot: 'captaindobbs', tokens: ['ion'] }, { dice, friends: { wing } }, 'wing')
    expect(match.ships.wing.damage).toHaveLength(1)
  })
})

describe('Captain Yorr', () => {
  const me = { pilot: 'captainyorr-battleoverendor' }
  test('a bonus cannon attack for a charge after a hit [card: captainyorr-battleoverendor]', () => {
    const match = attackBy(me, { dice: 'hit blank blank / blank blank', more })
    match.until('use-ability')
    match.player1.yes()
    expect(match.player1.all('weapon')).not.toContain('primary')
  })
  test('not after a miss', () => {
    const match = attackBy(me, { dice: 'hit blank blank / evade blank', more })
    match.to('end')
    expect(match.ships.me.charges['captainyorr-battleoverendor']).toBe(2)
  })
})

describe('Colonel Jendon (Battle over Endor)', () => {
  const pilot = 'coloneljendon-battleoverendor'
  test('unshielded he makes a focus result of a blank [card: coloneljendon-battleoverendor]', () => {
    const match = attackOn({ pilot, shields: 0 }, { dice: 'hit hit hit / blank blank blank', more })
    match.until('modify-defense-dice')
    match.player1.choose({ card: pilot })
    expect(match.events).toContain('change-dice')
  })
  test('not with shields', () => {
    const match = attackOn(pilot, { dice: 'hit hit hit / blank blank blank', more })
    expect(match.offers({ card: pilot })).toBe(false)
  })
})

describe('Colonel Vessery', () => {
  test('locks a defender that a friend has locked [card: colonelvessery]', () => {
    const match = attackBy('colonelvessery', { friends: { wing: { ...BESIDE, locks: ['enemy'] } } })
    match.player1.choose({ do: 'lock', target: 'enemy' })
    expect(match.ships.me.locks).toEqual(['enemy'])
  })
  test('not one that nobody has locked', () => {
    expect(attackBy('colonelvessery').question).not.toBe('lock')
  })
})

describe('Countess Ryad', () => {
  test('flies a straight maneuver as a harder Koiogran turn [card: countessryad]', () => {
    const match = flight('countessryad', '3 straight')
    match.player1.choose({ bearing: 'koiogran' })
    expect(match.ships.me.executed).toBe('3 koiogran')
    expect(match.ships.me.at[2]).toBe(180)
    expect(match.ships.me.tokens).toEqual({})
  })
  test('no bank', () => {
    expect(flight('countessryad', '3 bank left').question).not.toBe('choose-maneuver')
  })
})

describe('Rexler Brath', () => {
  const dice = 'hit blank blank / blank blank'
  test('exposes a damage card while evading [card: rexlerbrath]', () => {
    const match = attackBy(
      { pilot: 'rexlerbrath', tokens: ['evade'] },
      { dice, more: { decks: { player2: ['weaponsfailure'] } } },
    )
    expect(match.ships.enemy.damage).toEqual(['weaponsfailure'])
  })
  test('not without an evade token', () => {
    expect(attackBy('rexlerbrath', { dice }).ships.enemy.damage).toEqual(['facedown'])
  })
})

describe('“Echo”', () => {
  test('decloaks with bank templates [card: echo]', () => {
    const match = facing('system', { pilot: 'echo', tokens: ['cloak'] })
    match.player1.choose({ do: 'decloak' })
    expect(match.player1.all('side')).toEqual([
      'left',
      'left ahead',
      'left behind',
      'right',
      'right ahead',
      'right behind',
    ])
  })
  test('another phantom decloaks straight', () => {
    const match = facing('system', { pilot: 'whisper', tokens: ['cloak'] })
    match.player1.choose({ do: 'decloak' })
    expect(match.player1.all('side')).toEqual(['left', 'right', 'straight'])
  })
  test('as a standard loadout she copies an action next to her [card: echo-ssl]', () => {
    const match = facing('perform-action', 'echo-ssl', { distance: 140, more: { ...more, active: 'enemy' } })
    match.player2.action('focus')
    match.until('use-ability')
    match.player1.yes()
    match.player1.action('focus', { colour: 'white' })
    expect(match.ships.me.tokens).toEqual({ focus: 1 })
  })
  test('no action of a ship that is farther away', () => {
    const match = facing('perform-action', 'echo-ssl', { more: { ...more, active: 'enemy' } })
    match.player2.action('focus')
    expect(match.question).not.toBe('use-ability')
  })
})

describe('“Whisper”', () => {
  test('gains an evade token for a hit, none for a miss [card: whisper]', () => {
    expect(gained(attackBy('whisper', { dice: 'hit blank blank / blank blank' }), 'me')).toEqual(['evade'])
    expect(gained(attackBy('whisper', { dice: 'hit blank blank / evade blank' }), 'me')).toEqual([])
  })
  test('as a standard loadout she cloaks after an attack [card: whisper-ssl]', () => {
    const match = attackBy('whisper-ssl', { dice: 'blank blank blank', more })
    match.until('use-ability')
    match.player1.yes()
    match.player1.action('cloak')
    expect(gained(match, 'me')).toEqual(['cloak'])
  })
  test('not without a charge', () => {
    const me = { pilot: 'whisper-ssl', charges: { 'whisper-ssl': 0 } }
    const match = attackBy(me, { dice: 'blank blank blank', more })
    match.to('end')
    expect(gained(match, 'me')).toEqual([])
  })
})
