/** Pilots of the TIE/in interceptor. */

import { printed } from '../../facts/printed.ts'
import { always, atStartOf, type CardText, duringSystemPhase, instead, when } from '../../rules/abilities.ts'
import { chooseBarrelRoll } from '../../rules/actions/barrel-roll.ts'
import { chooseBoost } from '../../rules/actions/boost.ts'
import { pay } from '../../rules/costs.ts'
import { changeDice } from '../../rules/dice.ts'
import { initiativeOf } from '../../rules/initiative.ts'
import { chooseLock, lockable } from '../../rules/locks.ts'
import { isAtRange, isShip, shipsWhere } from '../../rules/range.ts'
import { gainToken, has, isStressed } from '../../rules/tokens.ts'
import type { ObjectId, Ship, State } from '../../state.ts'
import { canModify, recount } from '../results.ts'
import { removeRed } from '../token-words.ts'
import {
  amDefender,
  canPerform,
  chooseShip,
  enemiesAt,
  fully,
  gain,
  isFriend,
  mine,
  perform,
  performed,
  removeOwn,
} from '../words.ts'
import { vultSkerris } from './empire-tie-defender.ts'
import { gideonHask } from './empire-tie-ln.ts'

function nearEnemy(s: State, ship: Ship): (target: ObjectId) => boolean {
  return (target) =>
    isShip(target) && s.ships[target].seat !== ship.seat && isAtRange(s, ship.id, target, 0, 1)
}

