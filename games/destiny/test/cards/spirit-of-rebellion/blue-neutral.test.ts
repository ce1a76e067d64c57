import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const carrying = (card: string, pool: readonly string[]) => ({ upgrades: [{ card, pool }] })

test('Force Push turns up to two dice of an opponent [card: 02054]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['blank'], ...carrying('02054', ['special']) } } },
    player2: {
      characters: {
        kylo: { card: '01011', dice: 2, pool: ['1 melee', '1 shield'] },
        jawa: { card: '06004', pool: ['1 ranged'] },
      },
    },
  })
  match.player1.resolve('special')
  expect(match.player1.offers({ of: 'rey' })).toBe(false)
  match.player1.choose({ die: '1 melee', to: 'blank' })
  match.player1.choose({ die: '1 shield', to: 'blank' })
  expect(match.pool('player2')).toEqual(['blank', 'blank', '1 ranged'])
  expect(match.asked).toBe('player2')
})

test('Force Speed gives two actions more [card: 02055]', () => {
  const match = situation({
    player1: {
      characters: {
        rey: { card: '04024', dice: 2, pool: ['1 resource'], ...carrying('02055', ['special']) },
        poe: '04025',
      },
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.resolve('special')
  match.player1.resolve('1 resource')
  match.player1.activate('poe', ['1 ranged'])
  expect(match.player1.resources).toBe(1)
  expect(match.asked).toBe('player2')
})

test('Makashi Training trades a melee die for another, once while it is ready [card: 02056]', () => {
  const match = situation({
    player1: {
      characters: {
        rey: { card: '04024', dice: 2, pool: ['1 melee', '1 shield'], ...carrying('02056', []) },
      },
    },
    player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['1 melee', '1 shield'] } } },
  })
  match.player1.use('Makashi Training')
  expect(match.pool('player1')).toEqual(['1 shield'])
  expect(match.pool('player2')).toEqual(['1 shield'])
  expect(match.upgrades['Makashi Training'].ready).toBe(false)
})

test('Makashi Training is no action without a melee die, and asks for a blue character [card: 02056]', () => {
  const match = situation({
    player1: {
      characters: { poe: { card: '04025', pool: ['1 ranged'], ...carrying('02056', []) } },
      hand: ['02056'],
      resources: 2,
    },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
  })
  expect(match.player1.offers({ do: 'use' })).toBe(false)
  expect(match.player1.offers({ do: 'play' })).toBe(false)
})

test('a Decisive Blow removes all dice of whom it hits [card: 02127]', () => {
  const match = situation({
    player1: { characters: { rey: { card: '04024', pool: ['2 melee'] } }, hand: ['02127'], resources: 3 },
    player2: {
      characters: {
        kylo: { card: '01011', pool: ['1 melee'], ...carrying('01059', ['1 shield']) },
        jawa: { card: '06004', pool: ['1 ranged'] },
      },
    },
  })
  match.player1.play('Decisive Blow')
  match.player1.choose({ card: 'kylo' })
  expect(match.characters.kylo.damage).toBe(2)
  expect(match.pool('player2')).toEqual(['1 ranged'])
})

test.each([
  ['1 melee', 1],
  ['3 melee for 1', 0],
])('High Ground removes %s, and hurts the character for a character die [card: 02128]', (die, damage) => {
  const saber = die.startsWith('3')
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['02128'], resources: 1 },
    player2: {
      characters: {
        kylo: {
          card: '01011',
          pool: saber ? ['1 shield'] : [die],
          ...carrying('01059', saber ? [die] : ['1 shield']),
        },
      },
    },
  })
  match.player1.play('High Ground')
  expect(match.pool('player2')).toEqual(['1 shield'])
  expect(match.characters.kylo.damage).toBe(damage)
})

test('High Ground needs the battlefield [card: 02128]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['02128'], resources: 1 },
    player2: { characters: { kylo: { card: '01011', pool: ['1 melee'] } } },
    controller: 'player2',
  })
  expect(match.player1.offers({ do: 'play' })).toBe(false)
})

test('Overconfidence rerolls two dice and removes the lesser one [card: 02130]', () => {
  const match = situation(
    {
      player1: { characters: { rey: { card: '04024', pool: ['1 shield'] } }, hand: ['02130'], resources: 1 },
      player2: { characters: { kylo: { card: '01011', dice: 2, pool: ['2 melee for 1', '1 shield'] } } },
    },
    { dice: ['2 melee for 1', '1 resource'] },
  )
  match.player1.play('Overconfidence')
  match.player1.pick({ of: 'kylo', die: '2 melee for 1' }, { of: 'kylo', die: '1 shield' })
  expect(match.pool('player2')).toEqual(['2 melee for 1'])
})

test('Trust Your Instincts rerolls dice of one blue character, then draws [card: 02133]', () => {
  const match = situation(
    {
      player1: {
        characters: {
          rey: { card: '04024', pool: ['blank'], ...carrying('01059', ['blank']) },
          ketsu: { card: '06003', pool: ['blank'] },
        },
        hand: ['02133'],
        deck: ['Dodge', 'Jetpack'],
      },
      player2: { characters: { kylo: '01011' } },
    },
    { dice: ['2 melee', '1 shield'] },
  )
  match.player1.play('Trust Your Instincts')
  expect(match.player1.offers({ of: 'ketsu' })).toBe(false)
  match.player1.pick({ of: 'rey' }, { of: 'Lightsaber' })
  match.player1.yes()
  expect(match.pool('player1')).toEqual(['2 melee', 'blank', '1 shield'])
  expect(match.player1.hand).toEqual(['Dodge'])
})

test('Meditate gives a blank to turn a die, but not to damage [card: 02134]', () => {
  const match = situation({
    player1: {
      characters: { rey: { card: '04024', dice: 2, pool: ['blank', '1 melee'] } },
      supports: { meditate: '02134' },
    },
    player2: { characters: { kylo: '01011' } },
  })
  match.player1.use('meditate')
  expect(match.player1.offers({ to: '2 melee' })).toBe(false)
  match.player1.choose({ to: '1 shield' })
  expect(match.pool('player1')).toEqual(['1 shield'])
  expect(match.supports.meditate.ready).toBe(false)
})
