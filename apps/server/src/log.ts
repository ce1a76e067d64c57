import type { FastifyBaseLogger } from 'fastify'
import { destination, pino, stdTimeFunctions } from 'pino'

/** From the least to the most that is written. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/**
 * What this process has to say to whoever runs it: JSON, a line each, on standard error. What people play, say or bring is
 * never in it, nor what would let somebody in: a request is known by its connection and number, a guest by the hash that
 * the store has.
 */
export const log: FastifyBaseLogger = pino(
  {
    level: 'warn',
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  },
  // In order and at once: what is said last before an end is said.
  destination({ dest: 2, sync: true }),
)

/** A request that takes longer than this is worth a line. */
const SLOW_MS = 500

/** A request's way over one socket; another server that did it writes the same connection and number. */
export interface Way {
  /** The server that it was led to, or came from, if another. */
  readonly server?: string
  readonly connection: string
  readonly guest: string
  readonly request: number
  readonly type: string
  readonly match?: string
}

/** One line for each request: what came of it, and how long that took. */
export function noteRequest(way: Way, ms: number, trouble: string | null): void {
  const line = { ...way, ms: Math.round(ms), ...(trouble !== null && { trouble }) }
  if (ms >= SLOW_MS) log.info(line, 'slow request')
  else log.debug(line, 'request')
}
