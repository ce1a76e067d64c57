/** Moving figures (rulebook: Bewegung, Platzieren, Schieben): spending points, moving spaces, placing and pushing. */
import type { Flow, RuleId, Seat } from '@dejarik/kernel'
import {
  canEnd,
  canPlace,
  keyOf,
  type Mover,
  nearestStands,
  pathTo,
  type Reach,
  reach,
  type Space,
  type StandKey,
} from '../map/index.ts'
import type { Put, Stay, Walk } from '../offers.ts'
import { type FigureId, NONE, type State, type T } from '../state.ts'
import { bodyOf } from './body.ts'
import { designOf } from './cards.ts'
import { has, STUNNED } from './conditions.ts'
import { groundOf, isAmongOthers, moverOf, occupantsFor, spacesOf } from './ground.ts'
import { eachOf, says } from './live.ts'
import { endAmong } from './massive.ts'
import { missionAt } from './missions.ts'
import { goAlong, goTo } from './passage.ts'
import { canSpend } from './spend.ts'

const STAY: Stay = { do: 'stay' }

/** Speed as printed, with what changes it. */
export function speedOf(s: State, figure: FigureId): number {
  let speed = designOf(s.figures[figure].kind).facts.speed
  if (s.held.length > 0) speed += bodyOf(s, figure).speed
  eachOf(s, figure, 'speed', (more, me) => {
    speed += more(s, me)
  })
  return Math.max(0, speed)
}

/** Whether it may leave its space of its own will: not if Stunned. */
export function canExit(s: State, figure: FigureId): boolean {
  return !has(s.figures[figure], STUNNED) && !isHeld(s, figure)
}

/** Whether it must stay where it is, whatever becomes of its conditions. */
function isHeld(s: State, figure: FigureId): boolean {
  const { activation } = s
  if (activation !== null && activation.figure === figure && activation.settled) return true
  return says(s, figure, 'cannotExit', (cannot, me) => cannot(s, me))
}

/**
 * Whether so many more movement points are of any use to it: who is Stunned may get rid of that before they are lost, if
 * an action is left for it.
 */
export function canUsePoints(s: State, figure: FigureId, points: number, actionsLeft: number): boolean {
  if (points <= 0) return false
  const stays = isHeld(s, figure) || (has(s.figures[figure], STUNNED) && actionsLeft <= 0)
  return !stays || canSpend(s, figure, points)
}

/** How it walks: some pay nothing extra although they are not Mobile. */
function walkerOf(s: State, figure: FigureId): Mover {
  // Only cards of campaigns say so.
  const isMobile = s.held.length > 0 && says(s, figure, 'isMobile', (is, me) => is(s, me))
  const printed = moverOf(s, s.figures[figure], isMobile)
  const difficultIsFree =
    missionAt(s.mission).difficultIsFree === true ||
    (s.held.length > 0 && says(s, figure, 'walksDifficult', (may, me) => may(s, me)))
  const rough = roughSpaces(s)
  const mover = difficultIsFree || rough !== undefined ? { ...printed, difficultIsFree, rough } : printed
  const isFree = !mover.mobile && says(s, figure, 'paysNothingExtra', (free, me) => free(s, me))
  return isFree ? { ...mover, mobile: true } : mover
}

/** Spaces that tokens make difficult, if there are any. */
function roughSpaces(s: State): Uint8Array | undefined {
  const { hasRough, tokenKinds, board } = missionAt(s.mission)
  if (hasRough !== true) return undefined
  const rough = new Uint8Array(board.width * board.height)
  for (const { kind, space } of s.tokens)
    if (space !== NONE && tokenKinds[kind].difficult === true) rough[space] = 1
  return rough
}

/** Everywhere it can end with so many points (or spaces, if `flat`), and what that costs. */
export function walks(s: State, figure: FigureId, points: number, flat = false): Walk[] {
  if (points <= 0 || !canExit(s, figure)) return []
  const one = s.figures[figure]
  const mover = walkerOf(s, figure)
  const occupants = occupantsFor(s, figure)
  const { start, cost, stands } = reach(mover, one, points, occupants, flat)
  const found: Walk[] = []
  for (const to of stands)
    if (to !== start && canEnd(mover, to, occupants)) found.push({ do: 'walk', figure, to, cost: cost[to] })
  return found
}

