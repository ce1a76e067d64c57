import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { FastRng } from '@dejarik/kernel'
import { PROTOCOL, SOCKET_PATH } from '@dejarik/protocol'
import { Player, startProcess } from '@dejarik/server/test-support'
import { WebSocket } from 'ws'
import { type Line, line } from './line.ts'

/** At once; each goes on until it is shown out, and another one comes. */
const CONNECTIONS = 16
/** Frames that are sent on one connection: more than it is shown out for. */
const ON_ONE = 300
/** Part of all frames after which memory is measured first: the server has compiled its code and filled its tables. */
const SETTLED = 0.2
/** For what was refused to be forgotten. */
const REST_MS = 3000

/**
 * Frames that nobody should send: each is answered or its connection closed, a match beside them stays as it is, and memory
 * does not grow. The value is how many were neither answered nor on a connection that ended.
 */
export async function measureHostileFrames(frames: number): Promise<readonly Line[]> {
  const data = mkdtempSync(join(tmpdir(), 'dejarik-bench-'))
  const server = await startProcess({
    DEJARIK_DATA: data,
    DEJARIK_CONNECTIONS: '10000',
    DEJARIK_LOG: 'silent',
  })
  try {
    const [ann, bob] = [await Player.arrive(server.address), await Player.arrive(server.address)]
    const match = await ann.host('deckbuilding')
    await bob.join(match)
    await ann.until(() => ann.at(match).table.status === 'playing', 'it begins')
    const before = JSON.stringify(ann.at(match).table)
    const rng = new FastRng(1)
    const tally = { sent: 0, answered: 0, closed: 0, lost: 0 }
    let settled = 0
    const attack = async (): Promise<void> => {
      while (tally.sent < frames) {
        await attackOnce(server.address, match, rng, tally)
        if (settled === 0 && tally.sent >= SETTLED * frames) settled = memoryOf(server.pid)
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, attack))
    await setTimeout(REST_MS)
    const growth = memoryOf(server.pid) - settled
    await ann.must({ type: 'join', match })
    const { version, view } = ann.at(match).table
    const changed = JSON.stringify({ version, view }) === JSON.stringify(seen(before)) ? 0 : 1
    const from = { ...tally, changed, mib: settled + growth }
    return [
      line('all', 'hostile frames, not answered', tally.lost + changed, 'frames', { atMost: 0 }, from),
      line('all', 'hostile frames, growth of memory', growth, 'MiB', { atMost: 32 }, from),
    ]
  } finally {
    await server.end('SIGKILL')
    rmSync(data, { recursive: true, force: true })
  }
}

function seen(text: string): { readonly version: unknown; readonly view: unknown } {
  const table: unknown = JSON.parse(text)
  if (typeof table !== 'object' || table === null || !('version' in table) || !('view' in table))
    throw new Error('no table')
  return { version: table.version, view: table.view }
}

interface Tally {
  sent: number
  answered: number
  closed: number
  lost: number
}

/** One connection with its frames, until it is shown out or all are answered. */
async function attackOnce(address: string, match: string, rng: FastRng, tally: Tally): Promise<void> {
  const socket = new WebSocket(address.replace(/^http/, 'ws') + SOCKET_PATH)
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('open', resolve).once('close', resolve))
  let answered = 0
  socket.on('message', (data) => {
    if (/"type":"(done|error)"/.test(String(data))) answered++
  })
  const ended = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)))
  if (rng.int(2) === 0) socket.send(JSON.stringify({ type: 'hello', id: 0, protocol: PROTOCOL }))
  for (let i = 0; i < ON_ONE; i++) socket.send(hostileFrame(match, rng, i))
  const isClosed = await Promise.race([ended, setTimeout(20_000, false)])
  socket.terminate()
  tally.sent += ON_ONE
  tally.answered += answered
  if (isClosed) tally.closed++
  else tally.lost += Math.max(0, ON_ONE - answered)
}

function hostileFrame(match: string, rng: FastRng, id: number): string {
  return HOSTILE[rng.int(HOSTILE.length)](match, rng, id)
}

const HOSTILE: readonly ((match: string, rng: FastRng, id: number) => string)[] = [
  (_, rng) => 'x'.repeat(rng.int(600)),
  (match, rng, id) =>
    JSON.stringify({ type: 'answer', id, match, version: rng.int(9), answer: [rng.int(99), -1] }),
  (match, rng, id) => JSON.stringify({ type: 'undo', id, match, version: rng.int(9) }),
  (match, _, id) => JSON.stringify({ type: 'resign', id, match }),
  (_, rng, id) => `{"type":"create","id":${id},"__proto__":{"a":${'['.repeat(rng.int(200))}`,
  (_, rng, id) => JSON.stringify({ type: 'join', id, match: 'no-such-match', key: 'k'.repeat(rng.int(80)) }),
  (match, rng, id) => JSON.stringify({ type: 'chat', id, match, text: '\u202e'.repeat(rng.int(40)) }),
  (_, rng, id) => JSON.stringify({ type: 'hello', id, protocol: rng.int(9), token: 't'.repeat(rng.int(70)) }),
]

/** MiB of the server's process that lie in memory; 0 where the system does not tell in this way. */
function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
