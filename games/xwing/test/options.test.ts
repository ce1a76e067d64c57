import { accepted } from '@dejarik/kernel/play'
import { expect, test } from 'vitest'
import { READY_SQUADS } from '../build/index.ts'
import { xwing } from '../index.ts'
import { seatOptions } from '../options.ts'

const squads = READY_SQUADS.slice(0, 2).map(({ squad }) => squad)

test('the options of a match are the table’s and each seat’s, put together', () => {
  const options = accepted(xwing.readOptions({ rounds: 7, squads }))
  const parts = seatOptions.split(options)
  expect(parts.table).toMatchObject({ rounds: 7 })
  expect(parts.table).not.toHaveProperty('squads')
  expect(seatOptions.seats(parts.table)).toEqual(xwing.seats(options))
  expect(seatOptions.assemble(parts)).toEqual(options)
})

test('what one seat brings is judged as in the match', () => {
  const [squad] = squads
  expect(seatOptions.read({ ...squad, ships: [] }, 1)).toMatchObject({ refused: 'squad-too-few-ships' })
  expect(seatOptions.readTable({ squads })).toMatchObject({ refused: 'option-unknown' })
  expect(xwing.readOptions({ rounds: 0 })).toMatchObject({ rule: 'xw.g.game-length.4' })
})
