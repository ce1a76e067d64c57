import { never } from '@dejarik/kernel'
import { isTrouble, type Trouble } from '@dejarik/protocol'
import type { Result, Visitor } from '../hall.ts'
import type { Person } from '../here.ts'
import { noteRequest } from '../log.ts'
import { AwayVisitor } from './away-visitor.ts'
import { type GuestRequest, type Mail, Moved } from './mail.ts'
import type { Post } from './post.ts'

/** What a server does for guests who are connected elsewhere. */
export interface Desk {
  /** At the cost of the guest, as if they were connected here. */
  handleFor(visitor: Visitor, request: GuestRequest): Promise<Result>
  forget(visitor: Visitor): void
  /** What went wrong on our side, as a sentence. */
  mishap(error: unknown, match: string): Trouble
  /** The visitor has to come to the match again. */
  moved(visitor: Visitor, match: string): void
  lobbyChanged(): void
  /** Who is connected to another server. */
  heardOf(server: string, people: readonly Person[]): void
  /** A person has become another, or devices lead to them no more. */
  changed(person: string): void
  /** A server is there no more. */
  lost(server: string): void
}

interface Asked {
  readonly server: string
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** This server among the others on one store: what it asks of them, and what they ask of it. */
export class Branch {
  readonly #post: Post
  readonly #desk: Desk
  /** Guests who are connected here and sit at tables elsewhere. */
  readonly #here = new Map<string, Visitor>()
  /** Guests who are connected elsewhere and sit at tables here, by server and connection. */
  readonly #away = new Map<string, AwayVisitor>()
  readonly #asked = new Map<number, Asked>()
  #n = 0

  constructor(post: Post, desk: Desk) {
    this.#post = post
    this.#desk = desk
  }

  open(server: string): Promise<void> {
    return this.#post.open(
      server,
      (from, letter) => this.#read(from, letter),
      () => {
        // Letters may be lost in both directions.
        this.#post.sendAll({ mail: 'again' })
        for (const one of new Set([...this.#servers()])) this.lost(one)
      },
    )
  }

  /** Asks another server to do it. Throws `Moved` where the match is not open there any more, or the server is gone. */
  ask(server: string, visitor: Visitor, request: GuestRequest): Promise<Result> {
    const n = ++this.#n
    this.#here.set(visitor.id, visitor)
    return new Promise((resolve, reject) => {
      this.#asked.set(n, { server, resolve, reject })
      const { id, guest, name } = visitor
      this.#post.send(server, { mail: 'ask', n, visitor: id, guest, name, request })
    })
  }

  /** A guest who is connected here has gone. */
  forget(visitor: Visitor): void {
    if (!this.#here.delete(visitor.id)) return
    for (const server of new Set(visitor.away.values()))
      this.#post.send(server, { mail: 'gone', visitor: visitor.id })
  }

  lobbyChanged(): void {
    this.#post.sendAll({ mail: 'lobby' })
  }

  tellChanged(person: string): void {
    this.#post.sendAll({ mail: 'changed', person })
  }

  tellHere(people: readonly Person[]): void {
    this.#post.sendAll({ mail: 'here', people })
  }

  /** A server is dead, stops, or has missed letters. */
  lost(server: string): void {
    this.#desk.lost(server)
    for (const [key, visitor] of this.#away)
      if (visitor.server === server) {
        this.#away.delete(key)
        visitor.gone = true
        this.#desk.forget(visitor)
      }
    for (const [n, asked] of this.#asked)
      if (asked.server === server) {
        this.#asked.delete(n)
        asked.reject(new Moved('of that server'))
      }
    for (const visitor of this.#here.values())
      for (const [match, at] of visitor.away)
        if (at === server) {
          visitor.away.delete(match)
          this.#desk.moved(visitor, match)
        }
  }

  /** The others are told that this server stops, once nothing is open here any more. */
  async close(): Promise<void> {
    this.#post.sendAll({ mail: 'again' })
    await this.#post.close()
    for (const { reject } of this.#asked.values()) reject(new Moved('of any server'))
    this.#asked.clear()
  }

  #servers(): readonly string[] {
    return [
      ...[...this.#away.values()].map(({ server }) => server),
      ...[...this.#here.values()].flatMap(({ away }) => [...away.values()]),
      ...[...this.#asked.values()].map(({ server }) => server),
    ]
  }

  #read(from: string, letter: Mail): void {
    switch (letter.mail) {
      case 'ask':
        this.#answer(from, letter)
        return
      case 'reply': {
        const asked = this.#asked.get(letter.n)
        this.#asked.delete(letter.n)
        if (letter.result === null) asked?.reject(new Moved('of that server'))
        else asked?.resolve(letter.result.is)
        return
      }
      case 'tell':
        for (const id of letter.visitors) this.#here.get(id)?.send(letter.text)
        return
      case 'moved': {
        const visitor = this.#here.get(letter.visitor)
        if (visitor?.away.get(letter.match) !== from) return
        visitor.away.delete(letter.match)
        this.#desk.moved(visitor, letter.match)
        return
      }
      case 'gone': {
        const key = `${from} ${letter.visitor}`
        const visitor = this.#away.get(key)
        if (visitor === undefined) return
        this.#away.delete(key)
        visitor.gone = true
        this.#desk.forget(visitor)
        return
      }
      case 'lobby':
        this.#desk.lobbyChanged()
        return
      case 'changed':
        this.#desk.changed(letter.person)
        return
      case 'here':
        this.#desk.heardOf(from, letter.people)
        return
      case 'again':
        this.lost(from)
        return
      default:
        never(letter)
    }
  }

  #answer(from: string, { n, visitor: id, guest, name, request }: Extract<Mail, { mail: 'ask' }>): void {
    const key = `${from} ${id}`
    const visitor = this.#away.get(key) ?? new AwayVisitor(this.#post, from, id, guest, name)
    visitor.rename(name)
    this.#away.set(key, visitor)
    visitor.inTurn(async () => {
      const started = performance.now()
      const result = await this.#do(visitor, request)
      const no = result !== null && isTrouble(result.is) ? result.is.code : null
      const { id: number, type } = request
      const match = 'match' in request ? { match: request.match } : {}
      const way = { server: from, connection: id, guest, request: number, type, ...match }
      noteRequest(way, performance.now() - started, result === null ? 'moved' : no)
      this.#post.send(from, { mail: 'reply', n, result })
    })
  }

  async #do(visitor: Visitor, request: GuestRequest): Promise<{ readonly is: Result } | null> {
    try {
      return { is: await this.#desk.handleFor(visitor, request) }
    } catch (error) {
      if (error instanceof Moved) return null
      return { is: this.#desk.mishap(error, 'match' in request ? request.match : 'new') }
    }
  }
}
