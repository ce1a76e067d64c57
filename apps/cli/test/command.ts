import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { run } from '../src/run.ts'
import type { Surroundings } from '../src/shell.ts'
import { games } from './fixture/games.ts'

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** A new folder for a test's files. */
export function folder(): string {
  return mkdtempSync(join(tmpdir(), 'dejarik-cli-'))
}

/** Runs a command line against the small games of the fixture, typing `input`. */
export async function command(
  argv: readonly string[],
  change: Partial<Surroundings> & { input?: string } = {},
): Promise<Ran> {
  let out = ''
  let err = ''
  const { input = '', ...rest } = change
  const code = await run(argv, {
    in: Readable.from([input]),
    out: { write: (text) => (out += text) },
    err: { write: (text) => (err += text) },
    env: { LANG: 'en_US.UTF-8' },
    cwd: tmpdir(),
    root: tmpdir(),
    registry: { games, url: new URL('./fixture/games.ts', import.meta.url).href },
    ...rest,
  })
  return { code, out, err }
}
