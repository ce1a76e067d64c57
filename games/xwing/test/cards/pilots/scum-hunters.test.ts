import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, facing, flight, gained, rolled } from '../facing.ts'

const WING = { pilot: 'cartelspacer', at: [530, 300, 0] } as const

test('Captain Jostero attacks an enemy that suffers damage by other means [card: captainjostero]', () => {
  const things = [{ type: 'coreasteroid0', at: [457, 470, 0] }] as const
  const enemy = { dial: '1 straight', at: [457, 580, 180] } as const
  const match = facing('maneuver', 'captainjostero', {
    enemy,
    dice: 'blank',
    more: { things, active: 'enemy' },
  })
  match.until('attack')
  expect(match.picture.phase).toBe('activation')
  const calm = facing('maneuver', 'captainjostero', { enemy, more: { active: 'enemy' } })
  calm.until('attack')
  expect(calm.picture.phase).toBe('engagement')
})

test('Graz rolls 1 more die behind his enemy [card: graz]', () => {
  const behind = attackBy('graz', { enemy: { at: [457, 540, 0] } })
  expect(rolled(behind, 'attack')).toBe(4)
  expect(rolled(attackBy('graz'), 'attack')).toBe(3)
})

test('Talonbane Cobra: 1 more die at range 1 attacking and at range 3 defending [card: talonbanecobra]', () => {
  expect(rolled(attackBy('talonbanecobra', { distance: 140 }), 'attack')).toBe(5)
  expect(rolled(attackBy('talonbanecobra'), 'attack')).toBe(3)
  expect(rolled(attackOn('talonbanecobra', { distance: 340, dice: 'blank blank blank' }), 'defense')).toBe(4)
})

test.each(['viktorhel', 'viktorhel-rogueclassstarfighter'])(
  '%s stresses who attacked unless he rolled exactly 2 dice [card: viktorhel] [card: viktorhel-rogueclassstarfighter]',
  (pilot) => {
    const three = attackOn({ pilot }, { distance: 340, dice: 'blank blank blank' })
    expect(gained(three, 'enemy').includes('stress')).toBe(rolled(three, 'defense') !== 2)
    const strained = attackOn({ pilot, tokens: ['strain'] }, { distance: 340, dice: 'blank blank blank' })
    expect(gained(strained, 'enemy').includes('stress')).toBe(rolled(strained, 'defense') !== 2)
  },
)

describe('Dalan Oberos (Kimogila)', () => {
  const enemy = { shields: 2 }
  test('takes a shield from his bullseye arc [card: dalanoberos] [xw.a.cardfaq.36]', () => {
    const match = facing('engagement', { pilot: 'dalanoberos', shields: 1 }, { enemy })
    match.player1.ship('enemy')
    expect([match.ships.enemy.shields, match.ships.me.shields]).toEqual([1, 2])
  })
  test('not with all of his own', () => {
    expect(facing('engagement', 'dalanoberos', { enemy }).question).not.toBe('choose-ship')
  })
})

describe('Torani Kulda', () => {
  test('burns an enemy in his bullseye arc [card: toranikulda]', () => {
    expect(attackBy('toranikulda', { dice: 'blank blank blank' }).ships.enemy.damage).toHaveLength(1)
  })
  test('who removes a green token is spared', () => {
    const match = attackBy('toranikulda', { dice: 'blank blank blank', enemy: { tokens: ['focus'] } })
    match.player2.choose({ do: 'remove-token' })
    expect(match.ships.enemy.damage).toEqual([])
  })
})

describe('4-LOM', () => {
  test('calculates with a red maneuver [card: 4lom]', () => {
    expect(gained(flight('4lom', '4 koiogran'), 'me')).toContain('calculate')
    expect(gained(flight('4lom', '2 straight'), 'me')).toEqual([])
  })
  test('hands stress on at the start of the End Phase', () => {
    const match = facing(
      'end',
      { pilot: '4lom', tokens: ['stress'] },
      { friends: { wing: { ...WING, at: [547, 300, 0] } } },
    )
    match.player1.ship('wing')
    expect(match.ships.wing.tokens).toEqual({ stress: 1 })
  })
})

test('Zuckuss: 1 more die for both [card: zuckuss]', () => {
  const match = attackBy('zuckuss', { dice: 'blank blank blank blank' })
  match.player1.yes()
  expect([rolled(match, 'attack'), rolled(match, 'defense')]).toEqual([4, 3])
  const plain = attackBy('zuckuss', { dice: 'blank blank blank' })
  plain.player1.no()
  expect([rolled(plain, 'attack'), rolled(plain, 'defense')]).toEqual([3, 2])
})
