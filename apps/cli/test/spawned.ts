/** The command as people run it: a process of its own, to which one types and sends signals. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const dejarik = fileURLToPath(new URL('../dejarik.js', import.meta.url))

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly out: string
  readonly err: string
}

export interface Around {
  readonly cwd: string
  readonly env?: { readonly [name: string]: string | undefined }
}

export class Spawned {
  readonly #child: ChildProcessWithoutNullStreams
  #out = ''
  #err = ''
  readonly #waiting = new Set<() => void>()
  readonly ended: Promise<Ended>

  constructor(argv: readonly string[], { cwd, env }: Around) {
    const child = spawn(process.execPath, [dejarik, ...argv], { cwd, env: { ...process.env, ...env } })
    this.#child = child
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#out += text
      for (const look of this.#waiting) look()
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#err += text
    })
    this.ended = new Promise((resolve) => {
      child.on('close', (code, signal) => {
        for (const look of this.#waiting) look()
        resolve({ code, signal, out: this.#out, err: this.#err })
      })
    })
  }

  /** Until it has asked `times` questions. */
  asked(times: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const isThere = this.#out.split(' > ').length > times
        if (!isThere && this.#child.exitCode === null && this.#child.signalCode === null) return
        this.#waiting.delete(look)
        if (isThere) resolve()
        else reject(new Error(`it ended before it had asked ${times} times:\n${this.#out}\n${this.#err}`))
      }
      this.#waiting.add(look)
      look()
    })
  }

  types(line: string): void {
    this.#child.stdin.write(`${line}\n`)
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }
}

export function dejarikIn(cwd: string, ...argv: readonly string[]): Promise<Ended> {
  const spawned = new Spawned(argv, { cwd, env: ENGLISH })
  return spawned.ended
}

export const ENGLISH = { LC_ALL: 'en_US.UTF-8' } as const
