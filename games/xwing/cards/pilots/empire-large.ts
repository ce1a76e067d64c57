/** Pilots of the Lambda-class shuttle, the VT-49 Decimator and the Gauntlet fighter. */
import { always, atStartOf, type CardText, type Me, when } from '../../rules/abilities.ts'
import { actionBarOf } from '../../rules/actions.ts'
import { standard } from '../../rules/events.ts'
import { lockedBy, moveLock } from '../../rules/locks.ts'
import { isInArc, isShip } from '../../rules/range.ts'
import { gainToken, has, removeToken } from '../../rules/tokens.ts'
import type { Ship, State, Token } from '../../state.ts'
import { amAttacker, changeOwn, chooseToken, friendsAt, mayRollMore, mine, perform } from '../words.ts'

/** Friends near the ship that enemies have locked. */
function lockedFriends(s: State, me: Me): Ship[] {
  return friendsAt(s, me, 0, 3).filter((ship) => lockedBy(s, ship.id).some(({ seat }) => seat !== ship.seat))
}

const OTHER_SIDE: { readonly [T in 'reinforce-fore' | 'reinforce-aft']: Token } = {
  'reinforce-fore': 'reinforce-aft',
  'reinforce-aft': 'reinforce-fore',
}
const REINFORCE = ['reinforce-fore', 'reinforce-aft'] as const

export const empireLarge: { readonly [id: string]: CardText } = {
  captainkagi: {
    text: {
      en: 'At the start of the Engagement Phase, you may choose 1 or more friendly ships at range 0-3 and transfer all enemy lock tokens from them to you.',
      de: 'Zu Beginn der Kampfphase darfst du 1 oder mehrere befreundete Schiffe in Reichweite 0–3 wählen und alle feindlichen Zielerfassungsmarker von ihnen auf dich übertragen.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const s = t.state
          const locked = lockedFriends(s, me)
          if (locked.length === 0) return
          const options = locked.map((ship) => ({ do: 'ship' as const, ship: ship.id }))
          const cite = { rule: 'xw.g.tokens.4', about: me.card }
          const chosen = yield* t.chooseSome(
            mine(s, me).seat,
            'choose-ships',
            options,
            { min: 0, max: options.length },
            cite,
          )
          for (const { ship } of chosen)
            for (const by of lockedBy(s, ship))
              if (by.seat !== mine(s, me).seat) moveLock(t, by.id, ship, me.ship)
        },
      }),
    ],
  },
  lieutenantsai: {
    text: {
      en: 'After you perform a coordinate action, if the ship you chose performed an action that is on your action bar, you may perform that action.',
      de: 'Nachdem du eine Koordinations-Aktion durchgeführt hast, darfst du, falls das gewählte Schiff eine Aktion durchgeführt hat, die in deiner Aktionsleiste ist, diese Aktion durchführen.',
    },
    abilities: [
      when('coordinated', {
        if: (s, me, { performed, asAction }) =>
          asAction && actionBarOf(s, mine(s, me)).some((icon) => icon.action === performed),
        run: (t, me, { performed }) => perform(standard(performed), { fromBar: true })(t, me),
      }),
    ],
  },
  captainoicunn: {
    text: {
      en: 'While you attack at attack range 0, treat it as attack range 1.',
      de: 'Während du bei Angriffsreichweite 0 angreifst, behandle sie als Angriffsreichweite 1.',
    },
    abilities: [
      always({ attackRange: (_s, me, attack) => (amAttacker(me, attack) && attack.range === 0 ? 1 : -1) }),
    ],
  },
  mornakee: {
    text: {
      en: 'During the End Phase, you may spend 1 charge to turn 1 of your reinforce tokens to your other full arc instead of removing it.',
      de: 'Während der Endphase darfst du 1 Ladung ausgeben, um 1 deiner Verstärkungsmarker auf deinen anderen vollen Winkel zu drehen, statt ihn zu entfernen.',
    },
    abilities: [
      when('end-phase', {
        if: (s, me) => REINFORCE.some((token) => has(mine(s, me), token)),
        may: true,
        cost: { charges: 1 },
        *run(t, me) {
          const ship = mine(t.state, me)
          const options = REINFORCE.filter((token) => has(ship, token))
          const token = yield* chooseToken(t, me, options)
          if (token === null) return
          const other = OTHER_SIDE[token]
          removeToken(t, me.ship, token)
          yield* gainToken(t, me.ship, other, 1, me.ship)
          ship.lasting.push({ key: `keeps ${other}`, value: 1, until: 'end' })
        },
      }),
      always({
        keeps: (_s, me, ship, token) =>
          ship.id === me.ship && ship.lasting.some(({ key }) => key === `keeps ${token}`) ? 1 : 0,
      }),
    ],
  },
  rearadmiralchiraneau: {
    text: {
      en: 'While you attack a defender in the full front or full rear arc that your reinforce token faces, you may change 1 of your focus results to a crit.',
      de: 'Während du einen Verteidiger in dem vollen Front- oder Heckwinkel angreifst, in den dein Verstärkungsmarker weist, darfst du 1 deiner Fokus-Ergebnisse in einen kritischen Treffer ändern.',
    },
    abilities: changeOwn('focus', 'crit', 1, {
      as: 'attacker',
      if: (s, me, { defender }) =>
        (has(mine(s, me), 'reinforce-fore') && isInArc(s, me.ship, 'full-front', defender)) ||
        (has(mine(s, me), 'reinforce-aft') && isInArc(s, me.ship, 'full-rear', defender)),
    }),
  },
  garsaxon: {
    text: {
      en: 'While a friendly ship at range 0-2 makes a primary attack from the rear arc of the defender, you may spend 1 charge to have it roll 1 additional die.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–2 mit einer Primärwaffe aus dem Heckwinkel des Verteidigers angreift, darfst du 1 Ladung ausgeben, damit es 1 zusätzlichen Würfel wirft.',
    },
    abilities: mayRollMore({
      as: 'attacker',
      of: 'friendly',
      range: [0, 2],
      cost: { charges: 1 },
      if: (s, _me, { weapon, defender, attacker }) =>
        weapon.primary && isShip(defender) && isInArc(s, defender, 'rear', attacker),
    }),
  },
}
