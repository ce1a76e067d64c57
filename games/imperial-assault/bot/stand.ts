/** What it is worth to stand somewhere: targets in sight, objectives at hand, enemies who see it. */
import type { Seat } from '@dejarik/kernel'
import { designOf } from '../cards/catalogue.ts'
import type { Space } from '../map/index.ts'
import { missionAt } from '../missions/index.ts'
import { TERMINAL } from '../missions/mission.ts'
import { healthOf } from '../rules/damage.ts'
import { figuresOf, groundOf, isAtOrBeside, isMassive, spacesOf, standingOf } from '../rules/ground.ts'
import { type FigureId, NONE, opponentOf, REBELS, type State } from '../state.ts'
import { aimsFor } from './aims.ts'
import { type Arms, armsOf } from './arms.ts'
import { FAR as FARTHEST, strikeWorth } from './strike.ts'
import { type Ways, waysOf } from './ways.ts'

/** Points that an objective is worth in a round, about. */
const OBJECTIVE = 2.2
const TERMINAL_WORTH = 0.9
/** How much of what enemies could do from where they stand is feared. */
const FEAR = 0.28
/** Heroes have another side of their sheet to lose. */
const HEROES_FEAR = 0.15
/** Rounds of a skirmish after which those who wait for the other to come grow tired of it. */
const PATIENCE = 6
/** Each space nearer to something to do. */
const PULL = 0.05
/** Goals of this worth are taken when they lie on the way: nobody hurries to them. */
const ASIDE = 0.3
/** Each space nearer to what a mission asks of its heroes. */
const HURRY = 0.35
const FAR = 255
/** As far as it makes a difference: for ways, and for attacks. */
const OUT_OF_REACH = 60
const BEYOND = FARTHEST + 1

/** Something to be near to: what it is worth in a round, and the friends that are already there. */
export interface Goal {
  readonly space: Space
  readonly worth: number
  /** Whom it concerns; left out: everybody. */
  readonly by?: readonly FigureId[]
  readonly holders: readonly FigureId[]
}

/** An enemy on the map. */
interface Foe {
  readonly id: FigureId
  readonly space: Space
  readonly spaces: readonly Space[]
  readonly massive: boolean
  readonly arms: readonly Arms[]
  readonly shoots: boolean
  /** How much of what it can do is to be feared: more if it is still to act. */
  readonly eager: number
}

const HAS_ACTED = 0.6

/** The map as one side sees it; made once for a decision, because all that is weighed there asks the same. */
export class Field {
  readonly s: State
  readonly foes: readonly Foe[]
  readonly standing: ArrayLike<number>
  readonly #seat: Seat
  readonly #arms: (readonly Arms[] | undefined)[] = []
  readonly #healths: (number | undefined)[] = []
  #goals: readonly Goal[] | null = null

