/** Rules of the mission in a window: before all other effects, in the order that a player decides (ia.timing.2 to .4). */
import { done as doing, type Flow, type Keyed } from '@dejarik/kernel'
import type { MissionRule } from '../offers.ts'
import { NONE, type State, type T } from '../state.ts'
import { type Me, type Moment, meOf, type Printed, type When } from './abilities.ts'
import { missionAt } from './missions.ts'
import { modeOf } from './mode.ts'

type Rules = readonly Keyed<Printed<When>>[]

function rulesAt(s: State, { event }: Moment): Rules | undefined {
  return missionAt(s.mission).index.at('when', event)?.[0]
}

/** Whether the mission has any in such a window. */
export function hasMissionRules(s: State, at: Moment): boolean {
  return rulesAt(s, at) !== undefined
}

function happens(s: State, { ability }: Keyed<Printed<When>>, me: Me, at: Moment): boolean {
  return ability.if === undefined || ability.if(s, me, at)
}

/** Nobody is asked as long as only one can happen. */
export function* missionRules(t: T, at: Moment): Flow {
  const rules = rulesAt(t.state, at)
  if (rules === undefined) return
  const me = meOf(modeOf(t.state).first(t.state), NONE)
  for (let i = 0; i < rules.length; i++) {
    if (!happens(t.state, rules[i], me, at)) continue
    const { ability } = rules[i]
    const later = rules.slice(i + 1)
    if (ability.called !== undefined && later.some((rule) => happens(t.state, rule, me, at))) {
      yield* orderedRules(t, rules.slice(i), me, at)
      return
    }
    yield* doing(ability.run(t, me, at))
  }
}

/** Of several mission rules the Imperial player, or who has initiative, decides which comes next (ia.conflicts-campaign.2). */
function* orderedRules(t: T, rules: Rules, me: Me, at: Moment): Flow {
  const s = t.state
  const { first, missionOrder } = modeOf(s)
  const left = rules.slice()
  for (;;) {
    const able = left.filter((rule) => happens(s, rule, me, at))
    if (able.length === 0) return
    const options = able.map(
      ({ ability: { place, called = NONE } }): MissionRule => ({ do: 'mission-rule', place, option: called }),
    )
    const chosen = yield* t.choose(first(s), 'mission-rule', options, { rule: missionOrder })
    const next = able[options.indexOf(chosen)]
    left.splice(left.indexOf(next), 1)
    yield* doing(next.ability.run(t, me, at))
  }
}
