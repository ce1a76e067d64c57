/** Cannons. */
import { expect, test } from 'vitest'
import { facing, rolled } from '../facing.ts'
import { ASIDE, equipped, fire, SIDEWAYS, WAITING } from './weapon-fire.ts'

test('autoblasters: one more die in the bullseye arc [card: autoblasters]', () => {
  expect(rolled(fire('autoblasters', { dice: 'hit hit hit' }), 'attack')).toBe(3)
  expect(rolled(fire('autoblasters', { dice: 'hit hit', enemy: ASIDE }), 'attack')).toBe(2)
})

test('autoblasters: evades cancel no crits outside the front arc of the defender [card: autoblasters]', () => {
  const dice = 'crit blank blank / evade evade'
  const decks = { player2: ['damagedengine'] }
  const fromTheSide = fire('autoblasters', { dice, enemy: SIDEWAYS, more: { decks } })
  fromTheSide.to('end')
  expect(fromTheSide.ships.enemy.damage).toHaveLength(1)
  const headOn = fire('autoblasters', { dice })
  headOn.to('end')
  expect(headOn.ships.enemy.damage).toEqual([])
})

test('heavy laser cannon: crits become hits once dice are modified [card: heavylasercannon]', () => {
  const match = fire('heavylasercannon', {
    dice: 'crit crit hit blank / focus blank',
    enemy: { tokens: ['focus'] },
  })
  match.until('modify-defense-dice')
  expect(match.attack?.attackDice).toEqual(['hit', 'hit', 'hit', 'blank'])
})

test('heavy laser cannon: other weapons keep their crits [card: heavylasercannon]', () => {
  const match = facing('declare-target', equipped('heavylasercannon'), {
    dice: 'crit crit hit / focus blank',
    enemy: { tokens: ['focus'] },
  })
  match.player1.attack('enemy', { weapon: 'primary' })
  match.until('modify-defense-dice')
  expect(match.attack?.attackDice).toEqual(['crit', 'crit', 'hit'])
})

test('ion cannon: one damage, ion tokens for the rest [card: ioncannon] [xw.a.cardfaq.6]', () => {
  const match = fire('ioncannon', { dice: 'hit hit crit / blank blank' })
  match.to('end')
  expect(match.ships.enemy).toMatchObject({ damage: ['facedown'], tokens: { ion: 2 } })
})

test('ion cannon: Iden Versio prevents the damage, not the tokens [card: ioncannon] [xw.a.cardfaq.7]', () => {
  const around = { dice: 'hit hit blank / blank blank blank', enemy: { pilot: 'idenversio' } }
  const match = fire('ioncannon', around)
  match.until('use-ability')
  match.player2.yes()
  expect(match.ships.enemy).toMatchObject({ damage: [], tokens: { ion: 1 } })
})

test('ion cannon: a miss does nothing [card: ioncannon]', () => {
  const match = fire('ioncannon', { dice: 'hit blank blank / evade blank' })
  match.to('end')
  expect(match.ships.enemy).toMatchObject({ damage: [], tokens: {} })
})

test('jamming beam: jam tokens eat green tokens, no damage [card: jammingbeam]', () => {
  const match = fire('jammingbeam', {
    dice: 'hit hit blank / blank blank',
    enemy: { tokens: ['evade', 'focus', 'calculate'] },
  })
  match.until('jam')
  match.player1.choose({ do: 'remove-token', token: 'focus' })
  match.player1.choose({ do: 'remove-token', token: 'evade' })
  expect(match.ships.enemy).toMatchObject({ damage: [], tokens: { calculate: 1 } })
})

test('precision-tuned cannons: a focus result in the bullseye arc [card: precisiontunedcannons-battleoverendor]', () => {
  const card = 'precisiontunedcannons-battleoverendor'
  const match = fire(card, { ...WAITING, dice: 'hit blank / focus blank' })
  match.player1.choose({ do: 'card', card })
  expect(match.attack?.attackDice).toEqual(['hit', 'blank', 'focus'])
  expect(fire(card, { dice: 'hit blank', enemy: ASIDE }).question).not.toBe('modify-attack-dice')
})

test('proton cannons: two charges, and a focus result becomes a crit [card: protoncannons]', () => {
  const match = fire('protoncannons', { ...WAITING, dice: 'hit focus blank blank / focus blank' })
  expect(match.ships.me.charges.protoncannons).toBe(0)
  expect(match.player1.offers({ do: 'done' })).toBe(false)
  match.player1.choose({ do: 'card' })
  match.player1.choose({ do: 'result', face: 'focus' })
  expect(match.attack?.attackDice).toEqual(['hit', 'crit', 'blank', 'blank'])
})

test('synced laser cannons: no range bonus for the defender while calculating [card: syncedlasercannons]', () => {
  const far = { dice: 'hit hit hit', distance: 340 }
  const calculating = fire('syncedlasercannons', far, { tokens: ['calculate'] })
  calculating.to('end')
  expect(rolled(calculating, 'defense')).toBe(2)
  const not = fire('syncedlasercannons', far)
  not.to('end')
  expect(rolled(not, 'defense')).toBe(3)
})

test('tractor beam: tractor tokens instead of damage, and the attacker moves it [card: tractorbeam]', () => {
  const match = fire('tractorbeam', { dice: 'hit blank blank / blank blank' })
  match.until('tractor')
  expect(match.asked).toBe('player1')
  expect(match.ships.enemy).toMatchObject({ damage: [], tokens: { tractor: 1 } })
})

test('underslung blaster cannon: a bonus attack on a locked ship that has moved [card: underslungblastercannon]', () => {
  const moving = (locks: readonly string[]) =>
    facing('maneuver', equipped('underslungblastercannon', { locks }), {
      enemy: { dial: '2 straight' },
      more: { active: 'enemy' },
      distance: 240,
      dice: 'focus blank',
    })
  expect(moving([]).question).toBe('action')
  const match = moving(['enemy'])
  match.player1.attack('enemy', { weapon: 'underslungblastercannon' })
  expect(match.player1.all('do')).toEqual(['done', 'lock'])
})
