import { randomInt } from 'node:crypto'
import { canonical, isRefusal, never, type Seat, SPECTATOR } from '@dejarik/kernel'
import { isTrouble, LIMITS, type RequestOf, type Trouble, trouble } from '@dejarik/protocol'
import { choosesSeat, readBrought, readTerms, sidesOf } from './bringing.ts'
import { giveSeat, seatNow } from './handing.ts'
import type { House } from './house.ts'
import { Lobby } from './lobby.ts'
import { answer, claim, consent, rematch, resign, undo } from './play.ts'
import { newMatch, sayReady, seatBots, standUp, takePlace } from './seating.ts'
import type { GuestRequest } from './servers/mail.ts'
import type { Sought } from './store/store.ts'
import type { Table, Viewer } from './table.ts'
import { type Elsewhere, Tables } from './tables.ts'
import { joinedMessage } from './telling.ts'
import { work } from './work.ts'

/** Requests about the match itself, for those who sit at it. */
type Decision = RequestOf<'answer' | 'resign' | 'claim' | 'undo' | 'consent' | 'rematch'>

/** A search is led to where somebody waits (`seek`), or ends here with a table of one's own. */
export type HallRequest = Exclude<GuestRequest, { type: 'seek' }>

/** What a request came to: trouble, or done, with the match that it made. */
export type Result = Trouble | { readonly match: string } | null

/** A guest's connection. */
export interface Visitor extends Viewer {
  /** Its own among all of this server. */
  readonly id: string
  /** Tables that it looks at, by match. */
  readonly tables: Map<string, Table>
  /** Servers at which it looks at other tables, by match. */
  readonly away: Map<string, string>
  /** Whether the connection has ended. */
  readonly gone: boolean
  rename(name: string): void
}

/** The room in which guests find matches and matches find players. */
export class Hall {
  readonly lobby: Lobby
  readonly tables: Tables
  readonly #house: House

  constructor(house: House) {
    this.#house = house
    this.lobby = new Lobby(house)
    this.tables = new Tables(house, () => this.lobby.changedHere())
  }

  /** A connection has ended. */
  forget(visitor: Visitor): void {
    this.lobby.leave(visitor)
    this.lobby.here.go(visitor)
    for (const table of visitor.tables.values()) table.remove(visitor)
    visitor.tables.clear()
  }

  async close(): Promise<void> {
    this.lobby.close()
    await this.tables.close()
  }

