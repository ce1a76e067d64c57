/**
 * # Dejarik's kernel in one read
 *
 * **A match is a seed and a list of answers.** Everything else is derived from these two:
 *
 *     record = { game, rulesVersion, options, seed, answers }
 *     state  = fold(record)                       // the same on every machine
 *
 * ## A game is a graph of named steps
 * A step is a generator. It changes the state, asks players with `yield*`, and returns the name of the next
 * step. Between two steps nothing lives but the state, which is plain JSON-able data. So every step boundary
 * is a checkpoint, and what is costly elsewhere becomes arithmetic on the record:
 *
 *     fork    = clone the state at the last boundary, replay this step's answers
 *     undo    = the same, one answer shorter
 *     restore = fold the record, or start from a stored checkpoint
 *
 * The generator never outlives its step and nothing inside it is ever saved.
 *
 * ## Asking is `yield*`
 *
 *     function* duros(t: Table<State>, seat: Seat): Flow {
 *       const choice = yield* t.choose(opponent(seat), 'duros-spy', resolvable(t), { rule: 'db.choose.2' })
 *       if (choice.do === 'discard') yield* discardOne(t, opponent(seat))
 *       else gainForce(t, seat, 1)
 *     }
 *
 * What is asked is data (`Ask`): who, what for, which rule makes it ask, and what may be answered: one of a
 * list, some of a list, a number, a split of a total, a placement. Several seats can be asked at once and in
 * secret (`t.together`): nobody sees an answer before all are in, and their order of arrival has no effect.
 * An answer is a small integer or a list of them. The kernel refuses illegal answers with a reason and a rule
 * id before they reach the rules.
 *
 * ## What the seats may see
 * `view(state, seat)` names what a seat may see; it never deletes from the whole. `redeal` is its counterpart:
 * it deals everything the seat can't see anew, in a way that depends on the view alone. Bots think on
 * redealt forks only, and the self-check compares views before and after a redeal to find leaks.
 *
 * ## Randomness
 * Part of the state: a key derived from the seed, and a counter for each named stream. Nothing else may be
 * random, and the rules never call what engines are free to round as they like (`Math.sin`, `Date`, `Intl`…).
 *
 * ## How to read on
 * `prompt.ts` what can be asked · `table.ts` what a step can do · `fold.ts` how steps run · `match.ts` fork,
 * undo and restore · `record.ts` how it is stored · `migrate.ts` how an open match outlives a deploy ·
 * `abilities/` what cards say · `selfcheck.ts` what must always hold.
 * To add a game, implement `Game` below; `games/template` is the smallest example (`docs/adding-a-game.md`).
 */
import type { Doing } from './abilities/doing.ts'
import type { LogArgs, LogEntry } from './log.ts'
import type { Answer, Answers, Ask, AskPlace, Option } from './prompt.ts'
import type { Key, Rng, RngState } from './random.ts'
import type { Refusal } from './refusal.ts'
import type { Table } from './table.ts'

/** A rule of a rulebook, e.g. `db.purchase.4`. */
export type RuleId = string

/** Index of a player at the table, from 0. */
export type Seat = number

/** The eye of a spectator: sees what every seat may see, and no more. */
export const SPECTATOR: Seat = -1

/** What a step or an ability is: a generator that asks (`yield`) and at last returns `T`. */
export interface Flow<T = void> {
  next(): IteratorResult<Ask | readonly Ask[], T>
  next(answer: Answers): IteratorResult<Ask | readonly Ask[], T>
  [Symbol.iterator](): Flow<T>
}

/**
 * A named step, which returns the name of the next: a function of the game's own `Table`. Written as a method type over what all tables share, so that apps
 * can hold games of any state and any questions in one list.
 */
export type Step<S extends BaseState> = { run(t: Pick<Table<S>, 'state'>): Doing<string> }['run']

/** Returned by a step instead of a name: the match has ended. */
export const OVER = 'over'

