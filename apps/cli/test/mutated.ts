/** Scenario files and records that were changed at random, and what the command line makes of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  FastRng,
  type Game,
  isRefusal,
  Match,
  randomAnswer,
  type Scenario,
  writeRecord,
} from '@dejarik/kernel'
import { mutated } from '@dejarik/kernel/play'
import { games, variants } from '../src/games.ts'
import { command, type Ran } from './command.ts'

const registry = { games, variants, url: '' }
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** All scenarios of a game, as they are shipped. */
function scenariosOf(game: string): readonly Scenario[] {
  const folder = join(root, 'games', game, 'scenarios')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Scenario)
}

const MATCHES = 12
const DECISIONS = 30

/** Beginnings of matches at random. */
async function recordsOf(game: Game): Promise<readonly unknown[]> {
  const options = (await variants[game.id]?.()) ?? [{}]
  return Array.from({ length: MATCHES }, (_, i) => {
    const read = game.readOptions(options[i % options.length])
    if (isRefusal(read)) throw new Error(read.refused)
    const match = Match.start(game, read, `mutated ${i}`, { keep: 0 })
    const rng = new FastRng(i, 48)
    for (let n = 0; n < DECISIONS && match.ask !== null; n++) {
      const { ask } = match
      match.answer(ask.seat, randomAnswer(ask, rng))
    }
    return JSON.parse(writeRecord(match.record))
  })
}

/** What a file came to that nobody should ever read. */
export interface Mishap {
  readonly seed: number
  readonly said: string
  readonly file: string
}

export interface Outcome {
  readonly files: number
  /** By exit code. */
  readonly codes: { readonly [code: number]: number }
  /** Milliseconds that the slowest took. */
  readonly slowest: number
  readonly mishaps: readonly Mishap[]
}

type Kind = 'scenario' | 'replay'

/** Runs `count` changed files of a game, from `first` on. */
export async function runMutated(kind: Kind, id: string, count: number, first = 0): Promise<Outcome> {
  // Loaded before, so that no file has to wait for it.
  const game = await games[id]()
  const files = kind === 'scenario' ? scenariosOf(id) : await recordsOf(game)
  const codes: { [code: number]: number } = {}
  const mishaps: Mishap[] = []
  let slowest = 0
  for (let seed = first; seed < first + count; seed++) {
    const input = JSON.stringify(changed(files[seed % files.length], seed)) ?? ''
    const began = performance.now()
    const ran = await command([kind, '-'], { input, registry })
    slowest = Math.max(slowest, performance.now() - began)
    codes[ran.code] = (codes[ran.code] ?? 0) + 1
    if (isMishap(kind, ran)) mishaps.push({ seed, said: ran.err || ran.out, file: input })
  }
  return { files: count, codes, slowest, mishaps }
}

/** Every other time only what is the game's own to read: the position, the options. */
function changed(file: unknown, seed: number): unknown {
  if (seed % 2 === 0) return mutated(file, seed)
  const { given, options } = file as { readonly given?: unknown; readonly options?: unknown }
  return given === undefined
    ? { ...(file as object), options: mutated(options, seed) }
    : { ...(file as object), given: mutated(given, seed) }
}

/** Exit code 1 is for scenarios that do not hold; then what does not is told. */
function isMishap(kind: Kind, { code, out, err }: Ran): boolean {
  if (code === 0) return err !== ''
  if (code === 1) return kind !== 'scenario' || err !== '' || !out.includes('✗')
  return code !== 2 || !/^[^\n]+[.?!)\]"]\n$/u.test(err)
}
