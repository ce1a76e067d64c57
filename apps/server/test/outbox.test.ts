import { expect, test } from 'vitest'
import { Outbox } from '../src/outbox.ts'

test('the largest message is our own doing; what lies beside it has piled up', () => {
  const outbox = new Outbox()
  outbox.queued(10, 1)
  outbox.queued(5000, 2)
  outbox.queued(20, 3)
  expect([outbox.bytes, outbox.piled, outbox.since]).toEqual([5030, 30, 1])
  outbox.sent()
  expect([outbox.bytes, outbox.piled, outbox.since]).toEqual([5020, 20, 2])
  outbox.sent()
  expect([outbox.bytes, outbox.piled, outbox.since]).toEqual([20, 0, 3])
  outbox.sent()
  expect([outbox.bytes, outbox.piled, outbox.since]).toEqual([0, 0, null])
})

test('of two that are large one has piled up', () => {
  const outbox = new Outbox()
  outbox.queued(5000, 1)
  outbox.queued(6000, 1)
  expect(outbox.piled).toBe(5000)
})

test('who waits for room gets it when enough has left, or the connection ends', async () => {
  const outbox = new Outbox()
  await outbox.atMost(0)
  outbox.queued(10, 1)
  outbox.queued(10, 1)
  const got: string[] = []
  const waiting = [
    outbox.atMost(10).then(() => got.push('ten')),
    outbox.atMost(0).then(() => got.push('none')),
  ]
  outbox.sent()
  await waiting[0]
  expect(got).toEqual(['ten'])
  outbox.clear()
  await waiting[1]
  expect(got).toEqual(['ten', 'none'])
})
