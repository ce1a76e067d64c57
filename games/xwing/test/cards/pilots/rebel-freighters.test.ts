import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, facing, flight, gained } from '../facing.ts'

const WING = { pilot: 'bluesquadronescort', at: [540, 300, 0] } as const

describe('Leebo', () => {
  test.each(['leebo', 'leebo-swz103-rebelalliance'])(
    '%s calculates again after spending a token [card: leebo] [card: leebo-swz103-rebelalliance]',
    (pilot) => {
      const match = attackBy({ pilot, tokens: ['calculate'], turret: 'front' }, { dice: 'focus hit hit hit' })
      match.player1.choose({ do: 'calculate' })
      expect(gained(match, 'me')).toEqual(['calculate'])
    },
  )
  test('not if he kept it', () => {
    const match = attackBy(
      { pilot: 'leebo', tokens: ['calculate'], turret: 'front' },
      { dice: 'focus hit hit hit' },
    )
    match.player1.done()
    expect(gained(match, 'me')).toEqual([])
  })
  test('the other one spends a token for a lock at the end of the phase [card: leebo-swz103-sl-rebelalliance]', () => {
    const pilot = 'leebo-swz103-sl-rebelalliance'
    const match = facing('engagement', { pilot, tokens: ['calculate'] }, { more: { unwritten: true } })
    match.until('use-ability')
    match.player1.yes()
    match.player1.choose({ target: 'enemy' })
    expect(match.ships.me.locks).toEqual(['enemy'])
    const near = facing(
      'engagement',
      { pilot, tokens: ['calculate'] },
      { distance: 140, more: { unwritten: true } },
    )
    near.to('end')
    expect(near.ships.me.locks).toEqual([])
  })
})

describe('Chewbacca', () => {
  test('takes a faceup card facedown for his charge [card: chewbacca]', () => {
    const match = attackOn({ pilot: 'chewbacca', shields: 0 }, { dice: 'crit blank blank / blank' })
    match.player1.yes()
    match.to('end')
    expect(match.ships.me.damage).toEqual(['facedown'])
  })
  test('not for a facedown card', () => {
    const match = attackOn({ pilot: 'chewbacca', shields: 0 }, { dice: 'hit blank blank / blank' })
    expect(match.question).not.toBe('use-ability')
  })
})

describe('Han Solo', () => {
  const pilot = 'hansolo-modifiedyt1300lightfreighter'
  const things = [{ type: 'coreasteroid2', at: [560, 300, 0] }] as const
  test('rolls all dice again near an obstacle, rerolled ones too [card: hansolo-modifiedyt1300lightfreighter] [xw.a.cardfaq.39]', () => {
    const match = attackBy(
      { pilot, locks: ['enemy'], turret: 'front' },
      { dice: 'blank blank blank / hit blank blank / hit hit hit', more: { things } },
    )
    match.player1.choose({ do: 'lock' })
    match.player1.pick({ place: 0 }, { place: 1 }, { place: 2 })
    match.player1.choose({ do: 'card' })
    match.to('end')
    expect(match.ships.enemy.damage.length).toBeGreaterThan(0)
    expect(match.events.filter((event) => event === 'reroll')).toHaveLength(2)
  })
  test('other rolls too [xw.a.cardfaq.40]', () => {
    const match = flight(pilot, '1 straight', {
      dice: 'hit blank',
      more: { things: [{ type: 'coreasteroid2', at: [457, 400, 0] }] },
    })
    match.player1.yes()
    expect(match.events.filter((event) => event === 'suffer')).toHaveLength(1)
  })
  test('not in open space', () => {
    const match = attackBy({ pilot, tokens: ['focus'], turret: 'front' }, { dice: 'blank blank focus' })
    expect(match.player1.all('do')).toEqual(['done', 'focus'])
  })
  test('Battle of Yavin: coordinates after a hit [card: hansolo-battleofyavin]', () => {
    const more = { unwritten: true }
    const around = { dice: 'hit blank blank / blank blank', friends: { wing: WING }, more }
    const match = attackBy({ pilot: 'hansolo-battleofyavin', turret: 'front' }, around)
    match.until('use-ability')
    match.player1.yes()
    match.player1.action('coordinate')
    match.player1.action('focus', { ship: 'wing' })
    expect(gained(match, 'wing')).toEqual(['focus'])
    expect(match.ships.me.charges['hansolo-battleofyavin']).toBe(3)
  })
  test('Battle of Yavin: not after a miss', () => {
    const around = {
      dice: 'hit blank blank / evade blank',
      friends: { wing: WING },
      more: { unwritten: true },
    }
    const match = attackBy({ pilot: 'hansolo-battleofyavin', turret: 'front' }, around)
    match.to('end')
    expect(match.ships.me.charges['hansolo-battleofyavin']).toBe(4)
  })
})

