import { expect, test } from 'vitest'
import { type LogEntry, logFor, SPECTATOR } from '../src/index.ts'

const drawn: LogEntry = {
  n: 4,
  what: 'draw',
  rule: 'ti.draw.1',
  args: { seat: 1, count: 1 },
  secret: { seat: 1, args: { card: 17 } },
}

test('who drew a card reads which', () => {
  expect(logFor(drawn, 1)).toEqual({
    n: 4,
    what: 'draw',
    rule: 'ti.draw.1',
    args: { seat: 1, count: 1, card: 17 },
  })
})

test.each([0, 2, SPECTATOR])('seat %i reads that a card was drawn, and nothing of the secret', (seat) => {
  expect(logFor(drawn, seat)).toEqual({ n: 4, what: 'draw', rule: 'ti.draw.1', args: { seat: 1, count: 1 } })
})

test('what is no secret is read by all alike', () => {
  const { secret: _, ...open } = drawn
  expect(logFor(open, 0)).toEqual(logFor(open, 1))
})
