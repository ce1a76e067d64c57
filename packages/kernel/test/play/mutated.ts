/** Files as people never meant to write them: one that is right, changed at random in a few places. */
import { FastRng, type Rng } from '../../src/index.ts'

type Json = unknown

/** What can come to stand anywhere. */
const ODD: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2,
  7,
  50,
  1e9,
  1.5,
  '',
  'x',
  '99',
  'constructor',
  '__proto__',
  '1,1',
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  { card: 'x' },
  ['x', {}],
  [1, 2, 3],
]

/** One place in a file: the object or list that holds it, and its key there. */
interface Place {
  readonly holder: { [key: string]: Json }
  readonly key: string
}

function placesIn(value: Json, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found
  const holder = value as Place['holder']
  for (const key of Object.keys(holder)) {
    found.push({ holder, key })
    placesIn(holder[key], found)
  }
  return found
}

function pick<T>(list: readonly T[], rng: Rng): T {
  return list[rng.int(list.length)]
}

/** A letter more, less or other. */
function mistyped(text: string, rng: Rng): string {
  const at = rng.int(text.length + 1)
  const letter = String.fromCharCode(97 + rng.int(26))
  return text.slice(0, at) + pick(['', letter], rng) + text.slice(at + rng.int(2))
}

type Change = (place: Place, all: readonly Place[], rng: Rng) => void

const CHANGES: readonly Change[] = [
  ({ holder, key }, _, rng) => {
    holder[key] = structuredClone(pick(ODD, rng))
  },
  ({ holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete holder[key]
  },
  // What is right in one place is mostly wrong in another.
  ({ holder, key }, all, rng) => {
    const other = pick(all, rng)
    holder[key] = structuredClone(other.holder[other.key])
  },
  ({ holder, key }, _, rng) => {
    const value = holder[key]
    if (typeof value === 'number') holder[key] = value + pick([-10, -1, 1, 0.5, 10, 100], rng)
    else if (typeof value === 'string') holder[key] = mistyped(value, rng)
    else if (Array.isArray(value) && value.length > 0) value.push(structuredClone(pick(value, rng)))
    else holder[key] = [value]
  },
  ({ holder, key }, _, rng) => {
    if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]))
    else holder[mistyped(key, rng)] = structuredClone(holder[key])
  },
]

/** The same for the same seed. Up to three changes, so that some files are wrong in more than one place. */
export function mutated(file: Json, seed: number): Json {
  const rng = new FastRng(seed, 47)
  const copy = { file: structuredClone(file) }
  for (let changes = 1 + rng.int(3); changes > 0; changes--) {
    const all = placesIn(copy)
    if (all.length > 0) pick(CHANGES, rng)(pick(all, rng), all, rng)
  }
  return copy.file
}
