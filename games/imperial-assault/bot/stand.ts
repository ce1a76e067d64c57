/** What it is worth to stand somewhere: targets in sight, objectives at hand, enemies who see it. */
import type { Space } from '../map/index.ts'
import { designOf } from '../rules/cards.ts'
import { groundOf } from '../rules/ground.ts'
import { type FigureId, REBELS, type State } from '../state.ts'
import { type Arms, FAR } from './arms.ts'
import { type Errand, errandOf, errandWorth } from './errand.ts'
import type { Field, Foe, Thing } from './field.ts'
import { type Goal, OBJECTIVE } from './goals.ts'
import type { Mark } from './marks.ts'
import { type Pace, paceOf } from './pace.ts'
import { FARTHEST, strikeWorth } from './strike.ts'
import { type Ways, waysOf } from './ways.ts'

/** How much of what enemies could do from where they stand is feared. */
const FEAR = 0.28
/** Heroes have another side of their sheet to lose. */
const HEROES_FEAR = 0.15
/** Rounds of a skirmish after which those who wait for the other to come grow tired of it. */
const PATIENCE = 6
/** Who has lost all of it still looks where it goes. */
const LEAST = 0.1
/** Each space nearer to something to do. */
const PULL = 0.05
/** So near is near enough for who can shoot. */
const SHOOTS_FROM = 4
/** Goals of this worth are taken when they lie on the way: nobody hurries to them. */
const ASIDE = 0.3
/** Each space nearer to what a mission asks of its heroes. */
const HURRY: { readonly [P in Pace]: number } = { clearing: 0.5, steady: 0.5, hurrying: 1.2 }
/** As far as it makes a difference: for ways, and for attacks. */
const OUT_OF_REACH = 60
const BEYOND = FARTHEST + 1

/** What a field offers to one figure. */
export class Outlook {
  readonly #s: State
  readonly #field: Field
  readonly #arms: readonly Arms[]
  readonly #figure: FigureId
  readonly #foes: readonly Foe[]
  /** What was worked out already, by space. */
  readonly #strikes: number[] = []
  readonly #places: number[] = []
  /** What it can do to a foe or a thing, and a foe to it, by number and distance. */
  readonly #given: number[][] = []
  readonly #broken: number[][] = []
  readonly #taken: number[][] = []
  #goals: readonly Goal[] | null = null
  #things: readonly Thing[] | null = null
  readonly #fear: number
  /** What is left of it: 1 is all. */
  readonly patience: number
  /** As far as it strikes. */
  readonly #most: number
  readonly #large: boolean
  readonly #ways: Ways
  readonly #errand: Errand | null
  readonly #hurry: number

  constructor(field: Field, figure: FigureId) {
    const { s, foes } = field
    this.#s = s
    this.#field = field
    this.#arms = field.armsOf(figure)
    this.#figure = figure
    const { base } = designOf(s.figures[figure].kind).facts
    this.patience = s.campaign === null ? Math.max(LEAST, Math.min(1, PATIENCE / s.round)) : 1
    this.#fear = s.campaign !== null && s.figures[figure].seat === REBELS ? HEROES_FEAR : FEAR * this.patience
    this.#most = Math.max(0, ...this.#arms.map(({ most }) => most))
    this.#large = base.width * base.height > 1
    this.#foes = foes
    this.#ways = waysOf(s, figure)
    this.#errand = errandOf(s, figure, this.#ways)
    this.#hurry = HURRY[paceOf(s)]
  }

