import { type BaseState, type Game, type Message, SPECTATOR } from './api.ts'
import { curiousAnswer } from './curious.ts'
import { canonical, parting, same } from './hash.ts'
import { LeakCheck } from './leakcheck.ts'
import { Match } from './match.ts'
import { askFor } from './offered.ts'
import { type Answer, type Ask, checkAnswer, optionsOf, randomAnswer } from './prompt.ts'
import { FastRng } from './random.ts'
import { type MatchRecord, packEntries, readRecord, writeRecord } from './record.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { RulesBug } from './rules-bug.ts'
import { mistakable, notInterchangeable } from './told-apart.ts'

/** How often each thing that must always hold was looked at. */
export interface Checks {
  /** Each match begins, and comes to an end: by chance, or at the latest once its players want it. */
  matches: number
  /** Only counted: prompts, and those of them inside a step. */
  prompts: number
  midStepPrompts: number
  /** A fork stands at the same prompt of the same state. */
  fork: number
  /** One answer more and back, and one back and again, lead to the same prompt. */
  undo: number
  /** So does folding the record as it is stored, and going on from the last checkpoint as it is stored. */
  restoreFromRecord: number
  restoreFromCheckpoint: number
  /** Simultaneous answers lead to the same state in whatever order they come. */
  anyOrder: number
  /** What a seat sees and is asked stays the same when all that is hidden from it is dealt anew. */
  viewLeak: number
  /** A redeal depends on the view of its seat and on nothing else. */
  sampleFromViewOnly: number
  /** What a seat reads in the log is the same in every world that looks the same to it. */
  logLeak: number
  /** An answer that its seat may freely take back has shown it nothing that was hidden; counted by such answers. */
  undoLeak: number
  /** A world that a seat imagines can be played on. */
  playedOnFromSample: number
  /** No card, die or marker is lost or double. */
  conservation: number
  /** Every option that is offered is accepted, and nothing else is; a refusal changes nothing. */
  offeredAccepted: number
  notOfferedRefused: number
  /** No two options read the same in a language, unless several are chosen and it makes no difference which. */
  toldApart: number
  /** Of options of which only the first is offered, it makes no difference which is taken. */
  offeredOnce: number
}

export type Check = keyof Checks

export interface Failure {
  readonly check: Check
  readonly match: number
  readonly n: number
  /** What conservation finds is said in the game's words. */
  readonly detail: string | Message
  /** Folding it leads to where it failed. */
  readonly record: MatchRecord
}

/** Counts one look at something that must hold. `find` says what is wrong, or null; if it throws, that is wrong. */
export type Look = (check: Check, find: () => string | Message | null) => void

export function noChecks(): Checks {
  return {
    matches: 0,
    prompts: 0,
    midStepPrompts: 0,
    fork: 0,
    undo: 0,
    restoreFromRecord: 0,
    restoreFromCheckpoint: 0,
    anyOrder: 0,
    viewLeak: 0,
    sampleFromViewOnly: 0,
    logLeak: 0,
    undoLeak: 0,
    playedOnFromSample: 0,
    conservation: 0,
    offeredAccepted: 0,
    notOfferedRefused: 0,
    toldApart: 0,
    offeredOnce: 0,
  }
}

/** How many answers of a prompt with lists are tried; single options are all tried. */
const LIST_SAMPLES = 6
/** Answers that fit no question, or hardly one. */
const ODD_ANSWERS: readonly unknown[] = [
  -1,
  0.5,
  Number.NaN,
  1e9,
  [-1],
  Array(9).fill(0),
  ['x'],
  null,
  '0',
  {},
]

/** Plays random matches and checks at every prompt what must hold in every game. */
export class SelfCheck<S extends BaseState, O, V> {
  readonly checks: Checks = noChecks()
  readonly failures: Failure[] = []
  /** How often cards came into play, by id; those that never did are missing. */
  readonly played = new Map<string, number>()
  readonly #game: Game<S, O, V>
  readonly #takeBacksOnly: boolean
  #rng = new FastRng(0)
  /** Packed answers of this match's record as last read, and where they led. */
  #folded: { readonly answers: string; readonly match: Match<S, O, V> } | null = null

  /** With `takeBacksOnly`, of all that is looked at between two answers only what the first of them has shown: that is quick. */
  constructor(game: Game<S, O, V>, { takeBacksOnly = false }: { readonly takeBacksOnly?: boolean } = {}) {
    this.#game = game
    this.#takeBacksOnly = takeBacksOnly
  }

