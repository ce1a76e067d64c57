import {
  type Answer,
  FastRng,
  lastStep,
  type Match,
  RulesBug,
  randomAnswer,
  type Seat,
  writeRecord,
} from '@dejarik/kernel'
import { log } from '../log.ts'
import { answer } from '../play.ts'
import type { Position } from '../position.ts'
import type { Table } from '../table.ts'
import { botLevel, isFree } from './guest.ts'

/** Plays where nobody sits. */
const STAND_IN = 'medium'
/** People should be able to follow. */
const PAUSE_MS = 100
/** How long bots wait for people to answer a wish to take back, which any decision would end. */
const COURTESY_MS = 30_000
/** Before a decision that could not be stored is tried again. */
const RETRY_MS = 1000
/** Answers by lot, where the bot has none or its answer meets a bug of ours; then the table waits for people. */
const TRIES = 5

/**
 * The bots at one table. Whenever it stands differently they look whether one of them is asked, think, and answer the
 * way people do. Nothing of it is kept: after a restart the table is opened, they look, and think again.
 */
export class BotSeats {
  readonly #table: Table
  /** The position that is thought about. */
  #at: Position | null = null
  #timer: NodeJS.Timeout | null = null
  #closed = false

  constructor(table: Table) {
    this.#table = table
  }

  /** The table stands differently, or is looked at for the first time. */
  look(): void {
    const { position } = this.#table
    if (this.#closed || position === null || position === this.#at) return
    this.#at = position
    this.#wait(position.pending.wish === null ? PAUSE_MS : COURTESY_MS, position)
  }

  /** Others sit at the table now. */
  lookAgain(): void {
    this.#at = null
    this.look()
  }

  close(): void {
    this.#closed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
  }

  #wait(ms: number, position: Position): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#asked(position) === null) return
    this.#timer = setTimeout(() => void this.#play(position), ms)
  }

  /** The first bot that has to decide. Where clocks run, one decides for a free seat too, until somebody takes it. */
  #asked({ match, clocks }: Position): { readonly seat: Seat; readonly level: string } | null {
    for (const { seat } of match.asks) {
      const guest = this.#table.seats.find((taken) => taken.seat === seat)?.guest ?? ''
      const level = clocks !== null && isFree(guest) ? STAND_IN : botLevel(guest)
      if (level !== null) return { seat, level }
    }
    return null
  }

  async #play(position: Position): Promise<void> {
    const bot = this.#asked(position)
    if (bot === null) return
    try {
      const given = await this.#think(position, bot.seat, bot.level)
      if (given !== null) await this.#answer(position, bot.seat, given)
    } catch (error) {
      if (this.#isPast(position)) return
      log.error({ err: error, match: this.#table.id }, 'a bot could not answer')
      this.#wait(RETRY_MS, position)
    }
  }

  /** Null if the table has gone on meanwhile. */
  async #think({ match }: Position, seat: Seat, level: string): Promise<Answer | null> {
    const { game, house, stored } = this.#table
    const question = {
      game: game.id,
      record: writeRecord(lastStep(match)),
      seat,
      level,
      seed: match.n,
    }
    try {
      return await house.figures.bot(house.thinkers.decide(question, stored.creator))
    } catch (error) {
      if (this.#closed) return null
      log.error({ err: error, match: this.#table.id }, 'a bot could not think')
      return byLot(match, seat, 0)
    }
  }

  /** As people answer; by lot where the rules refuse, or meet a bug of ours. */
  async #answer(position: Position, seat: Seat, given: Answer): Promise<void> {
    const table = this.#table
    for (let tries = 0; tries <= TRIES; tries++) {
      const next = tries === 0 ? given : byLot(position.match, seat, tries)
      const isDone = await table.inTurn(async () => {
        // A person may have taken the seat while the bot thought.
        if (this.#isPast(position) || this.#asked(position)?.seat !== seat) return true
        try {
          return (await answer(table, seat, position.version, next))?.code !== 'refused'
        } catch (error) {
          if (!(error instanceof RulesBug)) throw error
          table.house.reportBug(table.id, error)
          return false
        }
      })
      if (isDone) return
    }
  }

  #isPast(position: Position): boolean {
    return this.#closed || this.#table.position !== position
  }
}

function byLot(match: Match, seat: Seat, tries: number): Answer {
  const ask = match.askOf(seat)
  return ask === null ? 0 : randomAnswer(ask, new FastRng(match.n, tries + 1))
}
