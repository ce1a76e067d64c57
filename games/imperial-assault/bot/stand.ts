/** What it is worth to stand somewhere: targets in sight, objectives at hand, enemies who see it. */
import { designOf } from '../cards/catalogue.ts'
import type { Space } from '../map/index.ts'
import { missionAt } from '../missions/index.ts'
import { TERMINAL } from '../missions/mission.ts'
import { figuresOf, groundOf, isAtOrBeside, isMassive, spacesOf, standingOf } from '../rules/ground.ts'
import { type FigureId, NONE, opponentOf, REBELS, type State } from '../state.ts'
import { aimsFor } from './aims.ts'
import { type Arms, armsOf } from './arms.ts'
import { strikeWorth } from './strike.ts'

/** Points that an objective is worth in a round, about. */
const OBJECTIVE = 2.2
const TERMINAL_WORTH = 0.9
/** How much of what enemies could do from where they stand is feared. */
const FEAR = 0.28
/** Heroes have another side of their sheet to lose. */
const HEROES_FEAR = 0.15
/** Each space nearer to something to do. */
const PULL = 0.05
/** Each space nearer to what a mission asks of its heroes. */
const HURRY = 0.35
const FAR = 255

/** Something to be near to: what it is worth in a round, and the friends that are already there. */
export interface Goal {
  readonly space: Space
  readonly worth: number
  /** Whom it concerns; left out: everybody. */
  readonly by?: readonly FigureId[]
  readonly holders: readonly FigureId[]
}

/** The map as one side sees it; made once for a decision, because all that is weighed there asks the same. */
export class Field {
  readonly s: State
  readonly enemies: readonly FigureId[]
  readonly standing: ArrayLike<number>
  readonly goals: readonly Goal[]
  readonly #arms: (readonly Arms[] | undefined)[] = []

  constructor(s: State, seat: number) {
    this.s = s
    this.enemies = s.figures
      .map((_, id) => id)
      .filter((id) => s.figures[id].seat === opponentOf(seat) && s.figures[id].space !== NONE)
    this.standing = standingOf(s).slice()
    this.goals = s.campaign === null ? goalsFor(s, seat) : aimsFor(s, seat)
  }

  armsOf(figure: FigureId): readonly Arms[] {
    this.#arms[figure] ??= armsOf(this.s, figure)
    return this.#arms[figure]
  }
}

/** What a field offers to one figure. */
export class Outlook {
  readonly #s: State
  readonly #field: Field
  readonly #arms: readonly Arms[]
  readonly #figure: FigureId
  readonly #enemies: readonly FigureId[]
  readonly #standing: ArrayLike<number>
  readonly #goals: readonly Goal[]
  readonly #fear: number
  /** As far as it strikes. */
  readonly #most: number
  readonly #large: boolean

  constructor(field: Field, figure: FigureId) {
    const { s, enemies, standing, goals } = field
    this.#s = s
    this.#field = field
    this.#arms = field.armsOf(figure)
    this.#figure = figure
    const { base } = designOf(s.figures[figure].kind).facts
    this.#fear = s.campaign !== null && s.figures[figure].seat === REBELS ? HEROES_FEAR : FEAR
    this.#most = Math.max(0, ...this.#arms.map(({ most }) => most))
    this.#large = base.width * base.height > 1
    this.#enemies = enemies
    this.#standing = standing
    this.#goals = goals.filter(({ by }) => by === undefined || by.includes(figure))
  }

  /** The best attack from a space, in points. */
  bestStrike(space: Space): number {
    let best = 0
    for (const enemy of this.#enemies) {
      const distance = this.#distanceIfSeen(space, enemy)
      if (distance > 0) best = Math.max(best, strikeWorth(this.#s, this.#arms, this.#figure, enemy, distance))
    }
    return best
  }

  #distanceIfSeen(space: Space, enemy: FigureId): number {
    const s = this.#s
    const { sight, counting } = groundOf(s)
    const row = counting.from(space)
    const other = s.figures[enemy]
    for (const to of spacesOf(s, other)) {
      const away = row[to]
      if (away > this.#most) continue
      if (
        this.#large || isMassive(other) || away <= 1
          ? sight.seesThroughFigures(space, to)
          : sight.sees(space, to, this.#standing)
      )
        return Math.max(1, away)
    }
    return 0
  }

  /** Objectives, safety and nearness of a space. */
  place(space: Space): number {
    const { counting } = groundOf(this.#s)
    const row = counting.from(space)
    let value = 0
    let nearest = 40
    let next = 40
    for (const { space: goal, worth: whole, holders } of this.#goals) {
      const held = holders.length > 1 || (holders.length === 1 && holders[0] !== this.#figure)
      const worth = held ? whole / 6 : whole
      const away = row[goal]
      next = Math.min(next, away)
      if (away <= 1) value += worth
      else nearest = Math.min(nearest, away + (OBJECTIVE - worth) * 3)
    }
    let closest = 40
    for (const enemy of this.#enemies)
      for (const to of spacesOf(this.#s, this.#s.figures[enemy])) closest = Math.min(closest, row[to])
    const wanted = this.#most < FAR ? closest : Math.max(0, closest - 4)
    return value - this.#pull(wanted, nearest, next) - this.#fear * this.#danger(space)
  }

  /** Heroes are in a hurry: rounds are few, and enemies on the way are not what they came for. */
  #pull(enemy: number, goal: number, next: number): number {
    const { campaign, figures } = this.#s
    if (campaign === null || figures[this.#figure].seat !== REBELS || this.#goals.length === 0)
      return PULL * Math.min(enemy, goal)
    return HURRY * next
  }

  /** What those who are still to act could do to it from where they stand. */
  #danger(space: Space): number {
    const s = this.#s
    const { sight, counting } = groundOf(s)
    const row = counting.from(space)
    let sum = 0
    for (const enemy of this.#enemies) {
      const one = s.figures[enemy]
      const arms = this.#field.armsOf(enemy)
      if (arms.length === 0) continue
      const from = one.space
      const away = row[from]
      const melee = arms.every(({ most }) => most < FAR)
      const threatens = melee ? away <= 4 : sight.seesThroughFigures(from, space)
      if (!threatens) continue
      const distance = melee ? 1 : Math.max(1, away)
      sum += strikeWorth(s, arms, enemy, this.#figure, distance) * (s.groups[one.group].ready ? 1 : 0.6)
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
