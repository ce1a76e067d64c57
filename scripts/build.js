// Builds the web client: `node scripts/build.js` always, `buildClient()` only when a source has changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { filesUnder } from './files.js'
import { fail, node, npm, progress, readIfPresent, root } from './setup.js'

const stampFile = join(root, 'apps/web/dist/.sources')
const sourceFolders = ['apps/web', 'packages', 'games', 'scripts']

export function buildClient() {
  const stamp = sourceStamp()
  if (readIfPresent(stampFile) === stamp) return
  progress('Building the client …')
  const build = npm(['exec', '--', 'vite', 'build', 'apps/web', '--logLevel', 'warn'])
  if (build.status !== 0) fail('The client could not be built.')
  const schemas = spawnSync(node(), ['--disable-warning=ExperimentalWarning', 'scripts/schemas.ts'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (schemas.status !== 0) fail('The schemas of messages and views could not be made.')
  writeFileSync(stampFile, stamp)
}

function sourceStamp() {
  const hash = createHash('sha256')
  const files = sourceFolders.flatMap((folder) => filesUnder(join(root, folder)))
  for (const file of [...files, join(root, 'package-lock.json')]) {
    const name = relative(root, file)
    if (!/[\\/]test[\\/]/.test(name)) hash.update(`${name}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildClient()
