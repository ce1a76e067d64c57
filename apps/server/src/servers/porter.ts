import { setTimeout } from 'node:timers/promises'
import { isTrouble, type RequestOf, type Trouble } from '@dejarik/protocol'
import type { Hall, Result, Visitor } from '../hall.ts'
import type { Person } from '../here.ts'
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
  /** All who are connected to this server. */
  readonly #callers = new Set<Caller>()

  constructor(house: House, hall: Hall, post: Post) {
    this.#house = house
    this.#hall = hall
    this.branch = new Branch(post, this)
    hall.lobby.here.onTell = (people) => this.branch.tellHere(people)
  }

  /** Does what somebody asks for who is connected here. */
  async do(caller: Caller, request: GuestRequest): Promise<Result> {
    if ('match' in request) {
      const done = await this.#untilThere(caller, request)
      if (request.type === 'join' || request.type === 'leave') this.#hall.lobby.here.changed()
      return done
    }
    const result =
      request.type === 'seek' ? await this.#seek(caller, request) : await this.handle(caller, request)
    this.#hall.lobby.here.changed()
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
    if (request.type === 'seek') throw new Error('a search is led where the guest is connected')
    const result = await this.#hall.handle(visitor, request)
    if (result !== null && 'elsewhere' in result) throw new Moved(result.elsewhere)
    return result
  }

  /** Somebody is connected to this server and has said hello. */
  came(caller: Caller): void {
    this.#callers.add(caller)
    this.#hall.lobby.here.come(caller)
  }

  /** Until somebody is found who waits, at whatever server, or one waits oneself. */
  async #seek(caller: Caller, request: RequestOf<'seek'>): Promise<Result> {
    for (;;) {
      const found = await this.#hall.seek(caller, request)
      if (found === null || isTrouble(found)) return found
      if ('elsewhere' in found) throw new Moved(found.elsewhere)
      const { match } = found
      if (!('seat' in found)) {
        caller.joins.set(match, {})
        return { match }
      }
      const { seat } = found
      const { brings } = request
      const no = await this.#untilThere(caller, {
        type: 'join',
        id: 0,
        match,
        seat,
        ...(brings !== undefined && { brings }),
      })
      if (no === null || !isTrouble(no)) return { match }
      // Somebody else was faster, or who waited there is gone.
      if (no.code !== 'seat-taken' && no.code !== 'unknown-match') return no
    }
  }

  heardOf(server: string, people: readonly Person[]): void {
    this.#hall.lobby.here.heard(server, people)
  }

  lost(server: string): void {
    this.#hall.lobby.here.lost(server)
  }

  /** What hung on somebody hangs on another now, or not every device leads there any more: all of them come anew. */
  personChanged(person: string): void {
    this.branch.tellChanged(person)
    this.changed(person)
  }

  changed(person: string): void {
    for (const caller of this.#callers) if (caller.guest === person) caller.dismiss()
    void this.#hall.tables.lookAgainAt(person)
  }

  forget(visitor: Visitor): void {
    for (const caller of this.#callers) if (caller.id === visitor.id) this.#callers.delete(caller)
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
