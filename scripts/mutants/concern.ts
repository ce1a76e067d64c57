// Which tests concern a mutant: those that come by its place, as measured once and kept until a source changes.
import type { Mutant } from './draw.ts'
import { kindOf, type TestKind } from './judge.ts'

/** A test as it ran without any mutant. */
export interface Measured {
  readonly id: string
  readonly milliseconds: number
  readonly turns: number
  /** A bit for each place that it came by, in base 64. */
  readonly cameBy: string
}

export interface MeasuredFile {
  readonly tests: readonly Measured[]
  /** The places that were come by while its modules were loaded. */
  readonly loaded: string
}

export function isMeasuredFile(value: unknown): value is MeasuredFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'tests' in value &&
    Array.isArray(value.tests) &&
    'loaded' in value &&
    typeof value.loaded === 'string'
  )
}

export interface Concerned {
  readonly file: string
  readonly kind: TestKind
  readonly ids: readonly string[]
  readonly milliseconds: number
  readonly turns: number
}

const ORDER: readonly TestKind[] = ['play', 'random', 'golden']

/** The tests that concern the mutant: what reads as play first, then random matches, then records; the cheap ones first. */
export function concernedBy(mutant: Mutant, measured: ReadonlyMap<string, MeasuredFile>): Concerned[] {
  // What runs while a module is loaded concerns every test.
  return isLoaded(mutant, measured) ? chosen(measured, () => true) : comingBy(mutant, measured)
}

/** The tests that come by the mutant themselves. */
export function comingBy({ number }: Mutant, measured: ReadonlyMap<string, MeasuredFile>): Concerned[] {
  return chosen(measured, ({ cameBy }) => has(cameBy, number))
}

function chosen(
  measured: ReadonlyMap<string, MeasuredFile>,
  isOne: (test: Measured) => boolean,
): Concerned[] {
  return [...measured]
    .map(([file, { tests }]) => {
      const some = tests.filter(isOne)
      return {
        file,
        kind: kindOf(file),
        ids: some.map(({ id }) => id),
        milliseconds: some.reduce((sum, test) => sum + test.milliseconds, 0),
        turns: Math.max(0, ...some.map(({ turns }) => turns)),
      }
    })
    .filter(({ ids }) => ids.length > 0)
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.milliseconds - b.milliseconds)
}

/** Whether loading the game comes by it, so that it is not whole when it is switched on afterwards. */
export function isLoaded({ number }: Mutant, measured: ReadonlyMap<string, MeasuredFile>): boolean {
  return [...measured.values()].some(({ loaded }) => has(loaded, number))
}

function has(bits: string, number: number): boolean {
  // Six bits a letter, so a byte begins in every fourth letter of three; only the one byte is decoded.
  const byte = number >> 3
  const start = Math.floor(byte / 3) * 4
  return ((Buffer.from(bits.slice(start, start + 4), 'base64')[byte % 3] ?? 0) & (1 << (number & 7))) !== 0
}
