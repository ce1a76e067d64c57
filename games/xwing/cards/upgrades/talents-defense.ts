/** Talents for the defender, and against it. */

import { always, type CardText, modify, when } from '../../rules/abilities.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { recoverCharge } from '../../rules/charges.ts'
import { countFace, removeDie } from '../../rules/dice.ts'
import { isAtRange, isInArc, isShip } from '../../rules/range.ts'
import { has, isTractored } from '../../rules/tokens.ts'
import { inAttackArc, shipsInAttackArc } from '../formation.ts'
import {
  amDefender,
  amInArc,
  enemiesAt,
  friendsAt,
  fully,
  isEnemy,
  isFriend,
  mine,
  perform,
  rerollOwn,
} from '../words.ts'
import { hasRerollable, isEquippedWith, isLimited } from './attack-words.ts'

const selfless: CardText = {
  text: {
    en: 'While another friendly ship at range 0-1 defends and you are in the attack arc, before Neutralize Results you may suffer 1 crit damage to cancel 1 crit.',
    de: 'Während ein anderes befreundetes Schiff in Reichweite 0–1 verteidigt und du im Angriffswinkel bist, darfst du vor dem Neutralisieren der Ergebnisse 1 kritischen Schaden erleiden, um 1 kritischen Treffer zu negieren.',
  },
  abilities: [
    when('neutralizes', {
      of: 'any',
      if: (s, me, { defender }) =>
        s.attack !== null &&
        defender !== me.ship &&
        isFriend(s, me, defender) &&
        isAtRange(s, me.ship, defender, 0, 1) &&
        inAttackArc(s, s.attack, me.ship) &&
        countFace(s.attack.attackDice, 'crit') > 0,
      may: true,
      cost: { suffer: 'crit' },
      run(t) {
        removeDie(t, 'attack', 'crit')
      },
    }),
  ],
}

export const defenseTalents: { readonly [id: string]: CardText } = {
  dedicated: {
    text: {
      en: 'While another friendly ship at range 0-2 in your left or right arc defends, if it is limited or has Dedicated and you are not strained, you may gain 1 strain token; then it rerolls 1 blank result.',
      de: 'Während ein anderes befreundetes Schiff in Reichweite 0–2 in deinem linken oder rechten Winkel verteidigt, darfst du, falls es limitiert ist oder Pflichtbewusst hat und du nicht angestrengt bist, 1 Anstrengungsmarker erhalten; dann wirft es 1 Leer-Ergebnis neu.',
    },
    abilities: [
      modify({
        dice: 'defense',
        as: 'other',
        by: 'roller',
        cost: { gain: { strain: 1 } },
        if: (s, me, { defender }) =>
          isFriend(s, me, defender) &&
          !has(mine(s, me), 'strain') &&
          isAtRange(s, me.ship, defender, 0, 2) &&
          (isInArc(s, me.ship, 'left', defender) || isInArc(s, me.ship, 'right', defender)) &&
          (isLimited(s.ships[defender]) || isEquippedWith(s.ships[defender], 'dedicated')) &&
          hasRerollable(s, 'defense', 'blank'),
        *run(t, me) {
          const isBlank = (face: string): boolean => face === 'blank'
          yield* rerollSome(t, me, 'defense', { min: 1, max: 1 }, 'xw.g.dice-mod.4', isBlank)
        },
      }),
    ],
  },
  elusive: {
    text: {
      en: 'While you defend, you may spend 1 charge to reroll 1 defense die. After you fully execute a red maneuver, recover 1 charge.',
      de: 'Während du verteidigst, darfst du 1 Ladung ausgeben, um 1 Verteidigungswürfel neu zu werfen. Nachdem du ein rotes Manöver vollständig ausgeführt hast, stelle 1 Ladung wieder her.',
    },
    abilities: [
      ...rerollOwn(1, { as: 'defender', cost: { charges: 1 } }),
      when('maneuver-executed', {
        if: fully(({ difficulty }) => difficulty === 'red'),
        run(t, me) {
          recoverCharge(t, me.ship, me.slot)
        },
      }),
    ],
  },
  enduring: {
    text: {
      en: 'While you defend outside the bullseye arc of the attacker, crits are neutralized before hits. After you suffer crit damage, you may perform a calculate or focus action of your action bar as a red action, even while stressed.',
      de: 'Während du außerhalb des zentralen Winkels des Angreifers verteidigst, werden kritische Treffer vor Treffern neutralisiert. Nachdem du kritischen Schaden erlitten hast, darfst du eine Berechnungs- oder Fokussierungs-Aktion deiner Aktionsleiste als rote Aktion durchführen, auch während du gestresst bist.',
    },
    abilities: [
      always({
        neutralizesCritsFirst: (s, me, attack) =>
          amDefender(me, attack) && !amInArc(s, me, 'bullseye', attack.attacker),
      }),
      when('damage-suffered', {
        if: (_s, _me, { crit }) => crit,
        run: perform(['calculate', 'focus'], { fromBar: true, colour: 'red', whileStressed: true }),
      }),
    ],
  },
  graviticdeflection: {
    text: {
      en: 'While you defend, you may reroll up to 1 defense die for each tractored ship in the attack arc.',
      de: 'Während du verteidigst, darfst du bis zu 1 Verteidigungswürfel für jedes vom Fangstrahl erfasste Schiff im Angriffswinkel neu werfen.',
    },
    abilities: [
      modify({
        dice: 'defense',
        as: 'defender',
        if: (s, _me, attack) => shipsInAttackArc(s, attack).some(isTractored) && hasRerollable(s, 'defense'),
        *run(t, me, attack) {
          const max = shipsInAttackArc(t.state, attack).filter(isTractored).length
          yield* rerollSome(t, me, 'defense', { min: 1, max }, 'xw.g.dice-mod.4')
        },
      }),
    ],
  },
  intimidation: {
    text: {
      en: 'While an enemy ship at range 0 defends, it rolls 1 fewer defense die.',
      de: 'Während ein feindliches Schiff in Reichweite 0 verteidigt, wirft es 1 Verteidigungswürfel weniger.',
    },
    abilities: [
      always({
        defenseDice: (s, me, { defender }) =>
          isShip(defender) && isEnemy(s, me, defender) && isAtRange(s, me.ship, defender, 0, 0) ? -1 : 0,
      }),
    ],
  },
  'itsatrap-battleoverendor': {
    text: {
      en: 'While you defend, if more other friendly ships than enemy ships are at range 0-1, you may reroll 1 blank result.',
      de: 'Während du verteidigst, darfst du, falls mehr andere befreundete als feindliche Schiffe in Reichweite 0–1 sind, 1 Leer-Ergebnis neu werfen.',
    },
    abilities: rerollOwn(
      1,
      {
        as: 'defender',
        if: (s, me) => friendsAt(s, me, 0, 1).length > enemiesAt(s, me, 0, 1).length,
      },
      'blank',
    ),
  },
  selfless,
  'selfless-battleofyavin': selfless,
}
