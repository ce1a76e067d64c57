import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const enemy = { enemy: '02001' } as const

test('C-3PO lets a die be resolved as another symbol, its value unchanged [card: 02030] [sd.clar-sor.3]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', pool: ['2 melee'] } },
      supports: { threepio: { card: '02030', pool: ['1 resource'] } },
    },
    player2: { characters: enemy },
  })
  match.player1.use('threepio')
  expect(match.player1.all('symbol')).not.toContain('melee')
  match.player1.choose({ symbol: 'resource' })
  expect(match.player1.resources).toBe(2)
  expect(match.pool('player1')).toEqual([])
})

test('C-3PO lets a blank be a special and leaves modifiers alone [card: 02030] [sd.clar-sor.3] [sd.clar-sor.4]', () => {
  const blaster = { card: '04029', pool: ['+2 ranged'] }
  const match = situation({
    player1: {
      characters: { poe: { card: '04025', pool: ['blank'], upgrades: [blaster] } },
      supports: { threepio: { card: '02030', pool: ['1 discard'] } },
    },
    player2: { characters: enemy },
  })
  match.player1.use('threepio')
  match.player1.choose({ symbol: 'special' })
  match.player1.choose({ card: 'poe' })
  expect(match.characters.poe.shields).toBe(1)
  match.player1.decline()
  expect(match.pool('player1')).toEqual(['+2 ranged'])
})

test('Obi-Wan Kenobi plays a blue card before he falls, and still falls [card: 02037] [sd.faq.28]', () => {
  const match = situation({
    player1: {
      characters: { obiwan: { card: '02037', damage: 9 }, rey: '04024' },
      hand: ['Salvo'],
      discard: ['02132'],
    },
    player2: { characters: { enemy: { card: '02001', pool: ['2 ranged'] } } },
    turn: 'player2',
  })
  match.player2.resolve('2 ranged', { on: 'obiwan' })
  expect(match.player1.all('title')).toEqual(['Rejuvenate'])
  match.player1.choose({ title: 'Rejuvenate' })
  match.player1.choose({ card: 'obiwan' })
  expect(match.characters.obiwan).toBeUndefined()
  expect(match.player1.discard).toEqual(['Rejuvenate'])
})

test('Maz Kanata resolves two dice at once; a modifier counts as one [card: 02045] [sd.resolve-via-card.4]', () => {
  const blaster = { card: '04029', pool: ['+2 ranged'] }
  const match = situation({
    player1: {
      characters: {
        maz: '02045',
        poe: { card: '04025', pool: ['2 ranged', '1 resource'], upgrades: [blaster] },
      },
    },
    player2: { characters: enemy },
  })
  match.player1.activate('maz', ['blank'])
  match.player1.choose({ die: '2 ranged' })
  match.player1.choose({ die: '+2 ranged' })
  match.player1.choose({ card: 'enemy' })
  expect(match.characters.enemy.damage).toBe(4)
  expect(match.asked).toBe('player2')
  expect(match.pool('player1')).toEqual(['blank', '1 resource'])
})

test('an Outer Rim Smuggler gains once a round for the last card played, not for one discarded [card: 02046] [sd.errata-sor.1] [sd.faq.33]', () => {
  const match = situation({
    player1: { characters: { smuggler: { card: '02046', pool: ['blank'] } }, hand: ['02113'] },
    player2: { characters: enemy },
  })
  match.player1.play('Long Con')
  expect(match.player1.resources).toBe(1)
  const discarded = situation({
    player1: { characters: { smuggler: { card: '02046', pool: ['blank'] } }, hand: ['02113'] },
    player2: { characters: enemy },
  })
  discarded.player1.reroll('Long Con', [])
  expect(discarded.player1.resources).toBe(0)
})

test('Destiny plays what the removed blue dice are worth [card: 02101] [sd.clar-sor.2]', () => {
  const match = situation({
    player1: {
      characters: { obiwan: { card: '02037', pool: ['3 melee', '1 focus'] } },
      hand: ['02101', "Rey's Lightsaber", 'Inner Strength'],
    },
    player2: { characters: enemy },
  })
  match.player1.play('Destiny')
  match.player1.pick({ die: '3 melee' })
  expect(match.player1.all('title')).toEqual(['Inner Strength', "Rey's Lightsaber"])
  match.player1.choose({ title: "Rey's Lightsaber" })
  expect(match.characters.obiwan).toMatchObject({ upgrades: ["Rey's Lightsaber"], shields: 1 })
  expect(match.pool('player1')).toEqual(['1 focus'])
})

test('Destiny with too little plays nothing [card: 02101]', () => {
  const match = situation({
    player1: {
      characters: { obiwan: { card: '02037', pool: ['1 melee'] } },
      hand: ['02101', 'Inner Strength'],
    },
    player2: { characters: enemy },
  })
  match.player1.play('Destiny')
  match.player1.pick({ die: '1 melee' })
  expect(match.player1.hand).toEqual(['Inner Strength'])
})

test('My Ally Is The Force leaves the die in the pool; a focus may turn itself [card: 02105] [sd.clar-sor.5]', () => {
  const match = situation({
    player1: { characters: { obiwan: { card: '02037', pool: ['1 focus'] } }, hand: ['02105'], resources: 2 },
    player2: { characters: enemy },
  })
  match.player1.play('My Ally Is The Force')
  match.player1.choose({ to: '3 melee' })
  expect(match.pool('player1')).toEqual(['3 melee'])
  expect(match.player1.question).toBe('additional-action')
})

test('Long Con counts its other copies in the discard pile [card: 02113] [sd.errata-sor.8]', () => {
  const match = situation({
    player1: { characters: { maz: '02045' }, hand: ['02113'], discard: ['02113', 'Parry'] },
    player2: { characters: enemy },
  })
  match.player1.play('Long Con')
  expect(match.player1.resources).toBe(1)
})

test('Obi-Wan Kenobi may play Noble Sacrifice twice, but falls only once [card: 02037] [card: 01118] [sd.faq.32]', () => {
  const match = situation({
    player1: {
      characters: { obiwan: { card: '02037', damage: 10 }, poe: '04025' },
      hand: ['01118', '01118'],
      discard: ['02132'],
    },
    player2: { characters: { one: { card: '02001', pool: ['2 ranged'] }, two: '02001' } },
    turn: 'player2',
  })
  match.player2.resolve('2 ranged', { on: 'obiwan' })
  match.player1.choose({ title: 'Noble Sacrifice' })
  match.player1.choose({ card: 'one' })
  match.player1.choose({ title: 'Noble Sacrifice' })
  match.player1.choose({ card: 'two' })
  match.player1.choose({ title: 'Rejuvenate' })
  match.player1.choose({ card: 'obiwan' })
  expect(match.characters.obiwan).toBeUndefined()
  expect([match.characters.one.ready, match.characters.two.ready]).toEqual([true, false])
})
