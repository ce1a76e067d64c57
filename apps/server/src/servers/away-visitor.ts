import type { ServerMessage } from '@dejarik/protocol'
import type { Visitor } from '../hall.ts'
import { log } from '../log.ts'
import type { Table } from '../table.ts'
import type { Post } from './post.ts'

/** Somebody at a table of this server who is connected to another one: what he is told goes there by post. */
export class AwayVisitor implements Visitor {
  readonly id: string
  readonly server: string
  readonly guest: string
  readonly tables = new Map<string, Table>()
  /** Nowhere else: only the server that he is connected to has to find the way. */
  readonly away = new Map<string, string>()
  gone = false
  readonly #post: Post
  #name: string
  #turn: Promise<void> = Promise.resolve()

  constructor(post: Post, server: string, id: string, guest: string, name: string) {
    this.#post = post
    this.server = server
    this.id = id
    this.guest = guest
    this.#name = name
  }

  get name(): string {
    return this.#name
  }

  rename(name: string): void {
    this.#name = name
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  send(text: string): void {
    if (!this.gone) this.#post.send(this.server, { mail: 'tell', visitors: [this.id], text })
  }

  moved(match: string): void {
    this.tables.delete(match)
    if (!this.gone) this.#post.send(this.server, { mail: 'moved', visitor: this.id, match })
  }

  /** One request after the other, as on a connection. */
  inTurn(task: () => Promise<void>): void {
    this.#turn = this.#turn
      .then(task)
      .catch((error) => log.error({ err: error, connection: this.id }, 'a letter could not be answered'))
  }
}
