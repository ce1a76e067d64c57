import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const trooper = { trooper: '01002' } as const

test('Infantry Grenades hit a whole side and are spent [card: 01017]', () => {
  const match = situation({
    player1: {
      characters: { phasma: { card: '01001', upgrades: [{ card: 'Infantry Grenades', pool: ['special'] }] } },
    },
    player2: { characters: { one: '01002', two: { card: '01002', shields: 1 } } },
  })
  match.player1.resolve('special')
  expect(match.characters.one.damage).toBe(2)
  expect(match.characters.two.damage).toBe(1)
  expect(match.characters.phasma).toMatchObject({ damage: 0, upgrades: [] })
  expect(match.player1.discard).toEqual(['Infantry Grenades'])
})

test('Speeder Bike Scout removes a die and gives another action [card: 01018]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, supports: { bike: { card: '01018', pool: ['special'] } } },
    player2: { characters: { enemy: { card: '01002', pool: ['2 ranged'] } } },
  })
  match.player1.resolve('special')
  match.player1.choose({ die: '2 ranged' })
  expect(match.player2.pool).toEqual([])
  expect(match.question).toBe('additional-action')
  match.player1.activate('phasma', ['blank'])
  expect(match.asked).toBe('player2')
})

test('BB-8 rerolls itself with another die and stays [card: 01043] [sd.special-symbol.5]', () => {
  const match = situation(
    {
      player1: {
        characters: { rey: { card: '01038', pool: ['blank'] } },
        supports: { bb8: { card: '01043', pool: ['special'] } },
      },
      player2: { characters: { enemy: { card: '01002', pool: ['2 ranged'] } } },
    },
    { dice: ['special', '1 discard'] },
  )
  match.player1.resolve('special')
  expect(match.player1.pool).toEqual(['1 discard', 'special'])
  expect(match.player2.pool).toEqual(['2 ranged'])
  // Showing its special again, it can't be resolved a second time in this action.
  expect(match.asked).toBe('player2')
})

test('BB-8 alone rerolls itself [card: 01043] [sd.abilities.6]', () => {
  const match = situation(
    {
      player1: { characters: { rey: '01038' }, supports: { bb8: { card: '01043', pool: ['special'] } } },
      player2: { characters: trooper },
    },
    { dice: ['1 resource'] },
  )
  match.player1.resolve('special')
  expect(match.player1.pool).toEqual(['1 resource'])
})

test('Rey’s Staff removes a die that shows melee or ranged damage [card: 01044]', () => {
  const match = situation({
    player1: {
      characters: {
        rey: { card: '01038', pool: ['+2 melee'], upgrades: [{ card: "Rey's Staff", pool: ['special'] }] },
      },
    },
    player2: { characters: { enemy: { card: '01002', pool: ['2 ranged', '1 resource'] } } },
  })
  match.player1.resolve('special')
  expect(match.player1.all('die')).toEqual(['+2 melee', '2 ranged'])
  match.player1.choose({ die: '2 ranged' })
  expect(match.player2.pool).toEqual(['1 resource'])
})

test('Comlink rerolls dice of one pool once it is in play [card: 01061] [sd.after.2]', () => {
  const match = situation({
    player1: { characters: { luke: { card: '01035', pool: ['blank'] } }, hand: ['Comlink'], resources: 2 },
    player2: { characters: { enemy: { card: '01002', pool: ['2 ranged', '2 ranged'] } } },
  })
  match.player1.play('Comlink')
  match.player1.choose({ seat: 'player2' })
  match.rolls('blank', '1 resource')
  match.player1.pick({ die: '2 ranged' }, { die: '2 ranged' })
  expect(match.player2.pool).toEqual(['blank', '1 resource'])
  expect(match.player1.pool).toEqual(['blank'])
  expect(match.characters.luke.upgrades).toEqual(['Comlink'])
})

test('Datapad turns a die of one’s own to a side without damage [card: 01062]', () => {
  const match = situation({
    player1: {
      characters: {
        kylo: { card: '01011', pool: ['blank'], upgrades: [{ card: 'Datapad', pool: ['special'] }] },
      },
    },
    player2: { characters: { enemy: { card: '01002', pool: ['2 ranged'] } } },
  })
  match.player1.resolve('special')
  expect(match.player1.all('pool')).toEqual(['player1'])
  expect(match.player1.offers({ of: 'kylo', to: '1 melee' })).toBe(false)
  match.player1.choose({ of: 'kylo', to: '1 shield' })
  expect(match.player1.pool).toEqual(['1 shield'])
})

test('Holdout Blaster gives an action more, and is redeployed [card: 01063] [sd.ambush.1] [sd.redeploy.1]', () => {
  const match = situation({
    player1: {
      characters: { weak: { card: '01002', damage: 6 }, ...trooper },
      hand: ['Holdout Blaster'],
      resources: 2,
    },
    player2: { characters: { vader: { card: '01010', pool: ['3 melee'] } } },
  })
  match.player1.play('Holdout Blaster', { on: 'weak' })
  match.player1.choose({ do: 'forgo' })
  match.player2.resolve('3 melee', { on: 'weak' })
  match.player1.choose({ card: 'trooper' })
  expect(match.characters.trooper.upgrades).toEqual(['Holdout Blaster'])
})
