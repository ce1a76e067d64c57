// Brings a fresh clone to the point where everything can run. Plain JavaScript for Node 20 and up:
// this is the only code that runs before the pinned Node is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const stampFile = join(root, 'node_modules/.dejarik-setup')

/** The Node that runs TypeScript: the pinned one, or the machine's own where no pinned build exists. */
export const node = () => (existsSync(pinnedNode) ? pinnedNode : process.execPath)

/** Installs what the lock file names, unless that is already in place. */
export function setup() {
  const stamp = installStamp()
  if (readIfPresent(stampFile) === stamp) return
  progress('Installing packages, this happens once …')
  const install = npm(['ci', '--include=dev', '--include=optional', '--loglevel=error'], { stdio: 'pipe' })
  if (install.status !== 0) fail(`The installation failed.\n${install.stdout ?? ''}${install.stderr ?? ''}`)
  if (!runsTypeScript()) {
    fail('Dejarik needs Node 24, and there is no ready-made copy for this system. Please install Node 24.')
  }
  writeFileSync(stampFile, stamp)
}

/**
 * Runs npm in the root folder.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export const npm = (args, options) =>
  spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options })

/** @param {string} line */
export const progress = (line) => process.stderr.write(`${line}\n`)

/**
 * @param {string} reason
 * @returns {never}
 */
export function fail(reason) {
  progress(reason)
  process.exit(1)
}

/** @param {string} file */
export const readIfPresent = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

const installStamp = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')

function runsTypeScript() {
  const version = spawnSync(node(), ['--version'], { encoding: 'utf8' }).stdout ?? ''
  return Number(/^v(\d+)/.exec(version)?.[1]) >= 24
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setup()
