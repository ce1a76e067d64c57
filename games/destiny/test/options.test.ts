import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { READY_DECKS } from '../build/index.ts'
import { destiny } from '../index.ts'
import { seatOptions } from '../options.ts'

const decks = READY_DECKS.slice(0, 3).map(({ deck }) => deck)

test('the options of a match are the table’s and each seat’s, put together', () => {
  const options = accepted(destiny.readOptions({ decks }))
  const parts = seatOptions.split(options)
  expect(parts.table).toEqual({ players: 3 })
  expect(seatOptions.seats(parts.table)).toEqual(destiny.seats(options))
  expect(seatOptions.assemble(parts)).toEqual(options)
})

test('what one seat brings is judged as in the match [sd.mp-ffa.1]', () => {
  expect(seatOptions.read(decks[0], 0)).toEqual(decks[0])
  expect(seatOptions.read({ ...decks[0], cards: [] }, 1)).toMatchObject({ refused: 'deck-size' })
  expect(seatOptions.readTable({ players: 5 })).toMatchObject({ rule: 'sd.mp-ffa.1' })
  expect(seatOptions.readTable({ decks })).toMatchObject({ refused: 'option-unknown' })
})
