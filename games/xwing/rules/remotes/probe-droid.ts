/** DRK-1 Probe Droid (rulebook, appendix: "DRK-1-Sondendroide"). */
import { THING } from '../../state.ts'
import { damageRemote, RULE } from '../damage.ts'
import { rollOne } from '../dice.ts'
import { guidesOf, hops, landing, nameOfHop, relocate, relocateOption, stayOption } from './relocate.ts'
import { isEnemyOf, type RemoteRules } from './remote-rules.ts'

const HOPS = hops('bank', 2, 2)

export const probeDroid: RemoteRules = {
  system: {
    when: () => true,
    // From any of its guides; it may come to lie on or under anything (xw.a.drk1-probe-droid.2 to .4).
    *run(t, remote) {
      const guides = guidesOf(remote)
      const options = guides.flatMap((leave, i) =>
        HOPS.map((hop) => relocateOption(remote, landing(remote, hop, leave, guides[0]), nameOfHop(hop), i)),
      )
      const rule = 'xw.a.drk1-probe-droid.2'
      const chosen = yield* t.decide(remote.seat, 'relocate', [...options, stayOption(remote)], { rule })
      if (chosen.do === 'relocate') yield* relocate(t, remote, chosen, rule)
    },
  },
  // After a maneuver only, not after other moves (xw.a.drk1-probe-droid.7).
  *met(t, remote, ship, overlapped, how) {
    if (!overlapped || (how !== 'maneuver' && how !== 'slam') || !isEnemyOf(t.state, remote, ship)) return
    t.log?.('probe-droid-overlapped', 'xw.a.drk1-probe-droid.7', { ship, target: THING + remote.id })
    if ((yield* rollOne(t, ship, 'xw.a.drk1-probe-droid.7')) === 'focus')
      yield* damageRemote(t, remote.id, 1, RULE)
  },
}
