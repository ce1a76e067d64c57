import { type BaseState, type Message, type Seat, SPECTATOR } from './api.ts'
import { canonical, parting, same } from './hash.ts'
import { type LogEntry, logFor } from './log.ts'
import { Match } from './match.ts'
import { type Answer, type Ask, checkAnswer, optionsOf, randomAnswer } from './prompt.ts'
import { FastRng } from './random.ts'
import type { Entry } from './record.ts'
import { isRefusal } from './refusal.ts'
import type { Look } from './selfcheck.ts'

/** Decisions played on in an imagined world, to see that the suspended step survives its world being redealt. */
const PLAY_ON = 12
const MOVED = -1
/** Prompts after which a redeal that has left a secret where it was every time can be no accident. */
const ENOUGH = 25
/** Worlds in which an answer that can be taken back is given as well. */
const WORLDS = 3

/**
 * Whether hidden information stays hidden in one match. At every prompt all that a seat can't see is dealt
 * anew; whatever then changes for this seat has leaked.
 */
export class LeakCheck<S extends BaseState, O, V> {
  readonly #match: Match<S, O, V>
  readonly #seats: readonly Seat[]
  readonly #salt: number
  readonly #look: Look
  readonly #rng: FastRng
  readonly #worlds: FastRng
  /** By seat that redeals and seat with a secret: prompts at which the secret stayed as it was, or `MOVED`. */
  readonly #unmoved = new Map<string, number>()

  constructor(match: Match<S, O, V>, salt: number, look: Look) {
    this.#match = match
    this.#seats = match.game.seats(match.options).map((_, seat) => seat)
    this.#salt = salt
    this.#look = look
    this.#rng = new FastRng(salt, 78)
    this.#worlds = new FastRng(salt, 79)
  }

