import { expect, test } from 'vitest'
import { situation } from '../../play.ts'

test('a Merchant Freighter enters with resources, is activated without a die and gives them away one by one [card: 12154] [sd.later.2] [sd.later.3] [sd.later.7]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, hand: ['12154'], resources: 1 },
    player2: { characters: { enemy: '02001' } },
  })
  match.player1.play('Merchant Freighter')
  expect(match.supports['Merchant Freighter']).toMatchObject({ resources: 3, ready: true })
  match.player2.pass()
  match.player1.activate('Merchant Freighter')
  match.player1.yes()
  expect(match.player1.resources).toBe(1)
  expect(match.supports['Merchant Freighter']).toMatchObject({ resources: 2, ready: false })
  match.player2.pass()
  expect(match.player1.offers({ do: 'activate', card: 'Merchant Freighter' })).toBe(false)
})

test('an empty Merchant Freighter gives nothing [card: 12154]', () => {
  const match = situation({
    player1: { characters: { rey: '04024' }, supports: { freighter: '12154' } },
    player2: { characters: { enemy: '02001' } },
  })
  match.player1.activate('freighter')
  expect(match.asked).toBe('player2')
  expect(match.player1.resources).toBe(0)
})
