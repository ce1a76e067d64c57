/** Pilots of the TIE/ag aggressor and the TIE/rb heavy. */
import { type CardText, when } from '../../rules/abilities.ts'
import { type Allowed, hasAttack } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { isAtRange, isInArc, isShip, shipsWhere } from '../../rules/range.ts'
import { gainToken, isDamaged } from '../../rules/tokens.ts'
import type { State } from '../../state.ts'
import { against } from '../bonus-attacks.ts'
import { inTurretArc } from '../formation.ts'
import { attackedWith, chooseShip, mine, rerollOfFriend } from '../words.ts'

/** A bonus attack with any weapon but the one of the attack that is over. */
function withAnotherWeapon(s: State): Allowed {
  const used = s.attack?.weapon
  return {
    bonus: true,
    weapon: (weapon) =>
      used === undefined ||
      weapon.slot !== used.slot ||
      weapon.primary !== used.primary ||
      weapon.arc !== used.arc,
  }
}

export const empireTurrets: { readonly [id: string]: CardText } = {
  doubleedge: {
    text: {
      en: 'After you make a turret or missile attack that misses, you may make a bonus attack with another weapon.',
      de: 'Nachdem dein Angriff mit einem Geschützturm oder einer Rakete verfehlt hat, darfst du einen Bonusangriff mit einer anderen Waffe durchführen.',
    },
    abilities: [
      when('attacked', {
        bonusAttack: true,
        if: (s, me, { hit }) =>
          !hit &&
          s.attack !== null &&
          attackedWith(s, s.attack, 'turret', 'missile') &&
          hasAttack(s, mine(s, me), withAnotherWeapon(s)),
        *run(t, me) {
          yield* performAttack(t, me.ship, withAnotherWeapon(t.state))
        },
      }),
    ],
  },
  lieutenantkestal: {
    text: {
      en: 'While you attack, after the defender rolls defense dice, you may spend 1 focus token to cancel all of its blank and focus results.',
      de: 'Während du angreifst, darfst du, nachdem der Verteidiger Verteidigungswürfel geworfen hat, 1 Fokusmarker ausgeben, um alle seine Leerseiten und Fokus-Ergebnisse zu negieren.',
    },
    abilities: [
      when('defense-dice-rolled', {
        of: 'enemy',
        // At range 0 enemies can't cancel its results (xw.g.attack-ddice.7).
        if: ({ attack }, me) =>
          attack?.attacker === me.ship &&
          attack.range > 0 &&
          attack.defenseDice.some(({ face }) => face !== 'evade'),
        may: true,
        cost: { spend: { focus: 1 } },
        run(t) {
          const { attack } = t.state
          if (attack !== null) attack.defenseDice = attack.defenseDice.filter(({ face }) => face === 'evade')
        },
      }),
    ],
  },
  flightleaderubbel: {
    text: {
      en: 'After a friendly ship at range 0-2 defends and was dealt a damage card, you may make a bonus attack against the attacker.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 0–2 verteidigt hat und ihm eine Schadenskarte zugeteilt worden ist, darfst du einen Bonusangriff gegen den Angreifer durchführen.',
    },
    abilities: [
      when('defended', {
        of: 'friendly',
        range: [0, 2],
        bonusAttack: true,
        if: (s, me, { attacker }) =>
          (s.attack?.dealtCards ?? 0) > 0 && hasAttack(s, mine(s, me), against(attacker)),
        *run(t, me, { attacker }) {
          yield* performAttack(t, me.ship, against(attacker))
        },
      }),
    ],
  },
  lyttandree: {
    text: {
      en: 'While a friendly ship at range 0-2 attacks and you are in the left or right arc of the defender, it may reroll 1 attack die.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–2 angreift und du im linken oder rechten Winkel des Verteidigers bist, darf es 1 Angriffswürfel neu werfen.',
    },
    abilities: [
      rerollOfFriend(
        'attack',
        1,
        (s, me, { defender }, friend) =>
          isAtRange(s, me.ship, friend.id, 0, 2) &&
          isShip(defender) &&
          (isInArc(s, defender, 'left', me.ship) || isInArc(s, defender, 'right', me.ship)),
      ),
    ],
  },
  rampage: {
    text: {
      en: 'After you execute a speed 3-4 maneuver, you may choose a ship in your turret arc at range 0-1. It gains 1 strain token, or 2 if you are damaged.',
      de: 'Nachdem du ein Manöver mit Geschwindigkeit 3–4 ausgeführt hast, darfst du ein Schiff in deinem Turmwinkel in Reichweite 0–1 wählen. Es erhält 1 Anstrengungsmarker, oder 2, falls du beschädigt bist.',
    },
    abilities: [
      when('maneuver-executed', {
        if: (_s, _me, { maneuver }) => maneuver.speed === 3 || maneuver.speed === 4,
        *run(t, me) {
          const s = t.state
          const near = shipsWhere(
            s,
            (ship) =>
              ship.id !== me.ship &&
              isAtRange(s, me.ship, ship.id, 0, 1) &&
              inTurretArc(s, mine(s, me), ship.id),
          )
          const chosen = yield* chooseShip(t, me, near)
          if (chosen !== null)
            yield* gainToken(t, chosen.id, 'strain', isDamaged(mine(s, me)) ? 2 : 1, me.ship)
        },
      }),
    ],
  },
}
