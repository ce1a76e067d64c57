/** Dials against dials: what answers best to what the enemy may have dialled. */
import { type Answer, FastRng } from '@dejarik/kernel'
import { overlaps } from '../geometry/index.ts'
import { isObstacle } from '../rules/obstacles.ts'
import type { DialArea } from '../rules/planning-phase.ts'
import { placedOf } from '../rules/range.ts'
import { has } from '../rules/tokens.ts'
import { opponentOf, type State } from '../state.ts'
import { answerOf, type Flights, FRIEND_IN_THE_WAY, settle, settleByTaste } from './dials.ts'
import { Fighter, fight, type Sight, sightOf, worthByHealth } from './fight.ts'
import { type Choice, type Plan, planFor } from './plan.ts'

/** How many of the enemy's possible dials are thought of. */
const GUESSES = 6
const SWEEPS = 2
const MOST_REPLIES = 14
/** A choice that is worse by itself than the best by more than this is not tried. */
const HOPELESS = 3
/** Hitting an enemy who is there already costs the action. */
const ENEMY_IN_THE_WAY = 0.5
const STEADY = 1977

/** The best dials found, best first; the plain plan is among them. */
export function replies(s: State, seat: number, area: DialArea): readonly Answer[] {
  const plan = planFor(s, seat)
  const theirs = planFor(s, opponentOf(seat))
  const rng = new FastRng(STEADY, s.round)
  const guesses = Array.from({ length: GUESSES }, () => settleByTaste(theirs, rng))
  const search = new ReplySearch(s, plan, theirs, guesses)
  const usual = settle(plan, () => 0)
  search.climb(usual)
  search.climb(settleByTaste(plan, rng))
  const found = search.best(MOST_REPLIES)
  const answers = [...found, ...(found.includes(usual) ? [] : [usual])]
  return answers.map((flights) => answerOf(plan, flights, area))
}

/** Tries dials against all guesses, and remembers what came of each. */
class ReplySearch {
  readonly #s: State
  readonly #plan: Plan
  readonly #theirs: Plan
  readonly #guesses: readonly Flights[]
  readonly #tried = new Map<string, { readonly flights: Flights; readonly value: number }>()
  readonly #sights = new Map<Fighter['at'], Map<Fighter['at'], Sight | null>>()
  readonly #worth: readonly (readonly number[])[]
  readonly #obstacles: readonly ReturnType<typeof placedOf>[]

  constructor(s: State, plan: Plan, theirs: Plan, guesses: readonly Flights[]) {
    this.#s = s
    this.#plan = plan
    this.#theirs = theirs
    this.#guesses = guesses
    this.#worth = s.ships.map((ship) => worthByHealth(s, ship))
    this.#obstacles = s.things.filter((thing) => thing.inPlay && isObstacle(thing)).map(placedOf)
  }

  /** One ship after the other takes what goes best with all the rest, twice over. */
  climb(from: Flights): void {
    let now = from
    let highest = this.#valueOf(now)
    for (let sweep = 0; sweep < SWEEPS; sweep++)
      for (const [i, { choices }] of this.#plan.entries())
        for (const choice of choices) {
          if (choice === now[i] || choice.value < choices[0].value - HOPELESS) continue
          const flights = now.map((one, k) => (k === i ? choice : one))
          const value = this.#valueOf(flights)
          if (value > highest) {
            highest = value
            now = flights
          }
        }
  }

  best(count: number): Flights[] {
    return [...this.#tried.values()]
      .sort((a, b) => b.value - a.value)
      .slice(0, count)
      .map(({ flights }) => flights)
  }

  #valueOf(flights: Flights): number {
    const key = flights.map(({ place }) => place).join()
    const known = this.#tried.get(key)
    if (known !== undefined) return known.value
    let value = 0
    for (const { still } of flights) value += still
    value -= FRIEND_IN_THE_WAY * this.#collisions(flights)
    let sum = 0
    for (const guess of this.#guesses) sum += this.#against(flights, guess)
    value += sum / this.#guesses.length
    this.#tried.set(key, { flights, value })
    return value
  }

  #collisions(flights: Flights): number {
    let found = 0
    for (let i = 0; i < flights.length; i++)
      for (let k = 0; k < flights.length; k++)
        if (k !== i && overlaps(flights[i].at, k < i ? flights[k].at : this.#plan[k].from)) found++
    return found
  }

  /** The balance of the fight if the enemy flies like this. */
  #against(flights: Flights, guess: Flights): number {
    const own = flights.map((choice, i) => this.#fighter(this.#plan[i].id, choice))
    const enemies = guess.map((choice, i) => this.#fighter(this.#theirs[i].id, choice))
    fight([...own, ...enemies], (shooter, target) => this.#sight(shooter, target))
    let value = 0
    for (const fighter of own) value += fighter.expected
    for (const fighter of enemies) value -= fighter.expected
    for (const { at } of flights)
      for (const other of guess) if (overlaps(at, other.at)) value -= ENEMY_IN_THE_WAY
    return value
  }

  #fighter(id: number, { at, acts, fires }: Choice): Fighter {
    const ship = this.#s.ships[id]
    return new Fighter(ship, at, this.#worth[id], fires, acts || has(ship, 'focus'))
  }

  /** Ends are few and met often. */
  #sight(shooter: Fighter, target: Fighter): Sight | null {
    let known = this.#sights.get(shooter.at)
    if (known === undefined) {
      known = new Map()
      this.#sights.set(shooter.at, known)
    }
    let sight = known.get(target.at)
    if (sight === undefined) {
      sight = sightOf(shooter, target, this.#obstacles)
      known.set(target.at, sight)
    }
    return sight
  }
}
