import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Supporting Fire adds 1 to a ranged die [card: 01144]', () => {
  const match = situation({
    player1: {
      characters: { jango: { card: '01021', dice: 2, pool: ['2 ranged', '1 melee'] } },
      supports: { fire: '01144' },
    },
    player2: { characters: { rey: '01038' } },
  })
  match.player1.use('fire')
  match.player1.choose({ card: 'rey' })
  expect(match.characters.rey.damage).toBe(3)
  expect(match.supports.fire.ready).toBe(false)
  expect(match.player1.pool).toEqual(['1 melee'])
})

test('Two copies of It Binds All Things work together [card: 01150] [sd.play-card.6]', () => {
  const match = situation({
    player1: {
      characters: { kylo: '01011' },
      supports: { one: '01150', two: '01150' },
      hand: ['Lightsaber'],
      resources: 1,
    },
    player2: { characters: { rey: '01038' } },
  })
  match.player1.choose({ do: 'play' })
  match.player1.choose({ do: 'ability', card: 'one' })
  expect(match.characters.kylo.upgrades).toEqual(['Lightsaber'])
  expect(match.supports.two.ready).toBe(false)
})

test('brought down to nothing by It Binds All Things, an upgrade asks none to make way [card: 01150] [sd.upgrade-card.5]', () => {
  const match = situation({
    player1: {
      characters: { kylo: { card: '01011', upgrades: ['Holdout Blaster'] } },
      supports: { one: '01150', two: '01150' },
      hand: ['Force Training'],
    },
    player2: { characters: { rey: '01038' } },
  })
  match.player1.choose({ do: 'play' })
  match.player1.choose({ do: 'ability', card: 'one' })
  match.player1.choose({ do: 'ability', card: 'two' })
  expect(match.characters.kylo.upgrades).toEqual(['Holdout Blaster', 'Force Training'])
})

test('Infamous gives a yellow card Ambush [card: 01163] [sd.ambush.1]', () => {
  const match = situation({
    player1: {
      characters: { jango: '01021' },
      supports: { infamous: '01163' },
      hand: ['Hunker Down'],
    },
    player2: { characters: { rey: '01038' } },
  })
  match.player1.play('Hunker Down', { using: 'infamous' })
  expect(match.supports.infamous.ready).toBe(false)
  expect(match.player1.question).toBe('additional-action')
})

test('Infamous is not for other colours, nor for what has Ambush already [card: 01163] [sd.keywords.2]', () => {
  const match = situation({
    player1: {
      characters: { jango: { card: '01021', pool: ['2 ranged'] } },
      supports: { infamous: '01163' },
      hand: ['Take Cover', 'Unpredictable'],
    },
    player2: { characters: { rey: '01038' } },
  })
  match.player1.play('Unpredictable')
  expect(match.player1.question).toBe('additional-action')
  match.player1.play('Take Cover')
  match.player1.choose({ card: 'jango' })
  expect(match.asked).toBe('player2')
  expect(match.supports.infamous.ready).toBe(true)
})
