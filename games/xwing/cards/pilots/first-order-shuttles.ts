/** Pilots of the Upsilon-class command shuttle and the Xi-class light shuttle. */

import { printed } from '../../facts/printed.ts'
import { always, type CardText, type Me, when } from '../../rules/abilities.ts'
import { isPrimaryAtRange0 } from '../../rules/attack/attack-dice.ts'
import { loseCharge } from '../../rules/charges.ts'
import { reroll, rerollable, rollDice } from '../../rules/dice.ts'
import { initiativeOf } from '../../rules/initiative.ts'
import { isAtRange, isInArc, isShip } from '../../rules/range.ts'
import { gainToken, isDamaged } from '../../rules/tokens.ts'
import type { Attack, Ship, State } from '../../state.ts'
import { canModify } from '../results.ts'
import { canPerform, isFriend, mine, perform, rerollOfFriend } from '../words.ts'

/** A subordinate at range 1-2, while there are charges left. */
function obeys(s: State, me: Me, _attack: Attack, friend: Ship): boolean {
  return (
    mine(s, me).charges[me.slot] > 0 &&
    isAtRange(s, me.ship, friend.id, 1, 2) &&
    initiativeOf(s, friend) < initiativeOf(s, mine(s, me))
  )
}

export const firstOrderShuttles: { readonly [id: string]: CardText } = {
  captaincardinal: {
    text: {
      en: 'While a friendly ship at range 1-2 with lower initiative than yours defends or attacks, it may reroll 1 focus result if you have a charge. After an enemy ship at range 0-3 is destroyed, lose 1 charge.',
      de: 'Während ein befreundetes Schiff in Reichweite 1–2 mit niedrigerer Initiative als du verteidigt oder angreift, darf es, falls du eine Ladung hast, 1 Fokus-Ergebnis neu werfen. Nachdem ein feindliches Schiff in Reichweite 0–3 zerstört worden ist, verliere 1 Ladung.',
    },
    abilities: [
      rerollOfFriend('attack', 1, obeys, 'focus'),
      rerollOfFriend('defense', 1, obeys, 'focus'),
      when('destroyed', {
        of: 'enemy',
        range: [0, 3],
        run(t, me) {
          loseCharge(t, me.ship, me.slot)
        },
      }),
    ],
  },
  lieutenantdormitz: {
    text: {
      en: 'Setup: after you are placed, friendly small ships can be placed anywhere in the play area at range 0-2 of you.',
      de: 'Spielaufbau: Nachdem du platziert worden bist, können befreundete kleine Schiffe überall im Spielbereich in deiner Reichweite 0–2 platziert werden.',
    },
    abilities: [
      always({
        placedNear: (s, me, ship) =>
          ship.id !== me.ship && isFriend(s, me, ship.id) && printed(ship).size === 'small' ? 2 : -1,
      }),
    ],
  },
  lieutenanttavson: {
    text: {
      en: 'After you suffer damage, you may spend 1 charge to perform an action.',
      de: 'Nachdem du Schaden erlitten hast, darfst du 1 Ladung ausgeben, um eine Aktion durchzuführen.',
    },
    abilities: [
      when('damage-suffered', { possible: canPerform(), may: true, cost: { charges: 1 }, run: perform() }),
    ],
  },
  majorstridan: {
    text: {
      en: 'While you coordinate or resolve the effect of one of your upgrades, you may treat friendly ships at range 2-3 as being at range 0 or 1.',
      de: 'Während du koordinierst oder den Effekt einer deiner Aufwertungen abhandelst, darfst du befreundete Schiffe in Reichweite 2–3 behandeln, als wären sie in Reichweite 0 oder 1.',
    },
    abilities: [
      always({
        treatsAsNear: (s, me, ship, other) => ship.id === me.ship && isFriend(s, me, other.id),
      }),
    ],
  },
  pettyofficerthanisson: {
    text: {
      en: 'During the Activation or Engagement Phase, after a ship in your front arc at range 0-2 gains a stress token, you may spend 1 charge. If you do, it gains 1 tractor token.',
      de: 'Während der Aktivierungs- oder Kampfphase darfst du, nachdem ein Schiff in deinem Frontwinkel in Reichweite 0–2 einen Stressmarker erhalten hat, 1 Ladung ausgeben. Tust du das, erhält es 1 Fangstrahlmarker.',
    },
    abilities: [
      when('token-gained', {
        of: 'any',
        range: [0, 2],
        if: (s, me, { ship, token }) =>
          token === 'stress' &&
          (s.phase === 'activation' || s.phase === 'engagement') &&
          isInArc(s, me.ship, 'front', ship),
        may: true,
        cost: { charges: 1 },
        *run(t, me, { ship }) {
          yield* gainToken(t, ship, 'tractor', 1, me.ship)
        },
      }),
    ],
  },
  'commandermalarus-xiclasslightshuttle': {
    text: {
      en: 'While a friendly ship at range 0-2 makes a primary attack, before its dice are modified, if it has a blank, it must gain 1 strain token to reroll 1 blank, if able.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–2 mit einer Primärwaffe angreift, muss es, bevor seine Würfel modifiziert werden, falls es eine Leerseite hat, 1 Anstrengungsmarker erhalten, um 1 Leerseite neu zu werfen, falls möglich.',
    },
    abilities: [
      when('attack-dice-rolled', {
        of: 'friendly',
        range: [0, 2],
        if: (s, me) =>
          s.attack?.weapon.primary === true &&
          rerollable(s, 'attack', 'blank', s.attack.attacker).length > 0 &&
          canModify(s, me, 'attack', s.attack.attacker),
        *run(t, me, { ship }) {
          yield* gainToken(t, ship, 'strain', 1, me.ship)
          reroll(t, 'attack', rerollable(t.state, 'attack', 'blank', ship).slice(0, 1))
        },
      }),
    ],
  },
  'gideonhask-xiclasslightshuttle': {
    text: {
      en: 'While you or a friendly small ship at range 0-2 make a primary attack against a damaged defender and rolled 2 or fewer attack dice, the attacker may gain 1 strain token to roll 1 additional attack die.',
      de: 'Während du oder ein befreundetes kleines Schiff in Reichweite 0–2 mit einer Primärwaffe einen beschädigten Verteidiger angreift und höchstens 2 Angriffswürfel geworfen hat, darf der Angreifer 1 Anstrengungsmarker erhalten, um 1 zusätzlichen Angriffswürfel zu werfen.',
    },
    abilities: [
      when('attack-dice-rolled', {
        of: 'friendly',
        range: [0, 2],
        if: ({ attack, ships }, me, { ship }) =>
          attack !== null &&
          (ship === me.ship || printed(ships[ship]).size === 'small') &&
          attack.weapon.primary &&
          !isPrimaryAtRange0(attack) &&
          isShip(attack.defender) &&
          isDamaged(ships[attack.defender]) &&
          attack.attackDice.length <= 2,
        may: true,
        *run(t, me, { ship }) {
          yield* gainToken(t, ship, 'strain', 1, me.ship)
          const { attack } = t.state
          if (attack === null) return
          attack.attackDice.push(...rollDice(t, 'attack', 1))
          t.log?.('roll-dice', 'xw.g.dice-mod.10', {
            ship,
            kind: 'attack',
            count: attack.attackDice.length,
            faces: attack.attackDice.map(({ face }) => face).join(' '),
          })
          t.revealed('dice')
        },
      }),
    ],
  },
}
