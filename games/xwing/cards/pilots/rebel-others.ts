/** Pilots of the Rebel Alliance with abilities of their own kind. */

import { always, modify, when } from '../../rules/abilities.ts'
import { recoverForce } from '../../rules/charges.ts'
import { assignCondition } from '../../rules/conditions.ts'
import { exposeAt, facedownOf } from '../../rules/damage.ts'
import { countFace, removeDie } from '../../rules/dice.ts'
import { NEXT_MANEUVER } from '../../rules/maneuver.ts'
import { isShip } from '../../rules/range.ts'
import { isDisarmed, transferToken } from '../../rules/tokens.ts'
import { COLOUR, type Face } from '../../state.ts'
import { chooseFacedown } from '../damage-words.ts'
import { chooseFace } from '../dice-words.ts'
import { flipOne, flippable } from '../flip-words.ts'
import { maySideslip } from '../maneuvers.ts'
import type { Texts } from '../texts.ts'
import { attackedWith, chooseShip, friendsAt, mine, performed, weaponSlots } from '../words.ts'

const SPENT: readonly Face[] = ['hit', 'crit', 'focus']

/** Dash Rendar: a red token that an obstacle gave goes to a friend. */
const dash: Texts[string] = {
  text: {
    en: 'After you gain a red token because you moved through or overlapped an obstacle, you may transfer it to a friendly ship at range 0-1.',
    de: 'Nachdem du einen roten Marker erhalten hast, weil du dich durch ein Hindernis bewegt oder es überschnitten hast, darfst du ihn auf ein befreundetes Schiff in Reichweite 0–1 übertragen.',
  },
  abilities: [
    when('token-gained', {
      if: (s, me, event) =>
        COLOUR[event.token] === 'red' && event.thing !== undefined && friendsAt(s, me, 0, 1).length > 0,
      *run(t, me, { token, count }) {
        for (let i = 0; i < count; i++) {
          const chosen = yield* chooseShip(t, me, friendsAt(t.state, me, 0, 1))
          if (chosen === null) return
          yield* transferToken(t, me.ship, chosen.id, token)
        }
      },
    }),
  ],
}

export const rebelOthers: Texts = {
  keovenzee: {
    text: {
      en: 'After you reveal a bank or turn maneuver without active Force, you may increase its difficulty to execute it as a sideslip and recover 1 Force.',
      de: 'Nachdem du ohne aktive Macht ein Dreh- oder Wendemanöver aufgedeckt hast, darfst du seine Schwierigkeit erhöhen, um es als Slip auszuführen und 1 Macht wiederherzustellen.',
    },
    abilities: maySideslip((_maneuver, s, me) => mine(s, me).force === 0, {
      also(t, me) {
        mine(t.state, me).lasting.push({ key: NEXT_MANEUVER, value: 1, until: 'activation' })
        recoverForce(t, me.ship)
      },
    }),
  },
  captainrex: {
    text: {
      en: 'After you attack a ship, assign the condition Suppressive Fire to it.',
      de: 'Nachdem du ein Schiff angegriffen hast, weise ihm den Zustand „Sperrfeuer“ zu.',
    },
    abilities: [
      when('attacked', {
        if: (_s, _me, { defender }) => isShip(defender),
        *run(t, me, { defender }) {
          yield* assignCondition(t, defender, 'suppressivefire', me.ship)
        },
      }),
    ],
  },
  kullbeesperado: {
    text: {
      en: 'After you perform a barrel roll or boost action, you may flip your configuration.',
      de: 'Nachdem du eine Fassrollen- oder Schub-Aktion durchgeführt hast, darfst du deine Konfiguration umdrehen.',
    },
    abilities: [
      when('action-performed', {
        if: performed('barrel-roll', 'boost'),
        possible: (s, me) => flippable(mine(s, me), 'configuration').length > 0,
        may: true,
        run(t, me) {
          flipOne(t, mine(t.state, me), 'configuration')
        },
      }),
    ],
  },
  thanekyrell: {
    text: {
      en: 'While you attack, you may spend 1 focus, hit or crit result to look at the facedown damage cards of the defender, choose 1 and expose it.',
      de: 'Während du angreifst, darfst du 1 Fokus-Ergebnis, Treffer oder kritischen Treffer ausgeben, um die verdeckten Schadenskarten des Verteidigers anzusehen, 1 zu wählen und sie offenzulegen.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, _me, { defender, attackDice }) =>
          isShip(defender) &&
          facedownOf(s.ships[defender]).length > 0 &&
          SPENT.some((face) => countFace(attackDice, face) > 0),
        *run(t, me, { defender, attackDice }) {
          const there = SPENT.filter((face) => countFace(attackDice, face) > 0)
          removeDie(t, 'attack', yield* chooseFace(t, me, there))
          yield* exposeAt(t, defender, yield* chooseFacedown(t, me, t.state.ships[defender]))
        },
      }),
    ],
  },
  'tychocelchu-battleoverendor': {
    text: {
      en: 'You can attack with missiles even while disarmed. While you do, roll at most 4 attack dice.',
      de: 'Du kannst mit Raketen angreifen, auch während du entwaffnet bist. Während du das tust, wirf höchstens 4 Angriffswürfel.',
    },
    abilities: [
      always({
        armed: (_s, me, ship, weapon) => ship.id === me.ship && weaponSlots(ship, weapon).includes('missile'),
        mostAttackDice: (s, me, attack) =>
          attack.attacker === me.ship && isDisarmed(mine(s, me)) && attackedWith(s, attack, 'missile')
            ? 4
            : Number.POSITIVE_INFINITY,
      }),
    ],
  },
  'dashrendar-swz103-sl-rebelalliance': dash,
  'dashrendar-swz103-sl-scumandvillainy': dash,
}
