/** Pilots of the Galactic Empire with abilities of their own kind. */

import { printed } from '../../facts/printed.ts'
import { always, atStartOf, instead, type Me, modify, when } from '../../rules/abilities.ts'
import { hasAttack } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { cardOf } from '../../rules/cards.ts'
import { recoverCharge } from '../../rules/charges.ts'
import { changeDice, modifiable } from '../../rules/dice.ts'
import { flip } from '../../rules/flip.ts'
import { areFriends } from '../../rules/friends.ts'
import { initiativeOf } from '../../rules/initiative.ts'
import { ANY_RANGE } from '../../rules/locks.ts'
import { dialled } from '../../rules/maneuver.ts'
import { countOf } from '../../rules/tokens.ts'
import { ENGAGED, type Maneuver, type Ship, type State } from '../../state.ts'
import { withCannon } from '../bonus-attacks.ts'
import { chooseManeuver } from '../maneuvers.ts'
import type { Texts } from '../texts.ts'
import { amAttacker, attackedWith, canPerform, changeOwn, mine, perform } from '../words.ts'

const FAR_LOCKS = 'locks beyond range 3'
const BONUS = 'bonus cannon attack'

function isBonus(s: State, me: Me): boolean {
  return mine(s, me).lasting.some(({ key }) => key === BONUS)
}

const FLIPS_WING = 'flips its wing'

/** The place of Swivel Wing with its lower side up; −1 without. */
function loweredWing({ cards }: Ship): number {
  return cards.findIndex((card) => cardOf(card).id === 'swivelwing')
}