  get #goalsOfMine(): readonly Goal[] {
    const figure = this.#figure
    this.#goals ??= this.#field.goals.filter(({ by }) => by === undefined || by.includes(figure))
    return this.#goals
  }

  /** The best attack from a space, in points. */
  bestStrike(space: Space): number {
    this.#strikes[space] ??= this.#workOutStrike(space)
    return this.#strikes[space]
  }

  #workOutStrike(space: Space): number {
    let best = 0
    for (const foe of this.#foes) {
      const distance = this.#distanceIfSeen(space, foe.spaces, foe.massive, this.#most)
      if (distance > 0) best = Math.max(best, this.#gives(foe, distance))
    }
    for (const thing of this.#thingsOfMine) {
      // A door is in the spaces beside it (ia.attacking-objects.13).
      const most = thing.isDoor && this.#most < FAR ? this.#most - 1 : this.#most
      const distance = this.#distanceIfSeen(space, thing.spaces, false, most)
      if (distance > 0) best = Math.max(best, this.#breaks(thing, distance))
    }
    return best
  }

  get #thingsOfMine(): readonly Thing[] {
    this.#things ??= this.#field.thingsFor(this.#figure)
    return this.#things
  }

  /** The worth of its attack on a foe at this distance. */
  #gives({ id }: Foe, distance: number): number {
    return this.#strike(this.#given, id, this.#arms, this.#figure, this.#field.markOf(id), distance)
  }

  /** The same for a thing. */
  #breaks({ id, mark }: Thing, distance: number): number {
    return this.#strike(this.#broken, id, this.#arms, this.#figure, mark, distance)
  }

  /** The worth of a foe's attack on it. */
  #takes({ id, arms }: Foe, distance: number): number {
    return this.#strike(this.#taken, id, arms, id, this.#field.markOf(this.#figure), distance)
  }

  /** Remembered in `known`, by number and distance. */
  #strike(
    known: number[][],
    number: number,
    arms: readonly Arms[],
    attacker: FigureId,
    mark: Mark,
    distance: number,
  ): number {
    known[number] ??= []
    const by = known[number]
    const place = Math.min(distance, BEYOND)
    by[place] ??= strikeWorth(this.#s, arms, attacker, mark, distance)
    return by[place]
  }

  #distanceIfSeen(space: Space, spaces: readonly Space[], massive: boolean, most: number): number {
    const { sight, counting } = groundOf(this.#s)
    const row = counting.from(space)
    for (const to of spaces) {
      const away = row[to]
      if (away > most) continue
      if (
        this.#large || massive || away <= 1
          ? sight.seesThroughFigures(space, to)
          : sight.sees(space, to, this.#field.standing)
      )
        return Math.max(1, away)
    }
    return 0
  }

  /** Objectives, safety and nearness of a space. */
  place(space: Space): number {
    this.#places[space] ??= this.#workOutPlace(space)
    return this.#places[space]
  }

  /** How far it is from here to what its mission asks of it. */
  wayToTask(space: Space): number {
    return this.#nextTask(this.#ways.from(space))
  }

  #nextTask(way: ArrayLike<number>): number {
    let next = OUT_OF_REACH
    for (const { space, worth } of this.#goalsOfMine) if (worth > ASIDE) next = Math.min(next, way[space])
    return next
  }

  #workOutPlace(space: Space): number {
    const row = groundOf(this.#s).counting.from(space)
    const way = this.#ways.from(space)
    const fear = this.#fear * this.danger(space)
    if (this.#errand !== null) return errandWorth(this.#errand, way[this.#errand.to]) - fear
    let value = 0
    let nearest = OUT_OF_REACH
    for (const { space: goal, worth: whole, holders } of this.#goalsOfMine) {
      const held = holders.length > 1 || (holders.length === 1 && holders[0] !== this.#figure)
      const worth = (held ? whole / 6 : whole) * this.patience
      if (row[goal] <= 1) value += worth
      else nearest = Math.min(nearest, way[goal] + (OBJECTIVE - worth) * 3)
    }
    let closest = OUT_OF_REACH
    for (const { spaces } of this.#foes) for (const to of spaces) closest = Math.min(closest, way[to])
    // Who shoots need not come close, unless waiting for a line of sight has led to nothing.
    const wanted = this.#most < FAR ? closest : Math.max(0, closest - SHOOTS_FROM * this.patience)
    return value - this.#pull(wanted, nearest, way) - fear
  }

  /** Heroes are in a hurry: rounds are few, and enemies on the way are not what they came for. */
  #pull(enemy: number, goal: number, way: ArrayLike<number>): number {
    const { campaign, figures } = this.#s
    if (campaign === null || figures[this.#figure].seat !== REBELS || this.#goalsOfMine.length === 0)
      return (PULL / this.patience) * Math.min(enemy, goal / this.patience)
    return this.#hurry * this.#nextTask(way)
  }

  /** What enemies could do to it from where they stand. */
  danger(space: Space): number {
    const { sight, counting } = groundOf(this.#s)
    const row = counting.from(space)
    let sum = 0
    for (const foe of this.#foes) {
      const { space: from, arms, shoots, eager } = foe
      if (arms.length === 0) continue
      const away = row[from]
      const threatens = shoots ? sight.seesThroughFigures(from, space) : away <= 4
      if (!threatens) continue
      const distance = shoots ? Math.max(1, away) : 1
      sum += eager * this.#takes(foe, distance)
    }
    return sum
  }
}
