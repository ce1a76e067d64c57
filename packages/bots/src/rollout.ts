import type { Advice, Answer, Ask, BaseState, FastRng, Match, Seat } from '@dejarik/kernel'

export interface RolloutSettings {
  /** Decisions after which the position is judged instead of played on. */
  readonly decisions: number
  /** How often, in 1, the plan is left for another of its candidates, so that rollouts don't all look alike. */
  readonly epsilon: number
}

/** Plays a sample on with the game's own plan for all seats, and says what came of it. */
export class Rollout<S extends BaseState> {
  readonly #advice: Advice<S>
  readonly #thinker: Seat
  readonly #decisions: number
  /** `epsilon` as a threshold for a 32-bit word. */
  readonly #stray: number

  constructor(advice: Advice<S>, thinker: Seat, settings: RolloutSettings) {
    this.#advice = advice
    this.#thinker = thinker
    this.#decisions = settings.decisions
    this.#stray = settings.epsilon * 0x100000000
  }

  /** What a player with the plan answers, now and then something else. */
  policy(state: S, ask: Ask, rng: FastRng): Answer {
    if (rng.next() >= this.#stray) return this.#advice.greedy(state, ask, rng)
    const answers = this.#advice.candidates(state, ask)
    return answers[rng.int(answers.length)]
  }

  /** Stops where somebody else comes to decide, which mostly is the end of a turn: half turns judge badly. */
  play(world: Match<S>, rng: FastRng): void {
    let chooser: Seat = -1
    for (let n = 0; n < 2 * this.#decisions; n++) {
      const { ask } = world
      if (ask === null || this.isQuiet(world.state, ask)) return
      if (n >= this.#decisions && ask.seat !== chooser) return
      chooser = ask.seat
      accept(world, ask, this.policy(world.state, ask, rng))
    }
  }

  /** Whether the game says that looking further would only add noise. */
  isQuiet(state: S, ask: Ask): boolean {
    return this.#advice.isQuiet?.(state, ask, this.#thinker) === true
  }

  /** Writes each seat's share of the win into `values`. */
  judge(world: Match<S>, values: Float64Array): void {
    const { outcome } = world
    if (outcome === null) {
      if (this.#advice.evaluateAll !== undefined) {
        this.#advice.evaluateAll(world.state, values)
        return
      }
      for (let seat: Seat = 0; seat < values.length; seat++)
        values[seat] = this.#advice.evaluate(world.state, seat)
      return
    }
    values.fill(outcome.winners.length === 0 ? 1 / values.length : 0)
    for (const seat of outcome.winners) values[seat] = 1
  }
}

/** Answers in a sample. A refusal means that the game's advice proposed what its rules forbid. */
export function accept<S extends BaseState>(world: Match<S>, ask: Ask, answer: Answer): void {
  const no = world.answer(ask.seat, answer)
  if (no !== null)
    throw new Error(
      `the advice of ${world.game.id} answers ${ask.what} with ${JSON.stringify(answer)}: ${no.refused}`,
    )
}
