/** Gunners that change dice. */

import {
  always,
  atStartOf,
  type CardText,
  duringSystemPhase,
  type Me,
  modify,
  when,
} from '../../rules/abilities.ts'
import { attackDiceCount, isPrimaryAtRange0 } from '../../rules/attack/attack-dice.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { canRecoverCharge, recoverCharge } from '../../rules/charges.ts'
import { addDie, changeDice, countFace } from '../../rules/dice.ts'
import { isInArc, isShip } from '../../rules/range.ts'
import { countOf, gainToken, has, tokensOf } from '../../rules/tokens.ts'
import type { Attack, ObjectId, Ship, State } from '../../state.ts'
import { inFiringArc, inTurretArc, shipsInAttackArc } from '../formation.ts'
import { locksAsOptions, type Removable, removable, removeOne } from '../token-words.ts'
import { changeOwn, chooseShip, enemyOf, friendsAt, mine } from '../words.ts'
import { hasRerollable } from './attack-words.ts'

const firingArcFriends = (s: State, me: Me, min: number): Ship[] =>
  friendsAt(s, me, min, 3).filter(({ id }) => inFiringArc(s, mine(s, me), id))

/** Red or orange tokens that are not locks. */
function isHindered(ship: Ship): boolean {
  return tokensOf(ship, 'red').length + tokensOf(ship, 'orange').length > 0
}

/** "Add 1 blank result", while I attack with a primary weapon or defend. */
function addsBlank(dice: 'attack' | 'defense') {
  return modify({
    dice,
    as: dice === 'attack' ? 'attacker' : 'defender',
    if: (s, me, attack) => (dice === 'defense' || attack.weapon.primary) && isEnemyIn('front', s, me, attack),
    run(t) {
      addDie(t, dice, 'blank')
    },
  })
}

function isEnemyIn(arc: 'front' | 'turret', s: State, me: Me, attack: Attack): boolean {
  const enemy = enemyOf(me, attack)
  if (enemy < 0) return false
  return arc === 'front' ? isInArc(s, me.ship, 'front', enemy) : inTurretArc(s, mine(s, me), enemy)
}

function helped(me: Me): string {
  return `${me.ship} ${me.slot} helps`
}

/** "In my front or rear arc." */
function isAheadOrBehind(s: State, me: Me, object: ObjectId): boolean {
  return isInArc(s, me.ship, 'front', object) || isInArc(s, me.ship, 'rear', object)
}

/** Orange and red tokens of a defender; a remote has locks alone. */
function burdensOf(s: State, defender: ObjectId): readonly Removable[] {
  return isShip(defender)
    ? removable(s, s.ships[defender], ['orange', 'red'], true)
    : locksAsOptions(s, defender)
}

/** What "to a maximum of 4" leaves of one more die. */
const SAXONS_DICE = 4

