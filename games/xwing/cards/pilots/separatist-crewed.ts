/** Pilots of the Belbullab-22, the Firespray, the Gauntlet and the Sith Infiltrator. */

import type { ManeuverDifficulty } from '../../facts/dial.ts'
import { type CardText, type Me, modify, when } from '../../rules/abilities.ts'
import { type Allowed, hasAttack } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { changeDice, type DiceKind, modifiable, rerollable } from '../../rules/dice.ts'
import { initiativeOf } from '../../rules/initiative.ts'
import { hasLock } from '../../rules/locks.ts'
import { isAtRange, isInArc, isShip, shipsWhere } from '../../rules/range.ts'
import { gainToken, has, removeToken, spendToken, tokensOf } from '../../rules/tokens.ts'
import type { Attack, ObjectId, Ship, State, Token } from '../../state.ts'
import { inFiringArc } from '../formation.ts'
import { canCancelEvade, cancelResult } from '../results.ts'
import { removeRed } from '../token-words.ts'
import {
  canPerform,
  changeOwn,
  chooseToken,
  enemyOf,
  friendsAt,
  isFriend,
  mayRollMore,
  mine,
  perform,
  rerollOwn,
  revealed,
} from '../words.ts'

const EASIEST_FIRST: readonly ManeuverDifficulty[] = ['blue', 'white', 'red', 'purple']

/** Whether my revealed maneuver is easier than that of the other ship in the attack. */
function isEasier(s: State, me: Me, attack: Attack): boolean {
  const enemy = enemyOf(me, attack)
  const own = revealed(mine(s, me))
  const other = enemy < 0 ? null : revealed(s.ships[enemy])
  if (own === null || other === null) return false
  return EASIEST_FIRST.indexOf(own.difficulty) < EASIEST_FIRST.indexOf(other.difficulty)
}

/** Friendly ships with a calculate token at range 1 of an object. */
function calculators(s: State, me: Me, near: ObjectId): Ship[] {
  return shipsWhere(
    s,
    (ship) => isFriend(s, me, ship.id) && has(ship, 'calculate') && isAtRange(s, ship.id, near, 1, 1),
  )
}

/** Blue and red tokens. */
function shackles(ship: Ship): Token[] {
  return [...tokensOf(ship, 'blue'), ...tokensOf(ship, 'red')]
}

/** Red tokens but stress, and orange ones. */
function lighter(ship: Ship): Token[] {
  return [...tokensOf(ship, 'red').filter((token) => token !== 'stress'), ...tokensOf(ship, 'orange')]
}

/** A bonus primary attack; on the same target only after a miss. */
function again(defender: ObjectId, hit: boolean): Allowed {
  return { bonus: true, weapon: ({ primary }) => primary, defender: (other) => !hit || other !== defender }
}

