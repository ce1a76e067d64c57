/** Missiles. */
import { expect, test } from 'vitest'
import { facing, rolled } from '../facing.ts'
import { ASIDE, equipped, fire, mayFire, WAITING } from './weapon-fire.ts'

const LOCKED = { locks: ['enemy'] }
/** 20 mm beside the enemy. */
const WINGMAN = { wingman: { pilot: 'academypilot', at: [517, 540, 180] as const } }
/** The two of them, near enough for a second shot. */
const PAIR = {
  distance: 200,
  enemies: { wingman: { pilot: 'academypilot', at: [517, 500, 180] as const } },
}

test('barrage rockets: charges for rerolls in the bullseye arc [card: barragerockets]', () => {
  const match = fire(
    'barragerockets',
    { ...WAITING, dice: 'blank blank hit / hit hit / focus blank' },
    { tokens: ['focus'] },
  )
  match.player1.choose({ do: 'card' })
  match.player1.pick({ face: 'blank' }, { face: 'blank' })
  expect(match.attack?.attackDice).toEqual(['hit', 'hit', 'hit'])
  expect(match.ships.me.charges.barragerockets).toBe(2)
})

test('barrage rockets: not outside the bullseye arc, and not without focus [card: barragerockets]', () => {
  const match = fire('barragerockets', { dice: 'blank blank hit', enemy: ASIDE }, { tokens: ['focus'] })
  expect(match.question).not.toBe('modify-attack-dice')
  expect(mayFire('barragerockets')).toBe(false)
})

test('cluster missiles: a second target near the first, without a lock [card: clustermissiles] [xw.g.bonus-attack.3]', () => {
  const match = fire('clustermissiles', { dice: 'hit hit hit / blank blank', ...PAIR }, LOCKED)
  match.until('attack')
  expect(match.player1.all('target')).toEqual(['wingman'])
  match.player1.attack('wingman')
  expect(match.ships.me.charges.clustermissiles).toBe(2)
})

test('cluster missiles: nobody else near, no second attack [card: clustermissiles]', () => {
  const far = { far: { pilot: 'academypilot', at: [667, 540, 180] as const } }
  const match = fire('clustermissiles', { dice: 'hit hit hit / blank blank', enemies: far }, LOCKED)
  match.decline()
  expect(match.asked).toBe('player2')
})

test('concussion missiles: ships around the defender expose a damage card [card: concussionmissiles]', () => {
  const around = {
    dice: 'hit blank blank / blank blank',
    enemy: { damage: ['facedown damagedengine'] },
    enemies: { wingman: { ...WINGMAN.wingman, damage: ['facedown structuraldamage'] } },
  }
  const match = fire('concussionmissiles', around, LOCKED)
  match.to('end')
  expect(match.ships.enemy.damage).toEqual(['damagedengine', 'facedown'])
  expect(match.ships.wingman.damage).toEqual(['structuraldamage'])
  const missed = fire('concussionmissiles', { ...around, dice: 'blank blank blank' }, LOCKED)
  missed.to('end')
  expect(missed.ships.wingman.damage).toEqual(['facedown'])
})

test('diamond-boron missiles: a die for each ship that is no nimbler [card: diamondboronmissiles]', () => {
  const dice = 'hit blank blank / blank blank / hit'
  const match = fire('diamondboronmissiles', { dice, enemies: WINGMAN }, LOCKED)
  match.until('use-ability')
  match.player1.yes()
  match.to('end')
  expect(match.ships.me.charges.diamondboronmissiles).toBe(1)
  expect(match.ships.enemy.damage).toHaveLength(2)
  // A TIE fighter has agility 3.
  expect(match.ships.wingman.damage).toEqual([])
})

test('energy-shell charges: a calculate token makes a crit [card: energyshellcharges]', () => {
  expect(mayFire('energyshellcharges')).toBe(false)
  const match = fire(
    'energyshellcharges',
    { ...WAITING, dice: 'focus focus hit / focus blank' },
    { tokens: ['calculate'] },
  )
  match.player1.choose({ card: 'energyshellcharges' })
  expect(match.attack?.attackDice).toEqual(['crit', 'focus', 'hit'])
  expect(match.ships.me.tokens).toEqual({})
})

test('energy-shell charges: an action reloads them [card: energyshellcharges]', () => {
  const spent = equipped('energyshellcharges', { charges: { energyshellcharges: 0 } })
  const match = facing('perform-action', spent)
  match.player1.cardAction('energyshellcharges')
  expect(match.ships.me).toMatchObject({ charges: { energyshellcharges: 1 }, tokens: { disarm: 1 } })
  const full = facing('perform-action', equipped('energyshellcharges'))
  expect(full.player1.offers({ card: 'energyshellcharges' })).toBe(false)
})

