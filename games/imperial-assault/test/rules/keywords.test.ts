/** Rulebook: Blast, Cleave, Pierce, Reach, Recover. */
import { expect, test } from 'vitest'
import { type SituationGiven, situation } from '../play.ts'

/** A Saboteur two spaces from a crowd. */
const CROWD: SituationGiven = {
  player1: {
    groups: {
      saboteur: { card: 'Rebel Saboteur', at: '2,1' },
      friend: { card: 'Gideon Argus', at: '4,2' },
    },
  },
  player2: {
    groups: {
      target: { card: 'Stormtrooper (Elite)', at: '4,1' },
      beside: { card: 'Imperial Officer', at: '5,0', conditions: ['focused'] },
      apart: { card: 'Imperial Officer', at: '7,1' },
    },
  },
  active: 'saboteur',
}

const BLAST = { dice: ['3 damage', '1 damage 1 surge 1 accuracy'], defense: ['1 block'] }

test('Blast hurts all beside the target, friend and foe, but not the target [ia.blast.1] [ia.blast.2] [ia.blast.4] [ia.attack-special.6]', () => {
  const match = situation(CROWD)
  match.player1.attack('target', BLAST)
  match.player1.surge('blast 1')
  match.settle()
  expect(match.figures.target.damage).toBe(3)
  expect(match.figures.beside.damage).toBe(1)
  expect(match.figures.friend.damage).toBe(1)
  expect(match.figures.apart.damage).toBe(0)
})

test('block and conditions of the attack are no matter of Blast [ia.blast.5] [ia.blast.6]', () => {
  const match = situation({
    ...CROWD,
    player2: {
      groups: {
        target: { card: 'Stormtrooper (Elite)', at: '4,1' },
        weiss: { card: 'General Weiss', at: '5,0' },
      },
    },
  })
  match.player1.attack('target', { dice: ['3 damage', '1 damage 2 surge'], defense: ['1 block'] })
  match.player1.surge('blast 1')
  match.player1.surge('stun')
  match.settle()
  expect(match.figures.target.conditions).toEqual(['stunned'])
  expect(match.figures.weiss).toMatchObject({ damage: 1, conditions: [] })
})

test('an attack that does no damage has neither Blast nor conditions [ia.attack-special.9] [ia.conditions.9] [ia.miss.5]', () => {
  const match = situation(CROWD)
  match.player1.attack('target', { dice: ['1 damage', '1 damage 2 surge'], defense: ['3 block'] })
  match.player1.surge('blast 1')
  match.player1.surge('stun')
  match.settle()
  expect(match.figures.target).toMatchObject({ damage: 0, conditions: [] })
  expect(match.figures.beside.damage).toBe(0)
})

test('of a large target only those beside the target space are hurt [ia.blast.3]', () => {
  const match = situation({
    ...CROWD,
    player1: { groups: { saboteur: { card: 'Rebel Saboteur', at: '2,1' } } },
    player2: {
      groups: {
        nexu: { card: 'Nexu', at: '4,1' },
        near: { card: 'Imperial Officer', at: '3,2' },
        behind: { card: 'Imperial Officer', at: '6,1' },
      },
    },
  })
  match.player1.attack('nexu', {
    at: '4,1',
    dice: ['3 damage', '1 damage 1 surge 1 accuracy'],
    defense: ['1 block'],
  })
  match.player1.surge('blast 1')
  match.settle()
  expect(match.figures.near.damage).toBe(1)
  expect(match.figures.behind.damage).toBe(0)
  expect(match.figures.nexu.damage).toBe(3)
})

/** Diala between three of them, one out of reach. */
const MELEE: SituationGiven = {
  player1: { groups: { diala: { card: 'Diala Passil', at: '2,2', damage: 4 } } },
  player2: {
    groups: {
      target: { card: 'Stormtrooper (Elite)', at: '3,2' },
      other: { card: 'Stormtrooper (Elite)', at: '1,2' },
      far: { card: 'Stormtrooper (Elite)', at: '5,2' },
    },
  },
  active: 'diala',
}

test('Cleave hits one other that could be attacked, block or not [ia.cleave.1] [ia.cleave.3] [ia.cleave.4] [ia.cleave.5]', () => {
  const match = situation(MELEE)
  match.player1.attack('target', { dice: ['3 damage', '1 damage 1 surge 1 accuracy'], defense: ['1 block'] })
  match.player1.surge('cleave 2')
  match.until('cleave')
  expect(match.player1.all('figure')).toEqual(['other'])
  match.player1.choose({ do: 'cleave', figure: 'other' })
  expect(match.figures.target.damage).toBe(3)
  expect(match.figures.other.damage).toBe(2)
})

