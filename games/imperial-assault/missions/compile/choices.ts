/** What a mission's rules ask the players. */
import { type Flow, never, type Seat } from '@dejarik/kernel'
import { type Mover, reach, type Space, Steps, standOf, VOID } from '../../map/index.ts'
import type { Pass, Pick, Yes } from '../../offers.ts'
import { isClosed } from '../../rules/doors.ts'
import { figuresOnMap, groundOf } from '../../rules/ground.ts'
import type { State, T } from '../../state.ts'
import type { Statement } from '../language/words.ts'
import { allOf } from './conditions.ts'
import { placeOf, tokensOf } from './places.ts'
import { MISSION_RULE, type Names, named, type Scene, withFigure, withToken } from './scene.ts'

type Choose = Extract<Statement, { readonly do: 'choose' }>

/** The scene that follows from a choice. */
function chosenScene(scene: Scene, { do: what, id }: Pick): Scene {
  switch (what) {
    case 'pick-figure':
      return withFigure(scene, id)
    case 'pick-token':
      return withToken(scene, id)
    case 'pick-space':
      return { ...scene, space: id }
    case 'pick-door':
      return { ...scene, door: id }
    default:
      return never(what)
  }
}

/** All that may be chosen by a `choose`. */
export function candidatesOf(names: Names, words: Choose): (s: State, scene: Scene) => Pick[] {
  const holds = allOf(names, words.where)
  const doors = [...names.doors.values()]
  const near = words.near === undefined ? null : placeOf(names, words.near)
  const { within = 1 } = words
  const kind = words.kind === undefined ? -1 : named(names.kinds, words.kind)
  const { terrain } = names.board
  const raw = (s: State, scene: Scene): readonly number[] => {
    switch (words.what) {
      case 'figure':
        return figuresOnMap(s)
      case 'token':
        return tokensOf(s, kind)
      case 'door':
        return doors.filter((door) => isClosed(s, door))
      case 'space': {
        const { counting } = groundOf(s)
        const from = near === null ? null : near(s, scene)
        return [...terrain.keys()].filter(
          (space) =>
            terrain[space] !== VOID &&
            (from === null || from.some((one) => counting.between(one, space) <= within)),
        )
      }
      default:
        return never(words.what)
    }
  }
  const fitting = (s: State, scene: Scene): Pick[] =>
    raw(s, scene)
      .map((id): Pick => ({ do: `pick-${words.what}`, id }))
      .filter((pick) => holds(s, chosenScene(scene, pick)))
  if (words.nearest === undefined) return fitting
  const place = placeOf(names, words.nearest)
  const own = placeOf(names, words.what)
  return (s, scene) =>
    nearestOf(s, place(s, scene), fitting(s, scene), (pick) => own(s, chosenScene(scene, pick)))
}

/** Several that are equally near are all there: somebody has to decide (ia.initiative.6). */
function nearestOf(
  s: State,
  place: readonly Space[],
  picks: readonly Pick[],
  spacesOf: (pick: Pick) => readonly Space[],
): Pick[] {
  const { counting } = groundOf(s)
  const away = picks.map((pick) =>
    Math.min(...spacesOf(pick).flatMap((from) => place.map((to) => counting.between(from, to)))),
  )
  const least = Math.min(...away)
  return picks.filter((_, i) => away[i] === least && Number.isFinite(least))
}

/** Asks; null if there is nothing to choose, or it was declined. */
export function* pick(
  t: T,
  seat: Seat,
  scene: Scene,
  candidates: readonly Pick[],
  optional: boolean,
  question: number,
): Flow<Scene | null> {
  if (candidates.length === 0) return null
  const cite = { rule: MISSION_RULE, about: question }
  if (!optional) return chosenScene(scene, yield* t.choose(seat, 'mission-pick', candidates, cite))
  const chosen = yield* t.decide<Pick | Pass>(seat, 'mission-pick', [...candidates, { do: 'pass' }], cite)
  return chosen.do === 'pass' ? null : chosenScene(scene, chosen)
}

export function* asksWhether(t: T, seat: Seat, question: number): Flow<boolean> {
  const options: readonly (Yes | Pass)[] = [{ do: 'yes' }, { do: 'pass' }]
  const chosen = yield* t.decide(seat, 'mission-may', options, { rule: MISSION_RULE, about: question })
  return chosen.do === 'yes'
}

const movers = new Map<Steps['board'], Map<number, Mover>>()

/** How tokens are moved: as small figures among nobody. */
function tokenMover(s: State, doors: number): Mover {
  const { board } = groundOf(s)
  let byDoors = movers.get(board)
  if (byDoors === undefined) {
    byDoors = new Map()
    movers.set(board, byDoors)
  }
  let mover = byDoors.get(doors)
  if (mover === undefined) {
    const gait = { base: { width: 1, height: 1 }, ignoresTerrain: false, exteriorOnly: false }
    mover = { steps: new Steps(board, doors, gait), mobile: false, massive: false }
    byDoors.set(doors, mover)
  }
  return mover
}

/** Where a token gets to with so many spaces; its own space is left out. */
export function tokenMoves(s: State, from: Space, spaces: number, ignoresDoors: boolean): Pick[] {
  const mover = tokenMover(s, ignoresDoors ? 0 : s.doors)
  const nobody = new Uint8Array(mover.steps.board.terrain.length)
  const { stands } = reach(mover, { space: from, turned: false }, spaces, nobody, true)
  return stands
    .map((key) => standOf(key).space)
    .filter((space) => space !== from)
    .map((id): Pick => ({ do: 'pick-space', id }))
}
