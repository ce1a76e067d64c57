import { canonical, isRefusal, type Refusal } from '../../src/index.ts'

/** What a test takes for granted: options, a position or a record that is not refused. */
export function accepted<T>(read: T | Refusal): T {
  if (isRefusal(read)) throw new Error(canonical(read))
  return read
}
