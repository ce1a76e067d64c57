import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, BESIDE, facing, flight, gained, rolled } from '../facing.ts'

const more = { unwritten: true }
const WING = { pilot: 'cartelspacer', at: [530, 300, 0] } as const

test('Fenn Rau may roll 1 more die at range 1, attacking and defending [card: fennrau]', () => {
  const attack = attackBy('fennrau', { distance: 140 })
  attack.player1.yes()
  expect(rolled(attack, 'attack')).toBe(5)
  const defense = attackOn('fennrau', { distance: 140, dice: 'blank blank blank blank' })
  defense.player1.yes()
  expect(rolled(defense, 'defense')).toBe(4)
  expect(attackBy('fennrau').question).not.toBe('use-ability')
})

describe('Joy Rekkoff', () => {
  const me = { pilot: 'joyrekkoff', upgrades: ['protontorpedoes'] }
  const shot = (charges: number) => {
    const match = facing(
      'declare-target',
      { ...me, charges: { protontorpedoes: charges } },
      { dice: 'blank blank blank', more },
    )
    match.player1.attack('enemy', { weapon: 'primary' })
    return match
  }
  test('a torpedo charge takes a defense die [card: joyrekkoff]', () => {
    const match = shot(1)
    match.player1.yes()
    expect(rolled(match, 'defense')).toBe(1)
    expect(match.ships.me.charges.protontorpedoes).toBe(0)
  })
  test('not without one', () => {
    expect(rolled(shot(0), 'defense')).toBe(2)
  })
})

test('Kad Solus gains 2 focus tokens with a red maneuver [card: kadsolus]', () => {
  expect(gained(flight('kadsolus', '4 koiogran'), 'me')).toContain('focus')
  expect(gained(flight('kadsolus', '2 straight'), 'me')).toEqual([])
})

describe('Mandalorian Royal Guard', () => {
  const dice = 'hit hit blank / blank blank'
  const at = [457, 420, 0] as const
  test('in the attack arc it saves a larger friend [card: mandalorianroyalguard]', () => {
    const friends = { boss: { pilot: 'bobafett', at: [457, 300, 0] } } as const
    const match = attackOn({ pilot: 'mandalorianroyalguard', at }, { dice, friends }, 'boss')
    match.player1.choose({ card: 'mandalorianroyalguard' })
    expect(gained(match, 'me')).toEqual(['strain', 'deplete'])
  })
  test('no small one', () => {
    const match = attackOn(
      { pilot: 'mandalorianroyalguard', at },
      { dice, friends: { wing: { ...WING, at: [457, 300, 0] } } },
      'wing',
    )
    expect(match.question).not.toBe('modify-defense-dice')
  })
})

describe('Old Teroch', () => {
  test('an enemy that looks at him at range 1 loses its green tokens [card: oldteroch]', () => {
    const match = facing('engagement', 'oldteroch', { distance: 140, enemy: { tokens: ['focus', 'evade'] } })
    match.player1.ship('enemy')
    expect(match.ships.enemy.tokens).toEqual({})
  })
  test('one that looks away keeps them', () => {
    const enemy = { tokens: ['focus'], at: [457, 440, 0] } as const
    const match = facing('engagement', 'oldteroch', { enemy })
    match.player1.ship('enemy')
    expect(match.ships.enemy.tokens).toEqual({ focus: 1 })
  })
})

describe('Tor Phun', () => {
  const enemies = { other: { pilot: 'bluesquadronescort', at: [500, 540, 180] } } as const
  test('after a kill he acts and may attack again [card: torphun]', () => {
    const enemy = { damage: ['facedown', 'facedown', 'facedown'] }
    const match = attackBy(
      { pilot: 'torphun', tokens: ['stress'] },
      { dice: 'hit hit hit / blank blank', enemy, enemies },
    )
    match.player1.action('focus')
    match.player1.yes()
    match.player1.attack('other')
    expect(gained(match, 'me')).toEqual(['focus', 'strain', 'strain'])
  })
  test('not after a mere hit', () => {
    const match = attackBy('torphun', { dice: 'hit blank blank / blank blank', enemies })
    match.until('attack')
    expect(match.asked).toBe('player2')
  })
})

test('Dalan Oberos (StarViper) turns for a stress token [card: dalanoberos-starviperclassattackplatform]', () => {
  const match = flight('dalanoberos-starviperclassattackplatform', '2 straight')
  match.player1.choose({ do: 'rotate-ship', by: 90 })
  expect(match.ships.me.at[2]).toBe(90)
  expect(match.ships.me.tokens).toEqual({ stress: 1 })
  const straight = flight('dalanoberos-starviperclassattackplatform', '2 straight')
  straight.player1.choose({ do: 'stay' })
  expect(straight.ships.me.tokens).toEqual({})
})

test('Guri focuses with an enemy near [card: guri]', () => {
  const match = facing('engagement', 'guri', { distance: 140 })
  match.player1.yes()
  expect(gained(match, 'me')).toEqual(['focus'])
  expect(facing('engagement', 'guri').question).not.toBe('use-ability')
})

describe('Prince Xizor', () => {
  const dice = 'hit blank blank / blank blank blank'
  test('a friend in the attack arc takes a hit for him [card: princexizor]', () => {
    const match = attackOn({ pilot: 'princexizor', shields: 0 }, { dice, friends: { wing: BESIDE } })
    match.player1.ship('wing')
    expect(match.ships.me.damage).toEqual([])
    expect(match.ships.wing.shields).toBe(1)
  })
  test('nobody else near: he takes it himself', () => {
    expect(attackOn({ pilot: 'princexizor', shields: 0 }, { dice }).ships.me.damage).toHaveLength(1)
  })
})