test('heavy plasma missiles: a shield is lost, then damage is dealt [card: heavyplasmamissiles-alphaclassstarwing]', () => {
  const around = { dice: 'hit blank blank / blank blank', enemy: { shields: 2 } }
  const match = fire('heavyplasmamissiles-alphaclassstarwing', around, LOCKED)
  match.to('end')
  expect(match.ships.enemy.shields).toBe(0)
})

test('homing missiles: the defender takes a hit instead of the dice [card: homingmissiles]', () => {
  const match = fire('homingmissiles', {}, LOCKED)
  match.player2.yes()
  expect(match.ships.enemy.damage).toEqual(['facedown'])
  expect(match.events).not.toContain('roll-dice')
})

test('ion missiles: one damage, ion tokens for the rest [card: ionmissiles]', () => {
  const match = fire('ionmissiles', { dice: 'hit hit hit / blank blank' }, LOCKED)
  match.to('end')
  expect(match.ships.enemy).toMatchObject({ damage: ['facedown'], tokens: { ion: 2 } })
})

test('mag-pulse warheads: one crit, deplete and jam, nothing else [card: magpulsewarheads]', () => {
  const around = { dice: 'hit hit hit / focus blank', enemy: { shields: 2, tokens: ['focus'] as const } }
  const match = fire('magpulsewarheads', around, LOCKED)
  match.to('end')
  expect(match.ships.enemy).toMatchObject({ shields: 1, tokens: { deplete: 1 } })
  expect(match.ships.enemy.tokens.focus).toBeUndefined()
})

test('multi-missile pods: two more dice in the bullseye arc, one in the front arc [card: multimissilepods]', () => {
  const match = fire('multimissilepods', { dice: 'hit hit hit hit', distance: 140 }, LOCKED)
  match.player1.answer(2)
  expect(rolled(match, 'attack')).toBe(4)
  expect(match.ships.me.charges.multimissilepods).toBe(2)
  const aside = fire('multimissilepods', { enemy: ASIDE }, { tokens: ['calculate'] })
  expect(aside.player1.tries(2)).not.toBeNull()
  aside.player1.answer(1)
  expect(rolled(aside, 'attack')).toBe(3)
})

test('proton rockets: five dice for a focused ship, in the bullseye arc only [card: protonrockets] [xw.g.special.11]', () => {
  expect(rolled(fire('protonrockets', { distance: 140 }, { tokens: ['focus'] }), 'attack')).toBe(5)
  expect(mayFire('protonrockets')).toBe(false)
  expect(mayFire('protonrockets', { enemy: ASIDE }, { tokens: ['focus'] })).toBe(false)
})

test('saturation rockets: a die for a charge, and a second attack for another [card: saturationrockets-alphaclassstarwing]', () => {
  const card = 'saturationrockets-alphaclassstarwing'
  const match = fire(card, { dice: 'blank blank blank blank / blank blank', ...PAIR })
  match.player1.answer(1)
  expect(rolled(match, 'attack')).toBe(4)
  match.until('use-ability')
  match.player1.yes()
  expect(match.player1.all('target')).toEqual(['wingman'])
  match.player1.attack('wingman')
  expect(match.ships.me.charges[card]).toBe(0)
})

test('seeker missiles: charges turn focus results into hits [card: seekermissiles-swz103]', () => {
  const match = fire('seekermissiles-swz103', { ...WAITING, dice: 'focus focus focus / focus blank' }, LOCKED)
  match.player1.choose({ card: 'seekermissiles-swz103' })
  match.player1.answer(2)
  expect(match.attack?.attackDice).toEqual(['hit', 'hit', 'focus'])
  expect(match.ships.me.charges['seekermissiles-swz103']).toBe(1)
})

test('thread tracers: friends lock the defender, which suffers nothing [card: xx23sthreadtracers]', () => {
  const friends = { friend: { pilot: 'bluesquadronescort', at: [557, 300, 0] as const } }
  const around = { dice: 'hit hit hit / blank blank', friends }
  const match = fire('xx23sthreadtracers', around, { tokens: ['calculate'] })
  match.until('choose-ships')
  match.player1.pick({ ship: 'friend' })
  match.to('end')
  expect(match.ships.friend.locks).toEqual(['enemy'])
  expect(match.ships.me.locks).toEqual([])
  expect(match.ships.enemy.damage).toEqual([])
})
