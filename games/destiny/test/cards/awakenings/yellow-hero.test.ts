import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const trooper = { trooper: '01002' } as const

test('Finn wields any weapon, but learns no foreign ability [card: 01045]', () => {
  const match = situation({
    player1: {
      characters: { finn: '01045', han: '01046' },
      hand: ["Luke Skywalker's Lightsaber", 'Force Throw'],
      resources: 3,
    },
    player2: { characters: trooper },
  })
  expect(match.player1.offers({ do: 'play', card: 'Force Throw' })).toBe(false)
  match.player1.play("Luke Skywalker's Lightsaber")
  expect(match.characters.finn.upgrades).toEqual(["Luke Skywalker's Lightsaber"])
})

test('Han is shielded for a card with Ambush [card: 01046]', () => {
  const match = situation({
    player1: { characters: { han: '01046' }, hand: ['Holdout Blaster', 'Datapad'], resources: 3 },
    player2: { characters: trooper },
  })
  match.player1.play('Datapad')
  expect(match.characters.han.shields).toBe(0)
  match.player2.pass()
  match.player1.play('Holdout Blaster')
  match.until('use-ability')
  match.player1.yes()
  expect(match.characters.han.shields).toBe(1)
})

test('Padmé discards the top of a deck, two cards for a resource [card: 01048]', () => {
  const match = situation({
    player1: { characters: { padme: { card: '01048', pool: ['special', 'special'] } }, resources: 1 },
    player2: { characters: trooper, deck: ['Comlink', 'Datapad', 'Promotion', 'Scout'] },
  })
  match.player1.resolve('special')
  match.player1.choose({ way: 'one' })
  expect(match.player2.discard).toEqual(['Comlink'])
  match.player1.resolve('special')
  match.player1.choose({ way: 'two' })
  expect(match.player2.deck).toEqual(['Scout'])
  expect(match.player1.resources).toBe(0)
})

test('Padmé may choose what she can’t pay, to no effect [card: 01048] [sd.choose-options.1]', () => {
  const match = situation({
    player1: { characters: { padme: { card: '01048', pool: ['special'] } } },
    player2: { characters: trooper },
  })
  match.player1.resolve('special')
  match.player1.choose({ way: 'two' })
  expect(match.player2.discard).toEqual([])
})

test('the Falcon plays a yellow event for free, from the hand or the discard pile [card: 01049] [sd.free.1]', () => {
  const match = situation({
    player1: {
      characters: { han: '01046' },
      supports: { falcon: { card: '01049', pool: ['special'] } },
      hand: ['Datapad', 'Scramble'],
      discard: ['Negotiate', 'Tactical Mastery'],
    },
    player2: { characters: trooper },
  })
  match.player1.resolve('special')
  expect(match.player1.all('card')).toEqual(['Negotiate', 'Scramble'])
  match.player1.choose({ card: 'Scramble' })
  expect(match.player1.hand).toEqual(['Datapad'])
  expect(match.player1.discard).toContain('Scramble')
  expect(match.player1.resources).toBe(0)
})

test('Diplomatic Immunity’s shields are distributed [card: 01050]', () => {
  const match = situation({
    player1: {
      characters: {
        padme: { card: '01048', upgrades: [{ card: 'Diplomatic Immunity', pool: ['3 shield'] }] },
        han: '01046',
      },
    },
    player2: { characters: trooper },
  })
  match.player1.resolve('3 shield')
  expect(match.player1.all('card')).toEqual(['han', 'padme'])
  match.player1.split({ padme: 1, han: 2 })
  expect(match.characters.padme.shields).toBe(1)
  expect(match.characters.han.shields).toBe(2)
})

test('DL-44 makes an opponent remove a die of his choice [card: 01051] [sd.ambush.1]', () => {
  const match = situation({
    player1: {
      characters: { finn: { card: '01045', pool: ['1 ranged'] } },
      hand: ['DL-44 Heavy Blaster Pistol'],
      resources: 3,
    },
    player2: { characters: { enemy: { card: '01002', pool: ['2 ranged', 'blank'] } } },
  })
  match.player1.play('DL-44 Heavy Blaster Pistol')
  match.until('remove')
  match.player2.choose({ die: 'blank' })
  expect(match.player2.pool).toEqual(['2 ranged'])
  expect(match.player1.pool).toEqual(['1 ranged'])
  expect(match.question).toBe('additional-action')
})

test('Infiltrate rerolls up to two dice of an opponent [card: 01052]', () => {
  const match = situation({
    player1: {
      characters: {
        finn: { card: '01045', pool: ['blank'], upgrades: [{ card: 'Infiltrate', pool: ['special'] }] },
      },
    },
    player2: {
      characters: { one: { card: '01002', pool: ['2 ranged'] }, two: { card: '01002', pool: ['1 ranged'] } },
    },
  })
  match.player1.resolve('special')
  expect(match.player1.all('pool')).toEqual(['player2'])
  match.rolls('blank')
  match.player1.pick({ die: '2 ranged' })
  expect(match.player2.pool).toEqual(['blank', '1 ranged'])
})
