/** Ship abilities that count in attacks: dice, weapons, locks (rulebook: "Schiffsfähigkeit"). */

import { findUpgrade } from '../facts/index.ts'
import { always, anotherWay, type CardText, type Me, modify, when } from '../rules/abilities.ts'
import { rangeOf } from '../rules/attack/range.ts'
import { rerollSome } from '../rules/attack/spend-tokens.ts'
import { isTurret } from '../rules/attack/weapons.ts'
import { cardOf, numberOf } from '../rules/cards.ts'
import { changeDice, countFace, modifiable, rerollable } from '../rules/dice.ts'
import { areFriends } from '../rules/friends.ts'
import { hasLock, lockedBy } from '../rules/locks.ts'
import { isAtRange, isInArc, isShip, rangeTo } from '../rules/range.ts'
import { gainToken, has, isCriticallyDamaged, isStressed, removeToken, spendToken } from '../rules/tokens.ts'
import type { Attack, Face, State } from '../state.ts'
import { changeOneOf, chooseFace } from './dice-words.ts'
import { inTurretArc } from './formation.ts'
import { speedIn } from './ship-abilities.ts'
import {
  amAttacker,
  amDefender,
  amInArc,
  attackedWith,
  changeOwn,
  friendsAt,
  fully,
  haveInArc,
  isFriend,
  mayRollMore,
  mine,
  perform,
  rerollOwn,
  revealed,
} from './words.ts'

/** Defense results that a focus or evade token could change. */
function spendable(s: State, { defender }: Attack, token: 'focus' | 'evade'): Face[] {
  const faces: readonly Face[] = token === 'focus' ? ['focus'] : ['blank', 'focus']
  return isShip(defender) ? faces.filter((face) => modifiable(s, 'defense', face, defender) > 0) : []
}

function friendlyLocks(s: State, me: Me, target: number): number {
  return lockedBy(s, target).filter((ship) => areFriends(s, me.ship, ship.id)).length
}

function calculatingFriends(s: State, me: Me): ReturnType<typeof friendsAt> {
  return friendsAt(s, me, 0, 1).filter(
    (ship) =>
      has(ship, 'calculate') && !ship.cards.includes(numberOf('ship-ability', 'independentcalculations')),
  )
}

