import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Lightsaber Pull finds a blue weapon in the deck, with a blue character [card: 03130] [sd.search.2]', () => {
  for (const [card, found] of [
    ['04024', ['Lightsaber']],
    ['02001', []],
  ] as const) {
    const match = situation({
      player1: { characters: { one: card }, hand: ['03130'], deck: ['Dodge', 'Lightsaber'] },
      player2: { characters: { enemy: '02001' } },
    })
    match.player1.play('Lightsaber Pull')
    if (found.length > 0) match.player1.pick({ title: 'Lightsaber' })
    expect(match.player1.hand).toEqual(found)
  }
})
