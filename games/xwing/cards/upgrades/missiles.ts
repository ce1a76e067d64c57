/** Missiles. */

import type { Flow } from '@dejarik/kernel'
import { action, always, attackWith, type CardText, type Me, modify, when } from '../../rules/abilities.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { agilityOf, recoverCharge, spendCharge } from '../../rules/charges.ts'
import { expose, sufferDamage } from '../../rules/damage.ts'
import { changeDice, countFace, rollOne } from '../../rules/dice.ts'
import { areFriends } from '../../rules/friends.ts'
import { acquireLock, lockable } from '../../rules/locks.ts'
import { isAtRange, isInArc, isShip, shipsWhere } from '../../rules/range.ts'
import { gainToken } from '../../rules/tokens.ts'
import type { Attack, ObjectId, Ship, State, T } from '../../state.ts'
import { mine } from '../words.ts'
import {
  bonusAttackAfter,
  cancelAll,
  hasRerollable,
  inflicts,
  isBullseye,
  isThis,
  losesShieldWhenHit,
  maySufferInstead,
  oneDamage,
  withThis,
} from './attack-words.ts'

const lockAndCharge = attackWith({ requires: 'lock', cost: { charges: 1 } })

/** A ship is at range 0 of itself. */
function shipsAround(s: State, defender: ObjectId): Ship[] {
  return shipsWhere(s, (ship) => isAtRange(s, defender, ship.id, 0, 1))
}

function chargesLeft(s: State, me: Me): number {
  return mine(s, me).charges[me.slot]
}

/** "Spend up to n charges to roll that many additional dice." The dice are noted with the attack. */
function moreDiceForCharges(most: (s: State, me: Me, attack: Attack) => number) {
  const word = (me: Me): string => `${me.ship} ${me.slot} more`
  return [
    when('rolls-attack-dice', {
      if: (s, me) =>
        s.attack !== null &&
        withThis(me, s.attack) &&
        Math.min(chargesLeft(s, me), most(s, me, s.attack)) > 0,
      *run(t: T, me: Me): Flow {
        const s = t.state
        if (s.attack === null) return
        const max = Math.min(chargesLeft(s, me), most(s, me, s.attack))
        const cite = { rule: 'xw.g.charge.5', about: me.card }
        const spent = yield* t.chooseNumber(mine(s, me).seat, 'spend-charges', { min: 0, max }, cite)
        if (spent === 0) return
        yield* spendCharge(t, me.ship, me.slot, spent)
        for (let i = 0; i < spent; i++) s.attack.used.push(word(me))
      },
    }),
    always({
      attackDice: (_s, me, attack) => attack.used.filter((one) => one === word(me)).length,
    }),
  ]
}

