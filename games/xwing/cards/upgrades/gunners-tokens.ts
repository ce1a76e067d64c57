/** Gunners that deal in tokens, locks and damage around an attack. */

import { type CardText, type Me, modify, when } from '../../rules/abilities.ts'
import { performAction } from '../../rules/actions.ts'
import { isTurret, rulesOf } from '../../rules/attack/weapons.ts'
import { spendCharge } from '../../rules/charges.ts'
import { damageRemote, sufferDamage } from '../../rules/damage.ts'
import { countFace, isHitOrCrit, removeDie, rollOne } from '../../rules/dice.ts'
import { areFriends } from '../../rules/friends.ts'
import { acquireLock } from '../../rules/locks.ts'
import { isAtRange, isInArc, isShip, rangeTo, seatOf, shipsWhere } from '../../rules/range.ts'
import { gainToken, has, isCriticallyDamaged, removeToken, tokensOf } from '../../rules/tokens.ts'
import { type Ship, type ShipId, type State, THING } from '../../state.ts'
import { inFiringArc } from '../formation.ts'
import { canLock, chooseShip, chooseToken, friendsAt, mine } from '../words.ts'

const firingArcFriends = (s: State, me: Me, min: number): Ship[] =>
  friendsAt(s, me, min, 3).filter(({ id }) => inFiringArc(s, mine(s, me), id))