/** What every game's state holds for the kernel. */
export interface BaseState {
  /** Name of the step that runs now; `over` after the end. */
  step: string
  rng: RngState
}

/** How a match ended. No winner: a draw. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly rule: RuleId
}

export type Language = 'de' | 'en'
export type Words = { readonly [L in Language]: string }

/** A sentence to be said in any language: a key of a catalogue and what goes into it. */
export interface Message {
  readonly key: string
  readonly args?: { readonly [name: string]: MessageArg }
}
/** `{ name }` is looked up by the game (`nameOf`), so that card names follow the reader's language. */
export type MessageArg = string | number | NameArg | readonly NameArg[]
export interface NameArg {
  readonly name: string
  /** It stands for a text that is read, not for a thing that could be looked at. */
  readonly isText?: boolean
}

/** ICU messages by key. */
export type Catalogue = { readonly [key: string]: string }

/** What the rulebook calls a thing in both languages, and German words that people say instead. */
export interface Term extends Words {
  /** As regular expressions, from the beginning of a word. */
  readonly not: readonly string[]
}

/** A card or component as `dejarik cards` and the builders list it. */
export interface CardEntry {
  readonly id: string
  readonly name: Words
  readonly implemented: boolean
  /** It has no ability: its numbers are all there is to it, and no test of its own has to show them. */
  readonly plain?: boolean
}

/** How many things of a kind there are, and how many of them can be played with now. */
export interface CardCount {
  readonly what: Words
  readonly ready: number
  readonly of: number
}

/** One line of a rulebook's inventory. */
export interface Rule {
  readonly id: RuleId
  readonly section: string
  readonly kind: string
  readonly scope: string
  readonly text: Words
  /** Whether there is a situation that shows it; headings and principles have none. */
  readonly situation: boolean
  readonly see: readonly RuleId[]
}

export interface RuleIndex {
  readonly game: string
  readonly prefix: string
  readonly sections: readonly { readonly id: string; readonly de: string; readonly en: string }[]
  readonly rules: readonly Rule[]
}

/** What a good player knows; the bots search with it. States given here are samples, never the true state. */
export interface Advice<S> {
  /** What a player with one sound plan answers. */
  greedy(state: S, ask: Ask, rng: Rng): Answer
  /** Chance in [0, 1] that `seat` will win from here. */
  evaluate(state: S, seat: Seat): number
  /** The same for all seats at once, where that is cheaper than one by one. */
  evaluateAll?(state: S, values: Float64Array): void
  /** Answers worth a search, best first; never empty, at most a few dozen. */
  candidates(state: S, ask: Ask): readonly Answer[]
  /** The same key for what is the same decision in two samples. */
  keyOf(state: S, ask: Ask, answer: Answer): string
  /** The share of a level's thinking that this question deserves, in [0, 1]; without it, each deserves all. */
  effort?(state: S, ask: Ask): number
  /**
   * The share of a level's longest time that one question may take, where many of them make a turn; without it, each may
   * take all. On a common machine a level is done before.
   */
  readonly haste?: number
  /**
   * Whether a position with this question can be judged at once, so that looking further would only add noise. `thinker`
   * is the seat that searches.
   */
  isQuiet?(state: S, ask: Ask, thinker: Seat): boolean
  /**
   * Whether chance outweighs what follows a decision. A tree would then learn nothing but luck below its first
   * branches, so these alone are compared, each played on by the plan.
   */
  readonly chancy?: boolean
}

/** How positions are written and read in scenario files (`docs/scenarios.md`). */
export interface ScenarioReader<S> {
  /** Builds a position from the file's `given`, or says what is wrong with it. */
  position(given: unknown, key: Key): S | Refusal
  /** An option in the file's words, e.g. `{ do: 'play', card: 'X-Wing' }`. */
  words(state: S, option: Option): { readonly [word: string]: string | number }
  /** The whole state in words, for `then`: `{ rebel: { resources: 3, hand: ['X-Wing'] } }`. */
  picture(state: S): object
  /** Names of the seats as files use them, in seat order. */
  readonly seats: readonly string[]
}

