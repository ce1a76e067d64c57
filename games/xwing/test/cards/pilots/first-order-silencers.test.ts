import { describe, expect, test } from 'vitest'
import { attackBy, attackByFriend, attackOn, BESIDE, facing, rolled } from '../facing.ts'

const WING = { pilot: 'epsilonsquadroncadet', at: [530, 300, 0] } as const

test('“Avenger” acts when a friend falls, even stressed [card: avenger]', () => {
  const wing = { ...WING, shields: 0, damage: ['facedown', 'facedown'] }
  const me = { pilot: 'avenger', tokens: ['stress'] } as const
  const match = attackOn(me, { dice: 'hit hit hit / blank blank blank', friends: { wing } }, 'wing')
  expect(match.player1.offers({ do: 'action', ship: 'me' })).toBe(true)
  const lives = attackOn(me, { dice: 'blank blank blank', friends: { wing } }, 'wing')
  expect(lives.question).not.toBe('action')
})

test('“Blackout” takes 2 defense dice from an obstructed defender [card: blackout]', () => {
  const things = [{ type: 'coreasteroid0', at: [457, 420, 0] }] as const
  expect(rolled(attackBy('blackout', { more: { things } }), 'defense')).toBe(1)
  expect(rolled(attackBy('blackout'), 'defense')).toBe(2)
})

test('“Rush” has initiative 6 while damaged [card: rush] [xw.a.cardfaq.64]', () => {
  expect(facing('perform-action', { pilot: 'rush', damage: ['facedown'] }).ships.me.initiative).toBe(6)
  expect(facing('perform-action', 'rush').ships.me.initiative).toBe(2)
})

describe('Kylo Ren (TIE/wi)', () => {
  const pilot = 'kyloren-tiewiwhispermodifiedinterceptor'
  const decks = { player2: ['weaponsfailure'] }
  test('a facedown card in his bullseye arc comes faceup for 1 Force [card: kyloren-tiewiwhispermodifiedinterceptor]', () => {
    const match = attackBy(pilot, { dice: 'hit blank blank / blank blank', more: { decks } })
    match.until('use-ability')
    match.player1.yes()
    expect(match.ships.enemy.damage).toEqual(['weaponsfailure'])
  })
  test('not outside of it', () => {
    const friends = { wing: BESIDE }
    const match = attackByFriend(pilot, 'wing', {
      dice: 'hit blank blank / blank blank',
      friends,
      enemy: { at: [557, 540, 180] },
    })
    match.to('end')
    expect(match.ships.enemy.damage).toEqual(['facedown'])
  })
})

test('“Whirlwind” gains focus for each enemy that looks at her [card: whirlwind]', () => {
  const match = facing('engagement', { pilot: 'whirlwind', tokens: ['jam'] })
  match.player1.yes()
  expect(match.ships.me.tokens).toEqual({ focus: 1 })
  const unseen = facing('engagement', 'whirlwind', { enemy: { at: [457, 540, 0] } })
  expect(unseen.question).not.toBe('use-ability')
})

describe('“Wrath”', () => {
  const enemies = { other: { pilot: 'bluesquadronescort', at: [540, 540, 180] } } as const
  const shot = (tokens: readonly 'strain'[]) => {
    const match = facing('declare-target', { pilot: 'wrath', tokens }, { enemies, dice: 'blank blank blank' })
    match.player1.attack('enemy', { arc: 'bullseye' })
    return match
  }
  test('burdened he attacks another target, too [card: wrath]', () => {
    const match = shot(['strain'])
    match.until('attack')
    expect(match.player1.all('target')).toEqual(['other'])
  })
  test('not without such a token', () => {
    const match = shot([])
    match.until('attack')
    expect(match.asked).toBe('player2')
  })
})