export const tokenGunners: { readonly [id: string]: CardText } = {
  ahsokatano: {
    text: {
      en: 'After you execute a maneuver, you may spend 1 Force to choose a friendly ship at range 1-3 in your firing arc. It may perform a red focus action, even while stressed.',
      de: 'Nachdem du ein Manöver ausgeführt hast, darfst du 1 Macht ausgeben, um ein befreundetes Schiff in Reichweite 1–3 in deinem Feuerwinkel zu wählen. Es darf eine rote Fokussierungs-Aktion durchführen, auch während es gestresst ist.',
    },
    abilities: [
      when('maneuver-executed', {
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, firingArcFriends(t.state, me, 1), { cost: { force: 1 } })
          if (chosen !== null)
            yield* performAction(t, chosen.id, { among: ['focus'], colour: 'red', whileStressed: true })
        },
      }),
    ],
  },
  clonecaptainrex: {
    text: {
      en: 'While you attack, you may spend 1 focus result. Then each friendly ship that has the defender in its bullseye arc may gain 1 strain token to perform a focus action.',
      de: 'Während du angreifst, darfst du 1 Fokus-Ergebnis ausgeben. Dann darf jedes befreundete Schiff, das den Verteidiger in seinem zentralen Winkel hat, 1 Anstrengungsmarker erhalten, um eine Fokussierungs-Aktion durchzuführen.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (_s, _me, attack) => countFace(attack.attackDice, 'focus') > 0,
        *run(t, me, { defender }) {
          const s = t.state
          removeDie(t, 'attack', 'focus')
          const { seat } = mine(s, me)
          const options = shipsWhere(
            s,
            (ship) => areFriends(s, me.ship, ship.id) && isInArc(s, ship.id, 'bullseye', defender),
          ).map((ship) => ({ do: 'ship' as const, ship: ship.id }))
          const all = { min: 0, max: options.length }
          const cite = { rule: 'xw.g.ability.1', about: me.card }
          for (const { ship } of yield* t.chooseSome(seat, 'choose-ships', options, all, cite)) {
            yield* gainToken(t, ship, 'strain', 1, me.ship)
            yield* performAction(t, ship, { among: ['focus'] })
          }
        },
      }),
    ],
  },
  clonecommandercody: {
    text: {
      en: 'After an attack of yours misses, if hits or crits were neutralized, the defender gains 1 strain token.',
      de: 'Nachdem ein Angriff von dir verfehlt hat, erhält der Verteidiger, falls Treffer oder kritische Treffer neutralisiert worden sind, 1 Anstrengungsmarker.',
    },
    abilities: [
      when('attacked', {
        if: (s, _me, { hit, defender }) => !hit && isShip(defender) && (s.attack?.neutralized ?? 0) > 0,
        *run(t, me, { defender }) {
          yield* gainToken(t, defender, 'strain', 1, me.ship)
        },
      }),
    ],
  },
  dengar: {
    text: {
      en: 'After you defend, if the attacker is in your firing arc, you may spend 1 charge. Unless the attacker removes 1 of its green tokens, roll 1 attack die; on a hit or crit it suffers 1 hit damage.',
      de: 'Nachdem du verteidigt hast, darfst du, falls der Angreifer in deinem Feuerwinkel ist, 1 Ladung ausgeben. Falls der Angreifer keinen seiner grünen Marker entfernt, wirf 1 Angriffswürfel; bei Treffer oder kritischem Treffer erleidet er 1 Treffer-Schaden.',
    },
    abilities: [
      when('defended', {
        if: (s, me, { attacker }) => inFiringArc(s, mine(s, me), attacker),
        may: true,
        cost: { charges: 1 },
        *run(t, me, { attacker }) {
          if (!isShip(attacker)) {
            if (isHitOrCrit(yield* rollOne(t, me.ship, 'xw.g.ability.1')))
              yield* damageRemote(t, attacker - THING, 1, { by: me.ship, attack: false })
            return
          }
          const ship = t.state.ships[attacker]
          const options = [
            ...tokensOf(ship, 'green').map((token) => ({
              do: 'remove-token' as const,
              ship: attacker,
              token,
            })),
            { do: 'decline' as const, ship: attacker, token: '' },
          ]
          const cite = { rule: 'xw.g.tokens.3', about: me.card }
          const chosen = yield* t.choose(ship.seat, 'remove-token', options, cite)
          const token = tokensOf(ship, 'green').find((one) => one === chosen.token)
          if (token !== undefined) removeToken(t, attacker, token)
          else if (isHitOrCrit(yield* rollOne(t, me.ship, 'xw.g.ability.1')))
            yield* sufferDamage(t, attacker, 'hit', 1, { by: me.ship, attack: false })
        },
      }),
    ],
  },
  hotshotgunner: {
    text: {
      en: 'While you make a turret attack, after Modify Defense Dice, the defender removes 1 focus or calculate token.',
      de: 'Während du mit einem Geschützturm angreifst, entfernt der Verteidiger nach dem Modifizieren der Verteidigungswürfel 1 Fokus- oder Berechnungsmarker.',
    },
    abilities: [
      when('defense-dice-modified', {
        of: 'any',
        if: (s, me, { ship }) =>
          s.attack !== null &&
          s.attack.attacker === me.ship &&
          isTurret(s.attack.weapon) &&
          (has(s.ships[ship], 'focus') || has(s.ships[ship], 'calculate')),
        *run(t, me, { ship }) {
          const options = (['focus', 'calculate'] as const)
            .filter((token) => has(t.state.ships[ship], token))
            .map((token) => ({ do: 'remove-token' as const, ship, token }))
          const cite = { rule: 'xw.g.tokens.3', about: me.card }
          const chosen = yield* t.choose(t.state.ships[ship].seat, 'remove-token', options, cite)
          removeToken(t, ship, chosen.token)
        },
      }),
    ],
  },
  'sabinewren-gunner': {
    text: {
      en: 'After you make a special attack, you may choose up to as many friendly ships at range 0-3 of the defender as damage cards were dealt to it by that attack. Each may remove 1 strain or stress token.',
      de: 'Nachdem du mit einer Sekundärwaffe angegriffen hast, darfst du bis zu so viele befreundete Schiffe in Reichweite 0–3 des Verteidigers wählen, wie ihm durch jenen Angriff Schadenskarten zugeteilt worden sind. Jedes darf 1 Anstrengungs- oder Stressmarker entfernen.',
    },
    abilities: [
      when('attacked', {
        if: (s) => s.attack !== null && !s.attack.weapon.primary && s.attack.dealtCards > 0,
        possible: (s, me) => relieved(s, me).length > 0,
        *run(t, me) {
          const s = t.state
          const options = relieved(s, me).map((ship) => ({ do: 'ship' as const, ship: ship.id }))
          const count = { min: 0, max: s.attack?.dealtCards ?? 0 }
          const cite = { rule: 'xw.g.ability.1', about: me.card }
          const { seat } = mine(s, me)
          for (const { ship } of yield* t.chooseSome(seat, 'choose-ships', options, count, cite)) {
            const tokens = (['strain', 'stress'] as const).filter((token) => has(s.ships[ship], token))
            const token = yield* chooseToken(t, me, tokens)
            if (token !== null) removeToken(t, ship, token)
          }
        },
      }),
    ],
  },
  suppressivegunner: {
    text: {
      en: 'While you attack, you may spend 1 focus result. Then the defender gains 1 deplete token unless it chooses to suffer 1 hit damage.',
      de: 'Während du angreifst, darfst du 1 Fokus-Ergebnis ausgeben. Dann erhält der Verteidiger 1 Erschöpfungsmarker, es sei denn, er erleidet 1 Treffer-Schaden.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (_s, _me, { attackDice, defender }) => isShip(defender) && countFace(attackDice, 'focus') > 0,
        *run(t, me, { defender }) {
          removeDie(t, 'attack', 'focus')
          const cite = { rule: 'xw.g.ability.1', about: me.card }
          if (yield* t.may(seatOf(t.state, defender), 'suffer-damage', cite))
            yield* sufferDamage(t, defender, 'hit', 1, { by: me.ship, attack: true })
          else yield* gainToken(t, defender, 'deplete', 1, me.ship)
        },
      }),
    ],
  },
  tibersaxon: {
    text: {
      en: 'After an attack of yours at attack range 1-2 hits, if the defender has no faceup damage cards, you may spend charges; it gains 1 strain token for each.',
      de: 'Nachdem ein Angriff von dir bei Angriffsreichweite 1–2 getroffen hat, darfst du, falls der Verteidiger keine offenen Schadenskarten hat, Ladungen ausgeben; er erhält für jede 1 Anstrengungsmarker.',
    },
    abilities: [
      when('attacked', {
        if: (s, me, { hit, defender }) =>
          hit &&
          isShip(defender) &&
          !isCriticallyDamaged(s.ships[defender]) &&
          s.attack !== null &&
          (s.attack.range === 1 || s.attack.range === 2) &&
          mine(s, me).charges[me.slot] > 0,
        *run(t, me, { defender }) {
          const { seat, charges } = mine(t.state, me)
          const cite = { rule: 'xw.g.charge.5', about: me.card }
          const most = { min: 0, max: charges[me.slot] }
          const spent = yield* t.chooseNumber(seat, 'spend-charges', most, cite)
          if (spent === 0) return
          yield* spendCharge(t, me.ship, me.slot, spent)
          yield* gainToken(t, defender, 'strain', spent, me.ship)
        },
      }),
    ],
  },
  'ursawren-gunner': {
    text: {
      en: 'After you lock an enemy ship or remote beyond range 2, if no friendly ship or remote is at range 0-1 of it, gain 1 calculate token.',
      de: 'Nachdem du ein feindliches Schiff oder eine feindliche Drohne jenseits von Reichweite 2 als Ziel erfasst hast, erhalte, falls keine befreundete Einheit in Reichweite 0–1 davon ist, 1 Berechnungsmarker.',
    },
    abilities: [
      when('lock-acquired', {
        if: (s, me, { target }) =>
          isUnit(s, target) &&
          seatOf(s, target) !== mine(s, me).seat &&
          rangeTo(s, me.ship, target) > 2 &&
          !hasFriendNear(s, me, target),
        *run(t, me) {
          yield* gainToken(t, me.ship, 'calculate', 1, me.ship)
        },
      }),
    ],
  },
  weaponssystemsofficer: {
    text: {
      en: 'After you make a special attack that requires a lock, you may lock the defender.',
      de: 'Nachdem du mit einer Sekundärwaffe angegriffen hast, die eine Zielerfassung voraussetzt, darfst du den Verteidiger als Ziel erfassen.',
    },
    abilities: [
      when('attacked', {
        if: (s, me, { defender }) => requiresLock(s, me.ship) && canLock(s, me, defender),
        may: true,
        *run(t, me, { defender }) {
          yield* acquireLock(t, me.ship, defender)
        },
      }),
    ],
  },
}

