import { describe, expect, test } from 'vitest'
import { attackBy, attackByFriend, attackOn, BESIDE, facing, gained, rolled } from '../facing.ts'

const DROID = { pilot: 'tradefederationdrone', at: [480, 300, 0] } as const

describe('Captain Sear', () => {
  const dice = 'hit hit / evade evade'
  const me = { pilot: 'captainsear', at: [400, 300, 0] } as const
  const wing = { ...DROID, at: [457, 300, 0], tokens: ['calculate'] } as const
  test('a friend cancels an evade for a calculate token [card: captainsear]', () => {
    const match = attackByFriend(me, 'wing', { dice, friends: { wing } })
    match.player1.yes()
    expect(match.ships.enemy.damage).toHaveLength(1)
    expect(match.ships.wing.tokens).toEqual({})
  })
  test('not outside of its bullseye arc', () => {
    const aside = { ...wing, at: [520, 300, 0] } as const
    expect(attackByFriend(me, 'wing', { dice, friends: { wing: aside } }).question).not.toBe('use-ability')
  })
})

test('General Grievous rerolls unseen [card: generalgrievous]', () => {
  const unseen = attackBy('generalgrievous', { dice: 'blank blank blank', enemy: { at: [457, 540, 0] } })
  expect(unseen.offers({ card: 'generalgrievous' })).toBe(true)
  expect(attackBy('generalgrievous', { dice: 'blank blank blank' }).question).not.toBe('modify-attack-dice')
})

test('Wat Tambor rerolls for calculating friends at the defender [card: wattambor]', () => {
  const friends = { wing: { ...DROID, at: [540, 540, 0], tokens: ['calculate'] } } as const
  expect(attackBy('wattambor', { dice: 'blank blank blank', friends }).offers({ card: 'wattambor' })).toBe(
    true,
  )
  expect(attackBy('wattambor', { dice: 'blank blank blank' }).question).not.toBe('modify-attack-dice')
})

test('Boba Fett, alone, makes a focus result of a blank [card: bobafett-firesprayclasspatrolcraft]', () => {
  const pilot = 'bobafett-firesprayclasspatrolcraft'
  const dice = 'hit hit hit / blank blank'
  expect(attackOn(pilot, { distance: 260, dice }).offers({ card: pilot })).toBe(true)
  const friends = { wing: { ...BESIDE, at: [560, 300, 0] } } as const
  expect(attackOn(pilot, { distance: 260, dice, friends }).question).not.toBe('modify-defense-dice')
})

test('Jango Fett spoils a focus result of who flew harder [card: jangofett]', () => {
  const me = { pilot: 'jangofett', dial: '2 straight', revealed: true } as const
  const dice = 'hit hit hit / focus blank'
  const enemy = { dial: '4 koiogran', revealed: true, tokens: ['focus'] } as const
  const match = attackBy(me, { distance: 260, dice, enemy })
  expect(match.offers({ card: 'jangofett' })).toBe(true)
  const easy = attackBy(me, { distance: 260, dice, enemy: { ...enemy, dial: '2 straight' } })
  expect(easy.offers({ card: 'jangofett' })).toBe(false)
})

test('Bo-Katan Kryze: strain instead of another token before an activation [card: bokatankryze-separatistalliance]', () => {
  const friends = { wing: { ...DROID, at: [560, 300, 0], tokens: ['ion'], dial: '2 straight' } } as const
  const match = facing('activation', 'bokatankryze-separatistalliance', {
    friends,
    enemy: { at: [60, 860, 180] },
  })
  match.until('use-ability')
  match.player1.yes()
  expect(gained(match, 'wing')).toEqual(['strain'])
  expect(match.ships.wing.tokens.ion).toBeUndefined()
})

test('Pre Vizsla spends 2 charges for 1 more die against his betters [card: previzsla]', () => {
  const match = attackBy('previzsla', {
    distance: 260,
    enemy: { pilot: 'lukeskywalker' },
    more: { unwritten: true },
  })
  match.until('use-ability')
  match.player1.yes()
  expect(rolled(match, 'attack')).toBe(4)
  expect(rolled(attackBy('previzsla', { distance: 260 }), 'attack')).toBe(3)
})

test('0-66 acts after it defended for a calculate token [card: 066]', () => {
  const dice = 'blank blank blank'
  const match = attackOn({ pilot: '066', tokens: ['calculate'] }, { distance: 260, dice })
  match.player1.yes()
  match.player1.action('lock')
  expect(match.ships.me.locks).toEqual(['enemy'])
  expect(attackOn('066', { distance: 260, dice }).question).not.toBe('use-ability')
})

describe('Count Dooku', () => {
  test('sheds a token after he defended [card: countdooku]', () => {
    const me = { pilot: 'countdooku', tokens: ['stress'] } as const
    const match = attackOn(me, { distance: 260, dice: 'blank blank blank' })
    match.player1.yes()
    expect(match.ships.me.tokens.stress).toBeUndefined()
    expect(attackOn('countdooku', { distance: 260, dice: 'blank blank blank' }).question).not.toBe(
      'use-ability',
    )
  })
  test('acts after a hit', () => {
    const match = attackBy('countdooku', { distance: 260, dice: 'hit blank blank / blank blank' })
    match.player1.yes()
    expect(match.question).toBe('action')
  })
})

describe('Darth Maul', () => {
  const enemies = { other: { pilot: 'bluesquadronescort', at: [520, 560, 180] } } as const
  const shot = (dice: string) => {
    const match = attackBy('darthmaul', { distance: 260, dice, enemies })
    match.until('use-ability')
    match.player1.yes()
    return match
  }
  test('a second attack on another target for 2 Force [card: darthmaul]', () => {
    expect(shot('hit blank blank / blank blank').player1.all('target')).toEqual(['other'])
  })
  test('on the same one, too, after a miss', () => {
    expect(shot('blank blank blank').player1.all('target')).toEqual(['enemy', 'other'])
  })
})
