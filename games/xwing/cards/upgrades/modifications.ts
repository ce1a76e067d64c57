/** Modifications that a squad can buy. */

import { maneuver as moveOf } from '../../geometry/index.ts'
import { always, duringSystemPhase, instead, type Me, when } from '../../rules/abilities.ts'
import { canRecoverCharge, hasSpentCharge, loseCharge, recoverCharge } from '../../rules/charges.ts'
import { addFuse, isBomb, isMine } from '../../rules/devices.ts'
import { canSpendLock, chooseLock, hasLock, lockable } from '../../rules/locks.ts'
import { isAtRange, isInArc, rangeTo } from '../../rules/range.ts'
import { gainToken, has, removeToken } from '../../rules/tokens.ts'
import { FULLY_EXECUTED, type Ship, type State, THING } from '../../state.ts'
import { mayLockOne } from '../formation.ts'
import { chooseManeuver } from '../maneuvers.ts'
import type { Texts } from '../texts.ts'
import { removable, removeOne } from '../token-words.ts'
import {
  amAttacker,
  attackedWith,
  canPerform,
  chooseShip,
  friendsAt,
  fully,
  mine,
  perform,
} from '../words.ts'
import { isEquippedWith } from './attack-words.ts'

/** Friendly ships that can take over a lock: near ones, and those with the same console farther away. */
function consoles(s: State, me: Me): Ship[] {
  return friendsAt(s, me, 1, 3).filter(
    (ship) => isAtRange(s, me.ship, ship.id, 1, 1) || isEquippedWith(ship, 'synchronizedconsole'),
  )
}

