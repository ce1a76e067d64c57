/** Pilots of the Fang fighter and the StarViper. */

import { printed } from '../../facts/printed.ts'
import { always, atStartOf, type CardText, type Me, modify, when } from '../../rules/abilities.ts'
import { hasAttack } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { spendCharge } from '../../rules/charges.ts'
import { sufferDamage } from '../../rules/damage.ts'
import { changeDice, modifiable } from '../../rules/dice.ts'
import { rotateShip } from '../../rules/rotate-ship.ts'
import { gainToken, removeToken, tokensOf } from '../../rules/tokens.ts'
import type { Ship, State } from '../../state.ts'
import { chooseFace } from '../dice-words.ts'
import { inAttackArc } from '../formation.ts'
import { cancelResult } from '../results.ts'
import {
  amAttacker,
  amDefender,
  amInArc,
  chooseShip,
  enemiesAt,
  friendsAt,
  fully,
  gain,
  isFriend,
  mayRollMore,
  mine,
  perform,
  slotsOf,
} from '../words.ts'

/** Equipped torpedoes with a charge, by their place. */
function torpedoes(ship: Ship): number[] {
  return slotsOf(ship, 'torpedo').filter((slot) => ship.charges[slot] > 0)
}

/** Friends beside "me" that the attack could reach as well. */
function shields(s: State, me: Me): Ship[] {
  const { attack } = s
  return attack === null ? [] : friendsAt(s, me, 0, 1).filter((ship) => inAttackArc(s, attack, ship.id))
}

const FEWER = 'joy rekkoff spent a charge'

