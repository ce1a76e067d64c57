import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('a Protocol Matrix goes on droids, characters and supports alike [card: 11051] [sd.later.6]', () => {
  const match = situation({
    player1: {
      characters: { kylo: '01011', droid: { card: '11039' } },
      supports: { threepio: '02030' },
      hand: ['11051'],
      resources: 1,
    },
    player2: { characters: { enemy: '04024' } },
    unwritten: true,
  })
  match.player1.choose({ do: 'play', card: '0-0-0 Protocol Matrix' })
  expect(match.player1.all('card')).toEqual(['droid', 'threepio'])
  match.player1.choose({ card: 'droid' })
  expect(match.characters.droid.upgrades).toEqual(['0-0-0 Protocol Matrix'])
})
