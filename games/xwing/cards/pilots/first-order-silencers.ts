/** Pilots of the TIE/vn silencer and the TIE/wi whisper. */

import { always, type CardText, instead, when } from '../../rules/abilities.ts'
import { hasAttack } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { isAtRange, isInArc, isShip } from '../../rules/range.ts'
import { gainToken, has, isDamaged, isStressed, removeToken } from '../../rules/tokens.ts'
import { burdens } from '../token-words.ts'
import { amAttacker, amInArc, enemiesAt, isEnemy, mine, perform } from '../words.ts'

export const firstOrderSilencers: { readonly [id: string]: CardText } = {
  avenger: {
    text: {
      en: 'After another friendly ship is destroyed, you may perform an action, even while stressed.',
      de: 'Nachdem ein anderes befreundetes Schiff zerstört worden ist, darfst du eine Aktion durchführen, auch während du gestresst bist.',
    },
    abilities: [
      when('destroyed', { of: 'other-friendly', run: perform(undefined, { whileStressed: true }) }),
    ],
  },
  blackout: {
    text: {
      en: 'While you attack and the attack is obstructed by an obstacle, the defender rolls 2 fewer defense dice.',
      de: 'Während du angreifst und der Angriff durch ein Hindernis versperrt ist, wirft der Verteidiger 2 Verteidigungswürfel weniger.',
    },
    abilities: [
      always({
        defenseDice: (_s, me, attack) => (amAttacker(me, attack) && attack.obstructedBy.length > 0 ? -2 : 0),
      }),
    ],
  },
  recoil: {
    text: {
      en: 'While you are stressed, you may treat enemy ships in your front arc at range 0-1 as being in your bullseye arc.',
      de: 'Solange du gestresst bist, darfst du feindliche Schiffe in deinem Frontwinkel in Reichweite 0–1 behandeln, als wären sie in deinem zentralen Winkel.',
    },
    abilities: [
      always({
        treatsAsBullseye: (s, me, ship, other) =>
          ship.id === me.ship &&
          isStressed(ship) &&
          isShip(other) &&
          isEnemy(s, me, other) &&
          isInArc(s, me.ship, 'front', other) &&
          isAtRange(s, me.ship, other, 0, 1),
      }),
    ],
  },
  rush: {
    text: {
      en: 'While you are damaged, your initiative is 6.',
      de: 'Solange du beschädigt bist, beträgt deine Initiative 6.',
    },
    abilities: [
      always({ initiative: (_s, me, ship) => (ship.id === me.ship && isDamaged(ship) ? 6 : null) }),
    ],
  },
  'kyloren-tiewiwhispermodifiedinterceptor': {
    text: {
      en: 'Before an enemy ship in your bullseye arc is dealt a facedown damage card, you may spend 1 Force to have it dealt faceup instead.',
      de: 'Bevor einem feindlichen Schiff in deinem zentralen Winkel eine verdeckte Schadenskarte zugeteilt wird, darfst du 1 Macht ausgeben, damit sie stattdessen offen zugeteilt wird.',
    },
    abilities: [
      instead('deals-damage-card', {
        of: 'enemy',
        if: (s, me, { ship, up }) => !up && isInArc(s, me.ship, 'bullseye', ship),
        may: true,
        cost: { force: 1 },
        run(_t, _me, event) {
          return { ...event, up: true }
        },
      }),
    ],
  },
  whirlwind: {
    text: {
      en: 'Before you engage, you may remove all of your jam tokens and then gain 1 focus token for each enemy ship that has you in its front arc.',
      de: 'Bevor du kämpfst, darfst du alle deine Störsignalmarker entfernen und dann für jedes feindliche Schiff, das dich in seinem Frontwinkel hat, 1 Fokusmarker erhalten.',
    },
    abilities: [
      when('engages', {
        may: true,
        if: (s, me) =>
          has(mine(s, me), 'jam') || enemiesAt(s, me, 0, 3).some(({ id }) => amInArc(s, me, 'front', id)),
        *run(t, me) {
          while (removeToken(t, me.ship, 'jam'));
          const watching = enemiesAt(t.state, me, 0, 3).filter(({ id }) => amInArc(t.state, me, 'front', id))
          yield* gainToken(t, me.ship, 'focus', watching.length, me.ship)
        },
      }),
    ],
  },
  wrath: {
    text: {
      en: 'After you make a bullseye attack, if you have a red or orange token, locks aside, you may make a bonus attack against another target.',
      de: 'Nachdem du einen Angriff aus dem zentralen Winkel durchgeführt hast, darfst du, falls du einen roten oder orangen Marker außer Zielerfassungen hast, einen Bonusangriff gegen ein anderes Ziel durchführen.',
    },
    abilities: [
      when('attacked', {
        bonusAttack: true,
        if: (s, me, { defender }) =>
          s.attack?.weapon.arc === 'bullseye' &&
          burdens(mine(s, me)).length > 0 &&
          hasAttack(s, mine(s, me), { bonus: true, defender: (other) => other !== defender }),
        *run(t, me, { defender }) {
          yield* performAttack(t, me.ship, { bonus: true, defender: (other) => other !== defender })
        },
      }),
    ],
  },
}
