/** What the browser's own trace says of the page's main thread: the work of its longest task, whoever else is at work. */

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Processor time, in µs. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

export const CATEGORIES = ['toplevel', 'devtools.timeline']
const TASK = /RunTask$/
const MAIN = 'CrRendererMain'

/** In ms. */
export function longestWork(trace: Buffer): number {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString())
  const key = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN).map(key),
  )
  const work = traceEvents
    .filter((one) => one.ph === 'X' && TASK.test(one.name) && mains.has(key(one)))
    .reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0)
  return Math.round(work / 1000)
}
