import type { Flow } from '@dejarik/kernel'

/** A flow that is over before it begins: for what asks nobody this time, on paths where making a flow would count. */
export function settled<R>(value: R): Flow<R> {
  const result = { done: true, value } as const
  const flow = { next: () => result, [Symbol.iterator]: () => flow }
  return flow as unknown as Flow<R>
}
