/** Conditions that count while their ship attacks or defends, or after it. */

import { printed } from '../facts/printed.ts'
import { type Ability, always, type Me, modify, when } from '../rules/abilities.ts'
import { isAllowed } from '../rules/ask-cards.ts'
import { assignCondition, POINTS_ON, removeThisCondition } from '../rules/conditions.ts'
import { addDie, changeDice, countFace, modifiable, removeDie } from '../rules/dice.ts'
import { areFriends } from '../rules/friends.ts'
import { isInArc, isShip, shipsWhere } from '../rules/range.ts'
import { gainToken, has, hasSpent, spendToken } from '../rules/tokens.ts'
import {
  ATTACKED,
  type Attack,
  COLOUR,
  type Face,
  opponentOf,
  type Ship,
  type State,
  TOKENS,
} from '../state.ts'
import { assigner, note, thisCondition } from './condition-words.ts'
import { chooseFace } from './dice-words.ts'
import { inAttackArc } from './formation.ts'
import type { Texts } from './texts.ts'
import { amDefender, chooseShip, isEnemy, isOfType, mine } from './words.ts'

function isPilot(ship: Ship, pilot: string): boolean {
  return printed(ship).pilot.id === pilot
}

/** Friendly ships with a certain pilot that the attack arc covers. */
function guards(s: State, me: Me, attack: Attack, pilot: string): Ship[] {
  return shipsWhere(
    s,
    (ship) => areFriends(s, me.ship, ship.id) && isPilot(ship, pilot) && inAttackArc(s, attack, ship.id),
  )
}

const HANDMAIDEN = 'naboohandmaiden'
const OTHERS: readonly Face[] = ['blank', 'focus']

/** Handmaidens who may still help in this attack: each of them once. */
function handmaidens(s: State, me: Me, attack: Attack): Ship[] {
  return guards(s, me, attack, HANDMAIDEN).filter(
    (ship) =>
      has(ship, 'evade') && isAllowed(s, 'maySpend', ship, 'evade') && !attack.used.includes(helpedBy(ship)),
  )
}

function helpedBy({ id }: Ship): string {
  return `decoyed by ${id}`
}

/** A handmaiden spends an evade token for the defender: one more evade, or one in the place of another result. */
function handmaidenHelps(adds: boolean): Ability {
  const there = (s: State, me: Me): Face[] =>
    OTHERS.filter((face) => modifiable(s, 'defense', face, me.ship) > 0)
  return modify({
    key: adds ? 'adds' : 'changes',
    does: adds
      ? { en: 'add an evade', de: 'ein Ausweichen hinzufügen' }
      : { en: 'change a result to an evade', de: 'ein Ergebnis in ein Ausweichen ändern' },
    dice: 'defense',
    as: 'defender',
    again: true,
    spends: 'evade',
    if: (s, me, attack) =>
      isOfType(mine(s, me), 'nabooroyaln1starfighter') === adds &&
      handmaidens(s, me, attack).length > 0 &&
      (adds || there(s, me).length > 0),
    *run(t, me, attack) {
      const helper = yield* chooseShip(t, me, handmaidens(t.state, me, attack), { must: true })
      if (helper === null) return
      attack.used.push(helpedBy(helper))
      yield* spendToken(t, helper.id, 'evade')
      if (adds) addDie(t, 'defense', 'evade')
      else changeDice(t, 'defense', yield* chooseFace(t, me, there(t.state, me)), 'evade', 1)
    },
  })
}

function hasSpentGreen(attack: Attack, { ship }: Me): boolean {
  return TOKENS.some((token) => COLOUR[token] === 'green' && hasSpent(attack, ship, token))
}

