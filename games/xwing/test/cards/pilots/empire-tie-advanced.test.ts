import { describe, expect, test } from 'vitest'
import { attackBy, attackOn, facing, flight, rolled } from '../facing.ts'

/** Standard loadouts carry upgrades. */
const more = { unwritten: true }

describe('Darth Vader', () => {
  test('a second action for 1 Force [card: darthvader] [card: darthvader-swz105]', () => {
    const match = facing('perform-action', 'darthvader')
    match.player1.action('focus')
    match.player1.pick({ card: 'darthvader' }, { card: 'rules' })
    match.player1.yes()
    match.player1.action('barrel-roll')
    expect(match.ships.me.force).toBe(2)
  })
  test('not without Force', () => {
    const match = facing('perform-action', { pilot: 'darthvader', force: 0 })
    match.player1.action('focus')
    expect(match.question).not.toBe('queue-order')
  })
  test('Battle of Yavin: 1 Force for a blank [card: darthvader-battleofyavin]', () => {
    const match = attackBy('darthvader-battleofyavin', { dice: 'blank blank / blank blank', more })
    match.player1.choose({ do: 'card', card: 'darthvader-battleofyavin' })
    expect(match.attack?.attackDice).toEqual(['hit', 'blank'])
    expect(match.ships.me.force).toBe(2)
  })
  test('Battle of Yavin: not without a blank', () => {
    const match = attackBy('darthvader-battleofyavin', { dice: 'hit focus', more })
    expect(match.offers({ card: 'darthvader-battleofyavin' })).toBe(false)
  })
})

describe('Fifth Brother', () => {
  test('adds a crit to an attack that hits [card: fifthbrother]', () => {
    const decks = { player2: ['weaponsfailure', 'consolefire'] }
    const match = attackBy('fifthbrother', { dice: 'hit blank / blank blank', more: { decks } })
    match.player1.yes()
    expect(match.ships.enemy.damage).toEqual(['facedown', 'consolefire'])
    expect(match.ships.me.force).toBe(0)
  })
  test('not to one that misses', () => {
    expect(attackBy('fifthbrother', { dice: 'hit blank / evade blank' }).question).not.toBe('use-ability')
  })
})

describe('Grand Inquisitor', () => {
  test('prevents the range bonus of an attack on him at range 1 [card: grandinquisitor]', () => {
    const match = attackOn('grandinquisitor', { distance: 140 })
    match.player1.yes()
    expect(rolled(match, 'attack')).toBe(3)
    expect(match.ships.me.force).toBe(1)
  })
  test('takes the range bonus at range 3', () => {
    const match = attackBy('grandinquisitor', { distance: 340 })
    match.player1.yes()
    expect(rolled(match, 'attack')).toBe(3)
  })
  test('not for ordnance [xw.a.cardfaq.2]', () => {
    const me = { pilot: 'grandinquisitor', upgrades: ['protonrockets'], tokens: ['focus'] } as const
    const match = facing('declare-target', me, { more })
    match.player1.attack('enemy', { weapon: 'protonrockets' })
    expect(match.question).not.toBe('use-ability')
  })
})

describe('Juno Eclipse', () => {
  test('boosts after an action, in red [card: junoeclipse]', () => {
    const match = facing('perform-action', 'junoeclipse', { more })
    match.player1.action('focus')
    match.until('action')
    match.player1.action('boost', { colour: 'red' })
    match.player1.choose({ side: 'straight' })
    expect(match.ships.me.tokens).toEqual({ focus: 1, stress: 1 })
  })
  test('not while stressed', () => {
    const match = facing('perform-action', 'junoeclipse', { more })
    match.player1.action('focus')
    match.player1.pick({ card: 'rules' }, { card: 'junoeclipse' })
    match.player1.action('barrel-roll', { colour: 'red' })
    match.player1.choose({ side: 'left', end: 'level' })
    expect(match.question).not.toBe('action')
  })
})

describe('Maarek Stele', () => {
  test('chooses 1 of 3 faceup cards for the defender [card: maarekstele] [card: maarekstele-swz105]', () => {
    const match = attackBy('maarekstele', {
      dice: 'crit blank / blank blank',
      more: { decks: { player2: ['fuelleak', 'weaponsfailure', 'consolefire'] } },
    })
    match.player1.choose({ card: 'weaponsfailure' })
    expect(match.ships.enemy.damage).toEqual(['weaponsfailure'])
  })
  test('not for a facedown card', () => {
    const match = attackBy('maarekstele', { dice: 'hit blank / blank blank' })
    expect(match.ships.enemy.damage).toEqual(['facedown'])
  })
})

describe('Seventh Sister', () => {
  test('cancels an evade for 2 Force [card: seventhsister]', () => {
    const match = attackBy('seventhsister', { dice: 'hit blank / evade blank' })
    match.player1.yes()
    expect(match.ships.enemy.damage).toHaveLength(1)
  })
  test('not without an evade', () => {
    expect(attackBy('seventhsister', { dice: 'hit blank / blank blank' }).question).not.toBe('use-ability')
  })
})

describe('Ved Foslo', () => {
  test('flies one speed faster or slower [card: vedfoslo]', () => {
    const match = flight('vedfoslo', '3 straight')
    expect(match.player1.all('speed')).toEqual([2, 3, 4])
    match.player1.choose({ speed: 4 })
    expect(match.ships.me.executed).toBe('4 straight')
  })
  test('no bank of speed 0 [xw.a.faq-activation.15]', () => {
    expect(flight('vedfoslo', '1 bank left').player1.all('speed')).toEqual([1, 2])
  })
})

describe('Zertik Strom', () => {
  test('spends a lock to expose a damage card [card: zertikstrom]', () => {
    const enemy = { damage: ['facedown weaponsfailure'] }
    const match = facing('end', { pilot: 'zertikstrom', locks: ['enemy'] }, { enemy })
    match.player1.ship('enemy')
    expect(match.ships.enemy.damage).toEqual(['weaponsfailure'])
    expect(match.ships.me.locks).toEqual([])
  })
  test('not without a lock', () => {
    expect(facing('end', 'zertikstrom', { enemy: { damage: ['facedown'] } }).question).not.toBe('choose-ship')
  })
})