/** The cheapest way to a stand, the last of it the stand itself. */
export function wayTo(s: State, figure: FigureId, to: StandKey, points: number, flat = false): StandKey[] {
  return pathTo(reachOf(s, figure, points, flat), to)
}

function reachOf(s: State, figure: FigureId, points: number, flat: boolean): Reach {
  return reach(walkerOf(s, figure), s.figures[figure], points, occupantsFor(s, figure), flat)
}

/** Every space on the way to where it goes is entered, and paid with its movement points as it is. */
export function* walk(t: T, { figure, to, cost }: Walk): Flow {
  const s = t.state
  const one = s.figures[figure]
  const reached = reachOf(s, figure, cost, false)
  const path = pathTo(reached, to)
  const prices = path.map((stand, i) => reached.cost[stand] - (i === 0 ? 0 : reached.cost[path[i - 1]]))
  t.log?.('walk', 'ia.movement-points.1', { figure, to, cost })
  const steps = yield* goAlong(t, figure, path, true, (step) => {
    if (one.points < prices[step]) return false
    one.points -= prices[step]
    return true
  })
  if (steps === path.length) yield* endAmong(t, figure)
  // Who has lost its points on the way can't stay in another's space.
  else if (steps !== NONE && isAmongOthers(s, figure)) {
    const other = s.walking
    s.walking = figure
    yield* putNearest(t, figure, 'ia.move.14')
    s.walking = other
  }
}

/** The same for "move X spaces". Returns how many are left because somebody held it up. */
export function* walkSpaces(t: T, { figure, to, cost }: Walk): Flow<number> {
  const reached = reachOf(t.state, figure, cost, true)
  const path = pathTo(reached, to)
  t.log?.('walk', 'ia.movement-points.1', { figure, to, cost })
  const steps = yield* goAlong(t, figure, path, true)
  if (steps === path.length) yield* endAmong(t, figure)
  return steps === NONE ? 0 : cost - reached.cost[path[steps - 1]]
}

/** To the empty space nearest to where it is, or to a place; among several its player chooses (ia.move.14). */
export function* putNearest(t: T, figure: FigureId, rule: RuleId, to?: Space): Flow {
  const { figures } = t.state
  const from = to === undefined ? spacesOf(t.state, figures[figure]) : [to]
  yield* putOne(t, figures[figure].seat, figure, nearestTo(t.state, figure, from), rule)
}

/** Pushed by no ability: to the nearest empty space, its player chooses, and it does not turn (ia.push.5, .6) where it needn't. */
export function* pushAway(t: T, figure: FigureId, rule: RuleId): Flow {
  yield* putOne(t, t.state.figures[figure].seat, figure, standsAway(t.state, figure), rule)
}

/** Where it could be pushed so. */
export function standsAway(s: State, figure: FigureId): StandKey[] {
  const { turned } = s.figures[figure]
  const from = spacesOf(s, s.figures[figure])
  const straight = nearestTo(s, figure, from, turned)
  return straight.length > 0 ? straight : nearestTo(s, figure, from)
}

function nearestTo(s: State, figure: FigureId, from: readonly Space[], turned?: boolean): StandKey[] {
  const { steps } = moverOf(s, s.figures[figure])
  return nearestStands(groundOf(s).counting, steps, from, occupantsFor(s, figure), turned).map(keyOf)
}

function* putOne(t: T, seat: Seat, figure: FigureId, stands: readonly StandKey[], rule: RuleId): Flow {
  if (stands.length === 0) return
  const options = stands.map((to): Put => ({ do: 'put', figure, to }))
  const { to } = yield* t.choose(seat, 'put', options, { rule })
  t.log?.('put', rule, { figure, to })
  yield* goTo(t, figure, to, false)
}

/** Places it in one of these spaces, or so that it covers one of them (ia.place.2, ia.large-figures.11). */
export function* place(t: T, seat: Seat, figure: FigureId, spaces: readonly Space[], rule: RuleId): Flow {
  yield* putOne(t, seat, figure, standsIn(t.state, figure, spaces), rule)
}

