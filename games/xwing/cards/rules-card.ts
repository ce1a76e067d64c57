/** The rules' own abilities, which every ship has. */
import { always, type CardText, when } from '../rules/abilities.ts'
import { barrelRollWays } from '../rules/actions/barrel-roll.ts'
import { boostsWith } from '../rules/actions/boost.ts'
import { reposition } from '../rules/actions/reposition.ts'
import { doAction, linkedTo } from '../rules/actions.ts'
import { standard } from '../rules/events.ts'
import { rotateShip } from '../rules/rotate-ship.ts'
import { gainToken } from '../rules/tokens.ts'
import type { Ship } from '../state.ts'

/** Words for modifications that spend a token. */
const TOKEN_WORDS: readonly string[] = ['focus', 'evade', 'calculate', 'lock']

function lastingOf({ lasting }: Ship, key: string): number {
  let total = 0
  for (const one of lasting) if (one.key === key) total += one.value
  return total
}

export const rules: CardText = {
  text: { en: '', de: '' },
  abilities: [
    // After an action of the bar, the one linked to it (xw.g.linked.1, .2); never a chain (.5).
    when('action-performed', {
      if: (s, me, { linked, action }) =>
        !linked &&
        action !== 'card' &&
        action !== 'scenario' &&
        linkedTo(s, s.ships[me.ship], action).length > 0,
      *run(t, me, { action }) {
        const s = t.state
        const options = standard(action).flatMap((one) => linkedTo(s, s.ships[me.ship], one))
        const none = { do: 'no-action', ship: me.ship } as const
        const { seat } = s.ships[me.ship]
        const chosen = yield* t.decide(seat, 'linked-action', [...options, none], { rule: 'xw.g.linked.1' })
        if (chosen.do === 'action') yield* doAction(t, chosen, { linked: true })
      },
    }),
    // Never triggered by itself, only queued by the gain of a token (xw.g.tractor.3 to .7).
    when('became-tractored', {
      *run(t, me, { by }) {
        const s = t.state
        const ship = s.ships[me.ship]
        const seat = by < 0 ? ship.seat : s.ships[by].seat
        const ways = [...barrelRollWays(s, ship), ...boostsWith(['straight 1'])]
        const moved = yield* reposition(t, me.ship, ways, {
          what: 'tractor',
          rule: 'xw.g.tractor.3',
          how: 'tractor',
          seat,
          may: true,
          heed: 'always',
        })
        if (moved !== true || seat === ship.seat || ship.zone !== 'play') return
        if (yield* rotateShip(t, me.ship, [90, -90], 'xw.g.tractor.7')) yield* gainToken(t, me.ship, 'stress')
      },
    }),
    // What cards gave this ship for a while goes on when they have left the table (xw.g.ability.7).
    always({
      defenseDice: (s, me, attack) =>
        attack.defender === me.ship ? lastingOf(s.ships[me.ship], 'defense-dice') : 0,
      keeps: (s, me, ship, token) =>
        ship.id === me.ship ? lastingOf(s.ships[me.ship], `keeps ${token}`) : 0,
      mayModify: (s, me, attack, _dice, ship, what) =>
        attack.attacker !== me.ship ||
        ship !== me.ship ||
        !TOKEN_WORDS.includes(what) ||
        lastingOf(s.ships[me.ship], 'spends-no-tokens') === 0,
    }),
  ],
}
