/** Gaarkhan’s Brutal Cleave. */
import { expect, test } from 'vitest'
import { three } from './three.ts'

test('Brutal Cleave: one more attack on somebody beside the first target, who may be gone by then [card: Brutal Cleave]', () => {
  const match = three({
    gaarkhan: { cards: ['gaarkhan/brutal-cleave'], at: '3,7' },
    groups: { troopers: { card: 'Stormtrooper', at: ['4,7', '4,8', '2,6'] } },
    active: 'gaarkhan',
  })
  const gaarkhan = match.hero('gaarkhan')
  const hit = { dice: ['3 damage', '1 damage 2 accuracy'], defense: ['1 block'] }
  gaarkhan.attack('troopers 1', hit)
  gaarkhan.use('Brutal Cleave')
  // The third is beside him, but not beside the first.
  expect(match.attacked).toEqual(['troopers 2'])
  gaarkhan.attack('troopers 2', hit)
  match.settle()
  expect(match.figures['troopers 2'].at).toBe('gone')
  expect(match.figures.gaarkhan.strain).toBe(1)
  expect(match.picture.actions).toBe(1)
})

test('Brutal Cleave counts all spaces that a large target stood in [card: Brutal Cleave]', () => {
  const match = three({
    gaarkhan: { cards: ['gaarkhan/brutal-cleave'], at: '3,6' },
    groups: {
      nexu: { card: 'Nexu', at: '4,5', damage: 5 },
      trooper: { card: 'Stormtrooper', at: '4,7' },
    },
    active: 'gaarkhan',
  })
  const gaarkhan = match.hero('gaarkhan')
  gaarkhan.attack('nexu', { at: '4,5', dice: ['3 damage', '1 damage 2 accuracy'], defense: ['blank'] })
  expect(match.figures.nexu.at).toBe('gone')
  gaarkhan.use('Brutal Cleave')
  expect(match.attacked).toEqual(['trooper'])
})

test('Brutal Cleave follows an attack with a melee weapon; the second may be with any [card: Brutal Cleave]', () => {
  const match = three({
    gaarkhan: { cards: ['gaarkhan/brutal-cleave', 'item/dl-44'], at: '3,7' },
    groups: { troopers: { card: 'Stormtrooper (Elite)', at: ['4,6', '5,7', '3,5'] } },
    active: 'gaarkhan',
  })
  const gaarkhan = match.hero('gaarkhan')
  gaarkhan.choose({ do: 'attack', target: 'troopers 2', weapon: 'item/dl-44' })
  match.settle()
  expect(match.card('gaarkhan/brutal-cleave').exhausted).toBe(false)
  match.rolls('1 damage', '1 surge', '3 block')
  gaarkhan.choose({ do: 'attack', target: 'troopers 1', weapon: 'gaarkhan/vibro-ax' })
  match.until('attack-resolved')
  gaarkhan.use('Brutal Cleave')
  expect(match.offered).toMatchObject([
    { target: 'troopers 2', weapon: 'item/dl-44' },
    { target: 'troopers 3', weapon: 'item/dl-44' },
  ])
})

test('Brutal Cleave goes on to an object beside the first target [card: Brutal Cleave]', () => {
  const match = three({
    board: { rows: new Array<string>(9).fill('............'), barricades: ['4,8'] },
    gaarkhan: { cards: ['gaarkhan/brutal-cleave'], at: '3,7' },
    groups: { trooper: { card: 'Stormtrooper', at: '4,7' } },
    active: 'gaarkhan',
  })
  const gaarkhan = match.hero('gaarkhan')
  gaarkhan.attack('trooper', { dice: ['3 damage', '1 damage 2 accuracy'], defense: ['1 block'] })
  gaarkhan.use('Brutal Cleave')
  match.settle()
  expect(Object.values(match.tokens)[0].damage).toBeGreaterThan(0)
})

test('Brutal Cleave reaches as far as the other weapon does, with what is on it [ia.modifications.2] [ia.item-cards.5] [card: Brutal Cleave]', () => {
  const match = three({
    gaarkhan: {
      cards: ['gaarkhan/brutal-cleave', 'item/vibroblade', 'item/extended-haft'],
      attached: { 'item/extended-haft': 'item/vibroblade' },
      at: '3,7',
    },
    groups: { troopers: { card: 'Stormtrooper', at: ['4,7', '5,7', '5,8'] } },
    active: 'gaarkhan',
  })
  const gaarkhan = match.hero('gaarkhan')
  match.rolls('3 damage', '1 damage 2 accuracy', '1 block')
  gaarkhan.choose({ do: 'attack', target: 'troopers 1', weapon: 'gaarkhan/vibro-ax' })
  gaarkhan.use('Brutal Cleave')
  expect(match.offered).toMatchObject([
    { target: 'troopers 2', weapon: 'item/vibroblade' },
    { target: 'troopers 3', weapon: 'item/vibroblade' },
  ])
})
