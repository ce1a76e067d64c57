import { expect, test } from 'vitest'
import { newMatch, situation } from '../../play.ts'

test('Local Patrol lets the opponent choose what is lost [card: 03112]', () => {
  for (const [way, resources, deck] of [
    ['lose', 0, 3],
    ['discard-top', 1, 1],
  ] as const) {
    const match = situation({
      player1: { characters: { han: '01046' }, hand: ['03112'] },
      player2: { characters: { enemy: '02001' }, resources: 1, deck: ['Dodge', 'Dodge', 'Dodge'] },
    })
    match.player1.play('Local Patrol')
    match.player2.choose({ way })
    expect(match.player2.resources).toBe(resources)
    expect(match.player2.deck).toHaveLength(deck)
  }
})

test('after a Quick Escape the further turns of the round are passed [card: 03113]', () => {
  const match = situation({
    player1: { characters: { han: '01046' }, hand: ['03113'], resources: 1 },
    player2: { characters: { enemy: { card: '04025', dice: 2, pool: ['2 ranged', 'blank'] } } },
  })
  match.player1.play('Quick Escape')
  match.player1.pick({ die: '2 ranged' })
  expect(match.pool('player2')).toEqual(['blank'])
  match.player2.activate('enemy')
  expect(match.asked).toBe('player2')
  match.nextRound()
  expect(match.asked).toBe('player1')
})

test('Lando Calrissian starts with 3 resources [card: 03039]', () => {
  const deck = (character: string) => ({
    name: 'test',
    format: 'standard-2018-12-11',
    characters: [{ card: character, dice: 1 as const }],
    plot: null,
    battlefield: '02153',
    cards: [{ card: '02138', count: 20 }],
  })
  const match = newMatch({ decks: [deck('03039'), deck('02001')] })
  match.until('action')
  expect([match.player1.resources, match.player2.resources]).toEqual([3, 2])
})
