import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('Construct the Death Star wins with 15 resources on it [card: 12030] [sd.later.3] [sd.later.5]', () => {
  for (const [resources, winners] of [
    [12, null],
    [13, [0]],
  ] as const) {
    const match = situation({
      player1: {
        characters: { kylo: { card: '01011', dice: 2, pool: ['1 resource', '1 resource'] } },
        plot: { card: '12030', resources },
      },
      player2: { characters: { enemy: '04024' } },
    })
    match.player1.use('Construct the Death Star')
    expect(match.pool('player1')).toEqual([])
    expect(match.state.winners).toEqual(winners)
  }
})

test('without two dice showing resources nothing comes of it [card: 12030]', () => {
  const match = situation({
    player1: {
      characters: { kylo: { card: '01011', pool: ['1 resource'] } },
      plot: { card: '12030', resources: 13 },
    },
    player2: { characters: { enemy: '04024' } },
  })
  match.player1.use('Construct the Death Star')
  expect(match.pool('player1')).toEqual(['1 resource'])
  expect(match.state.winners).toBeNull()
})
