import { Client } from 'pg'
import { Letters, writeLetter } from './letters.ts'
import type { Mail } from './mail.ts'
import type { Post } from './post.ts'

/** The channel that all listen to. */
const ALL = 'dejarik'
const channelOf = (server: string): string => `dejarik_${server}`
/** Before a broken line is tried again. */
const RETRY_MS = 250
/** Notifications in one statement. */
const AT_ONCE = 100

/** Letters by the database's own notifications: to whoever listens, at once, and kept for nobody. */
export class PostgresPost implements Post {
  readonly #address: string
  readonly #letters = new Letters()
  #server = ''
  #line: Client | null = null
  #outgoing: { readonly channel: string; readonly text: string }[] = []
  #sending = false
  #closed = false

  constructor(address: string) {
    this.#address = address
  }

  async open(server: string, deliver: (from: string, mail: Mail) => void, missed: () => void): Promise<void> {
    this.#server = server
    const hear = (text: string): void => {
      const letter = this.#letters.read(text)
      if (letter !== null && letter.from !== server) deliver(letter.from, letter.mail)
    }
    await this.#connect(hear, missed)
  }

  send(to: string, mail: Mail): void {
    this.#put(channelOf(to), mail)
  }

  sendAll(mail: Mail): void {
    this.#put(ALL, mail)
  }

  async close(): Promise<void> {
    while (this.#outgoing.length > 0 && this.#line !== null)
      await new Promise((resolve) => setTimeout(resolve, 5))
    this.#closed = true
    await this.#line?.end()
  }

  async #connect(hear: (text: string) => void, missed: () => void): Promise<void> {
    const line = new Client({
      connectionString: this.#address,
      application_name: 'dejarik post',
      keepAlive: true,
    })
    line.on('notification', ({ payload }) => hear(payload ?? ''))
    // What is under way when a line breaks is lost; `end` follows, and everybody is told.
    line.on('error', () => {})
    await line.connect()
    await line.query(`LISTEN ${ALL}; LISTEN ${channelOf(this.#server)}`)
    this.#line = line
    line.once('end', () => this.#broke(hear, missed))
    this.#flush()
  }

  #broke(hear: (text: string) => void, missed: () => void): void {
    this.#line = null
    this.#outgoing = []
    this.#letters.forget()
    if (this.#closed) return
    const again = (): void => {
      if (this.#closed) return
      this.#connect(hear, missed).then(missed, () => setTimeout(again, RETRY_MS))
    }
    setTimeout(again, RETRY_MS)
  }

  #put(channel: string, mail: Mail): void {
    // Without a line nothing arrives; whoever waits for an answer hears of it when the line is back.
    if (this.#closed || this.#line === null) return
    for (const text of writeLetter(this.#server, mail)) this.#outgoing.push({ channel, text })
    if (!this.#sending) {
      this.#sending = true
      // What is written in one turn of the event loop leaves together.
      setImmediate(() => {
        this.#sending = false
        this.#flush()
      })
    }
  }

  /** One statement at a time, so that letters keep their order. */
  #flush(): void {
    const line = this.#line
    if (line === null || this.#sending || this.#outgoing.length === 0) return
    this.#sending = true
    const batch = this.#outgoing.splice(0, AT_ONCE)
    const calls = batch.map((_, i) => `pg_notify($${2 * i + 1}, $${2 * i + 2})`)
    line
      .query({
        text: `SELECT ${calls.join(', ')}`,
        values: batch.flatMap(({ channel, text }) => [channel, text]),
      })
      .catch(() => {})
      .finally(() => {
        this.#sending = false
        this.#flush()
      })
  }
}
