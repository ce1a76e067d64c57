import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Lockdown takes the battlefield with two red characters, not with one [card: 02063] [sd.spot.4]', () => {
  for (const [second, controller] of [
    ['02002', 'player1'],
    ['01011', 'player2'],
  ]) {
    const match = situation({
      player1: { characters: { first: '02001', second }, hand: ['02063'] },
      player2: { characters: { enemy: '04024' } },
      controller: 'player2',
    })
    match.player1.play('Lockdown')
    expect(match.picture.controller).toBe(controller)
    expect(match.picture.claimed).toBe('nobody')
  }
})

test('We Have Them Now turns dice to damage while the battlefield is held [card: 02068]', () => {
  const given = {
    player1: {
      characters: { kylo: { card: '01011', dice: 2, pool: ['blank', '1 resource'] } },
      hand: ['02068'],
      resources: 2,
    },
    player2: { characters: { enemy: '04024' } },
  } as const
  const match = situation(given)
  match.player1.play('We Have Them Now')
  match.player1.choose({ die: 'blank', to: '2 melee for 1' })
  match.player1.choose({ die: '1 resource', to: '1 melee' })
  expect(match.pool('player1')).toEqual(['2 melee for 1', '1 melee'])
  const without = situation({ ...given, controller: 'player2' })
  expect(without.player1.offers({ do: 'play' })).toBe(false)
})

test('Undying Loyalty heals, and goes on the deck for a resource beside a copy [card: 02067]', () => {
  for (const [discard, resources] of [
    [['02067'], 1],
    [[], 1],
    [['02067'], 0],
  ] as const) {
    const match = situation({
      player1: { characters: { phasma: { card: '01001', damage: 2 } }, hand: ['02067'], discard, resources },
      player2: { characters: { enemy: '04024' } },
    })
    match.player1.play('Undying Loyalty')
    expect(match.characters.phasma.damage).toBe(1)
    const open = discard.length > 0 && resources > 0
    if (open) match.player1.yes()
    expect(match.player1.deck[0] === 'Undying Loyalty').toBe(open)
    expect(match.player1.discard).toHaveLength(open ? discard.length : discard.length + 1)
  }
})
