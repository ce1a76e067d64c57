import { type BaseState, type Match, type Questions, type ScriptedDraw, Table } from '../../src/index.ts'
import type { Pattern, Player, Words } from './player.ts'

const MANY_QUESTIONS = 500

/** A match that a test plays, with what all games look at in the same way; games add their own looks. `Q` are its questions. */
export class Situation<S extends BaseState, O, V, P extends Player<S, O, V>, Q = Questions> {
  readonly match: Match<S, O, V>
  protected readonly players: readonly P[]
  /** What the match draws by stream, if it was said; may be added to. */
  readonly #script: ScriptedDraw[][]

  constructor(match: Match<S, O, V>, players: readonly P[], script: ScriptedDraw[][] = []) {
    this.match = match
    this.players = players
    this.#script = script
  }

  get state(): S {
    return this.match.state
  }

  /** What is asked, or null when the match is over. */
  get question(): string | null {
    return this.match.ask?.what ?? null
  }

  /** Who is asked; the first, if several are. */
  get asked(): string | null {
    const { ask, game } = this.match
    return ask === null ? null : game.scenario.seats[ask.seat]
  }

  /** The state as a table of its own, for a rule that no card shows alone: `repairOne(match.table, 0)`. */
  get table(): Table<S, Q> {
    return new Table(this.state, { hear: null, revealed: () => {} })
  }

  /** Options of whoever is asked, in words. */
  get offered(): Words[] {
    return this.#asked.offered
  }

  offers(pattern: Pattern): boolean {
    return this.#asked.offers(pattern)
  }

  /** Events since the start, by name. */
  get events(): string[] {
    return this.match.log.map(({ what }) => what)
  }

  get over(): boolean {
    return this.match.over
  }

  get winner(): string | null {
    const seat = this.match.outcome?.winners[0]
    return seat === undefined ? null : this.match.game.scenario.seats[seat]
  }

  /** Whoever is asked takes this option. */
  choose(pattern: Pattern): void {
    this.#asked.choose(pattern)
  }

  /** Whoever is asked says no, or takes the first option if there is no way to say no. */
  decline(): void {
    this.#asked.decline()
  }

  /** Declines until this is asked (if it is not asked now). */
  until(question: string): void {
    this.declineUntil(() => this.question === question, `the question ${question}`)
  }

  protected declineUntil(isThere: () => boolean, what: string): void {
    for (let i = 0; i < MANY_QUESTIONS; i++) {
      if (isThere()) return
      if (this.match.over) break
      this.decline()
    }
    throw new Error(`${what} never came`)
  }

  /** Scripts are read by the number of draws so far; some of these may have been random. */
  protected script(stream: number, draws: readonly ScriptedDraw[]): void {
    const script = this.#script[stream]
    const from = Math.max(script.length, this.state.rng.at[stream])
    for (const [i, draw] of draws.entries()) script[from + i] = draw
  }

  get #asked(): P {
    const { ask } = this.match
    if (ask === null) throw new Error('the match is over')
    return this.players[ask.seat]
  }
}
