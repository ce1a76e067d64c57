import { expect, test } from 'vitest'
import { rolledDice } from '../../src/games/destiny/motion/rolled.ts'
import { asked, playUntil, viewOf } from './table.ts'

const before = playUntil((ask) => ask.what === 'action' && ask.seat === 0)
const choice = asked(before).choice
const activate = choice?.form === 'one' ? choice.options.findIndex(({ do: verb }) => verb === 'activate') : -1

test('dice that came into the pool were rolled', () => {
  const match = before.fork({ keep: 1, log: true })
  const seen = match.log.length
  const old = viewOf(match, 0)
  expect(match.answer(0, activate)).toBeNull()
  const now = viewOf(match, 0)
  const rolled = rolledDice(old, now, match.log.slice(seen))
  expect(rolled.length).toBeGreaterThan(0)
  expect(rolled).toEqual(now.dice.filter(({ pool }) => pool === 0).map(({ id }) => id))
})

test('nothing rolls on the first sight of a table, or when nobody rolled', () => {
  const view = viewOf(before, 0)
  expect(rolledDice(null, view, before.log)).toEqual([])
  expect(rolledDice(view, view, [])).toEqual([])
})
