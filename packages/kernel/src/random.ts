/**
 * Randomness that is part of the state. Each stream is a counter into a keyed block function (ChaCha with
 * 8 rounds), so a state needs one key and one number a stream; and whoever sees the dice of a match can't
 * work out the next ones, which a small linear generator would allow.
 */

/** 256 bits as eight unsigned 32-bit words. */
export type Key = readonly number[]

/** What the state holds: the key and how many words of each stream are used. */
export interface RngState {
  key: Key
  /** Words used, by stream index. */
  at: number[]
  /** Outcomes set by a scenario: `script[stream]` is used up, one entry a draw, before the stream itself. */
  script?: readonly (readonly ScriptedDraw[])[]
}

/**
 * One scripted outcome: a number for a die or pick, or its name where the rules name the outcomes (`2 melee`); for a
 * shuffle a list, in which `list[i]` is the old index of what comes to place i. What a shuffle's list leaves out
 * follows in its old order.
 */
export type ScriptedDraw = number | string | readonly number[]

/** What an outcome is called in scripts. */
export type OutcomeName = (outcome: number) => string

/** A scripted outcome can't be had: a 7 on a die with six sides. A mistake in the scenario, not in the rules. */
export class ScriptMisfit extends Error {}

/** Any source of random integers; bots and random players bring their own. */
export interface Rng {
  /** A whole number from 0 to n − 1. */
  int(n: number): number
}

export function newRngState(key: Key, streams: number): RngState {
  return { key, at: new Array<number>(streams).fill(0) }
}

export function cloneRng(rng: RngState): RngState {
  return rng.script === undefined ? { key: rng.key, at: rng.at.slice() } : { ...rng, at: rng.at.slice() }
}

/** "expand 32-byte k": the constant words of ChaCha. */
const CONSTANT = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]
const start = new Int32Array(16)
const mixed = new Int32Array(16)
let filledKey: Key | null = null

function quarterRound(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b]
  x[d] = rotate(x[d] ^ x[a], 16)
  x[c] += x[d]
  x[b] = rotate(x[b] ^ x[c], 12)
  x[a] += x[b]
  x[d] = rotate(x[d] ^ x[a], 8)
  x[c] += x[d]
  x[b] = rotate(x[b] ^ x[c], 7)
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}

/** Makes the block of 16 words; consecutive draws of one stream mostly find it made. */
function fill(key: Key, stream: number, index: number): void {
  if (filledKey === key && start[12] === index && start[13] === stream) return
  for (let i = 0; i < 4; i++) start[i] = CONSTANT[i]
  for (let i = 0; i < 8; i++) start[4 + i] = key[i]
  start[12] = index
  start[13] = stream
  mixed.set(start)
  for (let round = 0; round < 4; round++) {
    for (let i = 0; i < 4; i++) quarterRound(mixed, i, 4 + i, 8 + i, 12 + i)
    for (let i = 0; i < 4; i++)
      quarterRound(mixed, i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3))
  }
  for (let i = 0; i < 16; i++) mixed[i] += start[i]
  filledKey = key
}

function word(rng: RngState, stream: number): number {
  const at = rng.at[stream]++
  fill(rng.key, stream, at >>> 4)
  return mixed[at & 15] >>> 0
}

function isPlace(value: number, count: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < count
}

function scripted(rng: RngState, stream: number): ScriptedDraw | undefined {
  return rng.script?.[stream]?.[rng.at[stream]]
}

/** A fair whole number from 0 to n − 1. */
export function drawInt(rng: RngState, stream: number, n: number, nameOf?: OutcomeName): number {
  if (!(n >= 1 && n <= WORDS)) throw new RangeError(`there is no number from 0 to ${n - 1} to draw`)
  const set = scripted(rng, stream)
  if (set !== undefined) {
    const outcome = typeof set === 'string' ? namedOutcome(set, n, nameOf) : set
    if (typeof outcome !== 'number' || !isPlace(outcome, n))
      throw new ScriptMisfit(`${JSON.stringify(set)} is scripted where a number from 0 to ${n - 1} is drawn`)
    rng.at[stream]++
    return outcome
  }
  const w = word(rng, stream)
  return w < WORDS - n ? w % (n >>> 0) : drawFair(rng, stream, n, w)
}

/** The first outcome of that name. */
function namedOutcome(name: string, n: number, nameOf: OutcomeName | undefined): number {
  const names = nameOf === undefined ? [] : Array.from({ length: n }, (_, outcome) => nameOf(outcome))
  const outcome = names.indexOf(name)
  if (outcome < 0)
    throw new ScriptMisfit(`"${name}" is scripted where one of these is drawn: ${names.join(', ')}`)
  return outcome
}

/** How many words there are. */
const WORDS = 0x100000000

/** Words past the last whole multiple of n would favour small numbers: draw again. Only the last n can be such. */
function drawFair(rng: RngState, stream: number, n: number, first: number): number {
  const limit = WORDS - (WORDS % n)
  let w = first
  while (w >= limit) w = word(rng, stream)
  return w % n
}

/** Shuffles in place, every order equally likely. */
export function shuffle(rng: RngState, stream: number, list: number[]): void {
  const set = scripted(rng, stream)
  if (set !== undefined) {
    if (
      typeof set === 'number' ||
      typeof set === 'string' ||
      !set.every((place, i) => isPlace(place, list.length) && set.indexOf(place) === i)
    )
      throw new ScriptMisfit(
        `${JSON.stringify(set)} is scripted where ${list.length} are shuffled: name some of 0 to ${list.length - 1}, each once`,
      )
    rng.at[stream]++
    const rest = list.filter((_, i) => !set.includes(i))
    list.splice(0, list.length, ...set.map((place) => list[place]), ...rest)
    return
  }
  for (let i = list.length - 1; i > 0; i--) {
    const j = drawInt(rng, stream, i + 1)
    const kept = list[i]
    list[i] = list[j]
    list[j] = kept
  }
}

/** A small fast generator (sfc32) for players that choose at random and for bots; never for the rules. */
export class FastRng implements Rng {
  #a: number
  #b: number
  #c: number
  #d = 1

  constructor(seed: number, more = 0) {
    this.#a = seed | 0
    this.#b = more | 0
    this.#c = 0x9e3779b9 | 0
    for (let i = 0; i < 12; i++) this.next()
  }

  next(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + t
    this.#c |= 0
    return t >>> 0
  }

  int(n: number): number {
    return Math.floor((this.next() / 0x100000000) * n)
  }

  /** Eight fresh words, to key a redealt state. */
  key(): Key {
    return Array.from({ length: 8 }, () => this.next())
  }

  shuffle(list: number[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.int(i + 1)
      const kept = list[i]
      list[i] = list[j]
      list[j] = kept
    }
  }
}
