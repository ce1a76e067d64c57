/** Rules of the mission in a window: before all other effects, in the order that a player decides (ia.timing.2 to .4). */
import type { Flow } from '@dejarik/kernel'
import type { MissionRule } from '../offers.ts'
import { NONE, type State, type T } from '../state.ts'
import { type Moment, type Source, sourceOf, type Trigger, type Window } from './ability.ts'
import { missionAt } from './missions.ts'
import { modeOf } from './mode.ts'

/** Nobody is asked as long as only one can happen. */
export function* missionRules(t: T, window: Window, at: Moment): Flow {
  const { when } = missionAt(t.state.mission).ability
  if (when === undefined) return
  const me = sourceOf(modeOf(t.state).first(t.state), NONE)
  for (let i = 0; i < when.length; i++) {
    const trigger = when[i]
    if (trigger.window !== window || !trigger.can(t.state, me, at)) continue
    if (trigger.called !== undefined && happensLater(t.state, when, i + 1, window, me, at)) {
      yield* orderedRules(t, when, i, window, me, at)
      return
    }
    const flow = trigger.act(t, me, at)
    if (flow !== undefined) yield* flow
  }
}

function happensLater(
  s: State,
  when: readonly Trigger[],
  from: number,
  window: Window,
  me: Source,
  at: Moment,
): boolean {
  for (let i = from; i < when.length; i++)
    if (when[i].window === window && when[i].can(s, me, at)) return true
  return false
}

/** Of several mission rules the Imperial player, or who has initiative, decides which comes next (ia.conflicts-campaign.2). */
function* orderedRules(
  t: T,
  when: readonly Trigger[],
  from: number,
  window: Window,
  me: Source,
  at: Moment,
): Flow {
  const s = t.state
  const { first, missionOrder } = modeOf(s)
  const done: number[] = []
  for (;;) {
    const options: MissionRule[] = []
    for (let place = from; place < when.length; place++) {
      const { called = NONE, window: of } = when[place]
      if (of === window && !done.includes(place) && when[place].can(s, me, at))
        options.push({ do: 'mission-rule', place, option: called })
    }
    if (options.length === 0) return
    const { place } = yield* t.choose(first(s), 'mission-rule', options, { rule: missionOrder })
    done.push(place)
    const flow = when[place].act(t, me, at)
    if (flow !== undefined) yield* flow
  }
}
