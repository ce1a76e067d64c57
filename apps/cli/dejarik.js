#!/usr/bin/env node
// The command `dejarik`, on any Node. Dejarik is written in TypeScript, which the pinned Node reads as it is: if another
// one was started, this hands over to it. Plain JavaScript, so that an old Node gets as far as to say what is missing, in both
// languages, because which one is wanted is read in TypeScript.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const NEEDED = 24

const main = new URL('./src/main.ts', import.meta.url)
const root = fileURLToPath(new URL('../..', import.meta.url))
const pinned = fileURLToPath(
  new URL(`../../node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`, import.meta.url),
)

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  remember()
  const { useBundles } = await import('./src/bundles.ts')
  useBundles(['deckbuilding', 'destiny', 'imperial-assault', 'xwing'], root)
  await import(main.href)
} else if (existsSync(pinned) && process.execPath !== pinned) handOver()
else {
  const ours = process.versions.node
  process.stderr.write(
    `Dejarik needs Node ${NEEDED}, and this is Node ${ours}. Run "npm install" in its folder, which brings Node ${NEEDED} along, or install Node ${NEEDED} yourself.
Dejarik braucht Node ${NEEDED}, und dies ist Node ${ours}. Rufe in seinem Ordner „npm install“ auf, das Node ${NEEDED} mitbringt, oder installiere Node ${NEEDED} selbst.
`,
  )
  process.exitCode = 2
}

// What was read of TypeScript once is kept in the folder for temporary files, so that the next command begins sooner.
// Named in the environment, because that is where worker threads look.
function remember() {
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache')
  module.enableCompileCache()
}

function handOver() {
  const child = spawn(pinned, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  // Ctrl-C reaches both, and what is to be done about it is the other's business.
  process.on('SIGINT', () => {})
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
  })
}
