import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const hope = (way: string) => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['Abandon All Hope'], resources: 2 },
    player2: { characters: { leia: '01028' }, hand: ['Dodge', 'Block'], resources: 0 },
  })
  match.player1.play('Abandon All Hope')
  match.player2.choose({ way })
  return match
}

test('Abandon All Hope: the opponent may give up his hand [card: 01079]', () => {
  expect(hope('hand').player2.discard).toEqual(['Dodge', 'Block'])
})

test('Abandon All Hope: he may give up resources that he does not have [card: 01079] [sd.clar-aw.10]', () => {
  const match = hope('resources')
  expect(match.player2.hand).toEqual(['Dodge', 'Block'])
  expect(match.player2.resources).toBe(0)
})

test('Boundless Ambition draws up to the hand size, Emperor’s Favor included [card: 01080] [sd.clar-aw.9]', () => {
  const match = situation({
    player1: {
      characters: { kylo: '01011' },
      supports: { favor: '01088' },
      hand: ['Boundless Ambition', 'Dodge', 'Block'],
      resources: 1,
    },
    player2: { characters: { leia: '01028' } },
  })
  match.player1.play('Boundless Ambition')
  expect(match.player1.hand).toHaveLength(6)
})

test('Boundless Ambition draws nothing for a large hand [card: 01080] [sd.clar-aw.9]', () => {
  const hand = ['Boundless Ambition', 'Dodge', 'Block', 'Dodge', 'Block', 'Aim', 'Flank']
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand, resources: 1 },
    player2: { characters: { leia: '01028' } },
  })
  match.player1.play('Boundless Ambition')
  expect(match.player1.hand).toEqual(hand.slice(1))
})

test('Enrage turns 1 damage on a blue character into a resource [card: 01081]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011', phasma: '01001' }, hand: ['Enrage'] },
    player2: { characters: { leia: '01028' } },
  })
  match.player1.play('Enrage')
  expect(match.characters.kylo.damage).toBe(1)
  expect(match.player1.resources).toBe(1)
})

test('Enrage gives nothing without a blue character [card: 01081]', () => {
  const match = situation({
    player1: { characters: { phasma: '01001' }, hand: ['Enrage'] },
    player2: { characters: { leia: '01028' } },
  })
  match.player1.play('Enrage')
  expect(match.player1.resources).toBe(0)
})

test('Feel Your Anger removes as many dice as there are blanks, not only blanks [card: 01082]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['Feel Your Anger'], resources: 1 },
    player2: { characters: { leia: { card: '01028', dice: 2, pool: ['2 ranged', 'blank'] } } },
  })
  match.player1.play('Feel Your Anger')
  match.player1.pick({ die: '2 ranged' })
  expect(match.player2.pool).toEqual(['blank'])
})

test('Force Strike turns a blue die to melee damage and may resolve it [card: 01083]', () => {
  const match = situation({
    player1: {
      characters: {
        kylo: { card: '01011', pool: ['blank'] },
        grievous: { card: '01003', pool: ['blank'] },
      },
      hand: ['Force Strike'],
      resources: 2,
    },
    player2: { characters: { leia: '01028' } },
  })
  match.player1.play('Force Strike')
  expect(match.player1.all('to')).toEqual(['1 melee', '2 melee for 1'])
  match.player1.choose({ to: '2 melee for 1' })
  match.player1.choose({ do: 'die' })
  match.player1.choose({ card: 'leia' })
  expect(match.characters.leia.damage).toBe(2)
  expect(match.player1.resources).toBe(0)
})

test('Force Strike may leave the die where it is [card: 01083]', () => {
  const match = situation({
    player1: {
      characters: { kylo: { card: '01011', pool: ['blank'] } },
      hand: ['Force Strike'],
      resources: 1,
    },
    player2: { characters: { leia: '01028' } },
  })
  match.player1.play('Force Strike')
  match.player1.choose({ to: '1 melee' })
  match.player1.decline()
  expect(match.player1.pool).toEqual(['1 melee'])
})

test('No Mercy resolves a die also if no card was discarded [card: 01086] [sd.choose-target.4]', () => {
  const match = situation({
    player1: {
      characters: { kylo: { card: '01011', pool: ['1 melee'] } },
      hand: ['No Mercy', 'Enrage'],
      resources: 2,
    },
    player2: { characters: { leia: '01028' } },
  })
  match.player1.play('No Mercy')
  match.player1.pick()
  match.player1.choose({ card: 'leia' })
  expect(match.characters.leia.damage).toBe(1)
})

test('Pulling the Strings sorts the top of a deck, and only its player knows how [card: 01087]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['Pulling the Strings'] },
    player2: { characters: { leia: '01028' }, deck: ['Dodge', 'Block', 'Aim', 'Flank', 'Datapad'] },
  })
  match.player1.play('Pulling the Strings')
  match.player1.choose({ seat: 'player2' })
  match.player1.pick({ card: 'Dodge' }, { card: 'Block' })
  expect(match.player2.deck).toEqual(['Aim', 'Flank', 'Datapad', 'Dodge', 'Block'])
  expect(match.player1.view.players[1].knownInDeck.map(({ place }) => place).sort()).toEqual([0, 3, 4])
  expect(match.player2.view.players[1].knownInDeck).toEqual([])
})

test('Pulling the Strings moves nothing in a deck of two cards [card: 01087] [sd.then.1]', () => {
  const match = situation({
    player1: { characters: { kylo: '01011' }, hand: ['Pulling the Strings'] },
    player2: { characters: { leia: '01028' }, deck: ['Dodge', 'Block'] },
  })
  match.player1.play('Pulling the Strings')
  match.player1.choose({ seat: 'player2' })
  expect(match.asked).toBe('player2')
  expect(match.player2.deck).toEqual(['Dodge', 'Block'])
})