describe('Lando Calrissian', () => {
  test('a friend acts after his blue maneuver [card: landocalrissian-modifiedyt1300lightfreighter]', () => {
    const match = flight('landocalrissian-modifiedyt1300lightfreighter', '1 straight', {
      friends: { wing: WING },
    })
    match.player1.ship('wing')
    match.player1.action('focus')
    expect(match.ships.wing.tokens).toEqual({ focus: 1 })
  })
  test('not after a white one', () => {
    const match = flight('landocalrissian-modifiedyt1300lightfreighter', '4 straight', {
      friends: { wing: WING },
    })
    expect(match.question).toBe('action')
  })
  test('Battle over Endor: activates when he likes for a charge [card: landocalrissian-battleoverendor]', () => {
    const pilot = 'landocalrissian-battleoverendor'
    const match = facing('activation', pilot, { more: { unwritten: true }, distance: 560 })
    match.player1.yes()
    match.player1.answer(2)
    expect(match.ships.me.initiative).toBe(2)
    match.to('engagement')
    expect(match.ships.me.initiative).toBe(5)
    expect(match.ships.me.charges[pilot]).toBe(1)
  })
})

describe('Leia Organa', () => {
  test('Force for the focus token of a friend after a red maneuver [card: leiaorgana]', () => {
    const leia = { pilot: 'leiaorgana', at: [540, 300, 0] } as const
    const match = flight({}, '4 koiogran', { friends: { leia } })
    match.player1.yes()
    expect(match.ships.me.tokens).toEqual({ focus: 1, stress: 1 })
    expect(match.ships.leia.force).toBe(0)
  })
  test('or Force recovered, where any is missing; nothing for a white maneuver', () => {
    const leia = { pilot: 'leiaorgana', at: [540, 300, 0] } as const
    const match = flight({ pilot: 'lukeskywalker', force: 0 }, '4 koiogran', { friends: { leia } })
    match.player1.yes()
    match.player1.choose({ do: 'recover-force' })
    expect(match.ships.me.force).toBe(1)
    expect(flight({}, '3 straight', { friends: { leia } }).question).toBe('action')
  })
})

describe('Dash Rendar', () => {
  const things = [{ type: 'coreasteroid2', at: [457, 400, 0] }] as const
  test('flies through an asteroid [card: dashrendar]', () => {
    const match = flight('dashrendar', '3 straight', { more: { things } })
    expect(match.events).not.toContain('obstacle')
    expect(match.question).toBe('action')
  })
  test('but can’t attack while on it; the other Dash can [card: dashrendar-swz103-rebelalliance] [xw.g.obstacle.16]', () => {
    const on = { at: [457, 380, 0], turret: 'front' } as const
    const first = facing('declare-target', { pilot: 'dashrendar', ...on }, { more: { things } })
    expect(first.asked).toBe('player2')
    const second = facing(
      'declare-target',
      { pilot: 'dashrendar-swz103-rebelalliance', ...on },
      { more: { things } },
    )
    expect(second.player1.offers({ target: 'enemy' })).toBe(true)
  })
})