  constructor(s: State, seat: Seat) {
    this.s = s
    this.#seat = seat
    this.foes = figuresOf(s, opponentOf(seat)).map((id) => this.#foe(id))
    this.standing = standingOf(s).slice()
  }

  get goals(): readonly Goal[] {
    const { s } = this
    this.#goals ??= s.campaign === null ? goalsFor(s, this.#seat) : aimsFor(s, this.#seat)
    return this.#goals
  }

  healthOf(figure: FigureId): number {
    this.#healths[figure] ??= healthOf(this.s, figure)
    return this.#healths[figure]
  }

  armsOf(figure: FigureId): readonly Arms[] {
    this.#arms[figure] ??= armsOf(this.s, figure)
    return this.#arms[figure]
  }

  #foe(id: FigureId): Foe {
    const figure = this.s.figures[id]
    const arms = this.armsOf(id)
    return {
      id,
      space: figure.space,
      spaces: spacesOf(this.s, figure),
      massive: isMassive(figure),
      arms,
      shoots: arms.some(({ most }) => most === FAR),
      eager: this.s.groups[figure.group].ready ? 1 : HAS_ACTED,
    }
  }
}

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
  /** What it can do to a foe and a foe to it, by foe and distance. */
  readonly #given: number[][] = []
  readonly #taken: number[][] = []
  #goals: readonly Goal[] | null = null
  readonly #fear: number
  readonly #patience: number
  /** As far as it strikes. */
  readonly #most: number
  readonly #large: boolean
  readonly #ways: Ways

  constructor(field: Field, figure: FigureId) {
    const { s, foes } = field
    this.#s = s
    this.#field = field
    this.#arms = field.armsOf(figure)
    this.#figure = figure
    const { base } = designOf(s.figures[figure].kind).facts
    this.#patience = s.campaign === null ? Math.min(1, PATIENCE / s.round) : 1
    this.#fear =
      s.campaign !== null && s.figures[figure].seat === REBELS ? HEROES_FEAR : FEAR * this.#patience
    this.#most = Math.max(0, ...this.#arms.map(({ most }) => most))
    this.#large = base.width * base.height > 1
    this.#foes = foes
    this.#ways = waysOf(s, figure)
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
      const distance = this.#distanceIfSeen(space, foe)
      if (distance > 0) best = Math.max(best, this.#gives(foe, distance))
    }
    return best
  }

  /** The worth of its attack on a foe at this distance. */
  #gives({ id }: Foe, distance: number): number {
    this.#given[id] ??= []
    const known = this.#given[id]
    known[Math.min(distance, BEYOND)] ??= strikeWorth(
      this.#s,
      this.#arms,
      this.#figure,
      id,
      distance,
      this.#field.healthOf(id),
    )
    return known[Math.min(distance, BEYOND)]
  }

  /** The worth of a foe's attack on it. */
  #takes({ id, arms }: Foe, distance: number): number {
    const figure = this.#figure
    this.#taken[id] ??= []
    const known = this.#taken[id]
    known[Math.min(distance, BEYOND)] ??= strikeWorth(
      this.#s,
      arms,
      id,
      figure,
      distance,
      this.#field.healthOf(figure),
    )
    return known[Math.min(distance, BEYOND)]
  }

  #distanceIfSeen(space: Space, { spaces, massive }: Foe): number {
    const { sight, counting } = groundOf(this.#s)
    const row = counting.from(space)
    for (const to of spaces) {
      const away = row[to]
      if (away > this.#most) continue
      if (
        this.#large || massive || away <= 1
          ? sight.seesThroughFigures(space, to)
          : sight.sees(space, to, this.#field.standing)
      )
        return Math.max(1, away)
    }
    return 0
  }

  /** Points from a space to the nearest of what it came for; none if it came for nothing. */
  way(space: Space): number {
    const way = this.#ways.from(space)
    let next = OUT_OF_REACH
    for (const { space: goal, worth } of this.#goalsOfMine)
      if (worth > ASIDE) next = Math.min(next, way[goal])
    return next === OUT_OF_REACH ? 0 : next
  }

  /** Objectives, safety and nearness of a space. */
  place(space: Space): number {
    this.#places[space] ??= this.#workOutPlace(space)
    return this.#places[space]
  }

  #workOutPlace(space: Space): number {
    const row = groundOf(this.#s).counting.from(space)
    const way = this.#ways.from(space)
    let value = 0
    let nearest = OUT_OF_REACH
    let next = OUT_OF_REACH
    for (const { space: goal, worth: whole, holders } of this.#goalsOfMine) {
      const held = holders.length > 1 || (holders.length === 1 && holders[0] !== this.#figure)
      const worth = (held ? whole / 6 : whole) * this.#patience
      if (whole > ASIDE) next = Math.min(next, way[goal])
      if (row[goal] <= 1) value += worth
      else nearest = Math.min(nearest, way[goal] + (OBJECTIVE - worth) * 3)
    }
    let closest = OUT_OF_REACH
    for (const { spaces } of this.#foes) for (const to of spaces) closest = Math.min(closest, way[to])
    const wanted = this.#most < FAR ? closest : Math.max(0, closest - 4)
    return value - this.#pull(wanted, nearest, next) - this.#fear * this.#danger(space)
  }

  /** Heroes are in a hurry: rounds are few, and enemies on the way are not what they came for. */
  #pull(enemy: number, goal: number, next: number): number {
    const { campaign, figures } = this.#s
    if (campaign === null || figures[this.#figure].seat !== REBELS || this.#goalsOfMine.length === 0)
      return (PULL / this.#patience) * Math.min(enemy, goal)
    return HURRY * next
  }

  /** What enemies could do to it from where they stand. */
  #danger(space: Space): number {
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

/** Tokens on the map, areas of the mission, and the other's deployment zone. */
function goalsFor(s: State, seat: number): Goal[] {
  const friends = figuresOf(s, seat)
  const goal = (space: Space, worth: number): Goal => ({
    space,
    worth,
    holders: friends.filter((id) => isAtOrBeside(s, id, space)),
  })
  const found: Goal[] = []
  for (const { kind, space, seat: owner } of s.tokens)
    if (space !== NONE)
      found.push(goal(space, kind === TERMINAL ? TERMINAL_WORTH : owner === seat ? OBJECTIVE / 2 : OBJECTIVE))
  const { areas, zones } = missionAt(s.mission)
  for (const { spaces } of areas)
    if (spaces.length > 0) found.push(goal(spaces[spaces.length >> 1], OBJECTIVE))
  const enemyZone = zones[s.sides[opponentOf(seat)].zone]
  if (enemyZone !== undefined) found.push(goal(enemyZone.spaces[enemyZone.spaces.length >> 1], OBJECTIVE / 3))
  return found
}