/** Stands in which it could be placed so that it covers one of the spaces (ia.place.4). */
export function standsIn(s: State, figure: FigureId, spaces: readonly Space[]): StandKey[] {
  const one = s.figures[figure]
  const { steps } = moverOf(s, one)
  const occupants = occupantsFor(s, figure)
  const wanted = new Set(spaces)
  const { board } = groundOf(s)
  const found: StandKey[] = []
  const turns = designOf(one.kind).facts.base.width === designOf(one.kind).facts.base.height ? 1 : 2
  for (let space = 0; space < board.terrain.length; space++)
    for (let turned = 0; turned < turns; turned++) {
      const key = 2 * space + turned
      const covered = steps.covered(key)
      if (covered?.some((one) => wanted.has(one)) === true && canPlace(steps, key, occupants)) found.push(key)
    }
  return found
}

/** "Move up to X spaces": each counts one (ia.move.6). Its player may stay. */
export function* moveSpaces(t: T, figure: FigureId, spaces: number, rule: RuleId): Flow {
  const s = t.state
  let left = spaces
  while (left > 0 && s.figures[figure].space !== NONE) {
    const options = walks(s, figure, left, true)
    if (options.length === 0) return
    const chosen = yield* t.decide<Walk | Stay>(s.figures[figure].seat, 'move-spaces', [...options, STAY], {
      rule,
    })
    if (chosen.do === 'stay') return
    left = yield* walkSpaces(t, chosen)
  }
}

/** Points gained outside of its activation are spent at once or lost (ia.movement-points.6); some cards let the other player. */
export function* spendNow(
  t: T,
  figure: FigureId,
  points: number,
  rule: RuleId,
  seat: Seat = t.state.figures[figure].seat,
): Flow {
  const s = t.state
  const one = s.figures[figure]
  // Points that it has besides are for its own activation.
  const kept = one.points
  one.points = points
  while (one.points > 0 && one.space !== NONE) {
    const options = walks(s, figure, one.points)
    if (options.length === 0) break
    const chosen = yield* t.decide<Walk | Stay>(seat, 'spend-points', [...options, STAY], { rule })
    if (chosen.do === 'stay') break
    yield* walk(t, chosen)
  }
  one.points = one.space === NONE ? 0 : kept
}

/** Gains movement points: kept in its own activation, spent at once outside of it and in special actions (ia.actions.8). */
export function* gainPoints(t: T, figure: FigureId, points: number, rule: RuleId): Flow {
  const s = t.state
  if (s.figures[figure].space === NONE) return
  t.log?.('movement-points', rule, { figure, points })
  const { activation } = s
  const isKept = activation?.figure === figure && !(activation.special && s.attacks.length === 0)
  if (isKept) s.figures[figure].points += points
  else yield* spendNow(t, figure, points, rule)
}

/** "Perform a move": points by its speed (ia.move.1). */
export function* performMove(t: T, figure: FigureId, rule: RuleId): Flow {
  yield* gainPoints(t, figure, speedOf(t.state, figure), rule)
}

/** Pushed by an ability: its user chooses the way, up to so many spaces, no turning (ia.push.1, .2, .6). */
export function* push(
  t: T,
  seat: Seat,
  figure: FigureId,
  spaces: number,
  rule: RuleId,
  fits: (covered: readonly Space[]) => boolean = () => true,
): Flow {
  const s = t.state
  const one = s.figures[figure]
  if (one.space === NONE || says(s, figure, 'cannotBePushed', (cannot, me) => cannot(s, me, seat))) return
  const mover = moverOf(s, one)
  const occupants = occupantsFor(s, figure)
  const reached = reach(mover, one, spaces, occupants, true)
  const { start, stands } = reached
  const options = stands
    .filter(
      (to) => to !== start && canPlace(mover.steps, to, occupants) && fits(mover.steps.covered(to) ?? []),
    )
    .map((to): Put => ({ do: 'put', figure, to }))
  if (options.length === 0) return
  const chosen = yield* t.decide<Put | Stay>(seat, 'push', [...options, STAY], { rule })
  if (chosen.do === 'stay') return
  t.log?.('push', rule, { figure, to: chosen.to })
  yield* goAlong(t, figure, pathTo(reached, chosen.to), false)
}
