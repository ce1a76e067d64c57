/** Spaces that are entered and left on a figure's way, however it goes (rulebook: Betreten, Verlassen). */
import type { Flow } from '@dejarik/kernel'
import { keyOf, type Space, type StandKey, standOf } from '../map/index.ts'
import { type FigureId, NONE, type State, type T } from '../state.ts'
import type { Window } from './abilities.ts'
import { follow } from './attack/target-space.ts'
import { has, STUNNED } from './conditions.ts'
import { isAmongOthers, spacesOf } from './ground.ts'
import { couldBeHeard } from './hidden-cards.ts'
import { missionAt } from './missions.ts'
import { isListenedTo, moment, open } from './windows.ts'

/** Stand by stand. Returns how far it came; NONE if it was defeated on its way, or put elsewhere by what it met. */
export function* goAlong(
  t: T,
  figure: FigureId,
  path: readonly StandKey[],
  voluntary: boolean,
  pays: (step: number) => boolean = () => true,
): Flow<number> {
  const s = t.state
  const other = s.walking
  s.walking = figure
  let steps = 0
  for (const stand of path) {
    if (!pays(steps)) break
    const stood = isHeard(s, 'entered') || isHeard(s, 'exited') ? s.figures.map(({ space }) => space) : null
    if (!(yield* goTo(t, figure, stand, voluntary))) {
      steps = NONE
      break
    }
    steps++
    if (stood !== null && isHeldUp(s, figure, stood, voluntary)) break
  }
  s.walking = other
  return steps
}

/**
 * Somebody came into motion in the meantime, or it can go no further: its way is to be found anew (ia.interrupt.1). Who is
 * Stunned is pushed on, because that is not of its own will (ia.push.3).
 */
function isHeldUp(s: State, figure: FigureId, stood: readonly Space[], voluntary: boolean): boolean {
  const isMoved = s.figures.some(({ space }, id) => id !== figure && space !== NONE && space !== stood[id])
  const isStopped = voluntary && has(s.figures[figure], STUNNED)
  return (isMoved || isStopped) && !isAmongOthers(s, figure)
}

/** What it no longer covers was left, and what it covers now was entered, however it came there (ia.exit.1, ia.enter.1). */
export function* goTo(t: T, figure: FigureId, stand: StandKey, voluntary: boolean): Flow<boolean> {
  const s = t.state
  const one = s.figures[figure]
  const isThere = (): boolean => one.space !== NONE && keyOf(one) === stand
  const before = spacesOf(s, one)
  const { space, turned } = standOf(stand)
  one.space = space
  one.turned = turned
  const { activation } = s
  if (activation !== null && !activation.exited.includes(figure)) activation.exited.push(figure)
  const covered = spacesOf(s, one)
  follow(s, figure, before, covered)
  if (isHeard(s, 'exited') || couldBeHeard(t, 'exited')) {
    const left = before.filter((space) => !covered.includes(space))
    yield* open(t, moment('exited', figure, null, 0, NONE, left, voluntary), 'ia.exit.1')
  }
  if (isThere() && (isHeard(s, 'entered') || couldBeHeard(t, 'entered'))) {
    const fresh = covered.filter((space) => !before.includes(space))
    yield* open(t, moment('entered', figure, null, 0, NONE, fresh, voluntary), 'ia.enter.1')
  }
  return isThere()
}

/** Most missions and cards don't care who enters or leaves which space. */
function isHeard(s: State, window: Window): boolean {
  return missionAt(s.mission).index.at('when', window) !== undefined || isListenedTo(s, window)
}
