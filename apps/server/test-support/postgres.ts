/** A PostgreSQL for tests and measurements: started in a folder of its own, on a free port of this machine, and stopped. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'

export interface RunningPostgres {
  /** `postgres://dejarik@127.0.0.1:…/` without the name of a database. */
  readonly address: string
  readonly pid: number
  /** Ends it at once, as a power cut would, or in order. */
  end(signal: 'SIGQUIT' | 'SIGINT'): Promise<void>
  /** Starts it again on what it had stored. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export async function startPostgres(): Promise<RunningPostgres> {
  const programs = process.env.DEJARIK_POSTGRES
  if (!programs)
    throw new Error(
      'No PostgreSQL found: `npm test -- postgres` fetches one; DEJARIK_POSTGRES names its folder.',
    )
  const folder = mkdtempSync(join(tmpdir(), 'dejarik-postgres-'))
  chmodSync(folder, 0o700)
  const who = unprivileged()
  if (who !== null) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'dejarik', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { stdio: 'pipe', cwd: folder, ...who },
  )
  const port = await freePort()
  const address = `postgres://dejarik@127.0.0.1:${port}/`
  let child = await run(programs, data, folder, port, who)
  const end = async (signal: 'SIGQUIT' | 'SIGINT'): Promise<void> => {
    if (child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  return {
    address,
    get pid() {
      return child.pid ?? 0
    },
    end,
    restart: async () => {
      child = await run(programs, data, folder, port, who)
    },
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function run(
  programs: string,
  data: string,
  folder: string,
  port: number,
  who: { uid: number; gid: number } | null,
): Promise<ChildProcess> {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
    stdio: 'ignore',
    cwd: folder,
    ...who,
  })
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`)
    const client = new Client({ connectionString: `postgres://dejarik@127.0.0.1:${port}/postgres` })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return child
    } catch {
      await setTimeout(50)
    }
  }
  throw new Error('PostgreSQL did not answer')
}

/** It does not run as root; then as the user that its package made, or as nobody. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim(),
    )
    if (uid !== '' && gid !== '') return { uid: Number(uid), gid: Number(gid) }
  }
  return null
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** A database of its own for each data folder, in the PostgreSQL that the tests run on; null where they run on files. */
export async function databaseFor(folder: string, copyOf?: string): Promise<string | null> {
  const server = process.env.DEJARIK_TEST_POSTGRES
  if (!server) return null
  const name = nameFor(folder)
  const admin = new Client({ connectionString: `${server}postgres` })
  await admin.connect()
  const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  const template = copyOf === undefined ? '' : ` TEMPLATE ${nameFor(copyOf)}`
  if (rowCount === 0) await admin.query(`CREATE DATABASE ${name}${template}`)
  await admin.end()
  return `${server}${name}`
}

const nameFor = (folder: string): string => basename(folder).toLowerCase().replaceAll(/\W/g, '_')