export const empireTieInterceptor: { readonly [id: string]: CardText } = {
  cienaree: {
    text: {
      en: 'After you attack, gain 1 stress token if the defender was destroyed. After a friendly ship at range 0-3 is destroyed, remove 1 stress token.',
      de: 'Nachdem du angegriffen hast, erhalte 1 Stressmarker, falls der Verteidiger zerstört wurde. Nachdem ein befreundetes Schiff in Reichweite 0–3 zerstört worden ist, entferne 1 Stressmarker.',
    },
    abilities: [
      when('attacked', { if: (_s, _me, { destroyed }) => destroyed, run: gain('stress') }),
      when('destroyed', {
        of: 'friendly',
        range: [0, 3],
        if: (s, me) => isStressed(mine(s, me)),
        run: (t, me) => removeOwn(t, me, 'stress'),
      }),
    ],
  },
  commandantgoran: {
    text: {
      en: 'At the start of the Engagement Phase, choose a friendly ship at range 0-3 with lower initiative than yours. It gains 1 evade token and removes 1 red token that is no stress token.',
      de: 'Zu Beginn der Kampfphase wähle ein befreundetes Schiff in Reichweite 0–3, dessen Initiative niedriger ist als deine. Es erhält 1 Ausweichmarker und entfernt 1 roten Marker, der kein Stressmarker ist.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const s = t.state
          const juniors = shipsWhere(
            s,
            (ship) =>
              isFriend(s, me, ship.id) &&
              isAtRange(s, me.ship, ship.id, 0, 3) &&
              initiativeOf(s, ship) < initiativeOf(s, mine(s, me)),
          )
          const chosen = yield* chooseShip(t, me, juniors, { must: true })
          if (chosen === null) return
          yield* gainToken(t, chosen.id, 'evade', 1, me.ship)
          yield* removeRed(t, me, chosen, ['strain', 'deplete', 'ion'])
        },
      }),
    ],
  },
  'gideonhask-tieininterceptor': gideonHask,
  'idenversio-battleofyavin': {
    text: {
      en: 'Before a friendly TIE at range 0-1 would suffer damage, you may spend 2 charges to prevent 1 damage.',
      de: 'Bevor ein befreundeter TIE in Reichweite 0–1 Schaden erleiden würde, darfst du 2 Ladungen ausgeben, um 1 Schaden zu verhindern.',
    },
    abilities: [
      instead('suffers-damage', {
        of: 'friendly',
        range: [0, 1],
        if: (s, _me, { ship }) => printed(s.ships[ship]).pilot.keywords.includes('tie'),
        may: true,
        cost: { charges: 2 },
        run() {
          return null
        },
      }),
    ],
  },
  lieutenantlorrir: {
    text: {
      en: 'You barrel roll with a bank template of speed 1 instead of the straight one.',
      de: 'Für Fassrollen verwendest du statt der Gerade-Schablone eine Drehungs-Schablone der Geschwindigkeit 1.',
    },
    abilities: [always({ rolls: (_s, me, ship) => (ship.id === me.ship ? ['bank 1'] : null) })],
  },
  'mausmonare-battleoverendor': {
    text: {
      en: 'After you perform an evade action, gain 1 calculate token.',
      de: 'Nachdem du eine Ausweich-Aktion durchgeführt hast, erhalte 1 Berechnungsmarker.',
    },
    abilities: [when('action-performed', { if: performed('evade'), run: gain('calculate') })],
  },
  'sapphire2-battleoverendor': {
    text: {
      en: 'While you defend and have a focus token, roll 1 additional defense die.',
      de: 'Während du verteidigst und einen Fokusmarker hast, wirf 1 zusätzlichen Verteidigungswürfel.',
    },
    abilities: [
      always({
        defenseDice: (s, me, attack) => (amDefender(me, attack) && has(mine(s, me), 'focus') ? 1 : 0),
      }),
    ],
  },
  secondsister: {
    text: {
      en: 'After Neutralize Results, if your attack hits, you may spend 2 Force to change all of your hits to crits.',
      de: 'Nach dem Neutralisieren der Ergebnisse darfst du, falls dein Angriff trifft, 2 Macht ausgeben, um alle deine Treffer in kritische Treffer zu ändern.',
    },
    abilities: [
      when('neutralized', {
        if: (s, me, { hit }) => hit && (s.attack?.hits ?? 0) > 0 && canModify(s, me, 'attack'),
        may: true,
        cost: { force: 2 },
        run(t) {
          changeDice(t, 'attack', 'hit', 'crit')
          if (t.state.attack !== null) recount(t.state.attack)
        },
      }),
    ],
  },
  'sigma4-battleofyavin': {
    text: {
      en: 'After you perform a barrel roll action, you may spend 1 charge to perform a boost action.',
      de: 'Nachdem du eine Fassrollen-Aktion durchgeführt hast, darfst du 1 Ladung ausgeben, um eine Schub-Aktion durchzuführen.',
    },
    abilities: [
      when('action-performed', {
        if: performed('barrel-roll'),
        possible: canPerform(['boost']),
        may: true,
        cost: { charges: 1 },
        run: perform(['boost']),
      }),
    ],
  },
  'sigma5-battleofyavin': {
    text: {
      en: 'After you make an attack that hits, you may spend 1 charge to perform an evade action.',
      de: 'Nachdem dein Angriff getroffen hat, darfst du 1 Ladung ausgeben, um eine Ausweich-Aktion durchzuführen.',
    },
    abilities: [
      when('attacked', {
        if: (_s, _me, { hit }) => hit,
        possible: canPerform(['evade']),
        may: true,
        cost: { charges: 1 },
        run: perform(['evade']),
      }),
    ],
  },
  'sigma6-battleofyavin': {
    text: {
      en: 'After you fully execute a speed 3-5 maneuver, you may spend 1 charge to perform a SLAM action.',
      de: 'Nachdem du ein Manöver mit Geschwindigkeit 3–5 vollständig ausgeführt hast, darfst du 1 Ladung ausgeben, um eine SLAM-Aktion durchzuführen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(({ speed }) => speed >= 3),
        possible: canPerform(['slam']),
        may: true,
        cost: { charges: 1 },
        run: perform(['slam']),
      }),
    ],
  },
  'sigma7-battleofyavin': {
    text: {
      en: 'During the System Phase, you may spend 1 charge to acquire a lock on an enemy ship at range 0-1.',
      de: 'Während der Systemphase darfst du 1 Ladung ausgeben, um ein feindliches Schiff in Reichweite 0–1 als Ziel zu erfassen.',
    },
    abilities: [
      duringSystemPhase({
        if: (s, me) => lockable(s, mine(s, me), nearEnemy(s, mine(s, me))).length > 0,
        cost: { charges: 1 },
        run: (t, me) => chooseLock(t, me.ship, nearEnemy(t.state, mine(t.state, me))),
      }),
    ],
  },
  soontirfel: {
    text: {
      en: 'At the start of the Engagement Phase, gain 1 focus token if an enemy ship is in your bullseye arc.',
      de: 'Zu Beginn der Kampfphase erhalte 1 Fokusmarker, falls ein feindliches Schiff in deinem zentralen Winkel ist.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => enemiesAt(s, me, 0, 3, 'bullseye').length > 0,
        run: gain('focus'),
      }),
    ],
  },
  'soontirfel-battleoverendor': {
    text: {
      en: 'After you attack, you may spend 1 charge and gain 1 deplete token to boost or barrel roll.',
      de: 'Nachdem du angegriffen hast, darfst du 1 Ladung ausgeben und 1 Erschöpfungsmarker erhalten, um Schub anzuwenden oder eine Fassrolle zu fliegen.',
    },
    abilities: [
      when('attacked', {
        if: (s, me) => mine(s, me).charges[me.slot] > 0,
        // Neither is an action, so the price is paid only for a move that worked (xw.a.faq-activation.9).
        *run(t, me) {
          const how = { may: true, mayFail: false }
          if (
            (yield* chooseBoost(t, me.ship, { reposition: how })) ||
            (yield* chooseBarrelRoll(t, me.ship, how))
          )
            yield* pay(t, me, { charges: 1, gain: { deplete: 1 } })
        },
      }),
    ],
  },
  turrphennir: {
    text: {
      en: 'After you attack, you may perform a barrel roll or boost action, even while stressed.',
      de: 'Nachdem du angegriffen hast, darfst du eine Fassrollen- oder Schub-Aktion durchführen, auch während du gestresst bist.',
    },
    abilities: [when('attacked', { run: perform(['barrel-roll', 'boost'], { whileStressed: true }) })],
  },
  'vultskerris-tieininterceptor': vultSkerris,
}
