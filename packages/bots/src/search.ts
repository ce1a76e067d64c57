import { type Answer, type Ask, type BaseState, FastRng, type Match, type Seat } from '@dejarik/kernel'
import type { SeatEye } from './eye.ts'
import { accept, Rollout, type RolloutSettings } from './rollout.ts'
import { Branch, lead, mostVisited, select } from './tree.ts'

export interface SearchSettings extends RolloutSettings {
  readonly iterations: number
  readonly millis: number
  /** Weight of the bonus for what was little tried. */
  readonly exploration: number
}

/** Iterations between two looks at the clock and at the standings. */
const LOOK_UP_EVERY = 8
/** Weight of the same bonus in games of chance, where answers differ by little. */
const CHANCY_EXPLORATION = 0.1

/**
 * Information-set Monte Carlo tree search from one seat's eye. Each iteration imagines one world that agrees
 * with the view, walks down one tree shared by all worlds as far as it is known, adds one branch, plays on by
 * the game's plan, and credits each branch on the way with what came of it for the seat that chose it.
 */
export class Search<S extends BaseState> {
  readonly #eye: SeatEye<S>
  readonly #settings: SearchSettings
  readonly #rollout: Rollout<S>
  readonly #chancy: boolean
  /** Where the worlds come from. */
  readonly #salt: number
  /** Of the world of this iteration. */
  #rng: FastRng
  /** This iteration's way down: branches and who chose them. */
  readonly #path: Branch[] = []
  readonly #choosers: Seat[] = []
  readonly #open: Branch[] = []
  readonly #values: Float64Array
  /** Iterations done, for reports. */
  iterations = 0

  constructor(eye: SeatEye<S>, rng: FastRng, settings: SearchSettings) {
    this.#eye = eye
    this.#salt = rng.next()
    this.#rng = rng
    this.#settings = settings
    this.#chancy = eye.advice.chancy === true
    this.#rollout = new Rollout(eye.advice, eye.seat, settings)
    this.#values = new Float64Array(eye.seats)
  }

  /** The answer tried most: the one that kept its promise longest. */
  best(): Answer {
    const sample = this.#eye.sample(this.#rng)
    const { advice } = this.#eye
    const ask = this.#eye.askIn(sample)
    const answers = this.#candidates(sample, ask)
    if (answers.length === 1) return answers[0]
    const branches = answers.map(() => new Branch())
    const effort = advice.effort?.(sample.state, ask) ?? 1
    this.#run(answers, branches, Math.ceil(effort * this.#settings.iterations))
    return answers[mostVisited(branches)]
  }

  #run(answers: readonly Answer[], branches: readonly Branch[], iterations: number): void {
    const { millis } = this.#settings
    const exploration = this.#chancy ? CHANCY_EXPLORATION : this.#settings.exploration
    const end = performance.now() + millis * (this.#eye.advice.haste ?? 1)
    while (this.iterations < iterations) {
      if (this.iterations % LOOK_UP_EVERY === 0) {
        // What is left could not change the choice any more.
        if (lead(branches) > iterations - this.iterations) return
        if (performance.now() >= end) return
      }
      const chosen = select(branches, exploration)
      this.#iterate(answers[chosen], branches[chosen])
      this.iterations++
    }
  }

  #iterate(answer: Answer, branch: Branch): void {
    const { seat } = this.#eye
    // Each answer meets the same worlds in the same order, so that none owes its mean to luckier ones.
    this.#rng = new FastRng(this.#salt, branch.visits)
    const world = this.#eye.sample(this.#rng)
    this.#answerSecretly(world)
    accept(world, this.#eye.askIn(world), answer)
    this.#path.length = 0
    this.#choosers.length = 0
    this.#step(branch, seat)
    if (branch.visits > 0 && !this.#chancy) this.#descend(world, branch)
    this.#rollout.play(world, this.#rng)
    this.#rollout.judge(world, this.#values)
    for (let i = 0; i < this.#path.length; i++) {
      this.#path[i].visits++
      this.#path[i].total += this.#values[this.#choosers[i]]
    }
  }

  /** Down the tree to the first branch never taken, and along it. */
  #descend(world: Match<S>, from: Branch): void {
    for (let at = from; ; ) {
      this.#answerSecretly(world)
      const { ask } = world
      if (ask === null || this.#rollout.isQuiet(world.state, ask)) return
      const answers = this.#candidates(world, ask)
      if (answers.length === 1) {
        accept(world, ask, answers[0])
        continue
      }
      const chosen = select(this.#openAt(at, world.state, ask, answers), this.#settings.exploration)
      at = this.#open[chosen]
      this.#step(at, ask.seat)
      accept(world, ask, answers[chosen])
      if (at.visits === 0) return
    }
  }

  /** Answers worth a search. Of interchangeable options one is enough: thought is not spent twice on the same. */
  #candidates(world: Match<S>, ask: Ask): readonly Answer[] {
    const answers = this.#eye.advice.candidates(world.state, ask)
    const firsts = answers.length === 1 ? null : world.firstLike(ask)
    if (firsts === null) return answers
    const first = (answer: Answer): number => firsts[typeof answer === 'number' ? answer : answer[0]] ?? -1
    return answers.filter((answer, i) => answers.findIndex((one) => first(one) === first(answer)) === i)
  }

  #step(branch: Branch, chooser: Seat): void {
    this.#path.push(branch)
    this.#choosers.push(chooser)
  }

  /** Where several are asked at once, the others follow the plan: the tree would show them what they can't know. */
  #answerSecretly(world: Match<S>): void {
    while (world.prompt.length > 1) {
      const other = world.asks.find((ask) => ask.seat !== this.#eye.seat)
      if (other === undefined) return
      accept(world, other, this.#rollout.policy(world.state, other, this.#rng))
    }
  }

  #openAt(at: Branch, state: S, ask: Ask, answers: readonly Answer[]): readonly Branch[] {
    this.#open.length = 0
    for (const answer of answers) {
      // Different samples can ask different seats different things at the same point of the tree.
      const key = `${ask.seat} ${ask.what} ${this.#eye.advice.keyOf(state, ask, answer)}`
      let branch = at.next.get(key)
      if (branch === undefined) {
        branch = new Branch()
        at.next.set(key, branch)
      }
      this.#open.push(branch)
    }
    return this.#open
  }
}