/** Friends of "me" around the defender that have something to be relieved of. */
function relieved(s: State, me: Me): Ship[] {
  const defender = s.attack?.defender ?? -1
  return shipsWhere(
    s,
    (ship) =>
      areFriends(s, me.ship, ship.id) &&
      (has(ship, 'strain') || has(ship, 'stress')) &&
      isAtRange(s, defender, ship.id, 0, 3),
  )
}

function requiresLock(s: State, ship: ShipId): boolean {
  if (s.attack === null) return false
  const requires = rulesOf(s.ships[ship], s.attack.weapon)?.requires
  return requires === 'lock' || (Array.isArray(requires) && requires.includes('lock'))
}

/** Ships and remotes (xw.g.unit.1). */
function isUnit(s: State, object: number): boolean {
  return isShip(object) || s.things[object - THING].kind === 'remote'
}

function hasFriendNear(s: State, me: Me, object: number): boolean {
  const { seat } = mine(s, me)
  const ships = shipsWhere(s, (ship) => areFriends(s, me.ship, ship.id)).map(({ id }) => id)
  const remotes = s.things.flatMap((thing) =>
    thing.inPlay && thing.kind === 'remote' && thing.seat === seat ? [THING + thing.id] : [],
  )
  return [...ships, ...remotes].some((unit) => isAtRange(s, object, unit, 0, 1))
}
