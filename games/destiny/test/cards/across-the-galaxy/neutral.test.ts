import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

const enemy = { enemy: '02001' } as const

test('Han Solo shows cards of villains and heroes for resources [card: 08134]', () => {
  const match = situation({
    player1: {
      characters: { han: { card: '08134', pool: ['special'] } },
      hand: ['Hutt Ties', 'Long Con', 'Parry'],
    },
    player2: { characters: enemy, resources: 2 },
  })
  match.player1.resolve('special')
  expect(match.characters.enemy.damage).toBe(2)
  match.player1.choose({ title: 'Hutt Ties' })
  match.player1.choose({ title: 'Long Con' })
  expect([match.player1.resources, match.player2.resources]).toEqual([1, 1])
  expect(match.player2.view.players[0].hand.filter(({ kind }) => kind >= 0)).toHaveLength(2)
})

test('Theed Royal Palace pays who has no cards and gives a neutral character an action [card: 08159] [sd.errata-atg.1]', () => {
  for (const [card, hand, resources, question] of [
    ['08134', [], 1, 'additional-action'],
    ['04025', ['Parry'], 0, 'action'],
  ] as const) {
    const match = situation({
      battlefield: '08159',
      player1: { characters: { own: card }, hand },
      player2: { characters: enemy },
    })
    match.player1.use('Theed Royal Palace')
    expect(match.player1.resources).toBe(resources)
    expect(match.question).toBe(question)
    expect(match.player2.offers({ do: 'use' })).toBe(false)
  }
})

test('At Odds removes an odd die and may go under the deck; 0 is even [card: 08108] [sd.faq.40]', () => {
  for (const under of [true, false]) {
    const match = situation({
      player1: { characters: { own: '04025' }, hand: ['08108'], resources: 1 },
      player2: { characters: { enemy: { card: '02001', dice: 2, pool: ['1 ranged', 'blank'] } } },
    })
    match.player1.play('At Odds')
    if (under) match.player1.yes()
    else match.player1.no()
    expect(match.pool('player2')).toEqual(['blank'])
    expect(match.player1.discard).toEqual(under ? [] : ['At Odds'])
    expect(match.player1.deck.at(-1) === 'At Odds').toBe(under)
  }
})

test('a Dorsal Turret goes on a vehicle and may be rolled at once [card: 08131] [sd.modify.2]', () => {
  const match = situation({
    player1: {
      characters: { own: '04025' },
      supports: { wing: '08086', hutts: '03085' },
      hand: ['08131'],
      resources: 3,
    },
    player2: { characters: enemy },
  })
  match.player1.play('Dorsal Turret')
  match.player1.yes()
  expect(match.supports.wing.upgrades).toEqual(['Dorsal Turret'])
  expect(match.pool('player1')).toHaveLength(1)
})
