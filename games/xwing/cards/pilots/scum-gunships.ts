/** Pilots of the BTL-A4 Y-wing, the Firespray and the Scurrg H-6. */

import { printed } from '../../facts/printed.ts'
import { always, type CardText, modify, when } from '../../rules/abilities.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { sideFacts } from '../../rules/cards.ts'
import { changeDice, countFace, rerollable } from '../../rules/dice.ts'
import { areFriends } from '../../rules/friends.ts'
import { hasLock, lockable } from '../../rules/locks.ts'
import { isAtRange, isInArc, isShip, shipsWhere } from '../../rules/range.ts'
import { gainToken, isDamaged } from '../../rules/tokens.ts'
import { THING } from '../../state.ts'
import { inFiringArc, mayLockOne } from '../formation.ts'
import { canModify } from '../results.ts'
import {
  amAttacker,
  amInArc,
  changeOwn,
  enemiesAt,
  isEnemyStressed,
  mine,
  rerollOfFriend,
  rerollOwn,
} from '../words.ts'

export const scumGunships: { readonly [id: string]: CardText } = {
  arlizhadrassian: {
    text: {
      en: 'While you make a front arc attack damaged, you may change 1 of your focus results to a crit. While you defend damaged, before the defense dice are modified, you must change 1 of your focus results to a blank.',
      de: 'Während du beschädigt einen Frontwinkel-Angriff durchführst, darfst du 1 deiner Fokus-Ergebnisse in einen kritischen Treffer ändern. Während du beschädigt verteidigst, musst du, bevor die Verteidigungswürfel modifiziert werden, 1 deiner Fokus-Ergebnisse in eine Leerseite ändern.',
    },
    abilities: [
      ...changeOwn('focus', 'crit', 1, {
        as: 'attacker',
        if: (s, me, { weapon }) => weapon.arc === 'front' && isDamaged(mine(s, me)),
      }),
      when('defense-dice-rolled', {
        if: (s, me) =>
          isDamaged(mine(s, me)) &&
          s.attack !== null &&
          countFace(s.attack.defenseDice, 'focus') > 0 &&
          canModify(s, me, 'defense'),
        run(t) {
          changeDice(t, 'defense', 'focus', 'blank', 1)
        },
      }),
    ],
  },
  drearenthal: {
    text: {
      en: 'While a friendly non-limited ship attacks a defender in your firing arc, it may reroll 1 attack die.',
      de: 'Während ein befreundetes nicht limitiertes Schiff einen Verteidiger in deinem Feuerwinkel angreift, darf es 1 Angriffswürfel neu werfen.',
    },
    abilities: [
      rerollOfFriend(
        'attack',
        1,
        (s, me, { defender }, friend) =>
          printed(friend).pilot.limited === 0 && inFiringArc(s, mine(s, me), defender),
      ),
    ],
  },
  kavil: {
    text: {
      en: 'While you make an attack that is not a front arc attack, roll 1 additional attack die.',
      de: 'Während du einen Angriff durchführst, der kein Frontwinkel-Angriff ist, wirf 1 zusätzlichen Angriffswürfel.',
    },
    abilities: [
      always({
        attackDice: (_s, me, attack) => (amAttacker(me, attack) && attack.weapon.arc !== 'front' ? 1 : 0),
      }),
    ],
  },
  leemakai: {
    text: {
      en: 'Before you engage, if you are in no enemy ship’s front arc, you may acquire a lock on an enemy ship in your full front arc.',
      de: 'Bevor du kämpfst, darfst du, falls du in keinem Frontwinkel eines feindlichen Schiffes bist, ein feindliches Schiff in deinem vollen Frontwinkel als Ziel erfassen.',
    },
    abilities: [
      when('engages', {
        if: (s, me) =>
          !shipsWhere(s, ({ seat }) => seat !== mine(s, me).seat).some(({ id }) =>
            amInArc(s, me, 'front', id),
          ),
        *run(t, me) {
          const s = t.state
          const targets = lockable(
            s,
            mine(s, me),
            (target) =>
              isShip(target) &&
              s.ships[target].seat !== mine(s, me).seat &&
              isInArc(s, me.ship, 'full-front', target),
          )
          yield* mayLockOne(t, me, mine(s, me), targets)
        },
      }),
    ],
  },
  padric: {
    text: {
      en: 'After a friendly device that you have locked detonates, each enemy ship at range 0-1 of it gains 1 strain token.',
      de: 'Nachdem ein befreundetes Gerät, das du als Ziel erfasst hast, detoniert ist, erhält jedes feindliche Schiff in seiner Reichweite 0–1 1 Anstrengungsmarker.',
    },
    abilities: [
      when('device-detonated', {
        of: 'any',
        if: (s, me, { thing }) =>
          s.things[thing].seat === mine(s, me).seat && hasLock(mine(s, me), THING + thing),
        *run(t, me, { thing }) {
          const s = t.state
          const { seat } = mine(s, me)
          const near = shipsWhere(
            s,
            (ship) => ship.seat !== seat && isAtRange(s, THING + thing, ship.id, 0, 1),
          )
          for (const { id } of near) yield* gainToken(t, id, 'strain', 1, me.ship)
        },
      }),
    ],
  },
  bobafett: {
    text: {
      en: 'While you defend or attack, you may reroll 1 of your dice for each enemy ship at range 0-1.',
      de: 'Während du verteidigst oder angreifst, darfst du für jedes feindliche Schiff in Reichweite 0–1 1 deiner Würfel neu werfen.',
    },
    abilities: (['attack', 'defense'] as const).map((dice) =>
      modify({
        dice,
        as: dice === 'attack' ? 'attacker' : 'defender',
        if: (s, me) =>
          enemiesAt(s, me, 0, 1).length > 0 && rerollable(s, dice, undefined, me.ship).length > 0,
        *run(t, me) {
          const max = enemiesAt(t.state, me, 0, 1).length
          yield* rerollSome(t, me, dice, { min: 1, max }, 'xw.g.dice-mod.4')
        },
      }),
    ),
  },
  emonazzameen: {
    text: {
      en: 'If you would drop a device with the straight template of speed 1, you may use the straight or a turn template of speed 3 instead.',
      de: 'Wenn du ein Gerät mit der Gerade-Schablone der Geschwindigkeit 1 abwerfen würdest, darfst du stattdessen die Gerade- oder eine Wende-Schablone der Geschwindigkeit 3 verwenden.',
    },
    abilities: [
      always({
        drops: (_s, me, ship, _device, ways) =>
          ship.id === me.ship &&
          ways.some(({ how, shape, speed }) => how === 'drop' && shape === 'straight' && speed === 1)
            ? [
                { how: 'drop', shape: 'straight', speed: 3 },
                { how: 'drop', shape: 'turn', speed: 3 },
              ]
            : [],
      }),
    ],
  },
  kathscarlet: {
    text: {
      en: 'While you make a primary attack, roll 1 additional attack die if a friendly non-limited ship is at range 0 of the defender.',
      de: 'Während du mit einer Primärwaffe angreifst, wirf 1 zusätzlichen Angriffswürfel, falls ein befreundetes nicht limitiertes Schiff in Reichweite 0 des Verteidigers ist.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) &&
          attack.weapon.primary &&
          shipsWhere(
            s,
            (ship) =>
              areFriends(s, me.ship, ship.id) &&
              printed(ship).pilot.limited === 0 &&
              isAtRange(s, ship.id, attack.defender, 0, 0),
          ).length > 0
            ? 1
            : 0,
      }),
    ],
  },
  koshkafrost: {
    text: {
      en: 'While you defend or attack, if the enemy ship is stressed, you may reroll 1 of your dice.',
      de: 'Während du verteidigst oder angreifst, darfst du, falls das feindliche Schiff gestresst ist, 1 deiner Würfel neu werfen.',
    },
    abilities: rerollOwn(1, { as: 'both', if: isEnemyStressed }),
  },
  krassistrelix: {
    text: {
      en: 'You can make front arc special attacks from your rear arc, too. While you make a special attack, you may reroll 1 attack die.',
      de: 'Du kannst Frontwinkel-Spezialangriffe auch aus deinem Heckwinkel durchführen. Während du einen Spezialangriff durchführst, darfst du 1 Angriffswürfel neu werfen.',
    },
    abilities: [
      always({
        weapons: (_s, me, ship) =>
          ship.id !== me.ship
            ? []
            : ship.cards.flatMap((card, slot) => {
                const attack = sideFacts(card)?.attack
                return attack?.arc === 'front' ? [{ slot, primary: false, ...attack, arc: 'rear' }] : []
              }),
      }),
      ...rerollOwn(1, { as: 'attacker', if: (_s, _me, { weapon }) => !weapon.primary }),
    ],
  },
  solsixxa: {
    text: {
      en: 'If you would drop a device with the straight template of speed 1, you may use any other template of speed 1 instead.',
      de: 'Wenn du ein Gerät mit der Gerade-Schablone der Geschwindigkeit 1 abwerfen würdest, darfst du stattdessen jede andere Schablone der Geschwindigkeit 1 verwenden.',
    },
    abilities: [
      always({
        drops: (_s, me, ship, _device, ways) =>
          ship.id === me.ship &&
          ways.some(({ how, shape, speed }) => how === 'drop' && shape === 'straight' && speed === 1)
            ? [
                { how: 'drop', shape: 'bank', speed: 1 },
                { how: 'drop', shape: 'turn', speed: 1 },
              ]
            : [],
      }),
    ],
  },
}