export const attackShipAbilities: { readonly [id: string]: CardText } = {
  devastatingbarrage: {
    text: {
      en: 'While you make a torpedo or missile attack against a defender in your bullseye arc, evade results do not cancel your crits.',
      de: 'Während du einen Torpedo- oder Raketenangriff gegen einen Verteidiger in deinem zentralen Winkel durchführst, negieren Ausweichen-Ergebnisse deine kritischen Treffer nicht.',
    },
    abilities: [
      always({
        evadesCancelCrits: (s, me, attack) =>
          !amAttacker(me, attack) ||
          !attackedWith(s, attack, 'torpedo', 'missile') ||
          !haveInArc(s, me, 'bullseye', attack.defender),
      }),
    ],
  },
  advancedtargetingcomputer: {
    text: {
      en: 'While you make a primary attack against a ship you have locked, roll 1 additional attack die and change 1 hit to a crit.',
      de: 'Während du mit einer Primärwaffe ein Schiff angreifst, das du als Ziel erfasst hast, wirf 1 zusätzlichen Angriffswürfel und ändere 1 Treffer in einen kritischen Treffer.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) && attack.weapon.primary && hasLock(mine(s, me), attack.defender) ? 1 : 0,
      }),
      ...changeOwn('hit', 'crit', 1, {
        as: 'attacker',
        must: true,
        if: (s, me, attack) => attack.weapon.primary && hasLock(mine(s, me), attack.defender),
      }),
    ],
  },
  bornforthis: {
    text: {
      en: 'While another friendly ship at range 0-2 defends and you are not strained, it may spend your focus and evade tokens as its own; then you gain 1 strain token.',
      de: 'Während ein anderes befreundetes Schiff in Reichweite 0–2 verteidigt und du nicht angestrengt bist, darf es deine Fokus- und Ausweichmarker wie eigene ausgeben; dann erhältst du 1 Anstrengungsmarker.',
    },
    abilities: (['focus', 'evade'] as const).map((token) =>
      modify({
        key: `spend ${token}`,
        dice: 'defense',
        as: 'other',
        spends: token,
        by: 'roller',
        if: (s, me, attack) =>
          isFriend(s, me, attack.defender) &&
          isAtRange(s, me.ship, attack.defender, 0, 2) &&
          !has(mine(s, me), 'strain') &&
          has(mine(s, me), token) &&
          spendable(s, attack, token).length > 0,
        *run(t, me, attack) {
          const face = yield* chooseFace(t, me, spendable(t.state, attack, token))
          yield* spendToken(t, me.ship, token, attack.defender)
          changeDice(t, 'defense', face, 'evade', token === 'focus' ? Number.POSITIVE_INFINITY : 1)
          yield* gainToken(t, me.ship, 'strain', 1, me.ship)
        },
      }),
    ),
  },
  chissengineering: {
    text: {
      en: 'After you fully execute a speed 3-5 maneuver, you may perform a lock action. While you attack unstressed, you may spend 1 shield to apply the range bonus of range 1.',
      de: 'Nachdem du ein Manöver mit Geschwindigkeit 3–5 vollständig ausgeführt hast, darfst du eine Zielerfassungs-Aktion durchführen. Während du ungestresst angreifst, darfst du 1 Schild ausgeben, um den Bonus für Reichweite 1 anzuwenden.',
    },
    abilities: [
      when('maneuver-executed', { if: fully(speedIn(3, 5)), run: perform(['lock']) }),
      ...mayRollMore({
        as: 'attacker',
        cost: { shields: 1 },
        // It is the bonus of range 1: not where it counts anyway, and not for weapons without range bonuses.
        if: (s, me, { range, weapon }) => !isStressed(mine(s, me)) && range !== 1 && !weapon.ordnance,
      }),
    ],
  },
  concordiafaceoff: {
    text: {
      en: 'While you defend at attack range 1 in the front arc of the attacker, change 1 of your results to an evade.',
      de: 'Während du bei Angriffsreichweite 1 im Frontwinkel des Angreifers verteidigst, ändere 1 deiner Ergebnisse in ein Ausweich-Ergebnis.',
    },
    abilities: changeOneOf(['blank', 'focus'], 'evade', {
      as: 'defender',
      must: true,
      if: (s, me, { attacker, range }) => range === 1 && amInArc(s, me, 'front', attacker),
    }),
  },
  deadtorights: {
    text: {
      en: 'While you attack a ship in your bullseye arc, its defense dice cannot be modified with green tokens.',
      de: 'Während du ein Schiff in deinem zentralen Winkel angreifst, können Verteidigungswürfel nicht mit grünen Markern modifiziert werden.',
    },
    abilities: [
      always({
        mayModify: (s, me, attack, dice, _ship, what) =>
          !amAttacker(me, attack) ||
          dice !== 'defense' ||
          !['focus', 'evade', 'calculate'].includes(what) ||
          !isInArc(s, me.ship, 'bullseye', attack.defender),
      }),
    ],
  },
  experimentalscanners: {
    text: {
      en: 'You can acquire locks beyond range 3. You cannot acquire locks at range 1.',
      de: 'Du kannst Ziele jenseits von Reichweite 3 erfassen. Du kannst keine Ziele in Reichweite 1 erfassen.',
    },
    abilities: [
      always({
        lockRange: (_s, me, ship) => (ship.id === me.ship ? [0, 99] : null),
        mayLock: (s, me, ship, target) => ship.id !== me.ship || rangeTo(s, me.ship, target) !== 1,
      }),
    ],
  },
  fireconvergence: {
    text: {
      en: 'While a friendly ship makes an attack that is no turret attack, if the defender is in your turret arc, you may spend 1 charge. The attacker rerolls up to 2 attack dice.',
      de: 'Während ein befreundetes Schiff angreift, aber nicht mit einem Geschützturm, darfst du, falls der Verteidiger in deinem Turmwinkel ist, 1 Ladung ausgeben. Der Angreifer wirft bis zu 2 Angriffswürfel neu.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'any',
        by: 'roller',
        cost: { charges: 1 },
        if: (s, me, attack) =>
          isFriend(s, me, attack.attacker) &&
          !isTurret(attack.weapon) &&
          inTurretArc(s, mine(s, me), attack.defender) &&
          rerollable(s, 'attack', undefined, attack.attacker).length > 0,
        *run(t, me) {
          yield* rerollSome(t, me, 'attack', { min: 0, max: 2 }, 'xw.g.dice-mod.4')
        },
      }),
    ],
  },
  linkedbattery: {
    text: {
      en: 'While you make a cannon attack, roll 1 additional die.',
      de: 'Während du mit einer Kanone angreifst, wirf 1 zusätzlichen Würfel.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) => {
          if (!amAttacker(me, attack) || attack.weapon.primary) return 0
          const { id } = cardOf(mine(s, me).cards[attack.weapon.slot])
          return findUpgrade(id.split('#')[0])?.slots.includes('cannon') === true ? 1 : 0
        },
      }),
    ],
  },
  networkedaim: {
    text: {
      en: 'You cannot spend your locks to reroll attack dice. While you attack, you may reroll as many attack dice as there are friendly locks on the defender.',
      de: 'Du kannst deine Zielerfassungen nicht ausgeben, um Angriffswürfel neu zu werfen. Während du angreifst, darfst du so viele Angriffswürfel neu werfen, wie es befreundete Zielerfassungen auf dem Verteidiger gibt.',
    },
    abilities: [
      always({
        mayModify: (_s, me, attack, dice, ship, what, by) =>
          !amAttacker(me, attack) || dice !== 'attack' || ship !== me.ship || what !== 'lock' || by.card >= 0,
      }),
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, me, attack) =>
          friendlyLocks(s, me, attack.defender) > 0 && rerollable(s, 'attack', undefined, me.ship).length > 0,
        *run(t, me, attack) {
          const max = friendlyLocks(t.state, me, attack.defender)
          yield* rerollSome(t, me, 'attack', { min: 1, max }, 'xw.g.dice-mod.4')
        },
      }),
    ],
  },
  independentcalculations: {
    text: {
      en: 'While you perform a white calculate action, you may treat it as red to gain 1 additional calculate token. Other ships cannot spend your calculate tokens with Networked Calculations.',
      de: 'Während du eine weiße Berechnungs-Aktion durchführst, darfst du sie als rote behandeln, um 1 zusätzlichen Berechnungsmarker zu erhalten. Andere Schiffe können deine Berechnungsmarker nicht durch Vernetzte Berechnungssysteme ausgeben.',
    },
    abilities: [
      anotherWay({
        actions: ['calculate'],
        if: (_s, _me, colour) => colour === 'white',
        colour: 'red',
        *run(t, me) {
          yield* gainToken(t, me.ship, 'calculate', 2, me.ship)
          return true
        },
      }),
    ],
  },
  networkedcalculations: {
    text: {
      en: 'While you defend or attack, you may spend 1 calculate token of a friendly ship at range 0-1 to change 1 focus result to an evade or hit.',
      de: 'Während du verteidigst oder angreifst, darfst du 1 Berechnungsmarker eines befreundeten Schiffes in Reichweite 0–1 ausgeben, um 1 Fokus-Ergebnis in ein Ausweich- oder Treffer-Ergebnis zu ändern.',
    },
    abilities: (['attacker', 'defender'] as const).map((as) => {
      const dice = as === 'attacker' ? 'attack' : 'defense'
      return modify({
        dice,
        as,
        spends: 'calculate',
        if: (s, me) => modifiable(s, dice, 'focus', me.ship) > 0 && calculatingFriends(s, me).length > 0,
        *run(t, me) {
          const options = calculatingFriends(t.state, me).map((ship) => ({
            do: 'ship' as const,
            ship: ship.id,
          }))
          const cite = { rule: 'xw.g.ability.3', about: me.card }
          const { ship } = yield* t.choose(mine(t.state, me).seat, 'choose-ship', options, cite)
          yield* spendToken(t, ship, 'calculate', me.ship)
          changeDice(t, dice, 'focus', dice === 'attack' ? 'hit' : 'evade', 1)
        },
      })
    }),
  },
  overdriveburners: {
    text: {
      en: 'While you defend, if the speed of your revealed maneuver is 3-5, roll 1 additional defense die.',
      de: 'Während du verteidigst, wirf 1 zusätzlichen Verteidigungswürfel, falls dein aufgedecktes Manöver Geschwindigkeit 3–5 hat.',
    },
    abilities: [
      always({
        defenseDice: (s, me, attack) =>
          amDefender(me, attack) && (revealed(mine(s, me))?.speed ?? 0) >= 3 ? 1 : 0,
      }),
    ],
  },
  platedhull: {
    text: {
      en: 'While you defend and are not critically damaged, change 1 crit to a hit.',
      de: 'Während du verteidigst und nicht kritisch beschädigt bist, ändere 1 kritischen Treffer in einen Treffer.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'defender',
        must: true,
        if: (s, me, attack) => !isCriticallyDamaged(mine(s, me)) && countFace(attack.attackDice, 'crit') > 0,
        run(t) {
          changeDice(t, 'attack', 'crit', 'hit', 1)
        },
      }),
    ],
  },
  prioritizedweaponssystems: {
    text: {
      en: 'Before you engage, you may gain 1 strain token to remove 1 disarm token.',
      de: 'Bevor du kämpfst, darfst du 1 Anstrengungsmarker erhalten, um 1 Entwaffnet-Marker zu entfernen.',
    },
    abilities: [
      when('engages', {
        if: (s, me) => has(mine(s, me), 'disarm'),
        may: true,
        cost: { gain: { strain: 1 } },
        run(t, me) {
          removeToken(t, me.ship, 'disarm')
        },
      }),
    ],
  },
  sensorblindspot: {
    text: {
      en: 'While you make a primary attack at attack range 0-1, the range bonus does not apply and you roll 1 fewer attack die.',
      de: 'Während du mit einer Primärwaffe bei Angriffsreichweite 0–1 angreifst, entfällt der Reichweitenbonus und du wirfst 1 Angriffswürfel weniger.',
    },
    abilities: [
      always({
        rangeBonus: (_s, me, attack, side) =>
          !(side === 'attacker' && amAttacker(me, attack) && attack.weapon.primary && attack.range <= 1),
        attackDice: (_s, me, attack) =>
          amAttacker(me, attack) && attack.weapon.primary && attack.range <= 1 ? -1 : 0,
      }),
    ],
  },
  'sensorblindspot-swz103': {
    text: {
      en: 'While you make a primary attack at attack range 0-1, you roll 1 fewer attack die; the range bonus still counts. While you defend at range 1, you roll 1 fewer defense die.',
      de: 'Während du mit einer Primärwaffe bei Angriffsreichweite 0–1 angreifst, wirfst du 1 Angriffswürfel weniger; der Reichweitenbonus gilt trotzdem. Während du in Reichweite 1 verteidigst, wirfst du 1 Verteidigungswürfel weniger.',
    },
    abilities: [
      always({
        attackDice: (_s, me, attack) =>
          amAttacker(me, attack) && attack.weapon.primary && attack.range <= 1 ? -1 : 0,
        defenseDice: (s, me, attack) => (amDefender(me, attack) && rangeOf(s, attack) === 1 ? -1 : 0),
      }),
    ],
  },
  solo: {
    text: {
      en: 'While you defend or attack, if no other friendly ship is at range 0-1, you may spend 1 charge to reroll 1 of your dice.',
      de: 'Während du verteidigst oder angreifst, darfst du, falls kein anderes befreundetes Schiff in Reichweite 0–1 ist, 1 Ladung ausgeben, um 1 deiner Würfel neu zu werfen.',
    },
    abilities: rerollOwn(1, {
      as: 'both',
      cost: { charges: 1 },
      if: (s, me) => friendsAt(s, me, 0, 1).length === 0,
    }),
  },
}