export const diceGunners: { readonly [id: string]: CardText } = {
  'garsaxon-gunner': {
    text: {
      en: 'Your lock action can choose only an object in your front or rear arc. While you make a primary attack against a defender in your front or rear arc, you may remove 1 orange or red token from it to roll 1 additional attack die, to a maximum of 4.',
      de: 'Deine Zielerfassungs-Aktion kann nur ein Objekt in deinem Front- oder Heckwinkel wählen. Während du mit einer Primärwaffe einen Verteidiger in deinem Front- oder Heckwinkel angreifst, darfst du 1 orangen oder roten Marker von ihm entfernen, um 1 zusätzlichen Angriffswürfel zu werfen, bis zu einem Maximum von 4.',
    },
    abilities: [
      always({
        mayChooseLock: (s, me, ship, target) => ship.id !== me.ship || isAheadOrBehind(s, me, target),
      }),
      when('rolls-attack-dice', {
        if: (s, me) =>
          s.attack?.weapon.primary === true &&
          !isPrimaryAtRange0(s.attack) &&
          isAheadOrBehind(s, me, s.attack.defender) &&
          burdensOf(s, s.attack.defender).length > 0 &&
          attackDiceCount(s, s.attack) < SAXONS_DICE,
        *run(t, me) {
          const { attack } = t.state
          if (attack === null) return
          if (yield* removeOne(t, me, burdensOf(t.state, attack.defender), true)) attack.used.push(helped(me))
        },
      }),
      always({ attackDice: (_s, me, attack) => (attack.used.includes(helped(me)) ? 1 : 0) }),
    ],
  },
  'bobafett-gunner': {
    text: {
      en: 'While you attack, if no other ship is in the attack arc, you may change 1 focus result to a hit.',
      de: 'Während du angreifst, darfst du, falls kein anderes Schiff im Angriffswinkel ist, 1 Fokus-Ergebnis in einen Treffer ändern.',
    },
    abilities: changeOwn('focus', 'hit', 1, {
      as: 'attacker',
      if: (s, _me, attack) => shipsInAttackArc(s, attack).every(({ id }) => id === attack.defender),
    }),
  },
  bt1: {
    text: {
      en: 'While you attack, you may change up to 1 hit to a crit for each stress token of the defender.',
      de: 'Während du angreifst, darfst du für jeden Stressmarker des Verteidigers bis zu 1 Treffer in einen kritischen Treffer ändern.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, _me, { defender, attackDice }) =>
          isShip(defender) && has(s.ships[defender], 'stress') && countFace(attackDice, 'hit') > 0,
        *run(t, me, { defender, attackDice }) {
          const max = Math.min(countOf(t.state.ships[defender], 'stress'), countFace(attackDice, 'hit'))
          const cite = { rule: 'xw.g.dice-mod.3', about: me.card }
          const { seat } = mine(t.state, me)
          const count = yield* t.chooseNumber(seat, 'how-many-results', { min: 1, max }, cite)
          changeDice(t, 'attack', 'hit', 'crit', count)
        },
      }),
    ],
  },
  dt798: {
    text: {
      en: 'At the start of the Engagement Phase you may choose a friendly ship in your firing arc; it gains 1 strain token. While you attack, you may reroll up to 1 die for each ship in the attack arc that has a red or orange token other than a lock.',
      de: 'Zu Beginn der Kampfphase darfst du ein befreundetes Schiff in deinem Feuerwinkel wählen; es erhält 1 Anstrengungsmarker. Während du angreifst, darfst du bis zu 1 Würfel für jedes Schiff im Angriffswinkel neu werfen, das einen roten oder orangen Marker außer einer Zielerfassung hat.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, firingArcFriends(t.state, me, 0))
          if (chosen !== null) yield* gainToken(t, chosen.id, 'strain', 1, me.ship)
        },
      }),
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, _me, attack) => shipsInAttackArc(s, attack).some(isHindered) && hasRerollable(s, 'attack'),
        *run(t, me, attack) {
          const max = shipsInAttackArc(t.state, attack).filter(isHindered).length
          yield* rerollSome(t, me, 'attack', { min: 1, max }, 'xw.g.dice-mod.4')
        },
      }),
    ],
  },
  fifthbrother: {
    text: {
      en: 'While you attack, you may spend 1 Force to change 1 focus result to a crit.',
      de: 'Während du angreifst, darfst du 1 Macht ausgeben, um 1 Fokus-Ergebnis in einen kritischen Treffer zu ändern.',
    },
    abilities: changeOwn('focus', 'crit', 1, { as: 'attacker', cost: { force: 1 } }),
  },
  finn: {
    text: {
      en: 'While you defend or make a primary attack, if the enemy ship is in your front arc, you may add 1 blank result.',
      de: 'Während du verteidigst oder mit einer Primärwaffe angreifst, darfst du, falls das feindliche Schiff in deinem Frontwinkel ist, 1 Leer-Ergebnis hinzufügen.',
    },
    abilities: [addsBlank('attack'), addsBlank('defense')],
  },
  firstorderordnancetech: {
    text: {
      en: 'Your action bar has a white reload linked to a white lock.',
      de: 'Deine Aktionsleiste enthält ein weißes Nachladen, gekoppelt mit einer weißen Zielerfassung.',
    },
    abilities: [],
  },
  greedo: {
    text: {
      en: 'While you attack, you may spend 1 charge to change 1 hit to a crit. While you defend and your charge is active, the attacker may change 1 hit to a crit.',
      de: 'Während du angreifst, darfst du 1 Ladung ausgeben, um 1 Treffer in einen kritischen Treffer zu ändern. Während du mit aktiver Ladung verteidigst, darf der Angreifer 1 Treffer in einen kritischen Treffer ändern.',
    },
    abilities: [
      ...changeOwn('hit', 'crit', 1, { as: 'attacker', cost: { charges: 1 } }),
      modify({
        key: 'while-defending',
        dice: 'attack',
        as: 'defender',
        offeredTo: 'enemy',
        by: 'roller',
        if: (s, me, attack) => mine(s, me).charges[me.slot] > 0 && countFace(attack.attackDice, 'hit') > 0,
        run(t) {
          changeDice(t, 'attack', 'hit', 'crit', 1)
        },
      }),
    ],
  },
  'rey-gunner': {
    text: {
      en: 'While you defend or attack, if the enemy ship is in your turret arc, you may spend 1 Force to change 1 blank result to an evade or hit.',
      de: 'Während du verteidigst oder angreifst, darfst du, falls das feindliche Schiff in deinem Turmwinkel ist, 1 Macht ausgeben, um 1 Leer-Ergebnis in ein Ausweich-Ergebnis oder einen Treffer zu ändern.',
    },
    abilities: changeOwn('blank', 'good', 1, {
      as: 'both',
      cost: { force: 1 },
      if: (s, me, attack) => isEnemyIn('turret', s, me, attack),
    }),
  },
  seventhfleetgunner: {
    text: {
      en: 'While another friendly ship makes a primary attack against a ship in your firing arc, you may spend 1 charge; the attacker rolls 1 additional die, to a maximum of 4. During the System Phase you may gain 1 disarm token to recover 1 charge.',
      de: 'Während ein anderes befreundetes Schiff mit einer Primärwaffe ein Schiff in deinem Feuerwinkel angreift, darfst du 1 Ladung ausgeben; der Angreifer wirft 1 zusätzlichen Würfel, bis zu einem Maximum von 4. Während der Systemphase darfst du 1 Entwaffnet-Marker erhalten, um 1 Ladung wiederherzustellen.',
    },
    abilities: [
      when('rolls-attack-dice', {
        of: 'other-friendly',
        if: (s, me) =>
          s.attack?.weapon.primary === true &&
          s.attack.range > 0 &&
          inFiringArc(s, mine(s, me), s.attack.defender),
        may: true,
        cost: { charges: 1 },
        run(t, me) {
          t.state.attack?.used.push(helped(me))
        },
      }),
      always({
        attackDice: (_s, me, attack) => (attack.used.includes(helped(me)) ? 1 : 0),
        mostAttackDice: (_s, me, attack) => (attack.used.includes(helped(me)) ? 4 : Number.POSITIVE_INFINITY),
      }),
      duringSystemPhase({
        cost: { gain: { disarm: 1 } },
        if: (s, me) => canRecoverCharge(mine(s, me), me.slot),
        run(t, me) {
          recoverCharge(t, me.ship, me.slot)
          return true
        },
      }),
    ],
  },
}
