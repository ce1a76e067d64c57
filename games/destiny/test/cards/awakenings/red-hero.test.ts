import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const trooper = { trooper: '01002' } as const

test('Ackbar punishes the last card that an opponent plays [card: 01027]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001', ...trooper }, hand: ['Datapad', 'Datapad'], resources: 2 },
    player2: { characters: { ackbar: '01027' }, hand: ['Datapad'], resources: 1 },
  })
  match.player1.play('Datapad', { on: 'phasma' })
  expect(match.asked).toBe('player2')
  match.player2.play('Datapad')
  match.player1.play('Datapad', { on: 'phasma' })
  expect(match.question).toBe('damage')
  expect(match.player1.all('card')).toEqual(['phasma', 'trooper'])
  match.player1.choose({ card: 'trooper' })
  expect(match.characters.trooper.damage).toBe(2)
  expect(match.characters.ackbar.damage).toBe(0)
})

test('Ackbar punishes the last card that is discarded [card: 01027]', () => {
  const match = situation({
    player1: { characters: { ackbar: { card: '01027', pool: ['1 discard'] } } },
    player2: { characters: trooper, hand: ['Datapad'] },
  })
  match.player1.resolve('1 discard')
  expect(match.characters.trooper.damage).toBe(2)
})

test('Leia gives her die to reroll up to two of one’s dice [card: 01028]', () => {
  const match = situation({
    player1: {
      characters: {
        leia: { card: '01028', pool: ['1 focus', 'blank'] },
        poe: { card: '01029', pool: ['blank', 'blank'] },
      },
    },
    player2: { characters: { enemy: { card: '01002', pool: ['blank'] } } },
  })
  match.player1.use('leia', { die: '1 focus' })
  expect(match.player1.all('pool')).toEqual(['player1'])
  match.rolls('2 ranged', '1 disrupt')
  match.player1.pick({ of: 'leia' }, { of: 'poe' })
  expect(match.player1.pool).toEqual(['2 ranged', '1 disrupt', 'blank'])
})

test('Poe resolves a side of a discarded card’s die and may play it if it is a vehicle [card: 01029]', () => {
  const match = situation({
    player1: {
      characters: { poe: { card: '01029', pool: ['special'] } },
      hand: ['AT-ST', 'Datapad'],
      resources: 7,
    },
    player2: { characters: trooper },
  })
  match.player1.resolve('special')
  match.player1.choose({ card: 'AT-ST' })
  expect(match.player1.all('to')).toEqual(['2 shield', '3 ranged', '4 ranged', '5 ranged for 1', 'special'])
  match.player1.choose({ to: '5 ranged for 1' })
  match.player1.choose({ card: 'trooper' })
  expect(match.characters.trooper.damage).toBe(5)
  match.player1.yes()
  expect(match.player1.resources).toBe(0)
  expect(Object.keys(match.supports)).toEqual(['AT-ST'])
})

test('Poe plays nothing but vehicles, and no modifier by itself [card: 01029] [sd.modifier.4]', () => {
  const match = situation({
    player1: {
      characters: { poe: { card: '01029', pool: ['special'] } },
      hand: ['DH-17 Blaster Pistol'],
      resources: 3,
    },
    player2: { characters: trooper },
  })
  match.player1.resolve('special')
  expect(match.player1.all('to')).toEqual(['1 ranged', '1 shield', '2 ranged for 1'])
  match.player1.choose({ to: '1 shield' })
  match.player1.choose({ card: 'poe' })
  expect(match.characters.poe.shields).toBe(1)
  expect(match.asked).toBe('player2')
})

test('a special that Poe borrows is done before he plays the vehicle [card: 01029] [sd.clar-aw.14]', () => {
  const match = situation({
    player1: { characters: { poe: { card: '01029', pool: ['special'] } }, hand: ['AT-ST'], resources: 6 },
    player2: { characters: trooper, supports: { tie: '01006', bike: '01018' } },
  })
  match.player1.resolve('special')
  match.player1.choose({ to: 'special' })
  match.player1.choose({ card: 'bike' })
  expect(match.player2.discard).toEqual(['Speeder Bike Scout'])
  match.player1.yes()
  expect(Object.keys(match.supports)).toEqual(['AT-ST', 'tie'])
})

