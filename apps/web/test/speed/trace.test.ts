import { expect, test } from 'vitest'
import { longestWork } from '../../speed/trace.ts'

const task = (tid: number, tdur: number, name = 'ThreadControllerImpl::RunTask') => ({
  name,
  ph: 'X',
  pid: 7,
  tid,
  ts: 1,
  dur: 9 * tdur,
  tdur,
})

test('the longest task is that of the page, in processor time, not that of another thread', () => {
  const thread = (tid: number, name: string) => ({
    name: 'thread_name',
    ph: 'M',
    pid: 7,
    tid,
    args: { name },
  })
  const traceEvents = [
    thread(1, 'CrRendererMain'),
    thread(2, 'DedicatedWorker thread'),
    task(1, 12_000),
    task(1, 38_600),
    task(1, 90_000, 'Layout'),
    task(2, 400_000),
  ]
  expect(longestWork(Buffer.from(JSON.stringify({ traceEvents, metadata: {} })))).toBe(39)
})
