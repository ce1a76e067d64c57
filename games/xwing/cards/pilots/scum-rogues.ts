/** Pilots of the Rogue-class starfighter and the ST-70 assault ship. */

import { atStartOf, type CardText, modify, when } from '../../rules/abilities.ts'
import { performAction } from '../../rules/actions.ts'
import { chargesOf, spendCharge } from '../../rules/charges.ts'
import { changeDice, modifiable } from '../../rules/dice.ts'
import { initiativeOf } from '../../rules/initiative.ts'
import { isShip } from '../../rules/range.ts'
import { gainToken, transferToken } from '../../rules/tokens.ts'
import type { Maneuver, Ship } from '../../state.ts'
import { cancelResult, canModify, recount } from '../results.ts'
import { burdens } from '../token-words.ts'
import {
  amInArc,
  changeOwn,
  chooseShip,
  chooseToken,
  enemiesAt,
  fully,
  isBasic,
  mine,
  slotsOf,
} from '../words.ts'

/** Illicit upgrades with charges that don't come back by themselves. */
function contraband(ship: Ship): number[] {
  return slotsOf(ship, 'illicit').filter(
    (slot) => ship.charges[slot] > 0 && chargesOf(ship, slot)?.recovers === 0,
  )
}

/** Advanced maneuvers: all that are not basic (xw.g.advanced.1). */
function isAdvanced(maneuver: Maneuver): boolean {
  return !isBasic(maneuver)
}

export const scumRogues: { readonly [id: string]: CardText } = {
  cadbane: {
    text: {
      en: 'After you make an attack that hits a ship, you may spend 2 charges to transfer 1 of your red or orange tokens, locks aside, to the defender.',
      de: 'Nachdem dein Angriff ein Schiff getroffen hat, darfst du 2 Ladungen ausgeben, um 1 deiner roten oder orangen Marker, Zielerfassungen ausgenommen, auf den Verteidiger zu übertragen.',
    },
    abilities: [
      when('attacked', {
        if: (s, me, { hit, defender }) => hit && isShip(defender) && burdens(mine(s, me)).length > 0,
        may: true,
        cost: { charges: 2 },
        *run(t, me, { defender }) {
          const token = yield* chooseToken(t, me, burdens(mine(t.state, me)))
          if (token !== null) yield* transferToken(t, me.ship, defender, token)
        },
      }),
    ],
  },
  durge: {
    text: {
      en: 'While you defend, after Neutralize Results, if more hits and crits are left than you have shields, you may change 1 hit to a crit and cancel 1 hit.',
      de: 'Während du verteidigst, darfst du nach dem Neutralisieren der Ergebnisse, falls mehr Treffer und kritische Treffer übrig sind, als du Schilde hast, 1 Treffer in einen kritischen Treffer ändern und 1 Treffer negieren.',
    },
    abilities: [
      when('neutralized', {
        of: 'enemy',
        if: (s, me, { defender }) =>
          s.attack !== null &&
          defender === me.ship &&
          s.attack.hits + s.attack.crits > mine(s, me).shields &&
          modifiable(s, 'attack', 'hit', me.ship) > 0 &&
          canModify(s, me, 'attack'),
        may: true,
        run(t) {
          changeDice(t, 'attack', 'hit', 'crit', 1)
          if (t.state.attack !== null) recount(t.state.attack)
          cancelResult(t, 'attack', 'hit')
        },
      }),
    ],
  },
  'nomlumb-rogueclassstarfighter': {
    text: {
      en: 'At the start of the Engagement Phase, you may choose 1 enemy ship in your front arc. If you do, your initiative is equal to its initiative until the end of the round.',
      de: 'Zu Beginn der Kampfphase darfst du 1 feindliches Schiff in deinem Frontwinkel wählen. Tust du das, ist deine Initiative bis zum Ende der Runde gleich seiner Initiative.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, enemiesAt(t.state, me, 0, 3, 'front'))
          if (chosen === null) return
          const value = initiativeOf(t.state, chosen)
          mine(t.state, me).initiatives.push({ value, until: 'end', by: me.card })
        },
      }),
    ],
  },
  guildbountyhunter: {
    text: {
      en: 'While you attack at attack range 1-2, you may spend 1 charge that is not recurring of 1 of your illicit upgrades to change 1 focus result to a crit.',
      de: 'Während du bei Angriffsreichweite 1–2 angreifst, darfst du 1 nicht wiederkehrende Ladung von 1 deiner illegalen Aufwertungen ausgeben, um 1 Fokus-Ergebnis in einen kritischen Treffer zu ändern.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, me, { range }) =>
          (range === 1 || range === 2) &&
          contraband(mine(s, me)).length > 0 &&
          modifiable(s, 'attack', 'focus', me.ship) > 0,
        *run(t, me) {
          const ship = mine(t.state, me)
          const options = contraband(ship).map((slot) => ({
            do: 'card' as const,
            ship: me.ship,
            slot,
            card: ship.cards[slot],
          }))
          const cite = { rule: 'xw.g.charge.5', about: me.card }
          const { slot } = yield* t.choose(ship.seat, 'choose-charge', options, cite)
          yield* spendCharge(t, me.ship, slot)
          changeDice(t, 'attack', 'focus', 'crit', 1)
        },
      }),
    ],
  },
  q90: {
    text: {
      en: 'After you fully execute an advanced maneuver, you may perform a calculate or barrel roll action, even while stressed. If you do, gain 1 strain token.',
      de: 'Nachdem du ein fortgeschrittenes Manöver vollständig ausgeführt hast, darfst du eine Berechnungs- oder Fassrollen-Aktion durchführen, auch während du gestresst bist. Tust du das, erhalte 1 Anstrengungsmarker.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(isAdvanced),
        *run(t, me) {
          const among = ['calculate', 'barrel-roll'] as const
          const chosen = yield* performAction(t, me.ship, { among, whileStressed: true })
          if (chosen !== null) yield* gainToken(t, me.ship, 'strain', 1, me.ship)
        },
      }),
    ],
  },
  themandalorian: {
    text: {
      en: 'While you defend or attack, if you are in the front arcs of 2 or more enemy ships at range 1-2, you may change 1 of your blanks to a focus result.',
      de: 'Während du verteidigst oder angreifst, darfst du, falls du in den Frontwinkeln von 2 oder mehr feindlichen Schiffen in Reichweite 1–2 bist, 1 deiner Leerseiten in ein Fokus-Ergebnis ändern.',
    },
    abilities: changeOwn('blank', 'focus', 1, {
      as: 'both',
      if: (s, me) => enemiesAt(s, me, 1, 2).filter(({ id }) => amInArc(s, me, 'front', id)).length >= 2,
    }),
  },
}
