// Which mutants a seed means.
import { createHash } from 'node:crypto'
import { type Place, placesIn } from './places.ts'

export interface Mutant extends Place {
  readonly file: string
  /** Its number among all places of the game's rules, as the marks count them. */
  readonly number: number
  /** Names the change for as long as its file stays as it is. */
  readonly id: string
}

export interface RulesFile {
  readonly file: string
  readonly text: string
}

/** Every mutant there is, in the order of files and lines. */
export function allMutants(files: readonly RulesFile[]): Mutant[] {
  return files
    .flatMap(({ file, text }) => {
      const digest = digestOf(text)
      return placesIn(file, text).map((place) => ({
        ...place,
        file,
        id: digestOf(file, digest, String(place.start), place.after),
      }))
    })
    .map((place, number) => ({ ...place, number }))
}

/**
 * `count` of them. Each is drawn by what it is and not by its place in the list, so that an edit of one file leaves the
 * draw of all others as it was.
 */
export function drawn(all: readonly Mutant[], count: number, seed: string): Mutant[] {
  return all
    .map((mutant) => ({ mutant, rank: digestOf(seed, mutant.id) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant)
}

export function digestOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 20)
}
