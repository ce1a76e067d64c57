import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

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
