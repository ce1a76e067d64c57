#!/usr/bin/env node
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { abouts, games, golden, missions, variants } from './games.ts'
import { run } from './run.ts'

// A reader that has seen enough (`dejarik replay … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // So is a terminal that was closed.
  if (error.code === 'EPIPE' || error.code === 'EIO') process.exit()
  throw error
})

process.exitCode = await run(process.argv.slice(2), {
  in: process.stdin,
  out: process.stdout,
  err: process.stderr,
  env: process.env,
  cwd: process.cwd(),
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  signals: process,
  registry: { games, abouts, variants, missions, golden, url: import.meta.resolve('./games.ts') },
})