test('Poe can’t reroll a die of Black One that lies in no pool [card: 01029] [card: 01032] [sd.faq.18]', () => {
  const match = situation({
    player1: { characters: { poe: { card: '01029', pool: ['special'] } }, hand: ['Black One'] },
    player2: { characters: trooper },
  })
  match.player1.resolve('special')
  match.player1.choose({ to: 'special' })
  match.player1.choose({ card: 'trooper' })
  expect(match.characters.trooper.damage).toBe(1)
  expect(match.player1.pool).toEqual([])
})

test('Poe distributes the shields of Diplomatic Immunity [card: 01029] [card: 01050] [sd.die-related.3]', () => {
  const match = situation({
    player1: {
      characters: { poe: { card: '01029', pool: ['special'] }, han: '01046' },
      hand: ['Diplomatic Immunity'],
    },
    player2: { characters: trooper },
  })
  match.player1.resolve('special')
  match.player1.choose({ to: '4 shield' })
  match.player1.split({ poe: 1, han: 3 })
  expect(match.characters.poe.shields).toBe(1)
  expect(match.characters.han.shields).toBe(3)
})

test('the Rebel Trooper is a Guardian [card: 01030] [sd.guardian.1]', () => {
  const match = situation({
    player1: { characters: { rebel: '01030' } },
    player2: { characters: { enemy: { card: '01002', pool: ['2 ranged', '1 resource'] } } },
  })
  match.player1.activate('rebel', ['1 shield'])
  match.player1.choose({ die: '2 ranged' })
  expect(match.characters.rebel.damage).toBe(2)
  expect(match.player1.pool).toEqual(['1 shield'])
})

test('Launch Bay counts the cards in hand [card: 01031] [sd.x-variable.1]', () => {
  const match = situation({
    player1: {
      characters: { poe: '01029' },
      supports: { bay: { card: '01031', pool: ['X ranged'] } },
      hand: ['Datapad', 'Datapad', 'Comlink'],
    },
    player2: { characters: trooper, hand: ['Datapad'] },
  })
  match.player1.resolve('X ranged', { on: 'trooper' })
  expect(match.characters.trooper.damage).toBe(3)
})

test('Black One deals 1 damage and is rerolled, once an action [card: 01032] [sd.special-symbol.5]', () => {
  const match = situation(
    {
      player1: { characters: { poe: '01029' }, supports: { one: { card: '01032', pool: ['special'] } } },
      player2: { characters: trooper },
    },
    { dice: ['special'] },
  )
  match.player1.resolve('special', { on: 'trooper' })
  expect(match.player1.pool).toEqual(['special'])
  expect(match.asked).toBe('player2')
  match.player2.pass()
  match.player1.resolve('special', { on: 'trooper' })
  expect(match.characters.trooper.damage).toBe(2)
})

test('Scout discards the cheapest card of a hand [card: 01033] [sd.cheapest.1]', () => {
  const scout = { card: 'Scout', pool: ['special'] }
  const match = situation({
    player1: { characters: { poe: { card: '01029', upgrades: [scout] } } },
    player2: { characters: trooper, hand: ['AT-ST', 'Datapad', 'Promotion'] },
  })
  match.player1.resolve('special')
  expect(match.player1.all('card')).toEqual(['Datapad', 'Promotion'])
  match.player1.choose({ card: 'Promotion' })
  expect(match.player2.hand).toEqual(['AT-ST', 'Datapad'])
  expect(match.player1.view.players[1].hand.every(({ seenBy }) => seenBy !== 0)).toBe(true)
})

test('Scout finds nothing in an empty hand [card: 01033]', () => {
  const match = situation({
    player1: { characters: { poe: { card: '01029', upgrades: [{ card: 'Scout', pool: ['special'] }] } } },
    player2: { characters: trooper },
  })
  match.player1.resolve('special')
  expect(match.asked).toBe('player2')
})
