import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { LOG_LEVELS, type LogLevel } from './log.ts'
import type { Means } from './work.ts'

/**
 * Who in front of us is believed about the clients' addresses (`X-Forwarded-For`): nobody; so many proxies in a row;
 * or those at these addresses and networks. Whoever wrote what stands further left is a stranger.
 */
export type Proxies = false | number | readonly string[]

/** How a server runs. */
export interface Settings {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** Folder for the database, unless there is another, and for records of our own bugs. */
  readonly data: string
  /** Address of a PostgreSQL (`postgres://…`) that several servers can share; null keeps all in the folder. */
  readonly database: string | null
  /** Folder with the built client. */
  readonly web: string
  readonly behindProxy: Proxies
  /** Other sites whose pages may open a line to this server: `https://example.org`. Its own pages always may. */
  readonly origins: readonly string[]
  readonly connectionsPerAddress: number
  /** Messages a second on one connection; twice as many at once after a pause. */
  readonly messagesPerSecond: number
  /** What one guest may use, and what all of one address. */
  readonly guestMeans: Means
  readonly addressMeans: Means
  /** Threads in which bots think. Each loads all games: some 200 MB. */
  readonly botThreads: number
  /** Who connects and does not say hello for so long is shown out. */
  readonly helloMs: number
  /** A table that nobody looks at is put away after this. */
  readonly idleMs: number
  readonly log: LogLevel
  /** Where the figures are handed out (Prometheus); null: nowhere. */
  readonly metrics: MetricsAddress | null
  readonly keeps: Keeps
}

export interface MetricsAddress {
  readonly port: number
  readonly host: string
}

/** For how many days things are kept that nobody plays with; null: for good. */
export interface Keeps {
  /** Tables that were called off. */
  readonly cancelled: number
  /** Tables that nobody came to. */
  readonly waiting: number
  /** Guests without a seat, since they were last here. */
  readonly guests: number
  /** Matches that are over, with their records. */
  readonly finished: number | null
  /** Matches that have begun, since the last act. */
  readonly deserted: number | null
}

export const DEFAULTS: Settings = {
  port: 1977,
  host: '0.0.0.0',
  data: 'data',
  database: null,
  web: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  behindProxy: false,
  origins: [],
  connectionsPerAddress: 64,
  messagesPerSecond: 20,
  guestMeans: { work: 100, bytes: 128 * 1024 },
  addressMeans: { work: 300, bytes: 1024 * 1024 },
  botThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  helloMs: 10_000,
  idleMs: 5 * 60 * 1000,
  log: 'warn',
  metrics: null,
  keeps: { cancelled: 1, waiting: 30, guests: 90, finished: null, deserted: null },
}

/** Reads the settings from the environment, or says in one sentence which one makes no sense. */
export function readSettings(env: { readonly [name: string]: string | undefined }): Settings | string {
  const number = (name: string, otherwise: number, min: number, max: number): number => {
    const text = env[name]
    if (text === undefined || text === '') return otherwise
    const value = Number(text)
    if (!Number.isInteger(value) || value < min || value > max)
      throw new RangeError(`${name} is "${text}", but must be a whole number from ${min} to ${max}.`)
    return value
  }
  try {
    return {
      ...DEFAULTS,
      port: number('PORT', DEFAULTS.port, 0, 65535),
      host: env.HOST || DEFAULTS.host,
      data: env.DEJARIK_DATA || DEFAULTS.data,
      database: env.DATABASE_URL || DEFAULTS.database,
      web: env.DEJARIK_WEB || DEFAULTS.web,
      behindProxy: readProxies(env.DEJARIK_BEHIND_PROXY ?? ''),
      origins: readOrigins(env.DEJARIK_ORIGINS ?? ''),
      connectionsPerAddress: number('DEJARIK_CONNECTIONS', DEFAULTS.connectionsPerAddress, 1, 1_000_000),
      messagesPerSecond: number('DEJARIK_MESSAGES', DEFAULTS.messagesPerSecond, 1, 1_000_000),
      guestMeans: {
        work: number('DEJARIK_GUEST_WORK', DEFAULTS.guestMeans.work, 1, 1_000_000),
        bytes: number('DEJARIK_GUEST_BYTES', DEFAULTS.guestMeans.bytes, 1024, 1_000_000_000),
      },
      addressMeans: {
        work: number('DEJARIK_ADDRESS_WORK', DEFAULTS.addressMeans.work, 1, 1_000_000),
        bytes: number('DEJARIK_ADDRESS_BYTES', DEFAULTS.addressMeans.bytes, 1024, 1_000_000_000),
      },
      botThreads: number('DEJARIK_BOTS', DEFAULTS.botThreads, 1, 64),
      log: readLevel(env.DEJARIK_LOG ?? ''),
      metrics: env.DEJARIK_METRICS_PORT
        ? {
            port: number('DEJARIK_METRICS_PORT', 0, 0, 65535),
            host: env.DEJARIK_METRICS_HOST || '127.0.0.1',
          }
        : null,
      keeps: {
        ...DEFAULTS.keeps,
        waiting: number('DEJARIK_KEEP_WAITING', DEFAULTS.keeps.waiting, 1, FOR_EVER),
        guests: number('DEJARIK_KEEP_GUESTS', DEFAULTS.keeps.guests, 1, FOR_EVER),
        finished: number('DEJARIK_KEEP_FINISHED', 0, 0, FOR_EVER) || null,
        deserted: number('DEJARIK_KEEP_DESERTED', 0, 0, FOR_EVER) || null,
      },
    }
  } catch (error) {
    if (error instanceof RangeError) return error.message
    throw error
  }
}

/** Days; a hundred years. */
const FOR_EVER = 36_500

function readLevel(text: string): LogLevel {
  const level = text === '' ? DEFAULTS.log : LOG_LEVELS.find((one) => one === text)
  if (level !== undefined) return level
  throw new RangeError(`DEJARIK_LOG is "${text}", but must be one of ${LOG_LEVELS.join(', ')}.`)
}

/** More proxies in a row than anybody has; a larger number would believe what the client itself wrote. */
const MOST_HOPS = 8

function readProxies(text: string): Proxies {
  const parts = text.split(',').map((part) => part.trim())
  if (text.trim() === '') return false
  if (parts.length === 1 && /^\d+$/.test(parts[0])) {
    const hops = Number(parts[0])
    if (hops <= MOST_HOPS) return hops === 0 ? false : hops
  } else if (parts.every(isNetwork)) return parts
  throw new RangeError(
    `DEJARIK_BEHIND_PROXY is "${text}", but must be the number of proxies in front of the server, from 0 to ${MOST_HOPS}, or their addresses and networks, such as 10.0.0.2,192.168.0.0/16.`,
  )
}

function readOrigins(text: string): readonly string[] {
  const origins = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const wrong = origins.find((one) => !URL.canParse(one) || new URL(one).origin !== one)
  if (wrong === undefined) return origins
  throw new RangeError(
    `DEJARIK_ORIGINS names "${wrong}", but must name sites by scheme and host, such as https://example.org.`,
  )
}

/** An address, or a network with the length of its prefix. That of everybody (`/0`) is none. */
function isNetwork(text: string): boolean {
  const [address, prefix, more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more !== undefined) return false
  if (prefix === undefined) return true
  const length = Number(prefix)
  return /^\d+$/.test(prefix) && length >= 1 && length <= (version === 4 ? 32 : 128)
}