export const empireOthers: Texts = {
  captainhark: {
    text: {
      en: 'After you reveal a stationary maneuver while equipped with Swivel Wing (Down), execute a bank of speed 1 as a sideslip with the same difficulty instead, to the left or right; then flip Swivel Wing.',
      de: 'Nachdem du mit „Bewegliche Flügel (unten)“ ein Manöver auf der Stelle aufgedeckt hast, führe stattdessen eine Drehung mit Geschwindigkeit 1 als Slip derselben Schwierigkeit nach links oder rechts aus; drehe dann „Bewegliche Flügel“ um.',
    },
    abilities: [
      instead('flies-maneuver', {
        if: (s, me, { maneuver }) => {
          const ship = mine(s, me)
          return (
            maneuver.bearing === 'stationary' &&
            ship.dialUp &&
            maneuver === dialled(ship) &&
            loweredWing(ship) >= 0
          )
        },
        *run(t, me, event) {
          const { difficulty } = event.maneuver
          const ways = (['left', 'right'] as const).map(
            (direction): Maneuver => ({ speed: 1, bearing: 'slip-bank', direction, difficulty }),
          )
          mine(t.state, me).lasting.push({ key: FLIPS_WING, value: 1, until: 'activation' })
          return { ...event, maneuver: yield* chooseManeuver(t, me, ways) }
        },
      }),
      when('maneuver-executed', {
        if: (s, me) => mine(s, me).lasting.some(({ key }) => key === FLIPS_WING),
        run(t, me) {
          const ship = mine(t.state, me)
          ship.lasting = ship.lasting.filter(({ key }) => key !== FLIPS_WING)
          const slot = loweredWing(ship)
          if (slot >= 0) flip(t, { ...me, slot })
        },
      }),
    ],
  },
  nashwindrider: {
    text: {
      en: 'During the Engagement Phase, after a friendly small ship at range 0-3 that has not engaged yet is destroyed, you may spend 1 charge; that ship engages at the current initiative.',
      de: 'Während der Kampfphase darfst du, nachdem ein befreundetes kleines Schiff in Reichweite 0–3 zerstört worden ist, das noch nicht gekämpft hat, 1 Ladung ausgeben; jenes Schiff kämpft bei der aktuellen Initiative.',
    },
    abilities: [
      when('destroyed', {
        of: 'friendly',
        range: [0, 3],
        if: (s, _me, { ship }) =>
          s.phase === 'engagement' &&
          printed(s.ships[ship]).size === 'small' &&
          (s.ships[ship].marks & ENGAGED) === 0 &&
          initiativeOf(s, s.ships[ship]) < s.initiative,
        may: true,
        cost: { charges: 1 },
        run(t, me, { ship }) {
          const { initiatives } = t.state.ships[ship]
          initiatives.push({ value: t.state.initiative, until: 'engagement', by: me.card })
        },
      }),
    ],
  },
  'darthvader-tieddefender': {
    text: {
      en: 'You can spend Force only while you attack. While you attack, you may spend 1 Force to change 1 blank result to a hit.',
      de: 'Du kannst Macht nur ausgeben, während du angreifst. Während du angreifst, darfst du 1 Macht ausgeben, um 1 Leerseite in einen Treffer zu ändern.',
    },
    abilities: [
      always({
        maySpendForce: ({ attack }, me, ship) =>
          ship.id !== me.ship || (attack !== null && amAttacker(me, attack)),
      }),
      ...changeOwn('blank', 'hit', 1, { as: 'attacker', cost: { force: 1 } }),
    ],
  },
  magnatolvan: {
    text: {
      en: 'With 2 stress tokens or fewer you can perform white actions even while stressed. After you gain a stress token, you may perform a white action, if you can.',
      de: 'Mit höchstens 2 Stressmarkern kannst du weiße Aktionen durchführen, auch während du gestresst bist. Nachdem du einen Stressmarker erhalten hast, darfst du eine weiße Aktion durchführen, falls du kannst.',
    },
    abilities: [
      always({
        whileStressed: (_s, me, ship, _action, colour) =>
          ship.id === me.ship && colour === 'white' && countOf(ship, 'stress') <= 2,
      }),
      when('token-gained', {
        if: (_s, _me, { token }) => token === 'stress',
        possible: canPerform(undefined, { test: ({ colour }) => colour === 'white' }),
        run: perform(undefined, { test: ({ colour }) => colour === 'white' }),
      }),
    ],
  },
  'lieutenantkarsabi-ssl': {
    text: {
      en: 'When you perform a reload action, the upgrade that you choose recovers 1 charge more.',
      de: 'Sobald du eine Nachlade-Aktion durchführst, stellt die gewählte Aufwertung 1 zusätzliche Ladung wieder her.',
    },
    abilities: [
      when('reloaded', {
        run(t, me, { slot }) {
          recoverCharge(t, me.ship, slot)
        },
      }),
    ],
  },
  'majorvynder-ssl': {
    text: {
      en: 'After you attack with a missile, you may make a bonus attack with a cannon. While you make that attack, you may change 1 focus result to a hit.',
      de: 'Nachdem du mit einer Rakete angegriffen hast, darfst du einen Bonusangriff mit einer Kanone durchführen. Während jenes Angriffs darfst du 1 Fokus-Ergebnis in einen Treffer ändern.',
    },
    abilities: [
      when('attacked', {
        bonusAttack: true,
        if: (s, me) =>
          s.attack !== null &&
          attackedWith(s, s.attack, 'missile') &&
          hasAttack(s, mine(s, me), withCannon(mine(s, me))),
        *run(t, me) {
          const ship = mine(t.state, me)
          ship.lasting.push({ key: BONUS, value: 1, until: 'end' })
          yield* performAttack(t, me.ship, withCannon(ship))
          ship.lasting = ship.lasting.filter(({ key }) => key !== BONUS)
        },
      }),
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, me, attack) =>
          attack.bonus && isBonus(s, me) && modifiable(s, 'attack', 'focus', me.ship) > 0,
        run(t) {
          changeDice(t, 'attack', 'focus', 'hit', 1)
        },
      }),
    ],
  },
  coloneljendon: {
    text: {
      en: 'At the start of the Activation Phase, you may spend 1 charge. If you do, friendly ships that acquire locks this round must acquire them beyond range 3 instead of at range 0-3.',
      de: 'Zu Beginn der Aktivierungsphase darfst du 1 Ladung ausgeben. Falls du das tust, müssen befreundete Schiffe, die in dieser Runde Ziele erfassen, sie außerhalb von Reichweite 3 statt in Reichweite 0–3 erfassen.',
    },
    abilities: [
      atStartOf('activation', {
        may: true,
        cost: { charges: 1 },
        run(t, me) {
          mine(t.state, me).lasting.push({ key: FAR_LOCKS, value: 1, until: 'end' })
        },
      }),
      always({
        lockRange: (s, me, ship) =>
          areFriends(s, me.ship, ship.id) && mine(s, me).lasting.some(({ key }) => key === FAR_LOCKS)
            ? [4, ANY_RANGE[1]]
            : null,
      }),
    ],
  },
}
