/** Downgrades, later than reference 1.9. No rule of the reference speaks of them; docs/rulings.md does. */
import { expect, test } from 'vitest'
import { conserved } from '../../../conserved.ts'
import { situation } from '../../play.ts'

const vader = { vader: '01010' } as const

test('a downgrade goes on an opponent’s character, never on one’s own, and belongs to whoever played it', () => {
  const match = situation({
    player1: { characters: vader, hand: ['Wanted'] },
    player2: { characters: { rey: '01038', luke: '01035' }, supports: { bb8: '01043' } },
  })
  match.player1.choose({ do: 'play', card: 'Wanted' })
  expect(match.player1.all('card')).toEqual(['luke', 'rey'])
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey).toMatchObject({ upgrades: [], downgrades: ['Wanted'] })
  expect(match.upgrades.Wanted.owner).toBe('player1')
})

test('three downgrades stay beside three upgrades; of a fourth, the character’s player discards one', () => {
  const match = situation({
    player1: { characters: vader, hand: ['Wanted'] },
    player2: {
      characters: {
        rey: {
          card: '01038',
          upgrades: ['Lightsaber', 'Comlink', 'Holdout Blaster', 'Hex', 'Shock Collar', 'Death Mark'],
        },
      },
    },
  })
  match.player1.play('Wanted')
  expect(match).toMatchObject({ asked: 'player2', question: 'too-many-downgrades' })
  expect(match.player2.all('card')).toEqual(['Death Mark', 'Hex', 'Shock Collar', 'Wanted'])
  match.player2.choose({ card: 'Shock Collar' })
  expect(match.characters.rey.upgrades).toHaveLength(3)
  expect(match.player1.discard).toEqual(['Shock Collar'])
})

test('a downgrade neither makes way for an upgrade nor for another downgrade', () => {
  const match = situation({
    player1: { characters: vader, hand: ['Wounded'], resources: 1 },
    player2: {
      characters: { rey: { card: '01038', upgrades: ['Mind Extraction'] } },
      hand: ['Comlink'],
      resources: 2,
    },
  })
  match.player1.play('Wounded', { ask: true })
  expect(match.asked).toBe('player2')
  match.player2.play('Comlink', { ask: true })
  expect(match.characters.rey).toMatchObject({
    upgrades: ['Comlink'],
    downgrades: ['Mind Extraction', 'Wounded'],
  })
})

test('an effect on upgrades does not find downgrades', () => {
  const match = situation({
    player1: { characters: vader, hand: ['Confiscation'], resources: 5 },
    player2: { characters: { rey: { card: '01038', upgrades: ['Shock Collar'] } } },
  })
  match.player1.play('Confiscation')
  expect(match.characters.rey.downgrades).toEqual(['Shock Collar'])
})

test('downgrades fall with their character, into their owner’s pile', () => {
  const match = situation({
    player1: { characters: { vader: { card: '01010', pool: ['2 melee'] } } },
    player2: {
      characters: { rey: { card: '01038', damage: 9, upgrades: ['Comlink', 'Shock Collar'] }, luke: '01035' },
    },
  })
  match.player1.resolve('2 melee', { on: 'rey' })
  expect(match.player1.discard).toEqual(['Shock Collar'])
  expect(match.player2.discard).toEqual(['Comlink'])
})

test('a second chance keeps the character, and the downgrades on it', () => {
  const match = situation({
    player1: { characters: { vader: { card: '01010', pool: ['2 melee'] } } },
    player2: {
      characters: { han: { card: '01046', damage: 9, upgrades: ['Second Chance', 'Wanted'] }, luke: '01035' },
    },
  })
  match.player1.resolve('2 melee', { on: 'han' })
  expect(match.characters.han).toMatchObject({ damage: 5, downgrades: ['Wanted'] })
  expect(match.question).toBe('action')
})

test('whoever leaves the game takes the downgrades of others out of play, not out of the game', () => {
  const match = situation({
    player1: { characters: vader },
    player2: {
      characters: { rey: { card: '01038', upgrades: [{ card: 'Wanted', by: 'player3' }] } },
      deck: [],
    },
    player3: { characters: { luke: { card: '01035', upgrades: [{ card: 'Hex', by: 'player2' }] } } },
  })
  match.nextRound()
  expect(match.player3.discard).toEqual(['Wanted'])
  expect(match.characters.luke.downgrades).toEqual([])
  expect(conserved(match.state)).toBeNull()
})

test('everybody sees whose a downgrade is and where it lies', () => {
  const match = situation({
    player1: { characters: vader },
    player2: { characters: { rey: { card: '01038', upgrades: ['Wanted'] } } },
  })
  const { cards } = match.player2.view
  const rey = cards.find(({ health }) => health === 10)
  expect(cards.find(({ type }) => type === 'downgrade')).toMatchObject({
    controller: 0,
    owner: 0,
    on: rey?.id,
  })
})
