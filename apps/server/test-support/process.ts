import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own. */
export interface ServerProcess {
  readonly address: string
  readonly pid: number
  /** Everything it printed on standard output, by line. */
  readonly printed: readonly string[]
  /** The same for standard error. */
  readonly complained: readonly string[]
  /** Sends a signal and waits for the end; returns the exit code, null if the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** Clients without a screen play faster than people: means for a server at which that is no matter. */
export const PLENTY_FOR_ALL: { readonly [name: string]: string } = {
  DEJARIK_GUEST_WORK: '1000000',
  DEJARIK_GUEST_BYTES: '1000000000',
  DEJARIK_ADDRESS_WORK: '1000000',
  DEJARIK_ADDRESS_BYTES: '1000000000',
}

/** Starts the server as `npm start` does, on a free port unless told otherwise. */
export async function startProcess(env: { readonly [name: string]: string }): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [printed, complained]: string[][] = [[], []]
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => printed.push(line))
  createInterface({ input: child.stderr }).on('line', (line) => complained.push(line))
  await Promise.race([once(lines, 'line'), once(child, 'close')])
  const address = /http:\/\/\S+/.exec(printed[0] ?? '')?.[0]
  if (address === undefined || child.pid === undefined)
    throw new Error(`The server ended with ${child.exitCode}: ${complained.join(' ')}`)
  return { address, pid: child.pid, printed, complained, end: (signal) => end(child, signal) }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exited = once(child, 'exit')
  child.kill(signal)
  const [code] = await exited
  return code
}
