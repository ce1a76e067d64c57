/** What has changed between two plain values, so that only that is sent. `undefined` counts as absent, as in JSON. */
import { isFields, never, unreadable } from '@dejarik/kernel'

export type Difference =
  /** Something else is there now. */
  | { readonly put: unknown }
  /** Of an object or a list of the same length: what has changed under these keys, and the keys that are gone. */
  | { readonly in: { readonly [key: string]: Difference }; readonly gone?: readonly string[] }
  /** Of a list: from `at` on, `cut` are gone and these have come. */
  | { readonly at: number; readonly cut: number; readonly add: readonly unknown[] }

/** Null if nothing has. */
export function differenceOf(before: unknown, after: unknown): Difference | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after)) return betweenLists(before, after)
  if (!isFields(before) || !isFields(after)) return { put: after }
  const changed: { [key: string]: Difference } = {}
  for (const [key, value] of Object.entries(after)) {
    if (value === undefined) continue
    const difference = before[key] === undefined ? { put: value } : differenceOf(before[key], value)
    if (difference !== null) changed[key] = difference
  }
  const gone = Object.keys(before).filter((key) => before[key] !== undefined && after[key] === undefined)
  if (gone.length > 0) return { in: changed, gone }
  return Object.keys(changed).length > 0 ? { in: changed } : null
}

function betweenLists(before: readonly unknown[], after: readonly unknown[]): Difference | null {
  const isSame = (i: number, j: number): boolean => differenceOf(before[i], after[j]) === null
  const shorter = Math.min(before.length, after.length)
  if (before.length === after.length) {
    const changed: { [key: string]: Difference } = {}
    for (let i = 0; i < shorter; i++) {
      const difference = differenceOf(before[i], after[i])
      if (difference !== null) changed[i] = difference
    }
    return Object.keys(changed).length > 0 ? { in: changed } : null
  }
  let at = 0
  while (at < shorter && isSame(at, at)) at++
  let behind = 0
  while (behind < shorter - at && isSame(before.length - 1 - behind, after.length - 1 - behind)) behind++
  return { at, cut: before.length - at - behind, add: after.slice(at, after.length - behind) }
}

/** The value after the change. What was there before stays as it is. Throws `Unreadable` where they do not belong together. */
export function withDifference(before: unknown, difference: Difference): unknown {
  if ('put' in difference) return difference.put
  if ('at' in difference) {
    const { at, cut, add } = difference
    if (!Array.isArray(before) || at + cut > before.length) throw other()
    return [...before.slice(0, at), ...add, ...before.slice(at + cut)]
  }
  if ('in' in difference) {
    const entries = Object.entries(difference.in)
    if (Array.isArray(before)) {
      const after = before.slice()
      for (const [key, inner] of entries) {
        if (!(Number(key) < before.length)) throw other()
        after[Number(key)] = withDifference(before[Number(key)], inner)
      }
      return after
    }
    if (!isFields(before)) throw other()
    const after = new Map(Object.entries(before))
    for (const key of difference.gone ?? []) after.delete(key)
    for (const [key, inner] of entries) after.set(key, withDifference(before[key], inner))
    return Object.fromEntries(after)
  }
  return never(difference)
}

const other = () => unreadable('given-kind', { where: '·', value: 'in', kind: 'other' })