/** How places are written where there is no board to point at. Without it, as their bare numbers. */
export interface PlaceWords<V> {
  /** What may be written, line by line. */
  hint(view: V, ask: AskPlace): readonly Message[]
  /** What was written; null if it can't be understood. Whether it is legal, the question says. */
  read(ask: AskPlace, text: string): readonly number[] | null
}

/** The options of a match, taken apart: what the whole table agrees on, and what each player brings, by seat. */
export interface Parts {
  readonly table: unknown
  readonly brought: readonly unknown[]
}

/**
 * For games whose players each bring a part of the options: a deck, a squad. A table online is made with its own
 * part alone and begins when every seat has brought the rest. Both parts are plain data and stored in between.
 */
export interface SeatOptions<O> {
  /** Reads what the whole table agrees on; what is missing gets its default. */
  readTable(raw: unknown): unknown | Refusal
  /** Names of the seats at a table that was read. */
  seats(table: unknown): readonly string[]
  /**
   * Whether nobody brings anything to such a table: all is agreed when it is made, and who comes only chooses a seat.
   * Without it, everybody brings something to every table.
   */
  bringsNothing?(table: unknown): boolean
  /** Reads what `seat` brings, as strictly as the match will. There is no default. */
  read(raw: unknown, seat: Seat): unknown | Refusal
  /** The whole options, from parts that were read. What was legal then may be so no longer. */
  assemble(parts: Parts): O | Refusal
  /** The inverse of `assemble`. */
  split(options: O): Parts
}

/** What helps the self-check to reach everything that a game has, and to know that it did. */
export interface Coverage<S, O> {
  /**
   * How much likelier than others the self-check's players take an option, at least 1. For what random players seldom
   * get to: a card with conditions is hardly ever played by those who throw it away.
   */
  weight(state: S, option: Option): number
  /** Cards of `cards()` that a match has brought into play, each as often as it has. */
  cardsPlayed(options: O, log: readonly LogEntry[]): readonly string[]
}

/** Seats that win and lose together. */
export interface Side {
  /** A key of the catalogue `seat.<name>`. */
  readonly name: string
  readonly seats: readonly Seat[]
}

/** Everything the apps need to know of a game. `S` is its state, `O` its options, `V` its view. */
export interface Game<S extends BaseState = BaseState, O = unknown, V = unknown> {
  readonly id: string
  readonly name: Words
  /** Changes whenever the same record could fold to another state. */
  readonly rulesVersion: string
  /** Version of the state's shape; `migrations[n]` turns a state of schema n into n + 1. */
  readonly schema: number
  readonly migrations: { readonly [from: number]: (state: unknown) => unknown }
  /**
   * The options of an open question as older rules offered them: an answer in a record of theirs is a place in that
   * list. Undefined: the same as today. Without it, all are. `passed`: how many answers to it were passed over
   * (`formerlyAsked`).
   */
  formerOptions?(rulesVersion: string, state: S, ask: Ask, passed: number): readonly Option[] | undefined
  /**
   * Where one of `formerOptions` is not offered any more: the state as it was after that answer, made from the one at the
   * step boundary before it. An open match of older rules goes on from there. Undefined: it can't be said.
   */
  formerDeed?(rulesVersion: string, state: S, option: Option): S | undefined
  /**
   * Whether an answer in a record of older rules went to a question of its own that those of today ask together with the
   * next: it is passed over, and the next answer is the one to this question. Without it, none did.
   */
  formerlyAsked?(rulesVersion: string, state: S, ask: Ask, answer: Answer, passed: number): boolean
  /**
   * What older rules did by themselves where those of today ask: no record of theirs has an answer to it. Undefined: they
   * asked, too. Without it, they always did.
   */
  formerlyUnasked?(rulesVersion: string, state: S, ask: Ask): Answer | undefined
  /**
   * Whether older rules asked this also where nothing could differ (there was one option only): their records have an
   * answer to it. Without it, they did not.
   */
  formerlyAskedAlone?(rulesVersion: string, what: string, rule: RuleId): boolean

