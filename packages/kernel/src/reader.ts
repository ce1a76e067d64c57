/**
 * What comes from outside is `unknown` until it was looked at: a stored text, a message, a file. A reader looks at a value
 * and gives it its type, or throws what is wrong with it and where (`Unreadable`). `readJson` is the way in for a text,
 * `readValue` for what was parsed already; both turn what was thrown into a refusal, which is a sentence.
 */
import { keysOf } from './keys-of.ts'
import { shown } from './mend.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import { type Fields, isFields } from './schema.ts'
import { readable, unreadable } from './unreadable.ts'

export type Reader<T> = (raw: unknown, where: string) => T

/** What a reader gives. */
export type Read<R> = R extends Reader<infer T> ? T : never

export function readJson<T>(text: string, read: Reader<T>): T | Refusal {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return refuse('not-json')
  }
  return readValue(raw, read)
}

export function readValue<T>(raw: unknown, read: Reader<T>): T | Refusal {
  return readable(() => read(raw, ''))
}

function not(kind: 'list' | 'object' | 'other', value: unknown, where: string) {
  return unreadable('given-kind', { where: where || '·', value: shown(value), kind })
}

export const anything: Reader<unknown> = (raw) => raw

export const aText: Reader<string> = (raw, where) => {
  if (typeof raw === 'string') return raw
  throw unreadable('given-text', { where: where || '·', value: shown(raw) })
}

export const aFlag: Reader<boolean> = (raw, where) => {
  if (typeof raw === 'boolean') return raw
  throw unreadable('given-flag', { where: where || '·', value: shown(raw) })
}

/** Any number that JSON can say. */
export const aNumber: Reader<number> = (raw, where) => {
  if (typeof raw === 'number' && Number.isFinite(raw)) return raw
  throw not('other', raw, where)
}

export function wholeFrom(min: number, max = Number.MAX_SAFE_INTEGER): Reader<number> {
  return (raw, where) => {
    if (typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= min && raw <= max) return raw
    throw unreadable('given-range', { where: where || '·', value: shown(raw), min, max })
  }
}

/** How many there are of something, or the place of one in a list. */
export const aCount: Reader<number> = wholeFrom(0)

/** One of these words or numbers. */
export function oneOf<const T extends string | number>(words: readonly T[]): Reader<T> {
  return (raw, where) => {
    const found = words.find((word) => word === raw)
    if (found !== undefined) return found
    const known = words.join(', ')
    throw unreadable('given-choice', { where: where || '·', value: shown(raw), meant: 'none', known })
  }
}

/** What the game or another package knows how to look at. */
export function thatIs<T>(is: (raw: unknown) => raw is T): Reader<T> {
  return (raw, where) => {
    if (is(raw)) return raw
    throw not('other', raw, where)
  }
}

export function listOf<T>(read: Reader<T>): Reader<readonly T[]> {
  return (raw, where) => {
    if (!Array.isArray(raw)) throw not('list', raw, where)
    return raw.map((one, i) => read(one, `${where}[${i}]`))
  }
}

/** An object whose keys are names of its own. */
export function byName<T>(read: Reader<T>): Reader<{ readonly [name: string]: T }> {
  return (raw, where) => {
    if (!isFields(raw)) throw not('object', raw, where)
    return Object.fromEntries(Object.entries(raw).map(([name, one]) => [name, read(one, below(where, name))]))
  }
}

export function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (raw, where) => (raw === null ? null : read(raw, where))
}

/** The first of two that can be read. */
export function either<A, B>(first: Reader<A>, second: Reader<B>): Reader<A | B> {
  return (raw, where) => {
    const read = readable(() => ({ first: first(raw, where) }))
    return 'first' in read ? read.first : second(raw, where)
  }
}

type Shape = { readonly [field: string]: Reader<unknown> }
type Whole<F extends Shape> = { readonly [K in keyof F]: Read<F[K]> }
type Part<F extends Shape> = { readonly [K in keyof F]?: Read<F[K]> }

/** An object with these fields, and those of `more` that it has. Others are dropped: they are of another version. */
export function fieldsOf<F extends Shape, M extends Shape = Record<never, never>>(
  fields: F,
  more?: M,
): Reader<Whole<F> & Part<M>> {
  const needed = Object.entries(fields)
  const all = [...needed, ...Object.entries(more ?? {})]
  return (raw, where) => {
    if (!isFields(raw)) throw not('object', raw, where)
    for (const [field] of needed)
      if (raw[field] === undefined) throw unreadable('given-missing', { where: where || '·', field })
    return gathered(all, (field, read) => read(raw[field], below(where, field)), raw)
  }
}

/** Objects of several kinds, told apart by one field. */
export function byKey<T, K extends string>(
  field: string,
  readers: { readonly [kind in K]: Reader<T> },
): Reader<T> {
  const kind = oneOf(keysOf(readers))
  return (raw, where) => {
    if (!isFields(raw)) throw not('object', raw, where)
    return readers[kind(raw[field], below(where, field))](raw, where)
  }
}

/** Those of these fields that can be read; whoever reads has something else for the others. */
export function readableFields<F extends Shape>(fields: F): Reader<Part<F>> {
  return (raw, where) => {
    if (!isFields(raw)) throw not('object', raw, where)
    const isReadable = ([field, read]: [string, Reader<unknown>]) =>
      !isRefusal(readable(() => ({ value: read(raw[field], below(where, field)) })))
    const some = Object.entries(fields).filter(isReadable)
    return gathered(some, (field, read) => read(raw[field], below(where, field)), raw)
  }
}

/** What the readers of the fields that are there give. */
function gathered<T>(
  fields: readonly [string, Reader<unknown>][],
  look: (field: string, read: Reader<unknown>) => unknown,
  raw: Fields,
): T {
  const there = fields.filter(([field]) => raw[field] !== undefined)
  return Object.fromEntries(there.map(([field, read]) => [field, look(field, read)])) as T
}

function below(where: string, field: string): string {
  return where === '' ? field : `${where}.${field}`
}
