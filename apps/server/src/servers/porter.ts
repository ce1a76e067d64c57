import { setTimeout } from 'node:timers/promises'
import { isTrouble, type RequestOf, type Trouble } from '@dejarik/protocol'
import type { Hall, Result, Visitor } from '../hall.ts'
import type { House } from '../house.ts'
import { mishap } from '../mishap.ts'
import { NotStored } from '../store/store.ts'
import { afford, atCostOf } from '../work.ts'
import { Branch, type Desk } from './branch.ts'
import { type GuestRequest, Moved } from './mail.ts'
import type { Post } from './post.ts'

/** Somebody who is connected to this server. */
export interface Caller extends Visitor {
  /** How it came to each match, to come again if the match moves. */
  readonly joins: Map<string, Pick<RequestOf<'join'>, 'key' | 'watch'>>
  /** Sends it home, to come back by itself. */
  dismiss(): void
}

/** A server that died is known to be dead after some seconds; until then its matches are nowhere. */
const PATIENCE = { tries: 60, pause: 150 }

type AtMatch = Extract<GuestRequest, { match: string }>

/** Leads what guests ask for to where the match is open, here or at another server, also when it moves meanwhile. */
export class Porter implements Desk {
  readonly #house: House
  readonly #hall: Hall
  readonly branch: Branch

  constructor(house: House, hall: Hall, post: Post) {
    this.#house = house
    this.#hall = hall
    this.branch = new Branch(post, this)
  }

  /** Does what somebody asks for who is connected here. */
  async do(caller: Caller, request: GuestRequest): Promise<Result> {
    if ('match' in request) return this.#untilThere(caller, request)
    const result = await this.handle(caller, request)
    if (request.type === 'create' && result !== null && 'match' in result && !isTrouble(result))
      caller.joins.set(result.match, {})
    // Tables elsewhere show the new name, too.
    if (request.type === 'rename')
      for (const server of new Set(caller.away.values()))
        await this.branch.ask(server, caller, request).catch(() => {})
    return result
  }

  async handleFor(visitor: Visitor, request: GuestRequest): Promise<Result> {
    const purses = [this.#house.guests.of(visitor.guest)]
    await afford(purses)
    return atCostOf(purses, () => this.handle(visitor, request))
  }

  /** Does what somebody asks for at a table that is open here. */
  async handle(visitor: Visitor, request: GuestRequest): Promise<Result> {
    const result = await this.#hall.handle(visitor, request)
    if (result !== null && 'elsewhere' in result) throw new Moved(result.elsewhere)
    return result
  }

  forget(visitor: Visitor): void {
    this.#hall.forget(visitor)
    this.branch.forget(visitor)
  }

  mishap(error: unknown, match: string): Trouble {
    return mishap(this.#house, error, match)
  }

  lobbyChanged(): void {
    this.#hall.lobby.changed()
  }

  /** Comes to a match again that has moved; who can't is sent home. */
  async comeBack(caller: Caller, match: string): Promise<void> {
    try {
      await this.#untilThere(caller, null, match)
    } catch {
      caller.dismiss()
    }
  }

  async #untilThere(caller: Caller, request: AtMatch | null, match = request?.match ?? ''): Promise<Result> {
    for (let tries = 0; ; tries++) {
      try {
        if (tries > 0 || request === null) await this.#joinAgain(caller, match)
        return request === null ? null : await this.#lead(caller, tries === 0 ? request : again(request))
      } catch (error) {
        if (!(error instanceof Moved)) throw error
        // What may have been said already is not said twice.
        if (tries >= PATIENCE.tries || request?.type === 'chat' || caller.gone) throw new NotStored(error)
        await setTimeout(PATIENCE.pause)
      }
    }
  }

  async #joinAgain(caller: Caller, match: string): Promise<void> {
    const came = caller.joins.get(match)
    if (came === undefined || caller.tables.has(match) || caller.away.has(match)) return
    await this.#lead(caller, { type: 'join', id: 0, match, ...came })
  }

  async #lead(caller: Caller, request: AtMatch): Promise<Result> {
    const { match } = request
    const server = caller.away.get(match)
    const result =
      server === undefined
        ? await this.#hall.handle(caller, request)
        : await this.branch.ask(server, caller, request)
    if (result !== null && 'elsewhere' in result) return this.#leadAway(caller, request, result.elsewhere)
    if (isTrouble(result)) return result
    if (request.type === 'join') caller.joins.set(match, came(request))
    if (request.type === 'leave') {
      caller.joins.delete(match)
      caller.away.delete(match)
    }
    return result
  }

  async #leadAway(caller: Caller, request: AtMatch, server: string): Promise<Result> {
    const { match } = request
    // Before the answer, since what is told of the table comes before it.
    caller.away.set(match, server)
    try {
      const result = await this.branch.ask(server, caller, request)
      if (isTrouble(result)) caller.away.delete(match)
      else if (request.type === 'join') caller.joins.set(match, came(request))
      return result
    } catch (error) {
      caller.away.delete(match)
      throw error
    }
  }

  /** The match of somebody who is connected here is open elsewhere now. */
  moved(visitor: Visitor, match: string): void {
    visitor.moved(match)
  }
}

function came({
  key,
  watch,
}: Extract<GuestRequest, { type: 'join' }>): Pick<RequestOf<'join'>, 'key' | 'watch'> {
  return { ...(key !== undefined && { key }), ...(watch !== undefined && { watch }) }
}

/** The same once more: whoever gets it may have done it already. */
function again(request: AtMatch): AtMatch {
  return request.type === 'answer' ? { ...request, again: true } : request
}
