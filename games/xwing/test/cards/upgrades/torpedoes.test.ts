/** Torpedoes. */
import { expect, test } from 'vitest'
import { facing } from '../facing.ts'
import { equipped, fire, mayFire } from './weapon-fire.ts'

const LOCKED = { locks: ['enemy'] }

test.each([
  ['protontorpedoes', 240],
  ['advprotontorpedoes', 140],
])(
  '%s: a lock and a charge, and a hit becomes a crit [card: protontorpedoes] [card: advprotontorpedoes]',
  (card, distance) => {
    const match = fire(card, { distance, dice: 'hit hit focus blank' }, LOCKED)
    const before = match.ships.me.charges[card]
    match.player1.choose({ do: 'card', card })
    expect(match.attack?.attackDice.slice(0, 2)).toEqual(['crit', 'hit'])
    expect(before).toBe(card === 'protontorpedoes' ? 1 : 0)
    expect(match.ships.me.locks).toEqual(['enemy'])
  },
)

test('proton torpedoes: not without a lock, and not at range 1 [card: protontorpedoes] [xw.g.special.10]', () => {
  expect(mayFire('protontorpedoes')).toBe(false)
  expect(mayFire('protontorpedoes', { distance: 140 }, LOCKED)).toBe(false)
  expect(mayFire('protontorpedoes', {}, { ...LOCKED, charges: { protontorpedoes: 0 } })).toBe(false)
})

test('adv. proton torpedoes: only at range 1 [card: advprotontorpedoes]', () => {
  expect(mayFire('advprotontorpedoes', { distance: 140 }, LOCKED)).toBe(true)
  expect(mayFire('advprotontorpedoes', {}, LOCKED)).toBe(false)
})

test('homing torpedoes: the defender takes a crit, and no dice are rolled [card: homingtorpedoes]', () => {
  const match = fire('homingtorpedoes', { enemy: { shields: 1 } }, LOCKED)
  expect(match.asked).toBe('player2')
  match.player2.yes()
  expect(match.ships.enemy).toMatchObject({ shields: 0, damage: [] })
  expect(match.events).not.toContain('roll-dice')
  expect(match.events).toContain('hit')
})

test('homing torpedoes: or it takes its chances [card: homingtorpedoes]', () => {
  const match = fire('homingtorpedoes', { dice: 'hit hit hit hit / evade evade' }, LOCKED)
  match.player2.no()
  match.to('end')
  expect(match.ships.enemy.damage).toHaveLength(2)
})

test('ion torpedoes: one damage, ion tokens for the rest [card: iontorpedoes]', () => {
  const match = fire('iontorpedoes', { dice: 'hit hit crit blank / blank blank' }, LOCKED)
  match.to('end')
  expect(match.ships.enemy).toMatchObject({ damage: ['facedown'], tokens: { ion: 2 } })
})

test('plasma torpedoes: crits are cancelled first [card: plasmatorpedoes]', () => {
  const match = fire('plasmatorpedoes', { dice: 'crit hit blank / evade blank' }, LOCKED)
  match.to('end')
  expect(match.ships.enemy.damage).toEqual(['facedown'])
})

test('plasma torpedoes: a shield is lost before damage is dealt [card: plasmatorpedoes] [xw.a.cardfaq.26]', () => {
  const match = fire(
    'plasmatorpedoes',
    { dice: 'hit blank blank / blank blank', enemy: { shields: 1 } },
    LOCKED,
  )
  match.to('end')
  expect(match.ships.enemy).toMatchObject({ shields: 0, damage: ['facedown'] })
  const missed = facing('declare-target', equipped('plasmatorpedoes', LOCKED), {
    dice: 'hit blank blank / evade blank',
    enemy: { shields: 1 },
  })
  missed.player1.attack('enemy', { weapon: 'plasmatorpedoes' })
  missed.to('end')
  expect(missed.ships.enemy.shields).toBe(1)
})
