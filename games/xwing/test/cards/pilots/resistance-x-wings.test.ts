import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, BESIDE, FAR, facing, flight, gained, LATER, rolled } from '../facing.ts'

describe('Ello Asty', () => {
  test('flies red Tallon rolls as white ones [card: elloasty]', () => {
    const match = flight({ pilot: 'elloasty', tokens: ['stress', 'stress'] }, '3 tallon left', {
      friends: LATER,
    })
    match.until('tallon')
    match.choose({ do: 'place-at' })
    expect(match.ships.me.executed).toBe('3 tallon left')
    expect(gained(match, 'me')).toEqual([])
  })
  test('not with 3 stress tokens', () => {
    const match = flight({ pilot: 'elloasty', tokens: ['stress', 'stress', 'stress'] }, '3 tallon left', {
      friends: LATER,
    })
    expect(match.ships.me.executed).not.toBe('3 tallon left')
  })
})

describe('Jaycris Tubbs', () => {
  test('calms a friend after a blue maneuver [card: jaycristubbs]', () => {
    const wing = { ...BESIDE, at: [517, 380, 0], tokens: ['stress'] } as const
    const match = flight('jaycristubbs', '2 straight', { friends: { wing } })
    match.player1.ship('wing')
    expect(match.ships.wing.tokens).toEqual({})
  })
  test('not after a white one', () => {
    const wing = { ...BESIDE, at: [517, 420, 0], tokens: ['stress'] } as const
    expect(flight('jaycristubbs', '2 turn left', { friends: { wing } }).question).toBe('action')
  })
})

describe('Jessika Pava', () => {
  const me = { pilot: 'jessikapava', tokens: ['focus'] } as const
  test('a charge rerolls a die for each friend beside her [card: jessikapava]', () => {
    const match = attackBy(me, { dice: 'blank focus hit / hit', friends: { wing: BESIDE, far: FAR } })
    match.player1.choose({ do: 'card' })
    match.player1.pick({ place: 0 })
    expect(match.attack?.attackDice).toEqual(['hit', 'focus', 'hit'])
    expect(match.ships.me.charges.jessikapava).toBe(0)
  })
  test('not alone', () => {
    expect(attackBy(me, { dice: 'blank focus hit' }).player1.offers({ do: 'card' })).toBe(false)
  })
})

describe('Joph Seastriker', () => {
  test('evades when he loses a shield [card: jophseastriker]', () => {
    const match = attackOn('jophseastriker', { dice: 'hit hit blank / blank blank' })
    expect(gained(match, 'me')).toEqual(['evade', 'evade'])
  })
  test('not for a damage card', () => {
    expect(
      gained(
        attackOn({ pilot: 'jophseastriker', shields: 0 }, { dice: 'hit blank blank / blank blank' }),
        'me',
      ),
    ).toEqual([])
  })
})

describe('Karé Kun', () => {
  test('boosts with a turn template [card: karekun]', () => {
    const match = facing('perform-action', 'karekun')
    match.player1.action('boost')
    match.choose({ side: 'left', end: 'turn 1' })
    expect(match.ships.me.at[2]).toBe(270)
  })
  test('others can’t', () => {
    const match = facing('perform-action', 'temminwexley')
    match.player1.action('boost')
    expect(match.offers({ end: 'turn 1' })).toBe(false)
  })
})

describe('Lieutenant Bastian', () => {
  const bastian = { ...BESIDE, pilot: 'lieutenantbastian' } as const
  test('locks a ship that is dealt damage [card: lieutenantbastian]', () => {
    const match = attackBy({}, { distance: 200, dice: 'hit blank blank / blank blank', friends: { bastian } })
    match.player1.yes()
    expect(match.ships.bastian.locks).toEqual(['enemy'])
  })
  test('not for a lost shield, and not far away', () => {
    const shielded = attackBy(
      {},
      { distance: 200, dice: 'hit blank blank / blank blank', enemy: { shields: 2 }, friends: { bastian } },
    )
    expect(shielded.question).not.toBe('use-ability')
    const far = { ...bastian, at: [857, 100, 0] } as const
    expect(attackBy({}, { dice: 'hit blank blank / blank blank', friends: { far } }).question).not.toBe(
      'use-ability',
    )
  })
})