export const separatistCrewed: { readonly [id: string]: CardText } = {
  captainsear: {
    text: {
      en: 'While a friendly ship at range 0-3 makes a primary attack against a defender in its bullseye arc, before Neutralize Results, it may spend 1 calculate token to cancel 1 evade.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–3 mit einer Primärwaffe einen Verteidiger in seinem zentralen Winkel angreift, darf es vor dem Neutralisieren der Ergebnisse 1 Berechnungsmarker ausgeben, um 1 Ausweich-Ergebnis zu negieren.',
    },
    abilities: [
      when('neutralizes', {
        of: 'friendly',
        range: [0, 3],
        if: (s, _me, { ship, defender }) =>
          s.attack?.weapon.primary === true &&
          isInArc(s, ship, 'bullseye', defender) &&
          has(s.ships[ship], 'calculate') &&
          canCancelEvade(s),
        may: true,
        *run(t, _me, { ship }) {
          yield* spendToken(t, ship, 'calculate')
          cancelResult(t, 'defense', 'evade')
        },
      }),
    ],
  },
  generalgrievous: {
    text: {
      en: 'While you make a primary attack, if you are not in the defender’s firing arc, you may reroll up to 2 attack dice.',
      de: 'Während du mit einer Primärwaffe angreifst, darfst du, falls du nicht im Feuerwinkel des Verteidigers bist, bis zu 2 Angriffswürfel neu werfen.',
    },
    abilities: rerollOwn(2, {
      as: 'attacker',
      if: (s, me, { weapon, defender }) =>
        weapon.primary && isShip(defender) && !inFiringArc(s, s.ships[defender], me.ship),
    }),
  },
  wattambor: {
    text: {
      en: 'While you make a primary attack, you may reroll 1 attack die for each friendly ship with a calculate token at range 1 of the defender.',
      de: 'Während du mit einer Primärwaffe angreifst, darfst du für jedes befreundete Schiff mit einem Berechnungsmarker in Reichweite 1 des Verteidigers 1 Angriffswürfel neu werfen.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, me, { weapon, defender }) =>
          weapon.primary &&
          rerollable(s, 'attack', undefined, me.ship).length > 0 &&
          calculators(s, me, defender).length > 0,
        *run(t, me, { defender }) {
          const max = calculators(t.state, me, defender).length
          yield* rerollSome(t, me, 'attack', { min: 1, max }, 'xw.g.dice-mod.4')
        },
      }),
    ],
  },
  'bobafett-firesprayclasspatrolcraft': {
    text: {
      en: 'While you defend and no other friendly ship is at range 0-2, you may change 1 of your blanks to a focus result.',
      de: 'Während du verteidigst und kein anderes befreundetes Schiff in Reichweite 0–2 ist, darfst du 1 deiner Leerseiten in ein Fokus-Ergebnis ändern.',
    },
    abilities: changeOwn('blank', 'focus', 1, {
      as: 'defender',
      if: (s, me) => friendsAt(s, me, 0, 2).length === 0,
    }),
  },
  jangofett: {
    text: {
      en: 'While you defend or make a primary attack, if your revealed maneuver is easier than that of the enemy ship, you may change 1 of its focus results to a blank.',
      de: 'Während du verteidigst oder mit einer Primärwaffe angreifst, darfst du, falls dein aufgedecktes Manöver leichter ist als das des feindlichen Schiffes, 1 seiner Fokus-Ergebnisse in eine Leerseite ändern.',
    },
    abilities: (['attack', 'defense'] as const).map((dice: DiceKind) =>
      modify({
        dice,
        as: dice === 'attack' ? 'defender' : 'attacker',
        if: (s, me, attack) =>
          (dice === 'attack' || attack.weapon.primary) &&
          modifiable(s, dice, 'focus', me.ship) > 0 &&
          isEasier(s, me, attack),
        run(t) {
          changeDice(t, dice, 'focus', 'blank', 1)
        },
      }),
    ),
  },
  'bokatankryze-separatistalliance': {
    text: {
      en: 'Before a friendly ship at range 0-2 activates, you may spend 1 charge. If you do, it may gain 1 strain token to remove 1 red token that is no stress token, or 1 orange token.',
      de: 'Bevor ein befreundetes Schiff in Reichweite 0–2 aktiviert wird, darfst du 1 Ladung ausgeben. Tust du das, darf es 1 Anstrengungsmarker erhalten, um 1 roten Marker, der kein Stressmarker ist, oder 1 orangen Marker zu entfernen.',
    },
    abilities: [
      when('activates', {
        of: 'friendly',
        range: [0, 2],
        if: (s, _me, { ship }) => lighter(s.ships[ship]).length > 0,
        may: true,
        cost: { charges: 1 },
        *run(t, me, { ship }) {
          const token = yield* chooseToken(t, me, lighter(t.state.ships[ship]))
          if (token === null) return
          yield* gainToken(t, ship, 'strain', 1, me.ship)
          removeToken(t, ship, token)
        },
      }),
    ],
  },
  previzsla: {
    text: {
      en: 'While you attack a ship whose initiative is equal to or higher than yours, you may spend 2 charges to roll 1 additional die.',
      de: 'Während du ein Schiff angreifst, dessen Initiative mindestens so hoch ist wie deine, darfst du 2 Ladungen ausgeben, um 1 zusätzlichen Würfel zu werfen.',
    },
    abilities: mayRollMore({
      as: 'attacker',
      cost: { charges: 2 },
      if: (s, me, { defender }) =>
        isShip(defender) && initiativeOf(s, s.ships[defender]) >= initiativeOf(s, mine(s, me)),
    }),
  },
  '066': {
    text: {
      en: 'After you defend, you may spend 1 calculate token to perform an action.',
      de: 'Nachdem du verteidigt hast, darfst du 1 Berechnungsmarker ausgeben, um eine Aktion durchzuführen.',
    },
    abilities: [
      when('defended', {
        possible: canPerform(),
        may: true,
        cost: { spend: { calculate: 1 } },
        run: perform(),
      }),
    ],
  },
  countdooku: {
    text: {
      en: 'After you defend, if the attacker is in your firing arc, you may spend 1 Force to remove 1 of your blue or red tokens. After you make an attack that hits, you may spend 1 Force to perform an action.',
      de: 'Nachdem du verteidigt hast, darfst du, falls der Angreifer in deinem Feuerwinkel ist, 1 Macht ausgeben, um 1 deiner blauen oder roten Marker zu entfernen. Nachdem dein Angriff getroffen hat, darfst du 1 Macht ausgeben, um eine Aktion durchzuführen.',
    },
    abilities: [
      when('defended', {
        if: (s, me, { attacker }) =>
          inFiringArc(s, mine(s, me), attacker) && (shackles(mine(s, me)).length > 0 || isLocked(s, me)),
        may: true,
        cost: { force: 1 },
        *run(t, me) {
          yield* removeRed(t, me, mine(t.state, me), shackles(mine(t.state, me)))
        },
      }),
      when('attacked', {
        if: (_s, _me, { hit }) => hit,
        possible: canPerform(),
        may: true,
        cost: { force: 1 },
        run: perform(),
      }),
    ],
  },
  darthmaul: {
    text: {
      en: 'After you attack, you may spend 2 Force to make a bonus primary attack against another target, or against the same one if your attack missed.',
      de: 'Nachdem du angegriffen hast, darfst du 2 Macht ausgeben, um einen Bonusangriff mit einer Primärwaffe gegen ein anderes Ziel durchzuführen, oder gegen dasselbe, falls dein Angriff verfehlt hat.',
    },
    abilities: [
      when('attacked', {
        bonusAttack: true,
        if: (s, me, { defender, hit }) => hasAttack(s, mine(s, me), again(defender, hit)),
        may: true,
        cost: { force: 2 },
        *run(t, me, { defender, hit }) {
          yield* performAttack(t, me.ship, again(defender, hit))
        },
      }),
    ],
  },
}

function isLocked(s: State, me: Me): boolean {
  return s.ships.some((ship) => hasLock(ship, me.ship))
}
