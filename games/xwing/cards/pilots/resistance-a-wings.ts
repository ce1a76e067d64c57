/** Resistance: pilots of the RZ-2 A-wing. */

import { always, type Me, modify, when } from '../../rules/abilities.ts'
import { rotate } from '../../rules/actions/rotate.ts'
import { hasModified } from '../../rules/attack/modify-dice.ts'
import { changeDice, modifiable } from '../../rules/dice.ts'
import { isAtRange, isShip, liesInArc, shipsWhere } from '../../rules/range.ts'
import { rotateShip } from '../../rules/rotate-ship.ts'
import { gainToken, has, isStressed, spendToken } from '../../rules/tokens.ts'
import type { Attack, Ship, State } from '../../state.ts'
import { OWN_DICE } from '../dice-words.ts'
import { friendlyAt, inTurretArc, passToken } from '../formation.ts'
import type { Texts } from '../texts.ts'
import {
  amAttacker,
  amDefender,
  chooseShip,
  chooseToken,
  enemyOf,
  fully,
  haveInArc,
  isEnemy,
  isFriend,
  mayRollMore,
  mine,
  performed,
} from '../words.ts'

/** Friends other than me with a focus token, in whose turret arc the enemy of this attack is. */
function spotters(s: State, me: Me, attack: Attack): Ship[] {
  const enemy = enemyOf(me, attack)
  if (enemy < 0) return []
  return shipsWhere(
    s,
    (ship) =>
      ship.id !== me.ship && isFriend(s, me, ship.id) && has(ship, 'focus') && inTurretArc(s, ship, enemy),
  )
}

