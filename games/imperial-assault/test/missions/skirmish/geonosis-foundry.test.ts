import { expect, test } from 'vitest'
import { situation } from '../../play.ts'
import { officers, points } from '../officers.ts'

test('Shadow War: the locked door is no interaction, but a target in every space beside it [ia.doors.8] [ia.attacking-objects.13]', () => {
  const match = officers('geonosis-foundry-a', { ours: ['9,8'], theirs: ['0,8'] })
  expect(match.player1.offers({ do: 'interact', what: 'open-door' })).toBe(false)
  const beside = match.player1.offered.filter(({ object }) => object === 'gate').map(({ space }) => space)
  expect(beside).toEqual(['9,8', '9,9'])
})

test('Shadow War: a melee attack on the door is made from a space beside it only [ia.attacking-objects.14] [ia.attacking-objects.4]', () => {
  const guard = (at: string) =>
    situation({
      mission: 'geonosis-foundry-a',
      active: 'vader',
      player1: { groups: { vader: { card: 'Darth Vader', at } } },
      player2: { groups: { other: { card: 'Imperial Officer', at: '0,8' } } },
    })
  expect(guard('10,8').player1.offers({ do: 'attack', object: 'gate' })).toBe(false)
  const match = guard('9,8')
  match.state.tokens[6].damage = 9
  match.player1.attack('gate', {
    dice: ['3 damage', '2 damage 1 surge', '1 damage 2 surge'],
    defense: ['1 block'],
  })
  match.settle()
  expect(match.picture.doors).toEqual([])
  expect(match.events).toContain('destroyed')
})

test('Shadow War: Blast hits the door from a space at its edge, not from one further away [ia.doors.7] [ia.blast.1] [ia.attacking-objects.11]', () => {
  const blast = (at: string) => {
    const match = situation({
      mission: 'geonosis-foundry-a',
      active: 'saboteur',
      player1: { groups: { saboteur: { card: 'Rebel Saboteur', at: '11,8' } } },
      player2: {
        groups: {
          target: { card: 'Stormtrooper (Elite)', at },
          other: { card: 'Imperial Officer', at: '0,8' },
        },
      },
    })
    match.player1.attack('target', {
      dice: ['3 damage', '1 damage 1 surge 1 accuracy'],
      defense: ['1 block'],
    })
    match.player1.surge('blast 1')
    match.settle()
    return match
  }
  expect(blast('9,8').tokens.gate.damage).toBe(1)
  expect(blast('10,8').tokens.gate.damage).toBe(0)
})

test('Shadow War: only generators by the opponent’s zone are targets, and destroying one is worth 20 points [ia.attacking-objects.3]', () => {
  const match = officers('geonosis-foundry-a', { ours: ['3,5'], theirs: ['17,8'] })
  const own = officers('geonosis-foundry-a', { ours: ['14,5'], theirs: ['0,8'] })
  expect(own.player1.offers({ do: 'attack', object: 'generator 2' })).toBe(false)
  match.state.tokens[2].damage = 14
  match.player1.attack('generator 1', {
    dice: ['2 damage 3 accuracy', '2 damage 1 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  expect(points(match)).toEqual([20, 0])
  expect(match.tokens['generator 1'].at).toBe('aside')
})

test('Weapons Project: 2 points for each figure with a weapon, which adds 2 damage', () => {
  const match = officers('geonosis-foundry-b', { ours: ['7,1'], theirs: ['7,2', '0,8'] })
  match.player1.interact('retrieve', { token: 'weapon 1' })
  match.player1.attack('theirs 1', {
    dice: ['1 damage 2 accuracy', '1 damage 2 accuracy'],
    defense: ['1 block'],
  })
  match.settle()
  // 1 + 1 + 2 damage against 1 block: as much as an officer's health.
  expect(match.figures['theirs 1'].at).toBe('gone')
  match.nextRound()
  expect(points(match)).toEqual([2 + 2, 0])
})

test('Weapons Project: who is defeated with a weapon gives 4 points more', () => {
  const match = situation({
    mission: 'geonosis-foundry-b',
    active: 'vader',
    player1: { groups: { vader: { card: 'Darth Vader', at: '8,1' } } },
    player2: {
      groups: {
        officer: { card: 'Imperial Officer', at: '8,2', carries: [2] },
        other: { card: 'Imperial Officer', at: '0,8' },
      },
    },
  })
  match.player1.attack('officer', {
    dice: ['3 damage', '3 damage', '2 damage 1 accuracy'],
    defense: ['blank'],
  })
  match.settle()
  expect(match.figures.officer.at).toBe('gone')
  expect(match.player1.points).toBe(2 + 4)
})
