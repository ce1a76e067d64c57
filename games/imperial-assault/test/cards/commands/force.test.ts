/** Command cards of those who use the Force. */
import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { duel, HIT } from './duel.ts'

test('Force Lightning strikes a figure and everybody beside it [card: Force Lightning]', () => {
  const match = situation({
    unwritten: true,
    player1: {
      groups: { vader: { card: 'Darth Vader', at: '1,1' }, friend: { card: 'AT-ST', at: '4,1' } },
      hand: ['Force Lightning'],
    },
    player2: {
      groups: {
        foes: { card: 'Trandoshan Hunter', at: ['3,1', '3,2'] },
        far: { card: 'Gaarkhan', at: '3,5' },
      },
    },
    active: 'vader',
  })
  match.player1.play('Force Lightning')
  match.player1.choose({ figure: 'foes 1' })
  for (const name of ['foes 1', 'foes 2', 'friend'])
    expect(match.figures[name]).toMatchObject({ damage: 2, conditions: ['stunned'] })
  expect(match.figures.far.damage).toBe(0)
  expect(match.figures.vader.damage).toBe(0)
})

test('Telekinetic Throw: damage of two blue dice, without block [ia.damage.5] [card: Telekinetic Throw]', () => {
  const match = duel({ card: 'Luke Skywalker', hand: ['Telekinetic Throw'] })
  match.rolls('2 damage 3 accuracy', '1 damage 5 accuracy')
  match.player1.play('Telekinetic Throw')
  expect(match.figures.foe.damage).toBe(3)
})

test('Telekinetic Throw reaches three spaces [card: Telekinetic Throw]', () => {
  const match = duel({ card: 'Luke Skywalker', hand: ['Telekinetic Throw'], foeAt: '5,1' })
  expect(match.player1.offers({ card: 'Telekinetic Throw' })).toBe(false)
})

test('Force Push: two spaces for another small figure, at no action [card: Force Push]', () => {
  const match = duel({ card: 'Luke Skywalker', hand: ['Force Push'] })
  match.player1.play('Force Push')
  match.player1.put('6,1')
  expect(match.figures.foe.at).toBe('6,1')
  expect(match.picture.actions).toBe(2)
})

test('Dark Energy pushes by one space and hurts [card: Dark Energy]', () => {
  const match = duel({ card: 'Darth Vader', hand: ['Dark Energy'] })
  match.player1.play('Dark Energy')
  match.player1.put('3,1')
  expect(match.figures.foe).toMatchObject({ at: '3,1', damage: 1 })
})

test('Force Rush: two movement points at the start of the activation [card: Force Rush]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { luke: { card: 'Luke Skywalker', at: '1,1' } }, hand: ['Force Rush'] },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '9,8' } } },
  })
  match.player1.activate('luke')
  match.player1.play('Force Rush')
  expect(match.figures.luke.points).toBe(2)
})

test('Force Surge: a step and a blow at the end of the activation [card: Force Surge]', () => {
  const match = duel({ card: 'Luke Skywalker', hand: ['Force Surge'], foeAt: '3,1' })
  match.player1.end()
  match.player1.play('Force Surge')
  match.player1.walk('2,1')
  match.player2.number(1)
  expect(match.figures.hero.at).toBe('2,1')
  expect(match.figures.foe.damage).toBe(2)
})

test('Knowledge and Defense: a white die more in every defense of the round [card: Knowledge and Defense]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { diala: { card: 'Diala Passil', at: '4,1' } }, hand: ['Knowledge and Defense'] },
    player2: { groups: { shooter: { card: 'Stormtrooper', at: ['1,1'] } } },
    active: 'diala',
  })
  match.player1.play('Knowledge and Defense')
  match.player1.end()
  match.player2.activate('shooter')
  match.player2.attack('diala', { dice: HIT.dice, defense: ['1 block', '1 block 1 evade'] })
  match.settle()
  expect(match.figures.diala.damage).toBe(2)
})

test('Deadly Precision: dodge is worth one less [card: Deadly Precision]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { vader: { card: 'Darth Vader', at: '3,1' } }, hand: ['Deadly Precision'] },
    player2: {
      groups: { foe: { card: 'Gideon Argus', at: '9,8' }, jyn: { card: "Mak Eshka'rey", at: '4,1' } },
    },
  })
  match.player1.activate('vader')
  match.player1.play('Deadly Precision')
  match.player1.attack('jyn', { dice: ['1 damage', '1 damage', '1 surge'], defense: ['dodge'] })
  match.settle()
  expect(match.figures.jyn.damage).toBe(2)
})

test('Meditation: one action more in the next activation, and only there [card: Meditation]', () => {
  const match = situation({
    unwritten: true,
    player1: { groups: { diala: { card: 'Diala Passil', at: '4,1' } }, hand: ['Meditation'] },
    player2: { groups: { foe: { card: 'Gaarkhan', at: '9,8' } } },
    active: 'diala',
  })
  match.player1.play('Meditation')
  expect(match.picture.actions).toBe(1)
  match.player1.end()
  match.nextRound()
  if (match.asked === 'player2') {
    match.player2.activate('foe')
    match.player2.end()
  }
  match.player1.activate('diala')
  expect(match.picture.actions).toBe(3)
  match.player1.end()
  expect(match.figures.diala.effects).toEqual([])
})

test('Knowledge and Defense: the white die belongs to the pool from which an attacker takes dice [ia.attack-special.11] [card: Knowledge and Defense]', () => {
  const match = situation({
    player1: { groups: { obiWan: { card: 'Obi-Wan Kenobi', at: '3,1' } }, hand: ['Knowledge and Defense'] },
    player2: { groups: { diala: { card: 'Diala Passil', at: '4,1' } }, hand: ['Rally'] },
    active: 'obiWan',
  })
  match.player1.play('Knowledge and Defense')
  match.player1.end()
  match.player2.activate('diala')
  match.player2.attack('obiWan')
  match.player2.use('Shattering Blow')
  expect(match.offered.map((option) => option.do)).toEqual(['remove-black', 'remove-white'])
})
