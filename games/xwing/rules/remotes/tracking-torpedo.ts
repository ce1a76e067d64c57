/** Tracking Torpedo (rulebook, appendix: "Zielsuch-Torpedo"). */
import type { Flow } from '@dejarik/kernel'
import { type ObjectId, type State, type T, THING, type Thing } from '../../state.ts'
import { removeThing } from '../destroyed.ts'
import { affect, hurt, rollFor } from '../devices/effects.ts'
import { unitsWhere } from '../devices/kinds.ts'
import { isHitOrCrit, rollOne } from '../dice.ts'
import { barredFromLocks } from '../obstacles.ts'
import { isShip, rangeTo } from '../range.ts'
import { rangeInFront } from './arc.ts'
import { forward, hops, relocate } from './relocate.ts'
import type { RemoteRules } from './remote-rules.ts'

const HOPS = hops('bank', 3, 4)

/** A locked object in its arc at range 0 to 1 (xw.a.tracking-torpedo.4). */
function hasReached(s: State, remote: Thing): boolean {
  return remote.locks.some((lock) => {
    const range = rangeInFront(s, remote, lock)
    return range >= 0 && range <= 1
  })
}

function lockable(s: State, remote: Thing): ObjectId[] {
  const objects = [
    ...s.ships.filter(({ zone }) => zone === 'play').map(({ id }) => id),
    ...s.things
      .filter(({ inPlay, kind, id }) => inPlay && kind !== 'objective' && id !== remote.id)
      .map(({ id }) => THING + id),
  ]
  return objects.filter((object) => {
    const range = rangeInFront(s, remote, object)
    return range >= 1 && range <= 3 && !barredFromLocks(s, object)
  })
}

/** Each unit at range 0 or in its arc at range 1 rolls four dice (xw.a.tracking-torpedo.7). */
function* detonate(t: T, remote: Thing): Flow {
  const s = t.state
  t.log?.('detonate', 'xw.a.tracking-torpedo.7', { target: THING + remote.id })
  const units = unitsWhere(
    s,
    (unit) =>
      unit !== THING + remote.id &&
      (rangeTo(s, unit, THING + remote.id) === 0 || rangeInFront(s, remote, unit) === 1),
  )
  yield* affect(t, remote, units, function* (unit) {
    for (const face of yield* rollFor(t, remote, unit, 4))
      if (isHitOrCrit(face)) yield* hurt(t, remote, unit, face === 'crit' ? 'crit' : 'hit')
  })
  removeThing(t, remote.id)
}

export const trackingTorpedo: RemoteRules = {
  system: {
    when: () => true,
    *run(t, remote) {
      const rule = 'xw.a.tracking-torpedo.2'
      const chosen = yield* t.choose(remote.seat, 'relocate', forward(remote, HOPS), { rule })
      yield* relocate(t, remote, chosen, rule)
    },
  },
  engagement: {
    when: hasReached,
    run: detonate,
  },
  endPhase: {
    when: (s, remote) => remote.locks.length === 0 && lockable(s, remote).length > 0,
    *run(t, remote) {
      const options = lockable(t.state, remote).map((target) => ({ do: 'lock' as const, ship: -1, target }))
      const rule = 'xw.a.tracking-torpedo.5'
      const { target } = yield* t.choose(remote.seat, 'lock', options, { rule })
      remote.locks = [target]
      t.log?.('remote-lock', rule, {
        remote: THING + remote.id,
        target,
        ...(isShip(target) && { ship: target }),
      })
    },
  },
  *destroyed(t, remote) {
    if (isHitOrCrit(yield* rollOne(t, -1, 'xw.a.tracking-torpedo.6'))) yield* detonate(t, remote)
  },
}
