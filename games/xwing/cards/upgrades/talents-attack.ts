/** Talents for the attacker. */

import { always, attackWith, type CardText, type Me, modify, when } from '../../rules/abilities.ts'
import { hasAttack } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { spendCharge } from '../../rules/charges.ts'
import { expose, sufferDamage } from '../../rules/damage.ts'
import { changeDice, countFace, removeDie } from '../../rules/dice.ts'
import { areFriends } from '../../rules/friends.ts'
import { initiativeOf } from '../../rules/initiative.ts'
import { isAtRange, isShip, shipsWhere } from '../../rules/range.ts'
import { gainToken, has, isDamaged } from '../../rules/tokens.ts'
import type { Attack, ObjectId, State } from '../../state.ts'
import { changeOneOf, chooseResult } from '../dice-words.ts'
import { inFiringArc } from '../formation.ts'
import { canCancelEvade } from '../results.ts'
import {
  amAttacker,
  amInArc,
  attackedWith,
  changeOwn,
  chooseShip,
  diceOf,
  friendsAt,
  frozen,
  isEnemy,
  isFriend,
  mine,
  rerollOwn,
} from '../words.ts'
import { hasRerollable, isBullseye, isFrontArcAttack, thisAt, withThis } from './attack-words.ts'

/** More friends than enemies at range 0-1 of a ship, neither counting the ship itself. */
function isOutnumbered(s: State, me: Me, around: ObjectId): boolean {
  const near = shipsWhere(s, (ship) => ship.id !== around && isAtRange(s, around, ship.id, 0, 1))
  return (
    near.filter(({ id }) => isFriend(s, me, id)).length > near.filter(({ id }) => isEnemy(s, me, id)).length
  )
}

