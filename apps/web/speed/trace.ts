/** What the browser's own trace says of the page's main thread: the work of its longest task, whoever else is at work. */
import { aNumber, aText, isRefusal, listOf, type Read, readableFields, readJson } from '@dejarik/kernel'

/** `tdur` is processor time in µs. */
const EVENT = readableFields({
  name: aText,
  ph: aText,
  pid: aNumber,
  tid: aNumber,
  tdur: aNumber,
  args: readableFields({ name: aText }),
})
const TRACE = readableFields({ traceEvents: listOf(EVENT) })

export const CATEGORIES = ['toplevel', 'devtools.timeline']
const TASK = /RunTask$/
const MAIN = 'CrRendererMain'

/** In ms. */
export function longestWork(trace: Buffer): number {
  const read = readJson(trace.toString(), TRACE)
  const events = isRefusal(read) ? [] : (read.traceEvents ?? [])
  const threadOf = ({ pid, tid }: Read<typeof EVENT>): string => `${pid} ${tid}`
  const mains = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN).map(threadOf),
  )
  const work = events
    .filter((one) => one.ph === 'X' && TASK.test(one.name ?? '') && mains.has(threadOf(one)))
    .reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0)
  return Math.round(work / 1000)
}