  /** Reads options from outside; missing ones get their default. */
  readOptions(raw: unknown): O | Refusal
  /** Names of the seats for these options (keys of the catalogue `seat.<name>`). */
  seats(options: O): readonly string[]
  /** Which seats play together, where some do and the sides are not alike; null if each plays for itself. Without it, each does. */
  sides?(options: O): readonly Side[] | null
  /** What `seat` may read of the options before the match is over, where they hold secrets (deck lists). Without it, all. */
  publicOptions?(options: O, seat: Seat): unknown
  /** Which part of the options belongs to a seat. Without it, whoever makes a table chooses all. */
  readonly seatOptions?: SeatOptions<O>
  /** Names of the random streams; their order is part of the rules version. */
  readonly streams: readonly string[]

  /** The state before the first step; must not use randomness (the first step may). */
  setup(options: O, rng: RngState): S
  readonly steps: { readonly [name: string]: Step<S> }
  /** A deep copy. Written by hand, because it is on the path of every fork. */
  clone(state: S): S
  /** Set once the match is over. */
  outcome(state: S): Outcome | null
  /** `seat` gives up or has run out of time: sets the outcome in `state`. */
  concede(state: S, seat: Seat, how: 'resign' | 'timeout'): void

  /**
   * What an option has in common with those of the same `do` that are interchangeable with it: whichever is taken, the
   * rules can never tell the difference, and nobody learns anything else by it (two copies of a card in one hand, both
   * unseen). Where one is chosen, only the first of them is offered, with how many there are. Undefined: it is like no
   * other. It hangs on what the asked seat sees.
   */
  like?(state: S, option: Option): string | number | undefined

  /** What `seat` (or `SPECTATOR`) may see, built by naming it. */
  view(state: S, seat: Seat): V
  /**
   * Deals everything `seat` can't see anew, in place. Depends on the view of `seat` and on `rng` alone: two
   * states with the same view become the same state. Called at a prompt, while a step is suspended, and at
   * step boundaries.
   */
  redeal(state: S, seat: Seat, rng: Rng): void
  /** Null, or what is lost or double: cards, dice, markers must be conserved. `lossesOf` has the words for it. */
  conserved(state: S): Message | null

  /** Sentences for people. */
  readonly text: { readonly [L in Language]: Catalogue }
  /** Name of a card or thing by the id used in messages. */
  nameOf(id: string, language: Language): string
  sayAsk(view: V, ask: Pick<Ask, 'what' | 'about' | 'amount'>): Message
  sayOption(view: V, option: Option): Message
  sayLog(entry: LogEntry): Message
  /**
   * The arguments of a log entry with whatever else its sentence will need of this moment, e.g. the names of ships
   * that the rules speak of by number. Called only while a log is kept.
   */
  logArgs?(state: S, args: LogArgs): LogArgs
  readonly places?: PlaceWords<V>
  /** The table line by line, where there is no board to look at. Without it, the scenario reader's picture is shown. */
  sayTable?(view: V): readonly Message[]
  /** Why this thing can't be chosen now, as far as the viewing seat may know. */
  whyNot(view: V, seat: Seat, thing: string): Refusal | null

  readonly rules: RuleIndex
  cards(): readonly CardEntry[]
  /** What can be played with, kind by kind and mode by mode. Without it, all cards are one kind. */
  counts?(): readonly CardCount[]
  /** Without it, the self-check chooses among all options alike and counts no cards. */
  readonly coverage?: Coverage<S, O>
  readonly advice: Advice<S>
  readonly scenario: ScenarioReader<S>
}
