import type { BaseState, Game, Outcome, Seat } from './api.ts'
import { type Barrier, Boundaries, type Boundary, type Keep, NO_BARRIER } from './boundaries.ts'
import { Entries } from './entries.ts'
import { Fold, type FoldHost } from './fold.ts'
import type { LogEntry } from './log.ts'
import { migrate } from './migrate.ts'
import { type AskView, askFor, firstLike, type Like } from './offered.ts'
import { type Answer, type Ask, checkAnswer } from './prompt.ts'
import { type FastRng, newRngState } from './random.ts'
import type { Checkpoint, Entry, How, MatchRecord, Waypoint } from './record.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import { RulesBug } from './rules-bug.ts'
import { keyOf } from './seed.ts'
import type { Unasked } from './table.ts'

const NEVER = -1

export interface MatchSettings {
  /** Which step boundaries to keep for fork and undo; all, unless said. 0 for playouts that are never looked back on. */
  readonly keep?: Keep
  /** Whether to keep a log. */
  readonly log?: boolean
  /** Hears of questions that are not asked, since nothing can differ. */
  readonly unasked?: Unasked
}

/** A match in progress: the fold of its record, and what can be done at its prompt. */
export class Match<S extends BaseState = BaseState, O = unknown, V = unknown> {
  readonly game: Game<S, O, V>
  readonly options: O
  /** Empty for a sample, which must not know it. */
  readonly seed: string
  /** Where the record begins, if not with the set-up. */
  readonly from: Checkpoint<S> | undefined
  readonly log: LogEntry[] = []

  #fold: Fold<S>
  readonly #host: FoldHost<S>
  #entries = new Entries()
  /** Decisions before the first entry. */
  #before: number
  /** Entries before this belong to earlier steps. */
  #stepStart = 0
  readonly #boundaries: Boundaries<S>
  #barrier: Barrier = NO_BARRIER
  /** Entries when something was last revealed, and log entries before that. */
  #revealedAt = NEVER
  #toldBefore = 0
  /** Log entries so far, with those that this match does not hold. */
  #told = 0
  #sampled = false
  /** Entries at the end of the way, while a whole record or a part of it is folded at one go; else 0. */
  #heading = 0

