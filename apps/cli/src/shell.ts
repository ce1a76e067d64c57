import type { Readable } from 'node:stream'
import type { Game, GoldenTable, Language, Numbers } from '@dejarik/kernel'
import type { Say } from './sentences/index.ts'

/** A stream for people or pipes; only a terminal gets colours and progress bars. */
export interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean
  readonly columns?: number
}

/** Missions that are played by themselves, each time by heroes drawn by lot. */
export interface Missions {
  readonly ids: readonly string[]
  /** How many heroes there can be. */
  readonly heroes: { readonly fewest: number; readonly most: number }
  /** Options of one match, the same for the same seed. */
  table(mission: string, heroes: number, seed: string): unknown
}

/** What must not change unnoticed. */
export interface Golden {
  /** The ways to play that have a golden match. */
  readonly tables: readonly GoldenTable[]
  /** What states name by number. */
  readonly numbers: Numbers
}

/** Something of each game, by its id, loaded when it is needed. */
type ByGame<T> = { readonly [game: string]: () => Promise<T> }

/** The games on offer, and the module that worker threads load them from. */
export interface Registry {
  readonly games: ByGame<Game>
  readonly url: string
  /** For commands that need no more of a game. */
  readonly abouts?: ByGame<Pick<Game, 'id' | 'name'>>
  /** Options that the self-check plays in turn, so that every variant is looked at; or only the first so many. */
  readonly variants?: { readonly [game: string]: (most?: number) => Promise<readonly unknown[]> }
  /** What `simulate --mission` can play; games without missions are left out. */
  readonly missions?: ByGame<Missions>
  readonly golden?: ByGame<Golden>
}

/** Everything around a command, so that tests can run commands without a process of their own. */
export interface Surroundings {
  readonly in: Readable
  readonly out: Output
  readonly err: Output
  readonly env: { readonly [name: string]: string | undefined }
  /** Where relative paths begin. */
  readonly cwd: string
  /** The repository: where tests and scenarios are looked for. */
  readonly root: string
  readonly registry: Registry
  /** Tells of signals to end; without it nobody sends any. */
  readonly signals?: Signals
}

/** The same for a command that has begun. */
export interface Shell extends Surroundings {
  readonly reader: Language
  /** Says a sentence of the command line in the reader's language. */
  readonly say: Say
}

export type Signal = 'SIGINT' | 'SIGTERM' | 'SIGHUP'

export interface Signals {
  on(signal: Signal, listener: (signal: Signal) => void): unknown
  off(signal: Signal, listener: (signal: Signal) => void): unknown
}

/** Ctrl-C, being told to end, a terminal that is closed. Returns how to stop listening. */
export function onSignal(
  { signals }: Pick<Surroundings, 'signals'>,
  listener: (signal: Signal) => void,
): () => void {
  const all: readonly Signal[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of all) signals?.on(signal, listener)
  return () => {
    for (const signal of all) signals?.off(signal, listener)
  }
}

export function print(shell: Shell, line = ''): void {
  shell.out.write(`${line}\n`)
}

/** A figure of a report; parts of a whole are written as the reader writes them. */
export function figure({ reader }: Shell, value: unknown): string {
  return typeof value === 'number' && !Number.isInteger(value)
    ? value.toLocaleString(reader, { maximumFractionDigits: 3, useGrouping: false })
    : String(value)
}

export function printJson(shell: Shell, value: unknown): void {
  print(shell, JSON.stringify(value, null, 2))
}