export const modifications: Texts = {
  overdrivethruster: {
    text: {
      en: 'While you perform a red boost, barrel roll or SLAM action, you must use a template of 1 speed more, if there is one.',
      de: 'Während du eine rote Schub-, Fassrollen- oder SLAM-Aktion durchführst, musst du eine um 1 schnellere Schablone verwenden, falls es eine gibt.',
    },
    abilities: [
      always({ fasterTemplates: (_s, me, ship, _action, colour) => ship.id === me.ship && colour === 'red' }),
    ],
  },
  advancedslam: {
    text: {
      en: 'After you perform a SLAM action and fully executed its maneuver, you may perform a white action of your action bar as a red one.',
      de: 'Nachdem du eine SLAM-Aktion durchgeführt und ihr Manöver vollständig ausgeführt hast, darfst du eine weiße Aktion deiner Aktionsleiste als rote durchführen.',
    },
    abilities: [
      when('action-performed', {
        if: (s, me, { action }) => action === 'slam' && (mine(s, me).marks & FULLY_EXECUTED) !== 0,
        run: perform(undefined, {
          fromBar: true,
          ownColour: 'white',
          colour: 'red',
          test: ({ action }) => action !== 'card',
        }),
      }),
    ],
  },
  afterburners: {
    text: {
      en: 'After you fully execute a maneuver of speed 3-5, you may spend 1 charge to perform a boost action, even while stressed.',
      de: 'Nachdem du ein Manöver der Geschwindigkeit 3–5 vollständig ausgeführt hast, darfst du 1 Ladung ausgeben, um eine Schub-Aktion durchzuführen, auch während du gestresst bist.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(({ speed }) => speed >= 3 && speed <= 5),
        possible: canPerform(['boost'], { whileStressed: true }),
        may: true,
        cost: { charges: 1 },
        run: perform(['boost'], { whileStressed: true }),
      }),
    ],
  },
  electronicbaffle: {
    text: {
      en: 'During the End Phase, you may suffer 1 hit damage to remove 1 red token.',
      de: 'Während der Endphase darfst du 1 Treffer-Schaden erleiden, um 1 roten Marker zu entfernen.',
    },
    abilities: [
      when('end-phase', {
        if: (s, me) => removable(s, mine(s, me), ['red'], true).length > 0,
        may: true,
        cost: { suffer: 'hit' },
        *run(t, me) {
          yield* removeOne(t, me, removable(t.state, mine(t.state, me), ['red'], true))
        },
      }),
    ],
  },
  munitionsfailsafe: {
    text: {
      en: 'After you roll attack dice for a torpedo or missile attack, you may cancel all results to recover 1 charge that you spent for it.',
      de: 'Nachdem du Angriffswürfel für einen Torpedo- oder Raketenangriff geworfen hast, darfst du alle Ergebnisse aufheben, um 1 dafür ausgegebene Ladung wiederherzustellen.',
    },
    abilities: [
      when('attack-dice-rolled', {
        if: (s, me) =>
          s.attack !== null &&
          attackedWith(s, s.attack, 'torpedo', 'missile') &&
          hasSpentCharge(s.attack, me.ship, s.attack.weapon.slot) &&
          canRecoverCharge(mine(s, me), s.attack.weapon.slot),
        may: true,
        run(t, me) {
          const { attack } = t.state
          if (attack === null) return
          attack.attackDice = []
          recoverCharge(t, me.ship, attack.weapon.slot)
        },
      }),
    ],
  },
  synchronizedconsole: {
    text: {
      en: 'After you attack, you may spend a lock that you have on the defender and choose a friendly ship at range 1, or one with this upgrade at range 1-3. It may acquire a lock on the defender.',
      de: 'Nachdem du angegriffen hast, darfst du eine Zielerfassung, die du auf dem Verteidiger hast, ausgeben und ein befreundetes Schiff in Reichweite 1 oder eines mit dieser Aufwertung in Reichweite 1–3 wählen. Es darf den Verteidiger als Ziel erfassen.',
    },
    abilities: [
      when('attacked', {
        if: (s, me, { defender }) => canSpendLock(s, mine(s, me), defender),
        *run(t, me, { defender }) {
          const chosen = yield* chooseShip(t, me, consoles(t.state, me), { cost: { lock: true } })
          if (chosen === null) return
          yield* mayLockOne(
            t,
            me,
            chosen,
            lockable(t.state, chosen, (target) => target === defender),
          )
        },
      }),
    ],
  },
  delayedfuses: {
    text: {
      en: 'After you drop, launch or place a bomb or mine, you may put 1 fuse marker on it.',
      de: 'Nachdem du eine Bombe oder Mine abgeworfen, gestartet oder platziert hast, darfst du 1 Zeitzünder darauf legen.',
    },
    abilities: [
      when('device-placed', {
        if: (s, _me, { thing }) =>
          s.things[thing].inPlay && (isBomb(s.things[thing].type) || isMine(s.things[thing].type)),
        *run(t, me, { things }) {
          const s = t.state
          const options = things
            .filter((thing) => s.things[thing].inPlay)
            .map((thing) => ({ do: 'device' as const, target: THING + thing }))
          const none = { do: 'decline' as const, target: -1 }
          const cite = { rule: 'xw.g.fuse.1', about: me.card }
          const { target } = yield* t.choose(mine(s, me).seat, 'choose-device', [...options, none], cite)
          if (target >= 0) addFuse(s.things[target - THING])
        },
      }),
    ],
  },
  precisionionengines: {
    text: {
      en: 'Before you execute a Koiogran turn of speed 1-3, you may spend 1 charge to execute it as a Segnor’s loop instead.',
      de: 'Bevor du eine Koiogran-Wende der Geschwindigkeit 1–3 ausführst, darfst du 1 Ladung ausgeben, um sie stattdessen als Segnor-Schleife auszuführen.',
    },
    abilities: [
      instead('flies-maneuver', {
        if: (_s, _me, { maneuver: { bearing, speed } }) =>
          bearing === 'koiogran' && speed <= 3 && moveOf('segnor', speed, 'left') !== null,
        may: true,
        cost: { charges: 1 },
        *run(t, me, event) {
          const ways = (['left', 'right'] as const).map((direction) => ({
            ...event.maneuver,
            bearing: 'segnor' as const,
            direction,
          }))
          return { ...event, maneuver: yield* chooseManeuver(t, me, ways) }
        },
      }),
    ],
  },
  mandalorianoptics: {
    text: {
      en: 'During the System Phase, you may spend 1 charge to acquire a lock on an object in your front arc. While you make a primary attack against an object that you have locked, you ignore obstacles beyond range 0.',
      de: 'Während der Systemphase darfst du 1 Ladung ausgeben, um ein Objekt in deinem Frontwinkel als Ziel zu erfassen. Während du mit einer Primärwaffe ein Objekt angreifst, das du erfasst hast, ignorierst du Hindernisse jenseits von Reichweite 0.',
    },
    abilities: [
      duringSystemPhase({
        if: (s, me) => lockable(s, mine(s, me), (target) => isInArc(s, me.ship, 'front', target)).length > 0,
        cost: { charges: 1 },
        *run(t, me) {
          return yield* chooseLock(t, me.ship, (target) => isInArc(t.state, me.ship, 'front', target))
        },
      }),
      always({
        ignoresObstacle: (s, me, ship, thing, during) =>
          during === 'attack' &&
          ship.id === me.ship &&
          s.attack !== null &&
          amAttacker(me, s.attack) &&
          s.attack.weapon.primary &&
          hasLock(ship, s.attack.defender) &&
          rangeTo(s, me.ship, THING + thing) > 0,
      }),
    ],
  },
  burnoutthrusters: {
    text: {
      en: 'Adds a white SLAM action to your action bar; you cannot perform it without an active charge here. After you perform a SLAM action, lose 1 charge; then you may gain 1 deplete token to remove 1 disarm token.',
      de: 'Fügt deiner Aktionsleiste eine weiße SLAM-Aktion hinzu; ohne aktive Ladung hier kannst du sie nicht durchführen. Nachdem du eine SLAM-Aktion durchgeführt hast, verliere 1 Ladung; dann darfst du 1 Erschöpfungsmarker erhalten, um 1 Entwaffnet-Marker zu entfernen.',
    },
    abilities: slamsOnCharge('deplete'),
  },
}

/** A SLAM that needs the charge of its card, and a token that rearms the ship after it. */
export function slamsOnCharge(token: 'deplete' | 'ion') {
  return [
    always({
      mayPerform: (s, me, ship, action) =>
        ship.id !== me.ship || action !== 'slam' || mine(s, me).charges[me.slot] > 0,
    }),
    when('action-performed', {
      if: (_s, _me, { action }) => action === 'slam',
      *run(t, me) {
        loseCharge(t, me.ship, me.slot)
        const ship = mine(t.state, me)
        if (!has(ship, 'disarm')) return
        const cite = { rule: 'xw.g.ability.1', about: me.card }
        if (!(yield* t.may(ship.seat, 'use-ability', cite))) return
        yield* gainToken(t, me.ship, token, 1, me.ship)
        removeToken(t, me.ship, 'disarm')
      },
    }),
  ]
}