  private constructor(
    game: Game<S, O, V>,
    options: O,
    seed: string,
    state: S,
    settings: MatchSettings,
    from?: Checkpoint<S>,
  ) {
    this.game = game
    this.options = options
    this.seed = seed
    this.from = from
    this.#before = from?.n ?? 0
    this.#boundaries = new Boundaries(settings.keep ?? Number.POSITIVE_INFINITY)
    this.#host = {
      hear: settings.log ? (entry) => this.#note(entry) : null,
      keepsLog: settings.log === true,
      revealed: (why) => this.#revealed(why),
      chance: settings.keep === 0 ? undefined : () => this.#chance(),
      hinges: settings.keep === 0 ? undefined : (owner, why, could) => this.#hinges(owner, why, could),
      boundary: (at) => this.#atBoundary(at),
      unasked: settings.unasked,
    }
    this.#fold = new Fold(game, state, this.#host)
  }

  /** A new match at its first prompt. */
  static start<S extends BaseState, O, V>(
    game: Game<S, O, V>,
    options: O,
    seed: string,
    settings: MatchSettings = {},
  ): Match<S, O, V> {
    const match = new Match(game, options, seed, setUp(game, options, seed), settings)
    match.#begin()
    return match
  }

  /**
   * A match that begins at a given state: a scenario's position, or a checkpoint with `n` decisions before it.
   * The state is the match's from now on.
   */
  static at<S extends BaseState, O, V>(
    game: Game<S, O, V>,
    options: O,
    seed: string,
    state: S,
    settings: MatchSettings = {},
    n = 0,
  ): Match<S, O, V> {
    const from: Checkpoint<S> = { n, schema: game.schema, state: game.clone(state) }
    const match = new Match(game, options, seed, state, settings, from)
    match.#begin()
    return match
  }

  /** Folds a record. Refused if it is of another game or version, or holds an illegal answer. */
  static restore<S extends BaseState, O, V>(
    game: Game<S, O, V>,
    record: MatchRecord,
    settings: MatchSettings = {},
  ): Match<S, O, V> | Refusal {
    if (record.game !== game.id) return refuse('record-other-game', undefined, { game: record.game })
    if (record.rulesVersion !== game.rulesVersion)
      return refuse('record-other-rules', undefined, { theirs: record.rulesVersion, ours: game.rulesVersion })
    const options = game.readOptions(record.options)
    if (isRefusal(options)) return options
    const { seed, from } = record
    let match: Match<S, O, V>
    if (from === undefined) match = Match.start(game, options, seed, settings)
    else {
      const state = stateOf(game, from)
      if (isRefusal(state)) return state
      match = Match.at(game, options, seed, state, settings, from.n)
    }
    match.#heading = record.entries.length
    for (let i = 0; i < record.entries.length; i++) {
      const { how, seat, answer } = record.entries[i]
      const no = match.enter(how, seat, answer)
      if (no !== null)
        return refuse('record-answer', no.rule, {
          ...no.args,
          at: i + 1,
          of: record.entries.length,
          why: no.refused,
        })
    }
    match.#arrive()
    return match
  }

  /**
   * A match at the end of a record, of which only what came after `at` is folded. Its log begins there, and going back
   * over it costs the whole way, unless it is told of a waypoint before (`remember`).
   */
  static resume<S extends BaseState, O, V>(
    game: Game<S, O, V>,
    record: MatchRecord,
    at: Waypoint,
    settings: MatchSettings = {},
  ): Match<S, O, V> | Refusal {
    const options = game.readOptions(record.options)
    if (isRefusal(options)) return options
    const { seed, entries } = record
    const state = stateOf(game, at)
    if (isRefusal(state)) return state
    const from = record.from === undefined ? undefined : migrated(game, record.from)
    if (isRefusal(from)) return from
    const n = at.n - (from?.n ?? 0)
    if (n < 0 || n > entries.length) return refuse('record-field', undefined, { field: 'from' })
    const match = new Match(game, options, seed, game.clone(state), settings, from)
    match.#begin({ n, state, barrier: at.barrier, told: at.told }, new Entries(entries, n))
    for (const { how, seat, answer } of entries.slice(n)) {
      const no = match.enter(how, seat, answer)
      if (no !== null) return no
    }
    return match
  }

  /** The live state. Read it; only the rules change it. */
  get state(): S {
    return this.#fold.state
  }

  /** All that is asked at this prompt, in the order of asking, what is already answered in secret included. */
  get prompt(): readonly Ask[] {
    return this.#fold.prompt
  }

  /** What is asked and not yet answered. Empty once the match is over. */
  get asks(): readonly Ask[] {
    return this.#fold.asks
  }

  /** Whether several seats are asked at once and in secret. */
  get simultaneous(): boolean {
    return this.#fold.simultaneous
  }

  /** The open question; the first of them, if several seats are asked at once. */
  get ask(): Ask | null {
    return this.#fold.asks[0] ?? null
  }

  askOf(seat: Seat): Ask | null {
    for (const ask of this.#fold.asks) if (ask.seat === seat) return ask
    return null
  }

  get over(): boolean {
    return this.#fold.over
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.state)
  }

  get entries(): readonly Entry[] {
    return this.#entries.all()
  }

  /** Decisions so far, counting those before `from`. */
  get n(): number {
    return this.#before + this.#entries.length
  }

  get barrier(): Barrier {
    return this.#barrier
  }

  /** Log entries before the moment at which the last answer made something known; all, if it did not. */
  get toldBeforeReveal(): readonly LogEntry[] {
    return this.#revealedAt === this.#entries.length ? this.log.slice(0, this.#toldBefore) : this.log
  }

  /** Log entries so far; `log` holds the last of them, where the match was forked or resumed. */
  get told(): number {
    return this.#told
  }

  /** Whether the match stands inside a step, with answers of that step already given. */
  get midStep(): boolean {
    return this.#entries.length > this.#stepStart
  }

  get record(): MatchRecord {
    const { game, options, seed, from } = this
    return {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
      seed,
      entries: this.#entries.all().slice(),
      ...(from !== undefined && { from }),
    }
  }

  /** The last step boundary, as plain data to store. */
  get checkpoint(): Checkpoint<S> {
    const last = this.#lastBoundary()
    return { n: this.#before + last.n, schema: this.game.schema, state: last.state }
  }

  /** The latest boundary that is kept before which the log had at most `told` entries; null if none is. */
  waypoint(told: number): Waypoint<S> | null {
    const found = this.#boundaries.findLast((one) => one.told <= told)
    return found === undefined ? null : this.#waypointAt(found)
  }

  /** All boundaries that are kept, to be remembered elsewhere. */
  get waypoints(): readonly Waypoint<S>[] {
    return this.#boundaries.all().map((one) => this.#waypointAt(one))
  }

  #waypointAt({ n, state, barrier, told }: Boundary<S>): Waypoint<S> {
    return { n: this.#before + n, schema: this.game.schema, state, barrier, told }
  }

  /** Whether going back to the first `n` entries starts from a boundary that is kept. */
  reaches(n: number): boolean {
    return this.#boundaries.findLast((one) => one.n <= n) !== undefined
  }

  /** A boundary from before those that are kept: going back may start from there. */
  remember({ n, state, barrier, told }: Waypoint<S>): void {
    this.#boundaries.addFirst({ n: n - this.#before, state, barrier, told })
  }

  view(seat: Seat): V {
    return this.game.view(this.state, seat)
  }

  /** What `seat` may see of a question, with what it is offered if it is its own. */
  askFor(ask: Ask, seat: Seat): AskView {
    return askFor(ask, seat, this.#like)
  }

  /** By place among all options: the place of the first that is interchangeable with it. Null if no two are. */
  firstLike(ask: Ask): readonly number[] | null {
    return firstLike(ask, this.#like)
  }

  get #like(): Like | undefined {
    const { game, state } = this
    return game.like === undefined ? undefined : (option) => game.like?.(state, option)
  }

  /** Gives a seat's answer, counted in all options. A refusal leaves everything as it was. */
  answer(seat: Seat, answer: Answer): Refusal | null {
    // Seat −1 is nobody's here: it is the spectators', and stored answers leave their seat to the prompt with it.
    if (seat < 0) return refuse('not-your-decision', this.ask?.rule)
    return this.enter(this.#fold.simultaneous ? 'together' : 'answer', seat, answer)
  }

  /** Gives up, or has run out of time: the game says what that means. */
  concede(seat: Seat, how: 'resign' | 'timeout'): Refusal | null {
    return this.enter(how, seat, 0)
  }

  /** Adds one entry of a record, in which the seat of a single answer may be −1: the prompt tells whose it is. */
  enter(how: How, seat: Seat, answer: Answer): Refusal | null {
    const before = this.#entries.length
    try {
      const no = this.#check(how, seat, answer)
      if (no !== null) return no
      const entry: Entry = {
        how,
        seat: how === 'answer' ? this.#fold.prompt[0].seat : seat,
        answer: typeof answer === 'number' ? answer : answer.slice(),
      }
      this.#entries.push(entry)
      this.#fold.apply(entry)
      return null
    } catch (error) {
      const bug = new RulesBug(error, {
        ...this.record,
        entries: [...this.#entries.all().slice(0, before), { how, seat, answer }],
      })
      // A sample has no way back, and nobody who needs one.
      if (!this.#sampled) this.undoTo(before)
      throw bug
    }
  }

  /** An independent match at the same prompt. */
  fork(settings: MatchSettings = { keep: 1 }): Match<S, O, V> {
    return this.#branch(this.seed, this.from, settings)
  }

  /**
   * A fork as `seat` can imagine it: all that it does not see is dealt anew, dice to come included, and who has
   * answered this prompt in secret is asked again. It is for thinking ahead, not for keeping: it knows neither
   * the seed nor where the match began nor the decisions so far, and can't be undone.
   */
  sample(seat: Seat, rng: FastRng, settings: MatchSettings = { keep: 0 }): Match<S, O, V> {
    const sample = this.#branch('', undefined, settings)
    sample.#sampled = true
    sample.#before = this.n
    sample.#stepStart -= sample.#entries.length
    sample.#entries = new Entries()
    sample.#boundaries.clear()
    sample.#barrier = NO_BARRIER
    sample.#fold.forgetAnswersOfOthers(seat)
    const { state } = sample
    this.game.redeal(state, seat, rng)
    state.rng = newRngState(rng.key(), state.rng.at.length)
    return sample
  }

  /** Back to the prompt after the first `n` entries. */
  undoTo(n: number): void {
    if (n < 0 || n >= this.#entries.length) return
    if (this.#sampled) throw new Error('a sample can’t be undone: what came before it is not in it')
    while (this.log.length > 0 && this.log[this.log.length - 1].n > this.#before + n) this.log.pop()
    this.#standAfter(this.#entries.branch(n))
  }

  /** Whether `seat` may take its last answer back on its own; where to, or why not. */
  undoable(seat: Seat): { to: number } | Refusal {
    // What ended the match stands: by now everything hidden may be open, the seed too.
    if (this.over) return refuse('match-over', this.outcome?.rule)
    const to = this.#entries.length - 1
    if (to < 0) return refuse('undo-nothing')
    if (this.#entries.at(to).seat !== seat) return refuse('undo-not-yours')
    if (to < this.#barrier.n) return refuse('undo-revealed', undefined, { why: this.#barrier.why })
    return { to }
  }

  #check(how: How, seat: Seat, answer: Answer): Refusal | null {
    if (this.over) return refuse('match-over', this.outcome?.rule)
    if (how === 'resign' || how === 'timeout') {
      const seats = this.game.seats(this.options).length
      return Number.isInteger(seat) && seat >= 0 && seat < seats ? null : refuse('not-a-seat')
    }
    const first = this.#fold.prompt[0]
    if ((how === 'together') !== this.#fold.simultaneous) return refuse('other-prompt', first.rule)
    // A single question is the common case; −1 leaves its seat to the prompt.
    const single = how === 'answer' && (seat === -1 || seat === first.seat)
    const ask = single ? first : this.askOf(seat)
    return ask === null ? refuse('not-your-decision', first.rule) : checkAnswer(ask, answer)
  }

  #revealed(why: string): void {
    const n = this.#entries.length
    if (this.#revealedAt !== n) this.#toldBefore = this.log.length
    this.#revealedAt = n
    this.#barrier = { n, why }
  }

  /** The rules mostly say in their own words what was rolled or drawn. */
  #chance(): void {
    if (this.#revealedAt !== this.#entries.length) this.#revealed('chance')
  }

  /** Who has answered last and does not see what this hinges on must not take back freely. */
  #hinges(owner: Seat, why: string, could: () => boolean): void {
    const n = this.#entries.length
    if (this.#barrier.n === n || this.#entries.at(n - 1).seat === owner) return
    // On the way through a record nobody stands here, and who comes back here folds this part anew.
    if (!this.#boundaries.wants(n, this.#heading)) return
    if (could()) this.#barrier = { n, why }
  }

  #note(entry: Omit<LogEntry, 'n'>): void {
    const { game, n, state } = this
    const args = game.logArgs?.(state, entry.args) ?? entry.args
    this.#told++
    this.log.push({ n, ...entry, args })
  }

  #begin(at?: Boundary<S>, before = new Entries()): void {
    this.#entries = before
    try {
      if (at === undefined) this.#atBoundary(this.state)
      else this.#standAt(at)
      this.#fold.begin()
    } catch (error) {
      throw new RulesBug(error, this.record)
    }
  }

  #atBoundary(state: S): void {
    const n = this.#entries.length
    this.#stepStart = n
    if (this.#boundaries.wants(n, this.#heading))
      this.#boundaries.add({ n, state: this.game.clone(state), barrier: this.#barrier, told: this.#told })
  }

  #lastBoundary(): Boundary<S> {
    const { last } = this.#boundaries
    if (last === undefined) throw new Error('this match keeps no boundary (keep: 0) to fork from')
    return last
  }

  #firstState(): S {
    const { game, from } = this
    return from === undefined ? setUp(game, this.options, this.seed) : game.clone(from.state)
  }

  #branch(seed: string, from: Checkpoint<S> | undefined, settings: MatchSettings): Match<S, O, V> {
    const { game, options } = this
    const last = this.#lastBoundary()
    const branch = new Match(game, options, seed, game.clone(last.state), settings, from)
    branch.#before = this.#before
    branch.#sampled = this.#sampled
    branch.#replay(last, this.#entries, { barrier: this.#barrier, told: this.#told })
    branch.#boundaries.inherit(this.#boundaries)
    return branch
  }

  #standAt(boundary: Boundary<S>): void {
    this.#barrier = boundary.barrier
    this.#told = boundary.told
    this.#revealedAt = NEVER
    this.#stepStart = boundary.n
    this.#boundaries.add(boundary)
  }

  /** From the last boundary before the end of `entries`, or the slow way from the beginning of the record. */
  #standAfter(entries: Entries): void {
    this.#heading = entries.length
    this.#foldTo(entries)
    this.#arrive()
  }

  /** At the end of a way on which boundaries were passed over: the one of the step in which the match stands is kept. */
  #arrive(): void {
    this.#heading = 0
    const { last } = this.#boundaries
    if (last !== undefined && last.n !== this.#stepStart) this.#foldTo(this.#entries)
  }

  #foldTo(entries: Entries): void {
    const last = this.#boundaries.backTo(entries.length) ?? {
      n: 0,
      state: this.#firstState(),
      barrier: NO_BARRIER,
      told: 0,
    }
    this.#fold = new Fold(this.game, this.game.clone(last.state), this.#host)
    this.#replay(last, entries)
  }

  /**
   * From a boundary on with the entries after it, all known to be legal and already told in the log. Whether they can be
   * freely taken back and how much they told is worked out anew, unless it is known.
   */
  #replay(last: Boundary<S>, entries: Entries, known?: Known): void {
    const { hear, chance, hinges } = this.#host
    this.#host.hear =
      known !== undefined || hear === null
        ? null
        : () => {
            this.#told++
          }
    if (known !== undefined) {
      this.#host.chance = undefined
      this.#host.hinges = undefined
    }
    this.#standAt(last)
    this.#entries = entries.branch(last.n)
    this.#fold.begin()
    for (let i = last.n; i < entries.length; i++) {
      const entry = entries.at(i)
      this.#entries.push(entry)
      this.#fold.apply(entry)
    }
    this.#host.hear = hear
    if (known !== undefined) {
      this.#host.chance = chance
      this.#host.hinges = hinges
      this.#barrier = known.barrier
      this.#told = known.told
    }
  }
}

/** What is known of a place before it is reached. */
type Known = Pick<Boundary<unknown>, 'barrier' | 'told'>

/** The state before the first step. */
function setUp<S extends BaseState, O, V>(game: Game<S, O, V>, options: O, seed: string): S {
  return game.setup(options, newRngState(keyOf(seed), game.streams.length))
}

/** A stored checkpoint in the shape that today's rules know. */
function migrated<S extends BaseState, O, V>(game: Game<S, O, V>, from: Checkpoint): Checkpoint<S> | Refusal {
  const state = stateOf(game, from)
  return isRefusal(state) ? state : { n: from.n, schema: game.schema, state }
}

/** The state of a stored checkpoint, which comes from outside and may be damaged. */
function stateOf<S extends BaseState, O, V>(game: Game<S, O, V>, from: Checkpoint): S | Refusal {
  const state = migrate(game, from)
  if (isRefusal(state)) return state
  try {
    game.clone(state)
    if (Object.hasOwn(game.steps, state.step)) return state
  } catch {
    // Copying met a state of another shape: damaged, as is one whose step does not exist.
  }
  return refuse('record-field', undefined, { field: 'from' })
}
