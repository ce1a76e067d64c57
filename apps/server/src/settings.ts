import { fileURLToPath } from 'node:url'

/** How a server runs. */
export interface Settings {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** Folder for the database and for records of our own bugs. */
  readonly data: string
  /** Folder with the built client. */
  readonly web: string
  /** Whether a proxy in front tells the clients' addresses. */
  readonly behindProxy: boolean
  readonly connectionsPerAddress: number
  /** Messages a second on one connection; twice as many at once after a pause. */
  readonly messagesPerSecond: number
  /** A table that nobody looks at is put away after this. */
  readonly idleMs: number
}

export const DEFAULTS: Settings = {
  port: 1977,
  host: '0.0.0.0',
  data: 'data',
  web: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  behindProxy: false,
  connectionsPerAddress: 64,
  messagesPerSecond: 20,
  idleMs: 5 * 60 * 1000,
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
      behindProxy: env.DEJARIK_BEHIND_PROXY === '1',
      connectionsPerAddress: number('DEJARIK_CONNECTIONS', DEFAULTS.connectionsPerAddress, 1, 1_000_000),
      messagesPerSecond: number('DEJARIK_MESSAGES', DEFAULTS.messagesPerSecond, 1, 1_000_000),
    }
  } catch (error) {
    if (error instanceof RangeError) return error.message
    throw error
  }
}
