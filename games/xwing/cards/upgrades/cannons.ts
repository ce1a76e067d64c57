/** Cannons. */

import { always, attackWith, type CardText, modify, when } from '../../rules/abilities.ts'
import { hasAttack } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { addDie, changeDice } from '../../rules/dice.ts'
import { isInArc, isShip } from '../../rules/range.ts'
import { has } from '../../rules/tokens.ts'
import { changeOneOf } from '../dice-words.ts'
import { mine } from '../words.ts'
import { inflicts, isBullseye, thisAt, withThis } from './attack-words.ts'

export const cannons: { readonly [id: string]: CardText } = {
  autoblasters: {
    text: {
      en: 'Attack: If the defender is in your bullseye arc, roll 1 additional die. If you are not in the front arc of the defender, evade results do not cancel crits.',
      de: 'Angriff: Falls der Verteidiger in deinem zentralen Winkel ist, wirf 1 zusätzlichen Würfel. Falls du nicht im Frontwinkel des Verteidigers bist, negieren Ausweich-Ergebnisse keine kritischen Treffer.',
    },
    abilities: [
      attackWith({}),
      always({
        attackDice: (s, me, attack) => (withThis(me, attack) && isBullseye(s, me, attack) ? 1 : 0),
        evadesCancelCrits: (s, me, attack) =>
          !withThis(me, attack) || !isShip(attack.defender) || isInArc(s, attack.defender, 'front', me.ship),
      }),
    ],
  },
  heavylasercannon: {
    text: {
      en: 'Attack: After Modify Attack Dice, all crits become hits.',
      de: 'Angriff: Nach dem Modifizieren der Angriffswürfel werden alle kritischen Treffer zu Treffern.',
    },
    abilities: [
      attackWith({}),
      when('attack-dice-modified', {
        if: (s, me) => withThis(me, s.attack),
        run(t) {
          changeDice(t, 'attack', 'crit', 'hit')
        },
      }),
    ],
  },
  ioncannon: {
    text: {
      en: 'Attack: If it hits, the defender suffers 1 hit damage for 1 result; all other results give it ion tokens instead of damage.',
      de: 'Angriff: Falls er trifft, erleidet der Verteidiger für 1 Ergebnis 1 Treffer-Schaden; alle anderen Ergebnisse geben ihm Ionenmarker statt Schaden.',
    },
    abilities: [attackWith({ damage: inflicts('ion', 1) })],
  },
  jammingbeam: {
    text: {
      en: 'Attack: If it hits, all results give the defender jam tokens instead of damage.',
      de: 'Angriff: Falls er trifft, geben alle Ergebnisse dem Verteidiger Störsignalmarker statt Schaden.',
    },
    abilities: [attackWith({ damage: inflicts('jam', 0) })],
  },
  'precisiontunedcannons-battleoverendor': {
    text: {
      en: 'Attack: If the defender is in your bullseye arc, add 1 focus result.',
      de: 'Angriff: Falls der Verteidiger in deinem zentralen Winkel ist, füge 1 Fokus-Ergebnis hinzu.',
    },
    abilities: [
      attackWith({}),
      modify({
        dice: 'attack',
        as: 'attacker',
        must: true,
        if: (s, me, attack) => withThis(me, attack) && isBullseye(s, me, attack),
        run(t) {
          addDie(t, 'attack', 'focus')
        },
      }),
    ],
  },
  protoncannons: {
    text: {
      en: 'Attack: Spend 2 charges. Change 1 focus result or hit to a crit.',
      de: 'Angriff: Gib 2 Ladungen aus. Ändere 1 Fokus-Ergebnis oder Treffer in einen kritischen Treffer.',
    },
    abilities: [
      attackWith({ cost: { charges: 2 } }),
      ...changeOneOf(['focus', 'hit'], 'crit', {
        as: 'attacker',
        must: true,
        if: (_s, me, attack) => withThis(me, attack),
      }),
    ],
  },
  syncedlasercannons: {
    text: {
      en: 'Attack: If you have a calculate token, the defender does not get the range bonus.',
      de: 'Angriff: Falls du einen Berechnungsmarker hast, erhält der Verteidiger keinen Reichweitenbonus.',
    },
    abilities: [
      attackWith({}),
      always({
        rangeBonus: (s, me, attack, side) =>
          side === 'attacker' || !withThis(me, attack) || !has(mine(s, me), 'calculate'),
      }),
    ],
  },
  tractorbeam: {
    text: {
      en: 'Attack: If it hits, all results give the defender tractor tokens instead of damage.',
      de: 'Angriff: Falls er trifft, geben alle Ergebnisse dem Verteidiger Fangstrahlmarker statt Schaden.',
    },
    abilities: [attackWith({ damage: inflicts('tractor', 0) })],
  },
  underslungblastercannon: {
    text: {
      en: 'After an enemy ship executes a maneuver, you may make this attack against it as a bonus attack. Attack (lock): Your dice can be modified only by spending a lock in the usual way.',
      de: 'Nachdem ein feindliches Schiff ein Manöver ausgeführt hat, darfst du diesen Angriff als Bonusangriff gegen es durchführen. Angriff (Zielerfassung): Deine Würfel können nur modifiziert werden, indem eine Zielerfassung auf die übliche Weise ausgegeben wird.',
    },
    abilities: [
      attackWith({ requires: 'lock' }),
      when('maneuver-executed', {
        of: 'enemy',
        if: (s, me, { ship }) => hasAttack(s, mine(s, me), thisAt(me, ship)),
        *run(t, me, { ship }) {
          yield* performAttack(t, me.ship, thisAt(me, ship))
        },
      }),
      always({
        mayModify: (_s, me, attack, dice, _ship, what, by) =>
          !withThis(me, attack) || dice !== 'attack' || (what === 'lock' && by.card < 0),
      }),
    ],
  },
}
