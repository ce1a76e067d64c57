/** Ship abilities of the small craft that larger ships carry for an emergency. */

import { type CardText, duringSystemPhase, when } from '../rules/abilities.ts'
import { cardOf } from '../rules/cards.ts'
import { loseCharge } from '../rules/charges.ts'
import { RULE, sufferDamage } from '../rules/damage.ts'
import { destroy } from '../rules/destroyed.ts'
import { areFriends } from '../rules/friends.ts'
import { lockable } from '../rules/locks.ts'
import { isAtRange, isShip, shipsWhere } from '../rules/range.ts'
import type { Ship, ShipId, State } from '../state.ts'
import { mayLockOne } from './formation.ts'
import { mine } from './words.ts'

/** Charges of a ship ability lie on the ship card. */
const PILOT = 0

function hasTitle(ship: Ship, title: string): boolean {
  return ship.cards.some((card) => cardOf(card).id === title)
}

/** Whether the friendly Hound's Tooth has locked it. */
function isHunted(s: State, hunter: ShipId, target: number): boolean {
  return s.ships.some(
    (ship) =>
      ship.zone === 'play' &&
      areFriends(s, hunter, ship.id) &&
      hasTitle(ship, 'houndstooth') &&
      ship.locks.includes(target),
  )
}

export const escapeShipAbilities: { readonly [id: string]: CardText } = {
  escapecraft: {
    text: {
      en: 'Setup: requires the Hound’s Tooth. You begin the game docked with it.',
      de: 'Spielaufbau: Benötigt die Reißzahn. Du beginnst das Spiel an sie angedockt.',
    },
    // Begun docked: rules/docking/carriers.ts.
    abilities: [],
  },
  pursuitcraft: {
    text: {
      en: 'After you deploy, you may acquire a lock on a ship that the friendly Hound’s Tooth has locked.',
      de: 'Nachdem du abgesetzt worden bist, darfst du ein Schiff als Ziel erfassen, das die befreundete Reißzahn als Ziel erfasst hat.',
    },
    abilities: [
      when('deployed', {
        *run(t, me) {
          const s = t.state
          const ship = mine(s, me)
          const hunted = lockable(s, ship, (target) => isShip(target) && isHunted(s, ship.id, target))
          yield* mayLockOne(t, me, ship, hunted)
        },
      }),
    ],
  },
  riggedenergycells: {
    text: {
      en: 'During the System Phase, if you are not docked, lose 1 charge. At the end of the Activation Phase, if you have no charge, you are destroyed and, before you are removed, each ship at range 0-1 suffers 1 crit damage.',
      de: 'Während der Systemphase verliere, falls du nicht angedockt bist, 1 Ladung. Am Ende der Aktivierungsphase wirst du, falls du keine Ladung hast, zerstört, und bevor du entfernt wirst, erleidet jedes Schiff in Reichweite 0–1 1 kritischen Schaden.',
    },
    abilities: [
      duringSystemPhase({
        must: true,
        if: (s, me) => mine(s, me).charges[PILOT] > 0,
        run(t, me) {
          loseCharge(t, me.ship, PILOT)
          return true
        },
      }),
      when('phase-ends', {
        if: (s, me, { phase }) => phase === 'activation' && mine(s, me).charges[PILOT] === 0,
        *run(t, me) {
          const s = t.state
          const near = shipsWhere(s, ({ id }) => id !== me.ship && isAtRange(s, me.ship, id, 0, 1))
          yield* destroy(t, me.ship, RULE)
          for (const { id } of near) yield* sufferDamage(t, id, 'crit', 1, { by: me.ship, attack: false })
        },
      }),
    ],
  },
}
