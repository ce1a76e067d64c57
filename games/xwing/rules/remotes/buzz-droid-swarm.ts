/** Buzz Droid Swarm (rulebook, appendix: "Buzz-Droidenschwarm"). */
import { attached } from '../../geometry/index.ts'
import { type Ship, type State, THING, type Thing } from '../../state.ts'
import { damageRemote, type Source, sufferDamage } from '../damage.ts'
import { footprint, rangeTo, shipsWhere } from '../range.ts'
import { guidesOf, overlapsObject, type RelocateOption, relocate, relocateOption } from './relocate.ts'
import { isEnemyOf, type RemoteRules } from './remote-rules.ts'

function victims(s: State, remote: Thing): Ship[] {
  return shipsWhere(
    s,
    (ship) => isEnemyOf(s, remote, ship.id) && rangeTo(s, ship.id, THING + remote.id) === 0,
  )
}

function sourceOf({ by, id }: Thing): Source {
  return { by, attack: false, thing: id }
}

/** Its tab goes to the front or rear guides of the ship, where it overlaps nothing (xw.a.buzz-droid-swarm.4, .5). */
function berths(s: State, remote: Thing, ship: Ship): RelocateOption[] {
  const [, tab] = guidesOf(remote)
  return (['front', 'rear'] as const).flatMap((end, i) => {
    const pose = attached(footprint(ship), end, tab)
    return overlapsObject(s, remote, pose) ? [] : [relocateOption(remote, pose, end, i)]
  })
}

export const buzzDroidSwarm: RemoteRules = {
  engagement: {
    when: (s, remote) => victims(s, remote).length > 0,
    *run(t, remote) {
      t.log?.('buzz-droids', 'xw.a.buzz-droid-swarm.3', { target: THING + remote.id })
      for (const ship of victims(t.state, remote))
        yield* sufferDamage(t, ship.id, 'crit', 1, sourceOf(remote))
    },
  },
  *met(t, remote, ship) {
    const s = t.state
    if (!isEnemyOf(s, remote, ship)) return
    const options = berths(s, remote, s.ships[ship])
    if (options.length > 0) {
      const rule = 'xw.a.buzz-droid-swarm.4'
      yield* relocate(t, remote, yield* t.choose(remote.seat, 'relocate', options, { rule }), rule)
      return
    }
    t.log?.('no-room', 'xw.a.buzz-droid-swarm.7', { target: THING + remote.id })
    yield* damageRemote(t, remote.id, 1, sourceOf(remote))
    yield* sufferDamage(t, ship, 'hit', 1, sourceOf(remote))
  },
}
