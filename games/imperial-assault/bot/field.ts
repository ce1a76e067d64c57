/** The map as one side sees it; made once for a decision, because all that is weighed there asks the same. */
import type { Seat } from '@dejarik/kernel'
import type { Space } from '../map/index.ts'
import { figuresOf, isMassive, spacesOf, standingOf } from '../rules/ground.ts'
import { missionAlways } from '../rules/live.ts'
import { doorOf, spacesOfObject } from '../rules/objects.ts'
import { type FigureId, NONE, opponentOf, type State, type TokenId } from '../state.ts'
import { aimsFor } from './aims.ts'
import { type Arms, armsOf, FAR } from './arms.ts'
import { type Goal, goalsFor } from './goals.ts'
import { type Mark, markOf, markOfObject } from './marks.ts'

/** An enemy on the map. */
export interface Foe {
  readonly id: FigureId
  readonly space: Space
  readonly spaces: readonly Space[]
  readonly massive: boolean
  readonly arms: readonly Arms[]
  readonly shoots: boolean
  /** How much of what it can do is to be feared: more if it is still to act. */
  readonly eager: number
}

/** Something on the map that can be destroyed. */
export interface Thing {
  readonly id: TokenId
  readonly mark: Mark
  readonly spaces: readonly Space[]
  readonly isDoor: boolean
}

const HAS_ACTED = 0.6

export class Field {
  readonly s: State
  readonly foes: readonly Foe[]
  readonly standing: ArrayLike<number>
  readonly #seat: Seat
  readonly #arms: (readonly Arms[] | undefined)[] = []
  readonly #marks: (Mark | undefined)[] = []
  readonly #things: (Thing | null)[] = []
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

  /** What the figure may attack besides figures. */
  thingsFor(figure: FigureId): readonly Thing[] {
    const { s } = this
    const { attackable } = missionAlways(s)
    if (attackable === undefined) return NO_THINGS
    const found: Thing[] = []
    for (let id = 0; id < s.tokens.length; id++) {
      if (s.tokens[id].space === NONE || !attackable(s, figure, id)) continue
      if (this.#things[id] === undefined) this.#things[id] = thingOf(s, id)
      const thing = this.#things[id]
      if (thing !== null) found.push(thing)
    }
    return found
  }

  markOf(figure: FigureId): Mark {
    this.#marks[figure] ??= markOf(this.s, figure, opponentOf(this.s.figures[figure].seat))
    return this.#marks[figure]
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

const NO_THINGS: readonly Thing[] = []

function thingOf(s: State, id: TokenId): Thing | null {
  const mark = markOfObject(s, id)
  return mark && { id, mark, spaces: spacesOfObject(s, id), isDoor: doorOf(s, id) !== undefined }
}