  /**
   * Plays match number `index` up to the first prompt with a failure. `limit` bounds one that will not end: where random
   * players have not come to an end by half of it, they follow a plan.
   */
  run(options: O, seed: string, index: number, limit = 20_000): void {
    const before = this.failures.length
    this.#rng = new FastRng(index, 77)
    this.#folded = null
    const { id: game, rulesVersion } = this.#game
    let record = (): MatchRecord => ({ game, rulesVersion, options, seed, entries: [] })
    const look: Look = (check, find) => {
      this.checks[check]++
      try {
        const detail = find()
        if (detail !== null) this.#fail(check, index, detail, record())
      } catch (error) {
        // A sample's record can't be folded: it does not know the seed.
        const telling = error instanceof RulesBug && error.record.seed === seed ? error.record : record()
        this.#fail(check, index, traceOf(error), telling)
      }
    }
    const sound = (): boolean => this.failures.length === before
    look('matches', () => {
      const match = Match.start(this.#game, options, seed, { log: true })
      record = () => match.record
      while (!match.over && match.n < limit && sound()) {
        this.checks.prompts++
        if (match.midStep) this.checks.midStepPrompts++
        if (!this.#takeBacksOnly) this.#atPrompt(match, look)
        look('offeredAccepted', () => this.#step(match, match.n < limit / 2))
      }
      this.#countCards(match)
      look('conservation', () => this.#game.conserved(match.state))
      look('restoreFromRecord', () => this.#restored(match, match.record))
      if (!sound()) return null
      if (!match.over) return `no end after ${limit} decisions`
      // Once more for its secrets: now that it is sound in itself, what goes wrong in imagined worlds is theirs.
      const again = Match.start(this.#game, options, seed, { log: true })
      record = () => again.record
      const leaks = new LeakCheck(again, index, look)
      for (const entry of match.entries) {
        if (sound()) {
          if (!this.#takeBacksOnly) leaks.atPrompt()
          leaks.atAnswer(entry)
        }
        again.enter(entry.how, entry.seat, entry.answer)
      }
      leaks.atEnd()
      return null
    })
  }

  #fail(check: Check, match: number, detail: Failure['detail'], record: MatchRecord): void {
    this.failures.push({ check, match, n: record.entries.length, detail, record })
  }

  #countCards({ options, log }: Match<S, O, V>): void {
    for (const card of this.#game.coverage?.cardsPlayed(options, log) ?? [])
      this.played.set(card, (this.played.get(card) ?? 0) + 1)
  }

  /** One decision of the match itself: a random one, or that of a player who wants to come to an end. */
  #step(match: Match<S, O, V>, curious: boolean): string | null {
    const ask = match.asks[this.#rng.int(match.asks.length)]
    const answer = curious
      ? curiousAnswer(this.#game, match.state, ask, this.#rng)
      : this.#game.advice.greedy(match.state, ask, this.#rng)
    return refusalOf(match, ask, answer)
  }

  #atPrompt(match: Match<S, O, V>, look: Look): void {
    const copy = this.#game.clone(match.state)
    look('fork', () => (same(match.state, copy) ? difference(match, match.fork()) : 'a clone differs'))
    this.#undo(match, look)
    this.#restore(match, look)
    if (match.asks.length > 1) look('anyOrder', () => this.#anyOrder(match))
    look('conservation', () => this.#game.conserved(match.state))
    for (const ask of match.asks) {
      this.#offered(match, ask, look)
      look('toldApart', () => mistakable(this.#game, match, ask))
      look('offeredOnce', () => notInterchangeable(this.#game, match, ask))
    }
    this.#notOffered(match, copy, look)
  }

  #undo(match: Match<S, O, V>, look: Look): void {
    const { length } = match.entries
    const fork = match.fork({})
    look('undo', () => {
      const ask = fork.asks[0]
      fork.answer(ask.seat, randomAnswer(ask, this.#rng))
      fork.undoTo(length)
      return difference(match, fork)
    })
    if (length === 0) return
    look('undo', () => {
      const { how, seat, answer } = match.entries[length - 1]
      fork.undoTo(length - 1)
      const no = fork.enter(how, seat, answer)
      return no === null ? difference(match, fork) : canonical(no)
    })
  }

  #restore(match: Match<S, O, V>, look: Look): void {
    look('restoreFromRecord', () => this.#restored(match, match.record, (stored) => this.#foldOn(stored)))
    look('restoreFromCheckpoint', () => {
      const from = match.checkpoint
      return this.#restored(match, { ...match.record, from, entries: match.entries.slice(from.n) })
    })
  }

  /** Null if the record, stored and read again, leads to where the match stands. */
  #restored(
    match: Match<S, O, V>,
    record: MatchRecord,
    fold = (stored: MatchRecord) => Match.restore(this.#game, stored, { keep: 1 }),
  ): string | null {
    const stored = readRecord(writeRecord(record))
    const again = isRefusal(stored) ? stored : fold(stored)
    return isRefusal(again) ? canonical(again) : difference(match, again)
  }

  /**
   * Folding is entering answers one by one. So a record that is the last one and an answer more needs only that
   * answer, and a match of a thousand decisions is not folded a thousand times from its start.
   */
  #foldOn(record: MatchRecord): Match<S, O, V> | Refusal {
    const answers = packEntries(record.entries)
    const last = this.#folded
    const match =
      last !== null && answers.startsWith(last.answers)
        ? last.match
        : Match.restore(this.#game, { ...record, entries: [] }, { keep: 1 })
    if (isRefusal(match)) return match
    for (const { how, seat, answer } of record.entries.slice(match.n)) {
      const no = match.enter(how, seat, answer)
      if (no !== null) return no
    }
    this.#folded = { answers, match }
    return match
  }

  #anyOrder(match: Match<S, O, V>): string | null {
    const answers = match.asks.map((ask) => [ask.seat, randomAnswer(ask, this.#rng)] as const)
    const one = match.fork()
    const other = match.fork()
    for (const [seat, answer] of answers) one.answer(seat, answer)
    for (const [seat, answer] of answers.reverse()) other.answer(seat, answer)
    return difference(one, other)
  }

  #offered(match: Match<S, O, V>, ask: Ask, look: Look): void {
    const answers: readonly Answer[] =
      ask.form === 'one'
        ? optionsOf(ask).map((_, i) => i)
        : Array.from({ length: LIST_SAMPLES }, () => randomAnswer(ask, this.#rng))
    for (const answer of answers) look('offeredAccepted', () => refusalOf(match.fork(), ask, answer))
  }

  /** `before` is a copy of the state as it must stay. */
  #notOffered(match: Match<S, O, V>, before: S, look: Look): void {
    const { asks } = match
    const accepted = (seat: number, answer: Answer): string | null =>
      isRefusal(match.answer(seat, answer))
        ? null
        : `seat ${seat} may answer ${JSON.stringify(answer)} to ${canonical(match.prompt.map((ask) => ask.what))}`
    for (const ask of match.asks) {
      const count = ask.form === 'one' || ask.form === 'some' ? optionsOf(ask).length : 0
      const odd = [...ODD_ANSWERS, count, [count]] as readonly Answer[]
      for (const answer of odd.filter((answer) => checkAnswer(ask, answer) !== null))
        look('notOfferedRefused', () => accepted(ask.seat, answer))
    }
    const seats = this.#game.seats(match.options).map((_, seat) => seat)
    const strangers = [SPECTATOR, seats.length, ...seats.filter((seat) => match.askOf(seat) === null)]
    for (const seat of strangers) look('notOfferedRefused', () => accepted(seat, 0))
    look('notOfferedRefused', () =>
      same(match.state, before) &&
      match.asks.length === asks.length &&
      asks.every((ask, i) => ask === match.asks[i])
        ? null
        : 'a refused answer changed the match',
    )
  }
}

function refusalOf(match: Match, ask: Ask, answer: Answer): string | null {
  const no = match.answer(ask.seat, answer)
  return no === null ? null : `${ask.what} ${canonical(answer)}: ${canonical(no)}`
}

function traceOf(error: unknown): string {
  const cause = error instanceof RulesBug ? error.cause : error
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}

/** Everything that fork, undo and restore must bring back: the state and what is asked. */
function standing(match: Match): unknown {
  return [match.state, match.asks.map((ask) => askFor(ask, ask.seat))]
}

/** Null if both stand at the same prompt of the same state; else where their states part. */
function difference(a: Match, b: Match): string | null {
  if (same(standing(a), standing(b))) return null
  return same(a.state, b.state) ? 'another question' : parting(a.state, b.state)
}