export const resistanceAWings: Texts = {
  greersonnel: {
    text: {
      en: 'After you fully execute a maneuver, you may rotate your turret.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du deinen Geschützturm drehen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(),
        may: true,
        *run(t, me) {
          yield* rotate(t, me.ship)
        },
      }),
    ],
  },
  lulolampar: {
    text: {
      en: 'While you are stressed, you roll 1 fewer defense die while you defend and 1 additional attack die while you make a primary attack.',
      de: 'Solange du gestresst bist, wirfst du beim Verteidigen 1 Verteidigungswürfel weniger und beim Angriff mit einer Primärwaffe 1 Angriffswürfel mehr.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) && attack.weapon.primary && isStressed(mine(s, me)) ? 1 : 0,
        defenseDice: (s, me, attack) => (amDefender(me, attack) && isStressed(mine(s, me)) ? -1 : 0),
      }),
    ],
  },
  merlcobben: {
    text: {
      en: 'While a friendly ship at range 0-2 makes a primary attack, if you are in the bullseye arc of the defender, the defender rolls 1 fewer defense die.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–2 mit einer Primärwaffe angreift, wirft der Verteidiger, falls du in seinem zentralen Winkel bist, 1 Verteidigungswürfel weniger.',
    },
    abilities: [
      always({
        defenseDice: (s, me, { attacker, defender, weapon }) =>
          weapon.primary &&
          isShip(defender) &&
          isFriend(s, me, attacker) &&
          isAtRange(s, me.ship, attacker, 0, 2) &&
          liesInArc(s, defender, 'bullseye', me.ship)
            ? -1
            : 0,
      }),
    ],
  },
  ronithblario: {
    text: {
      en: 'While you defend or attack, if the enemy ship is in the turret arc of another friendly ship, you may spend 1 focus token of that ship to change 1 of your focus results to an evade or hit.',
      de: 'Während du verteidigst oder angreifst, darfst du, falls das feindliche Schiff im Turmwinkel eines anderen befreundeten Schiffes ist, 1 Fokusmarker jenes Schiffes ausgeben, um 1 deiner Fokus-Ergebnisse in ein Ausweich- oder Treffer-Ergebnis zu ändern.',
    },
    abilities: (['attacker', 'defender'] as const).map((as) => {
      const { dice, good } = OWN_DICE[as]
      return modify({
        dice,
        as,
        spends: 'focus',
        if: (s, me, attack) =>
          spotters(s, me, attack).length > 0 && modifiable(s, dice, 'focus', me.ship) > 0,
        *run(t, me, attack) {
          const spotter = yield* chooseShip(t, me, spotters(t.state, me, attack), { must: true })
          if (spotter === null) return
          yield* spendToken(t, spotter.id, 'focus', me.ship)
          changeDice(t, dice, 'focus', good, 1)
        },
      })
    }),
  },
  seftinvanik: {
    text: {
      en: 'After you perform a boost action, you may transfer 1 evade token to a friendly ship at range 1.',
      de: 'Nachdem du eine Schub-Aktion durchgeführt hast, darfst du 1 Ausweichmarker auf ein befreundetes Schiff in Reichweite 1 übertragen.',
    },
    abilities: [
      when('action-performed', {
        if: (s, me, event) => performed('boost')(s, me, event) && has(mine(s, me), 'evade'),
        run: passToken('evade', (s, me) => friendlyAt(s, me, 1, 1)),
      }),
    ],
  },
  suralindajavos: {
    text: {
      en: 'After you partially execute a maneuver, you may gain 1 strain token to rotate by 90° or 180°.',
      de: 'Nachdem du ein Manöver teilweise ausgeführt hast, darfst du 1 Anstrengungsmarker erhalten, um dich um 90° oder 180° zu drehen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: (_s, _me, { full }) => !full,
        may: true,
        cost: { gain: { strain: 1 } },
        *run(t, me) {
          yield* rotateShip(t, me.ship, [90, -90, 180], 'xw.g.rotate-ship.1', true)
        },
      }),
    ],
  },
  tallissanlintra: {
    text: {
      en: 'While an enemy ship in your bullseye arc attacks, you may spend 1 charge. The defender then rolls 1 additional die.',
      de: 'Während ein feindliches Schiff in deinem zentralen Winkel angreift, darfst du 1 Ladung ausgeben. Der Verteidiger wirft dann 1 zusätzlichen Würfel.',
    },
    abilities: mayRollMore({
      as: 'defender',
      of: 'any',
      cost: { charges: 1 },
      if: (s, me, { attacker }) => isEnemy(s, me, attacker) && haveInArc(s, me, 'bullseye', attacker),
    }),
  },
  wrobietyce: {
    text: {
      en: 'After you defend at attack range 1, if the attacker modified its dice, it gains 1 deplete token.',
      de: 'Nachdem du bei Angriffsreichweite 1 verteidigt hast, erhält der Angreifer, falls er seine Würfel modifiziert hat, 1 Erschöpfungsmarker.',
    },
    abilities: [
      when('defended', {
        if: (s, _me, { attacker }) => s.attack?.range === 1 && hasModified(s.attack, attacker, 'attack'),
        *run(t, me, { attacker }) {
          yield* gainToken(t, attacker, 'deplete', 1, me.ship)
        },
      }),
    ],
  },
  zaribangel: {
    text: {
      en: 'You do not skip your Perform Action step after you partially execute a maneuver.',
      de: 'Nachdem du ein Manöver teilweise ausgeführt hast, überspringst du deinen Schritt „Aktion durchführen“ nicht.',
    },
    abilities: [always({ actsAfterBump: (_s, me, ship) => ship.id === me.ship })],
  },
  zizitlo: {
    text: {
      en: 'After you defend or attack, you may spend 1 charge to gain 1 focus or evade token.',
      de: 'Nachdem du verteidigt oder angegriffen hast, darfst du 1 Ladung ausgeben, um 1 Fokus- oder Ausweichmarker zu erhalten.',
    },
    abilities: (['attacked', 'defended'] as const).map((event) =>
      when(event, {
        may: true,
        cost: { charges: 1 },
        *run(t, me) {
          const token = yield* chooseToken(t, me, ['focus', 'evade'])
          if (token !== null) yield* gainToken(t, me.ship, token, 1, me.ship)
        },
      }),
    ),
  },
}