export const missiles: { readonly [id: string]: CardText } = {
  barragerockets: {
    text: {
      en: 'Attack (focus): Spend 1 charge. If the defender is in your bullseye arc, you may spend charges to reroll as many attack dice.',
      de: 'Angriff (Fokussierung): Gib 1 Ladung aus. Falls der Verteidiger in deinem zentralen Winkel ist, darfst du Ladungen ausgeben, um ebenso viele Angriffswürfel neu zu werfen.',
    },
    abilities: [
      attackWith({ requires: 'focus', cost: { charges: 1 } }),
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, me, attack) =>
          withThis(me, attack) &&
          isBullseye(s, me, attack) &&
          chargesLeft(s, me) > 0 &&
          hasRerollable(s, 'attack'),
        *run(t, me, attack) {
          const rerolled = (): number => attack.attackDice.filter((die) => die.rerolled).length
          const before = rerolled()
          const count = { min: 1, max: chargesLeft(t.state, me) }
          yield* rerollSome(t, me, 'attack', count, 'xw.g.dice-mod.4')
          yield* spendCharge(t, me.ship, me.slot, rerolled() - before)
        },
      }),
    ],
  },
  clustermissiles: {
    text: {
      en: 'Attack (lock): Spend 1 charge. After it, you may make this attack as a bonus attack against another ship at range 0-1 of the defender, without a lock.',
      de: 'Angriff (Zielerfassung): Gib 1 Ladung aus. Danach darfst du diesen Angriff als Bonusangriff gegen ein anderes Ziel in Reichweite 0–1 des Verteidigers durchführen, ohne Zielerfassung.',
    },
    abilities: [
      lockAndCharge,
      bonusAttackAfter(
        'attacked',
        (_s, me, attack) => withThis(me, attack),
        (s, me, attack) => ({
          weapon: (weapon) => isThis(me, weapon),
          defender: (one) => one !== attack.defender && isAtRange(s, attack.defender, one, 0, 1),
          ignoreRequired: true,
        }),
      ),
    ],
  },
  concussionmissiles: {
    text: {
      en: 'Attack (lock): Spend 1 charge. After it hits, each ship at range 0-1 of the defender exposes 1 of its damage cards.',
      de: 'Angriff (Zielerfassung): Gib 1 Ladung aus. Nachdem er getroffen hat, legt jedes Schiff in Reichweite 0–1 des Verteidigers 1 seiner Schadenskarten offen.',
    },
    abilities: [
      lockAndCharge,
      when('neutralized', {
        if: (s, me, { hit }) => hit && withThis(me, s.attack),
        *run(t, _me, { defender }) {
          for (const { id } of shipsAround(t.state, defender)) yield* expose(t, id)
        },
      }),
    ],
  },
  diamondboronmissiles: {
    text: {
      en: 'Attack (lock): Spend 1 charge. After it hits, you may spend 1 charge: each ship at range 0-1 of the defender whose agility is not higher rolls 1 attack die and suffers the damage it shows.',
      de: 'Angriff (Zielerfassung): Gib 1 Ladung aus. Nachdem er getroffen hat, darfst du 1 Ladung ausgeben: Jedes Schiff in Reichweite 0–1 des Verteidigers, dessen Wendigkeit nicht höher ist, wirft 1 Angriffswürfel und erleidet den gezeigten Schaden.',
    },
    abilities: [
      lockAndCharge,
      when('neutralized', {
        if: (s, me, { hit, defender }) => hit && withThis(me, s.attack) && isShip(defender),
        may: true,
        cost: { charges: 1 },
        *run(t, me, { defender }) {
          const s = t.state
          const agility = agilityOf(s, s.ships[defender])
          for (const ship of shipsAround(s, defender)) {
            if (agilityOf(s, ship) > agility) continue
            const face = yield* rollOne(t, ship.id, 'xw.g.ability.1')
            if (face === 'hit' || face === 'crit')
              yield* sufferDamage(t, ship.id, face, 1, { by: me.ship, attack: ship.id === defender })
          }
        },
      }),
    ],
  },
  energyshellcharges: {
    text: {
      en: 'Attack (calculate): Spend 1 charge. You may spend 1 calculate token to change 1 focus result to a crit. Action: Reload this card.',
      de: 'Angriff (Berechnung): Gib 1 Ladung aus. Du darfst 1 Berechnungsmarker ausgeben, um 1 Fokus-Ergebnis in einen kritischen Treffer zu ändern. Aktion: Lade diese Karte nach.',
    },
    abilities: [
      attackWith({ requires: 'calculate', cost: { charges: 1 } }),
      modify({
        dice: 'attack',
        as: 'attacker',
        cost: { spend: { calculate: 1 } },
        spends: 'calculate',
        if: (_s, me, attack) => withThis(me, attack) && countFace(attack.attackDice, 'focus') > 0,
        run(t) {
          changeDice(t, 'attack', 'focus', 'crit', 1)
        },
      }),
      action({
        if: (s, me) => chargesLeft(s, me) === 0,
        *run(t, me) {
          recoverCharge(t, me.ship, me.slot)
          yield* gainToken(t, me.ship, 'disarm', 1, me.ship)
          return true
        },
      }),
    ],
  },
  'heavyplasmamissiles-alphaclassstarwing': {
    text: {
      en: 'Attack (lock): Spend 1 charge. After it hits, the defender loses 1 shield.',
      de: 'Angriff (Zielerfassung): Gib 1 Ladung aus. Nachdem er getroffen hat, verliert der Verteidiger 1 Schild.',
    },
    abilities: [lockAndCharge, losesShieldWhenHit],
  },
  homingmissiles: {
    text: {
      en: 'Attack (lock): Spend 1 charge. After you declare the defender, it may suffer 1 hit damage; then no dice are rolled and the attack counts as a hit.',
      de: 'Angriff (Zielerfassung): Gib 1 Ladung aus. Nachdem du den Verteidiger deklariert hast, darf er 1 Treffer-Schaden erleiden; dann werden keine Würfel geworfen, und der Angriff gilt als Treffer.',
    },
    abilities: [lockAndCharge, maySufferInstead('hit')],
  },
  ionmissiles: {
    text: {
      en: 'Attack (lock): Spend 1 charge. If it hits, the defender suffers 1 hit damage for 1 result; all other results give it ion tokens instead of damage.',
      de: 'Angriff (Zielerfassung): Gib 1 Ladung aus. Falls er trifft, erleidet der Verteidiger für 1 Ergebnis 1 Treffer-Schaden; alle anderen Ergebnisse geben ihm Ionenmarker statt Schaden.',
    },
    abilities: [attackWith({ requires: 'lock', cost: { charges: 1 }, damage: inflicts('ion', 1) })],
  },
  magpulsewarheads: {
    text: {
      en: 'Attack (lock): Spend 1 charge. If it hits, the defender suffers 1 crit damage and gains 1 deplete and 1 jam token; all results are cancelled.',
      de: 'Angriff (Zielerfassung): Gib 1 Ladung aus. Falls er trifft, erleidet der Verteidiger 1 kritischen Schaden und erhält 1 Erschöpfungs- und 1 Störsignalmarker; alle Ergebnisse werden negiert.',
    },
    abilities: [
      attackWith({
        requires: 'lock',
        cost: { charges: 1 },
        *damage(t, me, attack) {
          yield* oneDamage(t, me, attack, 'crit')
          if (isShip(attack.defender)) {
            yield* gainToken(t, attack.defender, 'deplete', 1, me.ship)
            yield* gainToken(t, attack.defender, 'jam', 1, me.ship)
          }
          cancelAll(attack)
        },
      }),
    ],
  },
  multimissilepods: {
    text: {
      en: 'Attack (calculate or lock): Spend 1 charge. You may spend 1 charge to roll 1 additional die if the defender is in your front arc, or up to 2 charges for as many dice if it is in your bullseye arc.',
      de: 'Angriff (Berechnung oder Zielerfassung): Gib 1 Ladung aus. Du darfst 1 Ladung ausgeben, um 1 zusätzlichen Würfel zu werfen, falls der Verteidiger in deinem Frontwinkel ist, oder bis zu 2 Ladungen für ebenso viele Würfel, falls er in deinem zentralen Winkel ist.',
    },
    abilities: [
      attackWith({ requires: ['calculate', 'lock'], cost: { charges: 1 } }),
      ...moreDiceForCharges((s, me, attack) => {
        if (isBullseye(s, me, attack)) return 2
        return isInArc(s, me.ship, 'front', attack.defender) ? 1 : 0
      }),
    ],
  },
  protonrockets: {
    text: {
      en: 'Attack (focus): Spend 1 charge.',
      de: 'Angriff (Fokussierung): Gib 1 Ladung aus.',
    },
    abilities: [attackWith({ requires: 'focus', cost: { charges: 1 } })],
  },
  'saturationrockets-alphaclassstarwing': {
    text: {
      en: 'Attack: Spend 2 charges. If the defender is in your front arc, you may spend 1 charge to roll 1 additional die. After it, you may spend 1 charge to make this attack as a bonus attack against another ship at range 0-1 of the defender, at no other cost.',
      de: 'Angriff: Gib 2 Ladungen aus. Falls der Verteidiger in deinem Frontwinkel ist, darfst du 1 Ladung ausgeben, um 1 zusätzlichen Würfel zu werfen. Danach darfst du 1 Ladung ausgeben, um diesen Angriff ohne weitere Kosten als Bonusangriff gegen ein anderes Ziel in Reichweite 0–1 des Verteidigers durchzuführen.',
    },
    abilities: [
      attackWith({ cost: { charges: 2 } }),
      ...moreDiceForCharges((s, me, attack) => (isInArc(s, me.ship, 'front', attack.defender) ? 1 : 0)),
      bonusAttackAfter(
        'attacked',
        (_s, me, attack) => withThis(me, attack),
        (s, me, attack) => ({
          weapon: (weapon) => isThis(me, weapon),
          defender: (one) => one !== attack.defender && isAtRange(s, attack.defender, one, 0, 1),
          free: true,
          must: true,
        }),
        { may: true, cost: { charges: 1 } },
      ),
    ],
  },
  'seekermissiles-swz103': {
    text: {
      en: 'Attack (lock): Spend 1 charge. While you modify your attack dice, you may spend up to 2 more charges; change as many focus results to hits.',
      de: 'Angriff (Zielerfassung): Gib 1 Ladung aus. Während du deine Angriffswürfel modifizierst, darfst du bis zu 2 weitere Ladungen ausgeben; ändere ebenso viele Fokus-Ergebnisse in Treffer.',
    },
    abilities: [
      lockAndCharge,
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, me, attack) =>
          withThis(me, attack) && chargesLeft(s, me) > 0 && countFace(attack.attackDice, 'focus') > 0,
        *run(t, me, attack) {
          const max = Math.min(2, chargesLeft(t.state, me), countFace(attack.attackDice, 'focus'))
          const cite = { rule: 'xw.g.charge.5', about: me.card }
          const { seat } = mine(t.state, me)
          const spent = yield* t.chooseNumber(seat, 'spend-charges', { min: 1, max }, cite)
          yield* spendCharge(t, me.ship, me.slot, spent)
          changeDice(t, 'attack', 'focus', 'hit', spent)
        },
      }),
    ],
  },
  xx23sthreadtracers: {
    text: {
      en: 'Attack (focus, calculate or lock): Spend 1 charge. If it hits, each friendly ship at range 1-3 of the defender may lock it; then all results are cancelled.',
      de: 'Angriff (Fokussierung, Berechnung oder Zielerfassung): Gib 1 Ladung aus. Falls er trifft, darf jedes befreundete Schiff in Reichweite 1–3 des Verteidigers ihn als Ziel erfassen; dann werden alle Ergebnisse negiert.',
    },
    abilities: [
      attackWith({ requires: ['focus', 'calculate', 'lock'], cost: { charges: 1 } }),
      when('neutralized', {
        if: (s, me, { hit }) => hit && withThis(me, s.attack),
        *run(t, me, { defender }) {
          const s = t.state
          const { seat } = mine(s, me)
          const options = shipsWhere(
            s,
            (ship) =>
              areFriends(s, me.ship, ship.id) &&
              isAtRange(s, defender, ship.id, 1, 3) &&
              lockable(s, ship, (one) => one === defender).length > 0,
          ).map((ship) => ({ do: 'ship' as const, ship: ship.id }))
          const all = { min: 0, max: options.length }
          const cite = { rule: 'xw.g.lock.3', about: me.card }
          for (const { ship } of yield* t.chooseSome(seat, 'choose-ships', options, all, cite))
            yield* acquireLock(t, ship, defender)
          if (s.attack !== null) cancelAll(s.attack)
        },
      }),
    ],
  },
}