  /**
   * Does what a guest asks for, at tables that are open here; says where the match is that somebody wants to come to, if it
   * is open elsewhere. Throws what is not the guest's doing; everything then stays as it was.
   */
  async handle(visitor: Visitor, request: HallRequest): Promise<Result | Elsewhere> {
    switch (request.type) {
      case 'rename':
        return this.#rename(visitor, request.name)
      case 'lobby':
        return this.#lobby(visitor, request.on)
      case 'mine':
        visitor.tell({ type: 'mine', matches: await this.lobby.mine(visitor) })
        return null
      case 'create':
        return this.#create(visitor, request)
      case 'join':
        return this.#join(visitor, request)
      case 'leave':
        visitor.tables.get(request.match)?.remove(visitor)
        visitor.tables.delete(request.match)
        return null
      case 'cancel':
        return at(visitor, request.match, (table) => this.#cancel(table, visitor))
      case 'seat bots':
        return at(visitor, request.match, (table) => this.#seatBots(table, visitor, request))
      case 'ready':
        return at(visitor, request.match, async (table) => {
          const no = await sayReady(table, visitor.guest)
          this.lobby.changedHere()
          return no
        })
      case 'stand up':
        return at(visitor, request.match, async (table, seat) => {
          if (seat === SPECTATOR) return trouble('not-a-player')
          const no = await standUp(table, seat)
          this.lobby.changedHere()
          return no
        })
      case 'log':
        return at(visitor, request.match, (table) => table.tellLog(visitor, request.before))
      case 'give seat':
        return at(visitor, request.match, (table, seat) =>
          giveSeat(table, seatNow(table, seat)?.guest ?? visitor.guest, request.seat, request.to),
        )
      case 'chat':
        return at(visitor, request.match, (table, seat) => this.#chat(table, visitor, seat, request.text))
      default:
        return at(visitor, request.match, async (table, seat) => {
          if (seat === SPECTATOR) return trouble('not-a-player')
          const no = await decide(table, seat, request)
          if (no?.code === 'stale') table.tellTable(visitor)
          return no
        })
    }
  }

  async #rename(visitor: Visitor, name: string): Promise<Result> {
    await this.#house.store.saveGuest({ id: visitor.guest, name })
    visitor.rename(name)
    for (const table of visitor.tables.values()) await table.inTurn(() => table.reload())
    return null
  }

  async #lobby(visitor: Visitor, on: boolean): Promise<Result> {
    if (on) await this.lobby.follow(visitor)
    else this.lobby.leave(visitor)
    return null
  }

  async #create(visitor: Visitor, request: RequestOf<'create'>): Promise<Result | Elsewhere> {
    const { store, games, now } = this.#house
    const { guest, name } = visitor
    const game = games.get(request.game)
    if (game === undefined) return trouble('unknown-game')
    if (tablesOf(visitor) >= LIMITS.tables) return trouble('too-many-tables')
    if ((await store.openMatchesOf(guest)) >= LIMITS.openMatches) return trouble('too-many-matches')
    const terms = readTerms(game, request.options ?? {})
    if (isRefusal(terms)) return trouble('bad-options', { refusal: terms })
    const { clock, listed, best = 1 } = request
    const sides = sidesOf(game, terms)
    const series = best === 1 ? null : { best, wins: sides.map(() => 0) }
    const seat = request.seat === 'any' ? randomInt(sides.length) : request.seat
    const brought = readBrought(game, terms, seat, request.brings)
    if (isTrouble(brought)) return brought
    const taken = { seat, guest, name, ...brought }
    const made = work(() =>
      newMatch(game, { ...terms, clock, listed, series, creator: guest }, [taken], now()),
    )
    if (isRefusal(made)) return trouble('bad-options', { refusal: made })
    await store.create(made)
    const match = made.match.id
    return (await this.#join(visitor, { match })) ?? { match }
  }

  /**
   * A seat at the table of somebody who looks for the same; else a table of one's own, at which one sits then. Whoever looks
   * for something else now gives up what he looked for before.
   */
  async seek(visitor: Visitor, request: RequestOf<'seek'>): Promise<Sought | Result | Elsewhere> {
    const { store, games, now, lease } = this.#house
    const { guest, name } = visitor
    const game = games.get(request.game)
    if (game === undefined) return trouble('unknown-game')
    if (tablesOf(visitor) >= LIMITS.tables) return trouble('too-many-tables')
    const terms = readTerms(game, request.options ?? {})
    if (isRefusal(terms)) return trouble('bad-options', { refusal: terms })
    if (choosesSeat(game, terms)) return trouble('not-sought')
    const seats = sidesOf(game, terms).length
    const seat = randomInt(seats)
    const brought = readBrought(game, terms, seat, request.brings)
    if (isTrouble(brought)) return brought
    for (const before of await store.searchesOf(guest)) {
      await store.cancel(before)
      await this.tables.lookAgain(before)
    }
    if ((await store.openMatchesOf(guest)) >= LIMITS.openMatches) return trouble('too-many-matches')
    const { clock } = request
    const { options, agreed } = terms
    const sort = [game.id, canonical(agreed ?? options), canonical(clock)].join(' ')
    for (;;) {
      const sought = await store.sought(sort, guest, seats, lease.serving)
      if (sought !== null) return sought
      const made = work(() =>
        newMatch(
          game,
          { ...terms, clock, listed: true, creator: guest, seeks: sort },
          [{ seat, guest, name, ...brought }],
          now(),
        ),
      )
      if (isRefusal(made)) return trouble('bad-options', { refusal: made })
      // Somebody who looks for the same may have come meanwhile.
      if (!(await store.seek(made, seats, lease.serving))) continue
      const match = made.match.id
      return (await this.#join(visitor, { match })) ?? { match }
    }
  }

  async #join(
    visitor: Visitor,
    request: Pick<RequestOf<'join'>, 'match' | 'seat' | 'brings' | 'watch' | 'key'>,
  ): Promise<Trouble | Elsewhere | null> {
    const { match } = request
    const isNew = !visitor.tables.has(match) && !visitor.away.has(match)
    if (isNew && tablesOf(visitor) >= LIMITS.tables) return trouble('too-many-tables')
    const table = await this.tables.find(match)
    if (isTrouble(table) || 'elsewhere' in table) return table
    return table.inTurn(async () => {
      const place = await takePlace(table, visitor, request)
      if (isTrouble(place)) return place
      const { from, lines } = await this.#house.store.chat(match)
      // Whoever has gone in the meantime would stay at the table for ever.
      if (visitor.gone) return null
      table.add(visitor, place?.seat ?? SPECTATOR)
      visitor.tables.set(match, table)
      visitor.tell(joinedMessage(table.game, table.stored, place, table.seats, visitor.guest))
      visitor.tell({ type: 'chat', match, from, lines })
      table.tellTable(visitor)
      table.tellSeats()
      this.lobby.changedHere()
      return null
    })
  }

  async #cancel(table: Table, visitor: Visitor): Promise<Trouble | null> {
    if (table.stored.creator !== visitor.guest) return trouble('not-yours')
    if (!(await this.#house.store.cancel(table.id))) return trouble('not-waiting')
    this.lobby.changedHere()
    return table.reload()
  }

  async #seatBots(
    table: Table,
    visitor: Visitor,
    { level, seat }: RequestOf<'seat bots'>,
  ): Promise<Trouble | null> {
    if (table.stored.creator !== visitor.guest) return trouble('not-yours')
    const no = await seatBots(table, level, seat)
    this.lobby.changedHere()
    return no
  }

  async #chat(table: Table, visitor: Visitor, seat: Seat, text: string): Promise<null> {
    const line = { seat, name: visitor.name, text, at: this.#house.now() }
    const from = await this.#house.store.addChat(table.id, line)
    table.tell({ type: 'chat', match: table.id, from, lines: [line] })
    return null
  }
}

const tablesOf = ({ tables, away }: Visitor): number => tables.size + away.size

/** Runs something at a table, in its turn, for somebody who is there. */
async function at(
  visitor: Visitor,
  match: string,
  task: (table: Table, seat: Seat) => Promise<Trouble | null>,
): Promise<Trouble | null> {
  const table = visitor.tables.get(match)
  if (table === undefined) return trouble('not-at-table')
  return table.inTurn(async () => {
    const seat = table.seatOf(visitor)
    return seat === null ? trouble('not-at-table') : task(table, seat)
  })
}

function decide(table: Table, seat: Seat, request: Decision): Promise<Trouble | null> {
  switch (request.type) {
    case 'answer':
      return answer(table, seat, request.version, request.answer, request.again)
    case 'resign':
      return resign(table, seat)
    case 'claim':
      return claim(table, seat)
    case 'undo':
      return undo(table, seat, request.version)
    case 'consent':
      return consent(table, seat, request.version, request.accept)
    case 'rematch':
      return rematch(table, seat, request.brings)
    default:
      return never(request)
  }
}