export const scumFighters: { readonly [id: string]: CardText } = {
  fennrau: {
    text: {
      en: 'While you defend or attack at attack range 1, you may roll 1 additional die.',
      de: 'Während du bei Angriffsreichweite 1 verteidigst oder angreifst, darfst du 1 zusätzlichen Würfel werfen.',
    },
    abilities: mayRollMore({ as: 'both', if: (_s, _me, { range }) => range === 1 }),
  },
  joyrekkoff: {
    text: {
      en: 'While you attack, you may spend 1 charge of an equipped torpedo. If you do, the defender rolls 1 fewer defense die.',
      de: 'Während du angreifst, darfst du 1 Ladung eines ausgerüsteten Torpedos ausgeben. Tust du das, wirft der Verteidiger 1 Verteidigungswürfel weniger.',
    },
    abilities: [
      when('rolls-defense-dice', {
        of: 'enemy',
        if: (s, me) => s.attack?.attacker === me.ship && torpedoes(mine(s, me)).length > 0,
        may: true,
        *run(t, me) {
          const ship = mine(t.state, me)
          const options = torpedoes(ship).map((slot) => ({
            do: 'card' as const,
            ship: me.ship,
            slot,
            card: ship.cards[slot],
          }))
          const cite = { rule: 'xw.g.charge.5', about: me.card }
          const { slot } = yield* t.choose(ship.seat, 'choose-charge', options, cite)
          yield* spendCharge(t, me.ship, slot)
          t.state.attack?.used.push(FEWER)
        },
      }),
      always({
        defenseDice: (_s, me, attack) => (amAttacker(me, attack) && attack.used.includes(FEWER) ? -1 : 0),
      }),
    ],
  },
  kadsolus: {
    text: {
      en: 'After you fully execute a red maneuver, gain 2 focus tokens.',
      de: 'Nachdem du ein rotes Manöver vollständig ausgeführt hast, erhalte 2 Fokusmarker.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(({ difficulty }) => difficulty === 'red'),
        run: gain('focus', 2),
      }),
    ],
  },
  mandalorianroyalguard: {
    text: {
      en: 'While a friendly ship that is not small defends and you are in the attack arc, you may gain 1 deplete and 1 strain token. If you do, the defender changes 1 result to an evade.',
      de: 'Während ein befreundetes Schiff, das nicht klein ist, verteidigt und du im Angriffswinkel bist, darfst du 1 Erschöpfungs- und 1 Anstrengungsmarker erhalten. Tust du das, ändert der Verteidiger 1 Ergebnis in ein Ausweich-Ergebnis.',
    },
    abilities: [
      modify({
        dice: 'defense',
        as: 'other',
        by: 'roller',
        if: (s, me, attack) =>
          isFriend(s, me, attack.defender) &&
          printed(s.ships[attack.defender]).size !== 'small' &&
          inAttackArc(s, attack, me.ship) &&
          (['blank', 'focus'] as const).some((face) => modifiable(s, 'defense', face, attack.defender) > 0),
        cost: { gain: { deplete: 1, strain: 1 } },
        *run(t, me, attack) {
          const faces = (['blank', 'focus'] as const).filter(
            (face) => modifiable(t.state, 'defense', face, attack.defender) > 0,
          )
          changeDice(t, 'defense', yield* chooseFace(t, me, faces), 'evade', 1)
        },
      }),
    ],
  },
  oldteroch: {
    text: {
      en: 'At the start of the Engagement Phase, you may choose 1 enemy ship at range 1. If you are in its front arc, it removes all of its green tokens.',
      de: 'Zu Beginn der Kampfphase darfst du 1 feindliches Schiff in Reichweite 1 wählen. Bist du in seinem Frontwinkel, entfernt es alle seine grünen Marker.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, enemiesAt(t.state, me, 1, 1))
          if (chosen === null || !amInArc(t.state, me, 'front', chosen.id)) return
          for (const token of tokensOf(chosen, 'green')) while (removeToken(t, chosen.id, token));
        },
      }),
    ],
  },
  torphun: {
    text: {
      en: 'After you attack and the defender was destroyed, you may perform an action, even while stressed. Then you may gain 2 strain tokens to make a bonus attack.',
      de: 'Nachdem du angegriffen hast und der Verteidiger zerstört wurde, darfst du eine Aktion durchführen, auch während du gestresst bist. Dann darfst du 2 Anstrengungsmarker erhalten, um einen Bonusangriff durchzuführen.',
    },
    abilities: [
      when('attacked', {
        if: (_s, _me, { destroyed }) => destroyed,
        run: perform(undefined, { whileStressed: true }),
      }),
      when('attacked', {
        key: 'bonus-attack',
        bonusAttack: true,
        if: (s, me, { destroyed }) => destroyed && hasAttack(s, mine(s, me), { bonus: true }),
        may: true,
        cost: { gain: { strain: 2 } },
        *run(t, me) {
          yield* performAttack(t, me.ship, { bonus: true })
        },
      }),
    ],
  },
  'dalanoberos-starviperclassattackplatform': {
    text: {
      en: 'After you fully execute a maneuver, you may gain 1 stress token to rotate your ship by 90°.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du 1 Stressmarker erhalten, um dein Schiff um 90° zu drehen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(),
        *run(t, me) {
          if (yield* rotateShip(t, me.ship, [90, -90], 'xw.g.rotate-ship.3'))
            yield* gainToken(t, me.ship, 'stress', 1, me.ship)
        },
      }),
    ],
  },
  guri: {
    text: {
      en: 'At the start of the Engagement Phase, if an enemy ship is at range 0-1, you may gain 1 focus token.',
      de: 'Zu Beginn der Kampfphase darfst du, falls ein feindliches Schiff in Reichweite 0–1 ist, 1 Fokusmarker erhalten.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => enemiesAt(s, me, 0, 1).length > 0,
        may: true,
        run: gain('focus'),
      }),
    ],
  },
  princexizor: {
    text: {
      en: 'While you defend, after Neutralize Results, another friendly ship at range 0-1 and in the attack arc may suffer 1 hit or crit damage to cancel 1 matching result.',
      de: 'Während du verteidigst, darf nach dem Neutralisieren der Ergebnisse ein anderes befreundetes Schiff in Reichweite 0–1 und im Angriffswinkel 1 Treffer-Schaden oder 1 kritischen Schaden erleiden, um 1 passendes Ergebnis zu negieren.',
    },
    abilities: [
      when('neutralized', {
        of: 'enemy',
        if: (s, me, { hit }) => hit && s.attack !== null && amDefender(me, s.attack),
        possible: (s, me) => shields(s, me).length > 0,
        *run(t, me) {
          const { attack } = t.state
          const other = yield* chooseShip(t, me, shields(t.state, me))
          if (attack === null || other === null) return
          const faces = (['hit', 'crit'] as const).filter(
            (face) => (face === 'hit' ? attack.hits : attack.crits) > 0,
          )
          if (faces.length === 0) return
          const face = yield* chooseFace(t, me, faces)
          yield* sufferDamage(t, other.id, face, 1, { by: me.ship, attack: false })
          cancelResult(t, 'attack', face)
        },
      }),
    ],
  },
}