export const attackConditions: Texts = {
  suppressivefire: {
    text: {
      en: 'While you attack a ship other than Captain Rex, roll 1 fewer attack die. This condition is removed after Captain Rex defends or is destroyed, and at the end of an Engagement Phase in which he did not attack.',
      de: 'Während du ein anderes Schiff als Captain Rex angreifst, wirf 1 Angriffswürfel weniger. Dieser Zustand wird entfernt, nachdem Captain Rex verteidigt hat oder zerstört worden ist, und am Ende einer Kampfphase, in der er nicht angegriffen hat.',
    },
    abilities: [
      always({
        attackDice: (s, me, { attacker, defender }) =>
          attacker === me.ship && isShip(defender) && defender !== assigner(s, me) ? -1 : 0,
      }),
      when('defended', {
        of: 'any',
        if: (s, me, { ship }) => ship === assigner(s, me),
        run: removeThisCondition,
      }),
      when('destroyed', {
        of: 'any',
        if: (s, me, { ship }) => ship === assigner(s, me),
        run: removeThisCondition,
      }),
      when('phase-ends', {
        if: (s, me, { phase }) => phase === 'engagement' && (s.ships[assigner(s, me)].marks & ATTACKED) === 0,
        run: removeThisCondition,
      }),
    ],
  },
  decoyed: {
    text: {
      en: 'While you defend, each friendly Naboo Handmaiden in the attack arc may spend 1 evade token to change 1 of your results to an evade; if you are a Naboo Royal N-1, to add 1 evade result instead.',
      de: 'Während du verteidigst, darf jede befreundete Zofe von Naboo im Angriffswinkel 1 Ausweichmarker ausgeben, um 1 deiner Ergebnisse in ein Ausweichen zu ändern; bist du ein Königlicher N-1 von Naboo, stattdessen, um 1 Ausweichen-Ergebnis hinzuzufügen.',
    },
    abilities: [handmaidenHelps(false), handmaidenHelps(true)],
  },
  guarded: {
    text: {
      en: 'While you defend outside the attacker’s bullseye arc, roll 1 additional defense die for each friendly MagnaGuard Protector in the attack arc that has a calculate or evade token.',
      de: 'Während du außerhalb des zentralen Winkels des Angreifers verteidigst, wirf für jeden befreundeten Beschützer der Magnawächter im Angriffswinkel, der einen Berechnungs- oder Ausweichmarker hat, 1 Verteidigungswürfel mehr.',
    },
    abilities: [
      always({
        defenseDice: (s, me, attack) =>
          amDefender(me, attack) && !isInArc(s, attack.attacker, 'bullseye', me.ship)
            ? guards(s, me, attack, 'magnaguardprotector').filter(
                (ship) => has(ship, 'calculate') || has(ship, 'evade'),
              ).length
            : 0,
      }),
    ],
  },
  fearfulprey: {
    text: {
      en: 'After you defend against an enemy Fearsome Predator without having spent a green token during the attack, gain 1 strain token.',
      de: 'Nachdem du gegen einen feindlichen Fürchterlichen Jäger verteidigt hast, ohne während des Angriffs einen grünen Marker auszugeben, erhalte 1 Anstrengungsmarker.',
    },
    abilities: [
      when('defended', {
        if: (s, me, { attacker }) =>
          s.attack !== null &&
          isEnemy(s, me, attacker) &&
          isPilot(s.ships[attacker], 'fearsomepredator') &&
          !hasSpentGreen(s.attack, me),
        *run(t, me) {
          yield* gainToken(t, me.ship, 'strain', 1, assigner(t.state, me))
        },
      }),
    ],
  },
  [POINTS_ON]: {
    text: {
      en: 'While you attack a ship at attack range 0-2 whose player has more mission points than you, you may spend 1 crit result; that player loses 1 mission point, which is put on this card. After you defend, if an enemy ship at attack range 0-2 destroyed you, this condition with its points is assigned to the attacker. At the end of the match you score the points on this card.',
      de: 'Während du in Angriffsreichweite 0–2 ein Schiff angreifst, dessen Spieler mehr Missionspunkte hat als du, darfst du 1 kritischen Treffer ausgeben; jener Spieler verliert 1 Missionspunkt, der auf diese Karte gelegt wird. Nachdem du verteidigt hast und dabei von einem feindlichen Schiff in Angriffsreichweite 0–2 zerstört worden bist, wird dieser Zustand mit seinen Punkten dem Angreifer zugewiesen. Am Spielende verdienst du die Punkte auf dieser Karte.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, me, { range, defender, attackDice }) => {
          const { seat } = mine(s, me)
          return (
            range <= 2 &&
            isShip(defender) &&
            s.ships[defender].seat !== seat &&
            s.score[opponentOf(seat)] > s.score[seat] &&
            countFace(attackDice, 'crit') > 0
          )
        },
        run(t, me) {
          const s = t.state
          const seat = opponentOf(mine(s, me).seat)
          removeDie(t, 'attack', 'crit')
          s.score[seat]--
          note(t, me, thisCondition(s, me).note + 1)
          t.log?.('lose-point', 'xw.g.mission-points.1', { seat, card: me.card, total: s.score[seat] })
        },
      }),
      when('defended', {
        if: (s, me, { destroyed, attacker }) =>
          destroyed && (s.attack?.range ?? 3) <= 2 && isEnemy(s, me, attacker),
        *run(t, me, { attacker }) {
          const { by, note: points } = thisCondition(t.state, me)
          yield* assignCondition(t, attacker, POINTS_ON, by, { note: points })
        },
      }),
    ],
  },
}
