import { expect, test } from 'vitest'
import { situation } from './play.ts'

const phasma = { phasma: { card: '01001', dice: 2 } } as const
const trooper = { trooper: 'First Order Stormtrooper' } as const

test('an activated character is exhausted and rolls its dice and those of its upgrades [sd.activate.1] [sd.upgrade-card.13]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', dice: 2, upgrades: ['F-11D Rifle'] } } },
    player2: { characters: trooper },
  })
  match.player1.activate('phasma', ['2 ranged', 'blank', '+1 ranged'])
  expect(match.pool('player1')).toEqual(['2 ranged', 'blank', '+1 ranged'])
  expect(match.characters.phasma.ready).toBe(false)
  expect(match.asked).toBe('player2')
})

test('an exhausted character is not activated [sd.activate.7]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', exhausted: true } } },
    player2: { characters: trooper },
  })
  expect(match.player1.offers({ do: 'activate' })).toBe(false)
})

test('a modifier adds to another die and never resolves alone [sd.modifier.1] [sd.modifier.2] [sd.modifier.4]', () => {
  const rifle = { card: 'F-11D Rifle', pool: ['+2 ranged'] }
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['1 ranged'], upgrades: [rifle] } } },
    player2: { characters: trooper },
  })
  expect(match.player1.all('die')).toEqual(['1 ranged'])
  match.player1.resolve('1 ranged', { modifiers: ['+2 ranged'], on: 'trooper' })
  expect(match.characters.trooper.damage).toBe(3)
  expect(match.pool('player1')).toEqual([])
})

test('dice of one symbol are resolved one after another in one action [sd.resolve-dice.1] [sd.resolve-dice.5]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['1 ranged', '2 ranged'] } } },
    player2: { characters: { one: '01002', two: '01002' } },
  })
  match.player1.resolve('1 ranged', { on: 'one' })
  expect(match.question).toBe('resolve-more')
  match.player1.resolve('2 ranged', { on: 'two' })
  expect([match.characters.one.damage, match.characters.two.damage]).toEqual([1, 2])
  expect(match.asked).toBe('player2')
})

test('a side with a cost is resolved only by who can pay [sd.resolve-dice.3]', () => {
  const position = (resources: number) =>
    situation({
      player1: { characters: { trooper: { card: '01002', pool: ['2 ranged for 1'] } }, resources },
      player2: { characters: phasma },
    })
  expect(position(0).player1.offers({ do: 'resolve' })).toBe(false)
  const match = position(1)
  match.player1.resolve('2 ranged for 1', { on: 'phasma' })
  expect(match.player1.resources).toBe(0)
  expect(match.characters.phasma.damage).toBe(2)
})

test('shields block before damage is taken [sd.shields.1] [sd.shields.2]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['2 ranged'] } } },
    player2: { characters: { trooper: { card: '01002', shields: 1, damage: 2 } } },
  })
  match.player1.resolve('2 ranged', { on: 'trooper' })
  expect(match.characters.trooper).toMatchObject({ shields: 0, damage: 3 })
})

test('an upgrade is paid and attached with its die [sd.upgrade-card.1] [sd.upgrade-card.3] [sd.play-card.7]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001', trooper: '01002' }, hand: ['F-11D Rifle'], resources: 3 },
    player2: { characters: { enemy: '01002' } },
  })
  match.player1.play('F-11D Rifle', { on: 'trooper' })
  expect(match.player1).toMatchObject({ resources: 1, hand: [] })
  expect(match.characters.trooper.upgrades).toEqual(['F-11D Rifle'])
  expect(match.upgrades['F-11D Rifle'].dice).toBe(1)
})

test('a replaced upgrade lowers the cost, once a round [sd.upgrade-card.5] [sd.upgrade-card.6]', () => {
  const position = (replaced: boolean) =>
    situation({
      player1: {
        characters: { phasma: { card: '01001', upgrades: [{ card: 'F-11D Rifle', name: 'old' }] } },
        hand: ['F-11D Rifle'],
        resources: 0,
        replaced,
      },
      player2: { characters: trooper },
    })
  expect(position(true).player1.offers({ do: 'play' })).toBe(false)
  const match = position(false)
  match.player1.play('F-11D Rifle', { on: 'phasma', replace: 'old' })
  expect(match.characters.phasma.upgrades).toEqual(['F-11D Rifle'])
  expect(match.player1.discard).toEqual(['F-11D Rifle'])
})

test('a card is discarded to reroll any dice of the pool [sd.reroll-action.1]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', pool: ['blank', 'blank'] } }, hand: ['Occupation'] },
    player2: { characters: trooper },
  })
  match.player1.reroll('Occupation', ['blank'], ['2 ranged'])
  expect(match.pool('player1')).toEqual(['2 ranged', 'blank'])
  expect(match.player1.discard).toEqual(['Occupation'])
})

test('whoever claims takes control, passes from then on and begins the next round [sd.claim.1] [sd.claim.3] [sd.claim.8]', () => {
  const match = situation({
    controller: 'player2',
    player1: { characters: phasma },
    player2: { characters: trooper },
  })
  match.player1.claim()
  expect(match.picture).toMatchObject({ controller: 'player1', claimed: 'player1' })
  match.player2.activate('trooper')
  expect(match.asked).toBe('player2')
  expect(match.player2.offers({ do: 'claim' })).toBe(false)
  match.nextRound()
  expect(match.asked).toBe('player1')
})

test('the phase ends when all pass one after another, and upkeep readies cards and gives 2 resources [sd.passing.2] [sd.upkeep.1] [sd.upkeep.3]', () => {
  const match = situation({
    player1: { characters: { phasma: { card: '01001', exhausted: true, pool: ['2 ranged'] } } },
    player2: { characters: trooper },
  })
  match.player1.pass()
  match.player2.pass()
  expect(match.picture.round).toBe(2)
  expect(match.characters.phasma).toMatchObject({ ready: true, pool: [] })
  expect(match.player1.resources).toBe(2)
  expect(match.player1.hand).toHaveLength(5)
})
