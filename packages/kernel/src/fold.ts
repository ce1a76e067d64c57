import { settled } from './abilities/doing.ts'
import { type BaseState, type Flow, type Game, OVER, type Seat, type Step } from './api.ts'
import type { Answer, Ask } from './prompt.ts'
import type { Entry } from './record.ts'
import { type Host, MatchOver, Table } from './table.ts'

/** What a fold tells the match around it. */
export interface FoldHost<S> extends Host {
  /** The state stands between two steps: a checkpoint, if copied now. */
  boundary(state: S): void
}

const NO_ASKS: readonly Ask[] = []
/** More steps than this without a question is a loop in the rules. */
const STEP_LIMIT = 10_000

/** The rules turn in circles: steps follow each other, and nobody is asked. */
export class Endless extends Error {
  readonly step: string

  constructor(steps: number, step: string) {
    super(`no question after ${steps} steps, last ${step}`)
    this.step = step
  }
}

/**
 * The rules in motion: a state, the step that runs on it, and the prompt where that step waits. It takes legal
 * entries one after the other and knows neither record nor undo; those are the match's.
 */
export class Fold<S extends BaseState> {
  readonly state: S
  readonly #game: Game<S>
  readonly #host: FoldHost<S>
  readonly #table: Table<S>
  #flow: Flow<string> | null = null
  /** The function of `#stepName`: most steps follow one of their own name, and need no look at the table of steps. */
  #step: Step<S> | undefined
  #stepName = ''
  #prompt: readonly Ask[] = NO_ASKS
  /** Answers to a simultaneous prompt that are in, by the position of their ask; null at any other prompt. */
  #given: (Answer | undefined)[] | null = null

  /** Works on `state` itself, not on a copy. */
  constructor(game: Game<S>, state: S, host: FoldHost<S>) {
    this.state = state
    this.#game = game
    this.#host = host
    this.#table = new Table(state, host)
  }

  /** From the beginning of the state's step to its first prompt. */
  begin(): void {
    this.#openStep()
    this.#advance(0)
  }

  /** All that is asked at this prompt, what is already answered included. Empty once the match is over. */
  get prompt(): readonly Ask[] {
    return this.#prompt
  }

  /** What is asked and not yet answered. */
  get asks(): readonly Ask[] {
    const given = this.#given
    return given === null ? this.#prompt : this.#prompt.filter((_, i) => given[i] === undefined)
  }

  /** Whether several seats decide at once and in secret. */
  get simultaneous(): boolean {
    return this.#given !== null
  }

  get over(): boolean {
    return this.#prompt.length === 0
  }

  apply({ how, seat, answer }: Entry): void {
    if (how === 'answer') this.#advance(answer)
    else if (how === 'together') this.#collect(seat, answer)
    else {
      this.#game.concede(this.state, seat, how)
      this.#end()
    }
  }

  /** Asks again whoever but `seat` has answered this simultaneous prompt: `seat` can't know their answers. */
  forgetAnswersOfOthers(seat: Seat): void {
    const given = this.#given
    if (given === null) return
    for (let i = 0; i < given.length; i++) if (this.#prompt[i].seat !== seat) given[i] = undefined
  }

  /** One answer to a simultaneous prompt; the rules go on when the last is in. */
  #collect(seat: Seat, answer: Answer): void {
    const given = this.#given
    if (given === null) throw new Error('nobody else is asked')
    given[this.#prompt.findIndex((ask) => ask.seat === seat)] = answer
    const answers = given.filter((one) => one !== undefined)
    if (answers.length < given.length) return
    this.#given = null
    // From here on each seat can see what the others chose, and must not choose again knowing it.
    if (given.length > 1) this.#host.revealed('together')
    this.#advance(answers)
  }

  #openStep(): void {
    const name = this.state.step
    if (name !== this.#stepName) {
      this.#step = this.#game.steps[name]
      this.#stepName = name
    }
    if (this.#step === undefined) throw new Error(`there is no step ${name}`)
    const next = this.#step(this.#table)
    this.#flow = typeof next === 'string' ? settled(next) : next
  }

  /** Runs the rules until somebody must decide. The hot path: no copies here. */
  #advance(value: Answer | readonly Answer[]): void {
    try {
      for (let steps = 0; steps < STEP_LIMIT; steps++) {
        if (this.#flow === null) break
        const next = this.#flow.next(value)
        if (next.done !== true) {
          this.#ask(next.value)
          return
        }
        this.state.step = next.value
        if (next.value === OVER) {
          this.#end()
          return
        }
        this.#host.boundary(this.state)
        this.#openStep()
        value = 0
      }
    } catch (error) {
      if (!(error instanceof MatchOver)) throw error
      this.#end()
      return
    }
    throw new Endless(STEP_LIMIT, this.state.step)
  }

  #ask(asked: Ask | readonly Ask[]): void {
    if (areSeveral(asked)) {
      this.#prompt = asked
      this.#given = new Array<Answer | undefined>(asked.length).fill(undefined)
    } else this.#prompt = [asked]
  }

  #end(): void {
    this.state.step = OVER
    this.#flow = null
    this.#prompt = NO_ASKS
    this.#given = null
  }
}

function areSeveral(asked: Ask | readonly Ask[]): asked is readonly Ask[] {
  return Array.isArray(asked)
}