export const attackTalents: { readonly [id: string]: CardText } = {
  'apexpredator-battleoverendor': {
    text: {
      en: 'While you make a primary attack against a ship of lower initiative, you may reroll 1 attack die.',
      de: 'Während du mit einer Primärwaffe ein Schiff mit niedrigerer Initiative angreifst, darfst du 1 Angriffswürfel neu werfen.',
    },
    abilities: rerollOwn(1, {
      as: 'attacker',
      if: (s, me, { weapon, defender }) =>
        weapon.primary &&
        isShip(defender) &&
        initiativeOf(s, s.ships[defender]) < initiativeOf(s, mine(s, me)),
    }),
  },
  crackshot: {
    text: {
      en: 'While you make a primary attack against a ship in your bullseye arc, before Neutralize Results you may spend 1 charge to cancel 1 evade result.',
      de: 'Während du mit einer Primärwaffe ein Schiff in deinem zentralen Winkel angreifst, darfst du vor dem Neutralisieren der Ergebnisse 1 Ladung ausgeben, um 1 Ausweich-Ergebnis zu negieren.',
    },
    abilities: [
      when('neutralizes', {
        if: (s, me) => s.attack?.weapon.primary === true && isBullseye(s, me, s.attack) && canCancelEvade(s),
        may: true,
        cost: { charges: 1 },
        run(t) {
          removeDie(t, 'defense', 'evade')
        },
      }),
    ],
  },
  deadeyeshot: {
    text: {
      en: 'While you make a primary attack against a ship in your bullseye arc that has a facedown damage card, you may spend 1 hit or change 1 crit to a hit; then the defender exposes 1 damage card.',
      de: 'Während du mit einer Primärwaffe ein Schiff in deinem zentralen Winkel angreifst, das eine verdeckte Schadenskarte hat, darfst du 1 Treffer ausgeben oder 1 kritischen Treffer in einen Treffer ändern; dann legt der Verteidiger 1 Schadenskarte offen.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, me, attack) =>
          attack.weapon.primary &&
          isBullseye(s, me, attack) &&
          isShip(attack.defender) &&
          s.ships[attack.defender].damage.some(({ up }) => !up) &&
          attack.attackDice.some(({ face }) => face === 'hit' || face === 'crit'),
        *run(t, me, attack) {
          const face = yield* chooseResult(t, me, attack, 'attack', ['hit', 'crit'])
          if (face === 'hit') removeDie(t, 'attack', 'hit')
          else changeDice(t, 'attack', 'crit', 'hit', 1)
          yield* expose(t, attack.defender)
        },
      }),
    ],
  },
  'fanatic-battleofyavin': {
    text: {
      en: 'While you make a primary attack and are damaged, you may change 1 focus result to a hit.',
      de: 'Während du mit einer Primärwaffe angreifst und beschädigt bist, darfst du 1 Fokus-Ergebnis in einen Treffer ändern.',
    },
    abilities: changeOwn('focus', 'hit', 1, {
      as: 'attacker',
      if: (s, me, { weapon }) => weapon.primary && isDamaged(mine(s, me)),
    }),
  },
  fanatical: {
    text: {
      en: 'While you make a primary attack without shields, you may change 1 focus result to a hit.',
      de: 'Während du ohne Schilde mit einer Primärwaffe angreifst, darfst du 1 Fokus-Ergebnis in einen Treffer ändern.',
    },
    abilities: changeOwn('focus', 'hit', 1, {
      as: 'attacker',
      if: (s, me, { weapon }) => weapon.primary && mine(s, me).shields === 0,
    }),
  },
  fearless: {
    text: {
      en: 'While you make a primary front arc attack at attack range 1 in the front arc of the defender, you may change 1 of your results to a hit.',
      de: 'Während du bei Angriffsreichweite 1 im Frontwinkel des Verteidigers einen Frontwinkel-Angriff mit einer Primärwaffe durchführst, darfst du 1 deiner Ergebnisse in einen Treffer ändern.',
    },
    abilities: [
      ...changeOneOf(['blank', 'focus', 'crit'], 'hit', {
        as: 'attacker',
        if: (s, me, attack) =>
          attack.weapon.primary &&
          isFrontArcAttack(attack) &&
          attack.range === 1 &&
          isShip(attack.defender) &&
          amInArc(s, me, 'front', attack.defender),
      }),
    ],
  },
  heroic: {
    text: {
      en: 'While you defend or attack, if you have 2 or more results and all are blank, you may reroll any of them.',
      de: 'Während du verteidigst oder angreifst, darfst du, falls du mindestens 2 Ergebnisse hast und alle leer sind, beliebig viele davon neu werfen.',
    },
    abilities: (['attack', 'defense'] as const).flatMap((dice) =>
      rerollOwn(6, {
        as: dice === 'attack' ? 'attacker' : 'defender',
        if: (_s, _me, attack) =>
          diceOf(attack, dice).length >= 2 && diceOf(attack, dice).every(({ face }) => face === 'blank'),
      }),
    ),
  },
  juke: {
    text: {
      en: 'While you attack and have an evade token, you may change 1 evade result of the defender to a focus result.',
      de: 'Während du angreifst und einen Ausweichmarker hast, darfst du 1 Ausweich-Ergebnis des Verteidigers in ein Fokus-Ergebnis ändern.',
    },
    abilities: [
      modify({
        dice: 'defense',
        as: 'attacker',
        if: (s, me, attack) => has(mine(s, me), 'evade') && countFace(attack.defenseDice, 'evade') > 0,
        run(t) {
          changeDice(t, 'defense', 'evade', 'focus', 1)
        },
      }),
    ],
  },
  lonewolf: {
    text: {
      en: 'While you defend or attack, if no other friendly ship is at range 0-2, you may spend 1 charge to reroll 1 of your dice.',
      de: 'Während du verteidigst oder angreifst, darfst du, falls kein anderes befreundetes Schiff in Reichweite 0–2 ist, 1 Ladung ausgeben, um 1 deiner Würfel neu zu werfen.',
    },
    abilities: rerollOwn(1, {
      as: 'both',
      cost: { charges: 1 },
      if: (s, me) => friendsAt(s, me, 0, 2).length === 0,
    }),
  },
  marksmanship: {
    text: {
      en: 'While you attack a ship in your bullseye arc, you may change 1 hit to a crit.',
      de: 'Während du ein Schiff in deinem zentralen Winkel angreifst, darfst du 1 Treffer in einen kritischen Treffer ändern.',
    },
    abilities: changeOwn('hit', 'crit', 1, { as: 'attacker', if: isBullseye }),
  },
  'noescape-battleoverendor': {
    text: {
      en: 'While you make a primary attack, if more of your friendly ships than other enemy ships are at range 0-1 of the defender, you may reroll 1 blank result.',
      de: 'Während du mit einer Primärwaffe angreifst, darfst du, falls in Reichweite 0–1 des Verteidigers mehr befreundete als andere feindliche Schiffe sind, 1 Leer-Ergebnis neu werfen.',
    },
    abilities: rerollOwn(
      1,
      {
        as: 'attacker',
        if: (s, me, { weapon, defender }) => weapon.primary && isOutnumbered(s, me, defender),
      },
      'blank',
    ),
  },
  notorious: {
    text: {
      en: 'After you defend, if the attacker is in your firing arc, you may spend 1 charge; then it gains 1 strain token. While you attack a strained ship, you may reroll 1 blank result.',
      de: 'Nachdem du verteidigt hast, darfst du, falls der Angreifer in deinem Feuerwinkel ist, 1 Ladung ausgeben; dann erhält er 1 Anstrengungsmarker. Während du ein angestrengtes Schiff angreifst, darfst du 1 Leer-Ergebnis neu werfen.',
    },
    abilities: [
      when('defended', {
        if: (s, me, { attacker }) => inFiringArc(s, mine(s, me), attacker),
        may: true,
        cost: { charges: 1 },
        *run(t, me, { attacker }) {
          yield* gainToken(t, attacker, 'strain', 1, me.ship)
        },
      }),
      ...rerollOwn(
        1,
        {
          as: 'attacker',
          if: (s, _me, { defender }) => isShip(defender) && has(s.ships[defender], 'strain'),
        },
        'blank',
      ),
    ],
  },
  outmaneuver: {
    text: {
      en: 'While you make a front arc attack outside the firing arcs of the defender, it rolls 1 fewer defense die.',
      de: 'Während du außerhalb der Feuerwinkel des Verteidigers einen Frontwinkel-Angriff durchführst, wirft er 1 Verteidigungswürfel weniger.',
    },
    abilities: [
      always({
        defenseDice: (s, me, attack) =>
          amAttacker(me, attack) &&
          isFrontArcAttack(attack) &&
          isShip(attack.defender) &&
          !inFiringArc(s, s.ships[attack.defender], me.ship)
            ? -1
            : 0,
      }),
    ],
  },
  predator: {
    text: {
      en: 'While you make a primary attack against a ship in your bullseye arc, you may reroll 1 attack die.',
      de: 'Während du mit einer Primärwaffe ein Schiff in deinem zentralen Winkel angreifst, darfst du 1 Angriffswürfel neu werfen.',
    },
    abilities: rerollOwn(1, {
      as: 'attacker',
      if: (s, me, attack) => attack.weapon.primary && isBullseye(s, me, attack),
    }),
  },
  ruthless: {
    text: {
      en: 'While you attack, you may choose another friendly ship at range 0-1 of the defender. It suffers 1 hit damage, and you may change 1 of your results to a hit.',
      de: 'Während du angreifst, darfst du ein anderes befreundetes Schiff in Reichweite 0–1 des Verteidigers wählen. Es erleidet 1 Treffer-Schaden, und du darfst 1 deiner Ergebnisse in einen Treffer ändern.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, me, attack) =>
          bystanders(s, me.ship, attack).length > 0 && attack.attackDice.some(({ face }) => face !== 'hit'),
        *run(t, me, attack) {
          const chosen = yield* chooseShip(t, me, bystanders(t.state, me.ship, attack))
          if (chosen === null) return
          yield* sufferDamage(t, chosen.id, 'hit', 1, { by: me.ship, attack: false })
          const face = yield* chooseResult(t, me, attack, 'attack', ['blank', 'focus', 'crit', 'hit'])
          changeDice(t, 'attack', face, 'hit', 1)
        },
      }),
    ],
  },
  saturationsalvo: {
    text: {
      en: 'While you make a torpedo or missile attack, you may spend 1 charge of that card and choose 2 defense dice; the defender rerolls them.',
      de: 'Während du mit einem Torpedo oder einer Rakete angreifst, darfst du 1 Ladung jener Karte ausgeben und 2 Verteidigungswürfel wählen; der Verteidiger wirft sie neu.',
    },
    abilities: [
      modify({
        dice: 'defense',
        as: 'attacker',
        if: (s, me, attack) =>
          attackedWith(s, attack, 'torpedo', 'missile') &&
          mine(s, me).charges[attack.weapon.slot] > 0 &&
          hasRerollable(s, 'defense'),
        *run(t, me, { weapon }) {
          yield* spendCharge(t, me.ship, weapon.slot)
          yield* rerollSome(t, me, 'defense', { min: 2, max: 2 }, 'xw.a.faq-dice.4')
        },
      }),
    ],
  },
  snapshot: {
    text: {
      en: 'After an enemy ship executes a maneuver, you may make this attack against it as a bonus attack. Attack: Your dice cannot be modified.',
      de: 'Nachdem ein feindliches Schiff ein Manöver ausgeführt hat, darfst du diesen Angriff als Bonusangriff gegen es durchführen. Angriff: Deine Würfel können nicht modifiziert werden.',
    },
    abilities: [
      attackWith({}),
      when('maneuver-executed', {
        of: 'enemy',
        if: (s, me, { ship }) => hasAttack(s, mine(s, me), thisAt(me, ship)),
        *run(t, me, { ship }) {
          yield* performAttack(t, me.ship, thisAt(me, ship))
        },
      }),
      always(frozen('attack', (_s, me, attack) => withThis(me, attack))),
    ],
  },
  trickshot: {
    text: {
      en: 'While you make an attack that is obstructed by an obstacle, roll 1 additional attack die.',
      de: 'Während du einen Angriff durchführst, der durch ein Hindernis versperrt ist, wirf 1 zusätzlichen Angriffswürfel.',
    },
    abilities: [
      always({
        attackDice: (_s, me, attack) => (amAttacker(me, attack) && attack.obstructedBy.length > 0 ? 1 : 0),
      }),
    ],
  },
}

/** Friends of the attacker at range 0-1 of the defender. */
function bystanders(s: State, attacker: number, { defender }: Attack): State['ships'] {
  return shipsWhere(
    s,
    (ship) =>
      ship.id !== attacker && areFriends(s, attacker, ship.id) && isAtRange(s, defender, ship.id, 0, 1),
  )
}
