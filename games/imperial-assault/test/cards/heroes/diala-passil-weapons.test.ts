/** Diala Passil’s class cards for who fights. */
import { expect, test } from 'vitest'
import { three } from './three.ts'

const CHAMPION = { card: 'Royal Guard Champion', at: '2,1' } as const

test('Snap Kick after a melee attack hurts a foe beside her [ia.attack-special.18] [ia.abilities.14] [card: Snap Kick]', () => {
  const match = three({
    diala: { cards: ['diala-passil/snap-kick'] },
    groups: { troopers: { card: 'Stormtrooper', at: ['2,1', '2,2', '9,8'] } },
    active: 'diala',
  })
  const diala = match.hero('diala')
  diala.attack('troopers 1')
  match.settle()
  expect(match.card('diala-passil/snap-kick').exhausted).toBe(false)
  diala.attack('troopers 2', { dice: ['1 surge 1 accuracy', '1 surge'], defense: [] })
  match.until('attack-resolved')
  match.rolls('2 damage 1 accuracy')
  diala.use('Snap Kick')
  diala.choose({ do: 'choose-figure', figure: 'troopers 2' })
  expect(match.figures['troopers 2'].damage).toBe(2)
  expect(match.card('diala-passil/snap-kick').exhausted).toBe(true)
})

test('Dancing Weapon strikes from afar with the staff, a blue die and a surge more [card: Plasteel Staff] [card: Dancing Weapon]', () => {
  const match = three({
    diala: { cards: ['diala-passil/dancing-weapon', 'item/dl-44'] },
    groups: { champion: { ...CHAMPION, at: '5,1' } },
    active: 'diala',
  })
  const diala = match.hero('diala')
  diala.special('Dancing Weapon')
  expect(match.state.held[match.state.attacks[0].weapon]).toBe(match.card('diala-passil/plasteel-staff'))
  diala.attack('champion', {
    dice: ['1 damage 1 surge 1 accuracy', '1 damage 2 surge', '1 damage 2 accuracy'],
    defense: ['1 block', 'blank'],
  })
  // It is an attack with a melee weapon still.
  expect(diala.offers({ do: 'use', ability: 'precise-strike' })).toBe(true)
  diala.pass()
  match.until('surge')
  diala.surge('+1 damage, +2 accuracy')
  diala.surge('+1 damage')
  match.settle()
  expect(match.figures.champion.damage).toBe(4)
  expect(match.figures.diala.strain).toBe(1)
  expect(match.figures.diala.effects).toEqual([])
})

test('Dancing Weapon is no attack with a ranged weapon: Extra Ammunition is of no use [card: Dancing Weapon] [card: Extra Ammunition]', () => {
  const match = three({
    diala: { cards: ['diala-passil/dancing-weapon', 'item/extra-ammunition', 'item/dl-44'] },
    groups: { champion: { ...CHAMPION, at: '5,1' } },
    active: 'diala',
  })
  const diala = match.hero('diala')
  const roll = ['1 damage 1 surge 1 accuracy', '2 damage 1 accuracy', '1 damage 2 accuracy'] as const
  diala.special('Dancing Weapon')
  diala.attack('champion', { dice: roll, defense: ['1 block', 'blank'] })
  diala.pass()
  expect(match.question).toBe('surge')
  match.settle()
  diala.attack('champion')
  expect(diala.offers({ do: 'use', ability: 'extra-ammunition' })).toBe(true)
})

test('after Dancing Weapon the attack can still be looked at, whose surge is gone [ia.surge.5] [card: Dancing Weapon]', () => {
  const match = three({
    diala: { cards: ['diala-passil/dancing-weapon', 'diala-passil/snap-kick'] },
    groups: { champion: { ...CHAMPION, at: '5,1' }, officer: { card: 'Imperial Officer', at: '1,2' } },
    active: 'diala',
  })
  const diala = match.hero('diala')
  diala.special('Dancing Weapon')
  diala.attack('champion', {
    dice: ['1 damage 1 surge 1 accuracy', '2 damage 1 accuracy', '1 damage 2 accuracy'],
    defense: ['1 block', 'blank'],
  })
  match.until('surge')
  diala.surge('+1 damage, +2 accuracy')
  expect(match.question).toBe('attack-resolved')
  expect(match.attack?.surges).toBe(0)
})

test('Dancing Weapon can miss for want of accuracy [ia.attack-steps.12] [card: Dancing Weapon]', () => {
  const match = three({
    diala: { cards: ['diala-passil/dancing-weapon'] },
    groups: { champion: { ...CHAMPION, at: '8,1' } },
    active: 'diala',
  })
  match.hero('diala').special('Dancing Weapon')
  match
    .hero('diala')
    .attack('champion', { dice: ['2 damage 1 accuracy', '2 damage 1 accuracy', '1 damage 2 accuracy'] })
  match.settle()
  expect(match.events).toContain('missed')
})

test('Way of the Sarlacc attacks every foe beside her, one after the other [card: Way of the Sarlacc]', () => {
  const match = three({
    diala: { cards: ['diala-passil/way-of-the-sarlacc'] },
    groups: { troopers: { card: 'Stormtrooper', at: ['2,1', '2,2', '3,1'] } },
    active: 'diala',
  })
  const diala = match.hero('diala')
  diala.special('Way of the Sarlacc')
  expect(match.figures.diala.strain).toBe(2)
  expect(diala.offers({ do: 'attack', target: 'troopers 3' })).toBe(false)
  const hit = { dice: ['2 damage 1 accuracy', '2 damage 1 accuracy'], defense: ['1 block'] }
  diala.attack('troopers 2', hit)
  match.until('target')
  expect(diala.offers({ do: 'attack', target: 'troopers 2' })).toBe(false)
  diala.attack('troopers 1', hit)
  match.until('act')
  expect([match.figures['troopers 1'].at, match.figures['troopers 2'].at]).toEqual(['gone', 'gone'])
  expect(match.figures['troopers 3'].damage).toBe(0)
})

test('Dancing Weapon cleaves from afar, with the weapon that was thrown [ia.cleave.1] [card: Dancing Weapon]', () => {
  const match = three({
    diala: { cards: ['diala-passil/dancing-weapon', 'item/vibroblade'] },
    groups: { troopers: { card: 'Stormtrooper', at: ['4,1', '6,4', '7,7'] } },
    active: 'diala',
  })
  const diala = match.hero('diala')
  diala.special('Dancing Weapon')
  match.rolls('2 damage 1 accuracy', '1 damage 1 surge 1 accuracy', '1 damage 2 accuracy', '1 block')
  diala.choose({ do: 'attack', target: 'troopers 1', weapon: 'item/vibroblade' })
  match.until('surge')
  diala.surge('cleave 2')
  diala.choose({ do: 'cleave', figure: 'troopers 3' })
  expect(match.figures['troopers 3'].damage).toBe(2)
})