describe('Nien Nunb', () => {
  test('shrugs stress off with an enemy ahead, and not without [card: niennunb]', () => {
    const match = flight('niennunb', '4 koiogran', { enemy: { at: [457, 400, 0] } })
    match.player1.yes()
    expect(match.ships.me.tokens).toEqual({})
    expect(flight('niennunb', '4 koiogran').ships.me.tokens).toEqual({ stress: 1 })
  })
})

describe('Nimi Chireen', () => {
  test('turns a blank against a better pilot [card: nimichireen]', () => {
    const me = { pilot: 'nimichireen', tokens: ['focus'] } as const
    const match = attackBy(me, { dice: 'blank focus hit', enemy: { pilot: 'redsquadronveteran' } })
    match.player1.choose({ do: 'card' })
    expect(match.attack?.attackDice).toEqual(['focus', 'focus', 'hit'])
    expect(attackBy(me, { dice: 'blank focus hit' }).player1.offers({ do: 'card' })).toBe(false)
  })
})

describe('Poe Dameron', () => {
  test('acts twice for a charge, white as red [card: poedameron]', () => {
    const match = facing('perform-action', 'poedameron')
    match.player1.action('focus')
    match.player1.yes()
    expect(match.player1.all('colour')).toEqual(['red'])
    match.player1.action('lock')
    expect(match.ships.me.tokens).toEqual({ focus: 1, stress: 1 })
  })
  test('not without a charge', () => {
    const match = facing('perform-action', { pilot: 'poedameron', charges: { poedameron: 0 } })
    match.player1.action('focus')
    expect(match.question).not.toBe('use-ability')
  })
  test('the leader lets a friend do so in its activation [card: poedameron-swz68]', () => {
    const poe = { ...BESIDE, pilot: 'poedameron-swz68' } as const
    const match = facing('perform-action', {}, { friends: { poe } })
    match.player1.action('focus')
    match.player1.yes()
    match.player1.action('lock', { ship: 'me' })
    expect(match.ships.me.tokens).toEqual({ focus: 1, stress: 1 })
    expect(match.ships.poe.charges['poedameron-swz68']).toBe(0)
  })
})

describe('Temmin Wexley', () => {
  test('boosts after speed 2 to 4, not after 1 [card: temminwexley]', () => {
    expect(flight('temminwexley', '3 straight').player1.all('action')).toEqual(['boost'])
    expect(flight('temminwexley', '1 straight').player1.all('action')).toContain('focus')
  })
})

describe('Venisa Doza', () => {
  test('fires torpedoes to the rear at range 1-2 [card: venisadoza]', () => {
    const me = {
      pilot: 'venisadoza',
      at: [457, 300, 180],
      upgrades: ['protontorpedoes'],
      locks: ['enemy'],
    } as const
    const match = facing('declare-target', me, { more: { unwritten: true } })
    expect(match.player1.offers({ weapon: 'protontorpedoes', arc: 'rear' })).toBe(true)
    const far = facing('declare-target', me, { distance: 320, more: { unwritten: true } })
    expect(far.player1.offers({ weapon: 'protontorpedoes' })).toBe(false)
  })
})

describe('Zay Versio', () => {
  test('rerolls a die against a damaged attacker [card: zayversio]', () => {
    const match = attackOn('zayversio', {
      dice: 'hit hit hit / blank blank',
      enemy: { damage: ['facedown'] },
    })
    match.player1.choose({ do: 'card' })
    expect(match.question).toBe('reroll-defense')
    expect(attackOn('zayversio', { dice: 'hit hit hit / blank blank' }).events).not.toContain('reroll')
  })
})

describe('Jarek Yeager', () => {
  test('damaged, he flies red turns though stressed [card: jarekyeager]', () => {
    const stressed = { pilot: 'jarekyeager', tokens: ['stress'] } as const
    expect(
      flight({ ...stressed, damage: ['facedown'] }, '3 turn left', { friends: LATER }).ships.me.executed,
    ).toBe('3 turn left')
    expect(flight(stressed, '3 turn left', { friends: LATER }).ships.me.executed).toBe('2 straight')
  })
})

describe('Kazuda Xiono', () => {
  test('1 more die while the enemy’s initiative beats his damage [card: kazudaxiono]', () => {
    const match = attackBy({ pilot: 'kazudaxiono', damage: ['facedown'] })
    match.player1.yes()
    expect(rolled(match, 'attack')).toBe(3)
    expect(rolled(attackBy({ pilot: 'kazudaxiono', damage: ['facedown', 'facedown'] }), 'attack')).toBe(2)
  })
})
