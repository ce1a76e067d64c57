import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { guard } from '../src/guard.ts'
import { log } from '../src/log.ts'

test('a promise that was left alone is told, and everybody plays on; after an exception out of nowhere the server stops', async () => {
  const told = [vi.spyOn(log, 'error'), vi.spyOn(log, 'fatal')].map((spy) => spy.mockImplementation(() => {}))
  const process = new EventEmitter()
  const done: (string | number)[] = []
  guard(
    process,
    async () => {
      done.push('stopped')
    },
    (code) => done.push(code),
  )
  process.emit('unhandledRejection', new Error('alone'))
  expect(done).toEqual([])
  process.emit('uncaughtException', new Error('out of nowhere'))
  await vi.waitFor(() => expect(done).toEqual(['stopped', 1]))
  expect(told.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  for (const spy of told) spy.mockRestore()
})