  atPrompt(): void {
    const eyes = [SPECTATOR, ...this.#seats]
    for (const seat of eyes) this.#redeal(seat)
    // Worlds are dear to play: one seat at a prompt imagines one, each in its turn.
    this.#imagine(eyes[this.#match.n % eyes.length])
  }

  /**
   * Who may take the answer back freely can't have learned anything by it. So in every world that looks the same to him
   * before it, dice to come included, it leaves him with the same: what he sees, who is asked, the log, the way back.
   */
  atAnswer(entry: Entry): void {
    const { seat } = entry
    const here = this.#match.fork({ keep: 1, log: true })
    here.enter(entry.how, seat, entry.answer)
    if (isRefusal(here.undoable(seat))) return
    this.#look('undoLeak', () => {
      const shown = shownTo(here, seat)
      for (let k = 0; k < WORLDS; k++) {
        const there = this.#sampleFor(seat)
        there.enter(entry.how, seat, entry.answer)
        const other = shownTo(there, seat)
        const part = PARTS.find((one) => !same(shown[one], other[one]))
        if (part !== undefined)
          return `seat ${seat} can take back what it learns from its ${part}: ${parting(shown[part], other[part])}`
      }
      return null
    })
  }

  /** A sample in which those who have answered in secret have done so, somehow: that they have is seen. */
  #sampleFor(seat: Seat): Match<S, O, V> {
    const match = this.#match
    const sample = match.sample(seat, this.#worlds, { keep: 1, log: true })
    for (const { seat: by } of match.prompt) {
      const ask = sample.askOf(by)
      if (ask !== null && match.askOf(by) === null) sample.answer(by, randomAnswer(ask, this.#worlds))
    }
    return sample
  }

  /** Dealing anew must also move what is hidden: a redeal that keeps it would let a bot see it. */
  atEnd(): void {
    for (const [who, prompts] of this.#unmoved)
      this.#look('sampleFromViewOnly', () =>
        prompts < ENOUGH ? null : `redealt for ${who} at ${prompts} prompts, and it never changed`,
      )
  }

  #redealt(state: S, seat: Seat, salt: number): S {
    const { game } = this.#match
    const copy = game.clone(state)
    game.redeal(copy, seat, new FastRng(this.#salt, salt))
    return copy
  }

  #redeal(seat: Seat): void {
    const { game, state } = this.#match
    const once = this.#redealt(state, seat, 1)
    this.#watchSecrets(seat, (eye) => !same(game.view(once, eye), game.view(state, eye)))
    this.#look('viewLeak', () => against(`seat ${seat} sees`, game.view(state, seat), game.view(once, seat)))
    const twice = this.#redealt(this.#redealt(state, seat, 2), seat, 1)
    this.#look('sampleFromViewOnly', () => against(`seat ${seat} deals`, once, twice))
  }

  /** Who was told something that `seat` was not has a secret, and sooner or later a redeal must change it. */
  #watchSecrets(seat: Seat, moved: (owner: Seat) => boolean): void {
    for (const owner of this.#seats) {
      const who = `seat ${seat}, what seat ${owner} knows`
      const unmoved = this.#unmoved.get(who) ?? 0
      if (owner === seat || unmoved === MOVED) continue
      if (this.#match.log.some((entry) => entry.secret?.seat === owner))
        this.#unmoved.set(who, moved(owner) ? MOVED : unmoved + 1)
    }
  }

  #imagine(seat: Seat): void {
    const match = this.#match
    const own = match.askOf(seat)
    if (own !== null)
      // As bots do it: inside the step.
      this.#look('playedOnFromSample', () => this.#playOn(match.sample(seat, new FastRng(this.#salt, 3))))
    const world = this.#worldFor(seat)
    if (world === null) return
    const theirs = world.askOf(seat)
    if (own !== null && own.what === theirs?.what)
      this.#look('viewLeak', () =>
        against(`seat ${seat} is asked`, match.askFor(own, seat), world.askFor(theirs, seat)),
      )
    this.#logLeak(world, seat)
    this.#look('playedOnFromSample', () => this.#playOn(world))
  }

  /**
   * Another world that looks the same to `seat`, its dice included: redealt at the last step boundary, with the
   * answers since. Null if they lead somewhere else there.
   */
  #worldFor(seat: Seat): Match<S, O, V> | null {
    const { game, options, seed, checkpoint, entries } = this.#match
    const state = this.#redealt(checkpoint.state, seat, 3)
    try {
      const world = Match.at(game, options, seed, state, { keep: 1, log: true }, checkpoint.n)
      for (const { how, seat: by, answer } of entries.slice(checkpoint.n))
        if (world.enter(how, by, answer) !== null) return null
      return same(world.view(seat), this.#match.view(seat)) ? world : null
    } catch (error) {
      this.#look('playedOnFromSample', () => {
        throw error
      })
      return null
    }
  }

  /** The same answer here and there: while the seat sees the same, it must read the same. */
  #logLeak(world: Match<S, O, V>, seat: Seat): void {
    const ask = this.#match.asks[0]
    const theirs = world.askOf(ask.seat)
    const answer = randomAnswer(ask, this.#rng)
    if (theirs === null || checkAnswer(theirs, answer) !== null) return
    if (meaning(ask, answer) !== meaning(theirs, answer)) return
    const fork = this.#match.fork({ keep: 1, log: true })
    const told = world.log.length
    fork.answer(ask.seat, answer)
    world.answer(ask.seat, answer)
    if (!same(sight(fork, seat), sight(world, seat))) return
    // Once something has become known on the way, the log may speak of it, though it be out of sight again by now.
    const read = (log: readonly LogEntry[]): unknown => log.map((entry) => logFor(entry, seat))
    this.#look('logLeak', () =>
      against(`seat ${seat} reads`, read(fork.toldBeforeReveal), read(world.toldBeforeReveal.slice(told))),
    )
  }

  #playOn(world: Match<S, O, V>): Message | null {
    for (let k = 0; k < PLAY_ON && !world.over; k++) {
      const ask = world.asks[0]
      world.answer(ask.seat, randomAnswer(ask, this.#rng))
    }
    return world.game.conserved(world.state)
  }
}

/** All that a seat is shown. */
function sight(match: Match, seat: Seat): unknown {
  return [match.view(seat), match.prompt.map((ask) => match.askFor(ask, seat))]
}

/** What an answer has shown a seat, part by part. */
interface Shown {
  /** Whom the table waits for, and what for. */
  readonly questions: unknown
  readonly log: unknown
  readonly view: unknown
  readonly wayBack: boolean
}
const PARTS: readonly (keyof Shown)[] = ['questions', 'log', 'view', 'wayBack']

function shownTo(match: Match, seat: Seat): Shown {
  return {
    questions: match.asks.map((ask) => match.askFor(ask, seat)),
    log: match.log.map((entry) => logFor(entry, seat)),
    view: match.view(seat),
    wayBack: !isRefusal(match.undoable(seat)),
  }
}

/** Null if what should be the same here and there is. */
function against(what: string, here: unknown, there: unknown): string | null {
  return same(here, there) ? null : `${what} ${canonical(here)}\n  against ${canonical(there)}`
}

/** What an answer says, apart from its number. */
function meaning(ask: Ask, answer: Answer): string {
  if (ask.form !== 'one' && ask.form !== 'some') return canonical([ask.form, answer])
  const options = optionsOf(ask)
  return canonical((typeof answer === 'number' ? [answer] : answer).map((i) => options[i]))
}