test('Cleave needs damage, and may be declined [ia.cleave.1]', () => {
  const nothing = situation(MELEE)
  nothing.player1.attack('target', { dice: ['1 damage', '1 surge 1 accuracy'], defense: ['2 block'] })
  nothing.player1.surge('cleave 2')
  expect(nothing.question).toBe('act')
  const declined = situation(MELEE)
  declined.player1.attack('target', { dice: ['3 damage', '1 surge 1 accuracy'], defense: ['2 block'] })
  declined.player1.surge('cleave 2')
  declined.until('cleave')
  declined.player1.pass()
  expect(declined.figures.other.damage).toBe(0)
})

test('Pierce ignores block, and no more than there is [ia.pierce.1] [ia.pierce.2]', () => {
  const match = situation(MELEE)
  match.player1.attack('target', { dice: ['2 damage', '1 damage 1 surge 1 accuracy'], defense: ['2 block'] })
  match.player1.surge('pierce 3')
  match.settle()
  expect(match.figures.target.damage).toBe(3)
})

test('Recover works after the attack, damage or not [ia.recover.1] [ia.recover.2] [ia.recover.3] [ia.miss.4]', () => {
  const match = situation(MELEE)
  match.player1.attack('target', { dice: ['1 damage', '1 surge 1 accuracy'], defense: ['2 block'] })
  match.player1.surge('recover 2')
  match.settle()
  expect(match.figures.target.damage).toBe(0)
  expect(match.figures.diala.damage).toBe(2)
})

test('several Pierce add up [ia.pierce.3]', () => {
  const match = situation({
    player1: { groups: { droid: { card: 'Probe Droid', at: '2,2' } }, hand: ['Hunter Protocol'] },
    player2: { groups: { target: { card: 'Stormtrooper (Elite)', at: '4,2' } } },
    active: 'droid',
  })
  match.player1.attack('target', {
    dice: ['1 damage 1 surge 3 accuracy', '1 damage 2 surge', '2 damage 1 accuracy'],
    defense: ['2 block'],
  })
  match.player1.play('Hunter Protocol')
  match.player1.surge('pierce 1')
  match.player1.surge('pierce 1')
  match.player1.done()
  expect(match.figures.target.damage).toBe(4)
})

test('Reach is melee at two spaces, with a line of sight and without accuracy [ia.reach.1] [ia.reach.2] [ia.reach.3]', () => {
  const match = situation({
    player1: {
      groups: {
        guard: { card: 'Royal Guard', at: '1,2' },
        shield: { card: 'Imperial Officer', at: '2,2' },
      },
    },
    player2: {
      groups: {
        two: { card: 'Stormtrooper (Elite)', at: '1,0' },
        three: { card: 'Imperial Officer', at: '1,5' },
        hidden: { card: 'Imperial Officer', at: '3,2' },
      },
    },
    active: 'guard',
  })
  expect(match.player1.all('target')).toEqual(['two'])
  match.player1.attack('two', { dice: ['3 damage', '1 damage 1 surge 1 accuracy'], defense: ['1 block'] })
  match.player1.done()
  match.settle()
  expect(match.figures.two.damage).toBe(3)
})

test('a keyword on the card needs no surge [ia.keywords.3] [ia.conditions.8] [ia.conditions.10]', () => {
  const match = situation({
    player1: { groups: { nexu: { card: 'Nexu', at: '2,2' } } },
    player2: { groups: { target: { card: 'Stormtrooper (Elite)', at: '4,2' } } },
    active: 'nexu',
  })
  match.player1.attack('target', { dice: ['2 damage', '2 damage 1 accuracy'], defense: ['1 block'] })
  match.settle()
  expect(match.figures.target).toMatchObject({ damage: 3, conditions: ['bleeding'] })
})

test('Cleave 1 is one damage [ia.cleave.2]', () => {
  const match = situation({
    player1: { groups: { nexu: { card: 'Nexu', at: '2,2' } } },
    player2: {
      groups: {
        target: { card: 'Stormtrooper (Elite)', at: '4,2' },
        other: { card: 'Stormtrooper (Elite)', at: '1,2' },
      },
    },
    active: 'nexu',
  })
  match.player1.attack('target', { dice: ['2 damage', '1 damage 1 surge 1 accuracy'], defense: ['1 block'] })
  match.player1.surge('cleave 1')
  match.until('cleave')
  match.player1.choose({ do: 'cleave', figure: 'other' })
  match.settle()
  expect(match.figures.other.damage).toBe(1)
})
