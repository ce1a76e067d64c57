/** Commando teams: five cards with the same remote, which moves in the Activation Phase and attacks. */

import { THING } from '../../state.ts'
import { attackByRemote, offered, targetsOfRemote } from '../attack/remote-attack.ts'
import { rangeTo, shipsWhere } from '../range.ts'
import { gainToken } from '../tokens.ts'
import { forward, hops, relocate, stayOption } from './relocate.ts'
import { isEnemyOf, type RemoteRules } from './remote-rules.ts'

export const COMMANDOS: readonly string[] = [
  'clanwrencommandos',
  'deathwatchcommandos',
  'imperialsupercommandos',
  'mandaloriansupercommandos',
  'niteowlcommandos',
]

export const COMMANDO_HOPS = hops('turn', 1, 2)

const RULE = 'xw.g.remote-use.1'

export const commandos: RemoteRules = {
  activation: {
    when: () => true,
    *run(t, remote) {
      const options = [...forward(remote, COMMANDO_HOPS), stayOption(remote)]
      const chosen = yield* t.decide(remote.seat, 'relocate', options, { rule: RULE })
      if (chosen.do === 'relocate') yield* relocate(t, remote, chosen, RULE)
    },
  },
  engagement: {
    when: (s, remote) =>
      remote.charges > 0 &&
      shipsWhere(s, ({ id }) => isEnemyOf(s, remote, id) && rangeTo(s, id, THING + remote.id) === 0)
        .length === 0 &&
      targetsOfRemote(s, remote).length > 0,
    *run(t, remote) {
      const targets = targetsOfRemote(t.state, remote)
      const none = { do: 'decline' as const, target: -1 }
      const options = targets.map(offered)
      const chosen = yield* t.decide(remote.seat, 'remote-attack', [...options, none], { rule: RULE })
      if (chosen.do === 'decline') return
      remote.charges--
      yield* attackByRemote(t, remote, targets[options.indexOf(chosen)])
    },
  },
  *met(t, remote, ship, overlapped) {
    if (!overlapped || !isEnemyOf(t.state, remote, ship)) return
    t.log?.('commandos-overlapped', RULE, { ship, target: THING + remote.id })
    yield* gainToken(t, ship, 'strain', 1, remote.by)
  },
}
