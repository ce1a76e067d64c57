import { expect, test } from 'vitest'
import { newMatch, situation } from '../../play.ts'

const enemy = { enemy: { card: '02001', pool: ['2 ranged'] } } as const

test('Gang Up counts your yellow characters [card: 05068]', () => {
  const gang = { card: '05068', pool: ['X shield'] }
  const match = situation({
    player1: { characters: { maz: { card: '02045', upgrades: [gang] }, smuggler: '02046', rey: '04024' } },
    player2: { characters: enemy },
  })
  match.player1.resolve('X shield', { on: 'rey' })
  expect(match.characters.rey.shields).toBe(2)
})

test("Resilient brings back a die that an opponent's card removed, once [card: 05135]", () => {
  const match = situation(
    {
      player1: { characters: { rey: { card: '04024', pool: ['2 melee'], upgrades: ['05135'] } } },
      player2: { characters: enemy, hand: ['Parry', 'Parry'], resources: 2 },
      turn: 'player2',
    },
    { dice: ['1 melee'] },
  )
  match.player2.play('Parry')
  match.player1.choose({ of: 'rey' })
  expect(match.pool('player1')).toEqual(['1 melee'])
  match.player1.pass()
  match.player2.play('Parry')
  expect(match.question).toBe('action')
  expect(match.pool('player1')).toEqual([])
})

test('Resilient does not answer a special [card: 05135] [sd.clar-leg.11]', () => {
  const stasis = { card: '04008', pool: ['special'] }
  const match = situation({
    player1: { characters: { trooper: { card: '02001', pool: ['2 ranged'], upgrades: ['05135'] } } },
    player2: { characters: { vader: { card: '02010', upgrades: [stasis] } } },
    turn: 'player2',
  })
  match.player2.resolve('special', { on: 'trooper' })
  expect(match.question).toBe('action')
})

test('a Cantina Brawl goes on as long as somebody discards a card [card: 05148] [sd.clar-leg.7]', () => {
  const match = situation({
    player1: { characters: { maz: '02045' }, hand: ['05148', 'Parry'], resources: 1 },
    player2: { characters: enemy, hand: ['Evade'] },
  })
  match.player1.play('Cantina Brawl')
  match.player2.choose({ title: 'Evade' })
  match.player1.choose({ title: 'Parry' })
  expect([match.characters.enemy.damage, match.characters.maz.damage]).toEqual([2, 1])
  expect(match.asked).toBe('player2')
})

test('Hasty Exit gives the battlefield away to remove a die, if you have it [card: 05153] [sd.clar-leg.8]', () => {
  for (const controller of ['player1', 'player2'] as const) {
    const match = situation({
      controller,
      player1: { characters: { maz: '02045' }, hand: ['05153'] },
      player2: { characters: enemy },
    })
    match.player1.play('Hasty Exit')
    expect(match.picture.controller).toBe('player2')
    expect(match.pool('player2')).toEqual(controller === 'player1' ? [] : ['2 ranged'])
  }
})

test('Lure makes an opponent activate a card [card: 05154]', () => {
  const match = situation({
    player1: { characters: { maz: '02045' }, hand: ['05154'], resources: 1 },
    player2: { characters: { one: '02001', two: { card: '02001', exhausted: true } } },
  })
  match.player1.play('Lure')
  expect(match.characters.one.ready).toBe(false)
  expect(match.pool('player2')).toHaveLength(1)
  expect(match.player1.question).toBe('additional-action')
})

test('Vandalize costs as many character dice as the card costs, none for one that is free [card: 05156] [sd.clar-leg.10]', () => {
  const match = situation({
    player1: {
      characters: { maz: { card: '02045', pool: ['1 shield'] } },
      hand: ['05156', '05156'],
      resources: 2,
    },
    player2: { characters: enemy, supports: { hutts: '03085', inspection: '02070', slave: '02022' } },
  })
  match.player1.play('Vandalize')
  expect(match.player1.all('card')).toEqual(['hutts', 'inspection'])
  match.player1.choose({ card: 'inspection' })
  expect(match.pool('player1')).toEqual(['1 shield'])
  match.player2.pass()
  match.player1.play('Vandalize')
  expect(match.pool('player1')).toEqual([])
  expect(Object.keys(match.supports)).toEqual(['slave'])
})

test('Fortify gives a shield once the set-up is done [card: 05169] [sd.setup.14]', () => {
  const deck = (plot: string | null) => ({
    name: 'test',
    format: 'standard-2018-12-11',
    characters: [{ card: '02001', dice: 1 as const }],
    plot,
    battlefield: '02153',
    cards: [{ card: '02138', count: 20 }],
  })
  const match = newMatch({ decks: [deck('05169'), deck(null)] })
  match.until('shields')
  const shields = () => match.state.cards.reduce((sum, card) => sum + card.shields, 0)
  const before = shields()
  match.choose({ owner: 'player1' })
  expect(shields()).toBe(before + 1)
})
