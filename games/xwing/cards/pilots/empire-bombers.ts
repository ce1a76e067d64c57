/** Pilots of the TIE/sa bomber, the TIE/ca punisher and the Alpha-class Star Wing. */

import { always, type CardText, type Me, when } from '../../rules/abilities.ts'
import { hasAttack } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { canRecoverCharge, recoverCharge } from '../../rules/charges.ts'
import { hasDeviceToPlace, hasPlacedDevice, isBomb, placeOneDevice } from '../../rules/devices.ts'
import type { Event } from '../../rules/events.ts'
import { acquireLock, lockable } from '../../rules/locks.ts'
import { isAtRange, isInArc } from '../../rules/range.ts'
import { isDisarmed, isStressed } from '../../rules/tokens.ts'
import type { Ship, State } from '../../state.ts'
import { mayLockOne } from '../formation.ts'
import {
  amDefender,
  attackedWith,
  canLock,
  canPerform,
  changeOwn,
  fully,
  gain,
  mine,
  perform,
  performed,
  removeOwn,
  rerollOfFriend,
  slotsOf,
  weaponSlots,
} from '../words.ts'

const captainJonus: CardText = {
  text: {
    en: 'While a friendly ship at range 0-1 makes a torpedo or missile attack, it may reroll up to 2 attack dice.',
    de: 'Während ein befreundetes Schiff in Reichweite 0–1 mit einem Torpedo oder einer Rakete angreift, darf es bis zu 2 Angriffswürfel neu werfen.',
  },
  abilities: [
    rerollOfFriend(
      'attack',
      2,
      (s, me, attack, friend) =>
        attackedWith(s, attack, 'torpedo', 'missile') && isAtRange(s, me.ship, friend.id, 0, 1),
    ),
  ],
}

/** Equipped talents with charges to recover, by their place. */
function talents(ship: Ship): number[] {
  return slotsOf(ship, 'talent').filter((slot) => canRecoverCharge(ship, slot))
}

const tomaxBren: CardText = {
  text: {
    en: 'After you perform a reload action, you may recover 1 charge of 1 of your talents.',
    de: 'Nachdem du eine Nachlade-Aktion durchgeführt hast, darfst du 1 Ladung auf 1 deiner Talente wiederherstellen.',
  },
  abilities: [
    when('action-performed', {
      if: (s, me, event) => performed('reload')(s, me, event) && talents(mine(s, me)).length > 0,
      may: true,
      *run(t, me) {
        const ship = mine(t.state, me)
        const options = talents(ship).map((slot) => ({
          do: 'card' as const,
          ship: me.ship,
          slot,
          card: ship.cards[slot],
        }))
        const cite = { rule: 'xw.g.charge.2', about: me.card }
        const { slot } = yield* t.choose(ship.seat, 'reload', options, cite)
        recoverCharge(t, me.ship, slot)
      },
    }),
  ],
}

/** "After you drop or launch a device." */
function droppedOrLaunched(_s: State, _me: Me, { how }: Event<'device-placed'>): boolean {
  return how !== 'placed'
}

const THREE_AHEAD = [
  { how: 'drop', shape: 'straight', speed: 3 },
  { how: 'launch', shape: 'straight', speed: 3 },
] as const

export const empireBombers: { readonly [id: string]: CardText } = {
  lieutenantkarsabi: {
    text: {
      en: 'After you gain a disarm token, if you are not stressed, you may gain 1 stress token to remove 1 disarm token.',
      de: 'Nachdem du einen Entwaffnet-Marker erhalten hast, darfst du, falls du nicht gestresst bist, 1 Stressmarker erhalten, um 1 Entwaffnet-Marker zu entfernen.',
    },
    abilities: [
      when('token-gained', {
        if: (s, me, { token }) => token === 'disarm' && !isStressed(mine(s, me)),
        may: true,
        cost: { gain: { stress: 1 } },
        run: (t, me) => removeOwn(t, me, 'disarm'),
      }),
    ],
  },
  majorvynder: {
    text: {
      en: 'While you defend and are disarmed, roll 1 additional defense die.',
      de: 'Während du verteidigst und entwaffnet bist, wirf 1 zusätzlichen Verteidigungswürfel.',
    },
    abilities: [
      always({
        defenseDice: (s, me, attack) => (amDefender(me, attack) && isDisarmed(mine(s, me)) ? 1 : 0),
      }),
    ],
  },
  deathrain: {
    text: {
      en: 'After you drop or launch a device, you may perform an action.',
      de: 'Nachdem du ein Gerät abgeworfen oder gestartet hast, darfst du eine Aktion durchführen.',
    },
    abilities: [when('device-placed', { if: droppedOrLaunched, run: perform() })],
  },
  redline: {
    text: {
      en: 'You can maintain up to 2 locks. After you perform an action, you may acquire a lock.',
      de: 'Du kannst bis zu 2 Zielerfassungen aufrechterhalten. Nachdem du eine Aktion durchgeführt hast, darfst du ein Ziel erfassen.',
    },
    abilities: [
      always({ locks: (_s, me, ship) => (ship.id === me.ship ? 2 : 1) }),
      when('action-performed', {
        possible: (s, me) => lockable(s, mine(s, me)).length > 0,
        *run(t, me) {
          yield* mayLockOne(t, me, mine(t.state, me), lockable(t.state, mine(t.state, me)))
        },
      }),
    ],
  },
  captainjonus: captainJonus,
  'captainjonus-swz105': captainJonus,
  'captainjonus-swz98': {
    text: {
      en: 'After you drop or launch a device, gain 1 evade token.',
      de: 'Nachdem du ein Gerät abgeworfen oder gestartet hast, erhalte 1 Ausweichmarker.',
    },
    abilities: [when('device-placed', { if: droppedOrLaunched, run: gain('evade') })],
  },
  deathfire: {
    text: {
      en: 'After you are destroyed, before you are removed, you may make an attack and drop or launch 1 device.',
      de: 'Nachdem du zerstört worden bist, darfst du, bevor du entfernt wirst, einen Angriff durchführen und 1 Gerät abwerfen oder starten.',
    },
    abilities: [
      when('destroyed', {
        bonusAttack: true,
        if: (s, me) =>
          hasAttack(s, mine(s, me), { bonus: true }) || hasDeviceToPlace(s, me.ship, { how: 'either' }),
        *run(t, me) {
          yield* performAttack(t, me.ship, { bonus: true })
          yield* placeOneDevice(t, me.ship, { how: 'either', may: true })
        },
      }),
    ],
  },
  'deathfire-swz98': {
    text: {
      en: 'After you fully execute a speed 3-5 maneuver, if you have placed no device this round, you may spend 2 charges to drop or launch a bomb with the straight template of speed 3.',
      de: 'Nachdem du ein Manöver mit Geschwindigkeit 3–5 vollständig ausgeführt hast, darfst du, falls du diese Runde kein Gerät platziert hast, 2 Ladungen ausgeben, um eine Bombe mit der Gerade-Schablone der Geschwindigkeit 3 abzuwerfen oder zu starten.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(
          ({ speed }, s, me) =>
            speed >= 3 &&
            !hasPlacedDevice(mine(s, me)) &&
            hasDeviceToPlace(s, me.ship, { device: isBomb, how: 'either', ways: THREE_AHEAD }),
        ),
        may: true,
        cost: { charges: 2 },
        *run(t, me) {
          yield* placeOneDevice(t, me.ship, { device: isBomb, how: 'either', ways: THREE_AHEAD })
        },
      }),
    ],
  },
  majorrhymer: {
    text: {
      en: 'Your torpedo and missile attacks reach 1 range further and 1 range nearer, within range 0-3.',
      de: 'Deine Angriffe mit Torpedos und Raketen reichen um 1 weiter und um 1 näher, innerhalb von Reichweite 0–3.',
    },
    abilities: [
      always({
        weapon: (_s, me, ship, weapon) => {
          const slots = ship.id === me.ship ? weaponSlots(ship, weapon) : []
          if (!slots.includes('torpedo') && !slots.includes('missile')) return weapon
          return { ...weapon, min: Math.max(0, weapon.min - 1), max: Math.min(3, weapon.max + 1) }
        },
      }),
    ],
  },
  'majorrhymer-swz98': {
    text: {
      en: 'While you make a torpedo attack against a defender in your bullseye arc, change 1 focus result to a crit.',
      de: 'Während du mit einem Torpedo einen Verteidiger in deinem zentralen Winkel angreifst, ändere 1 Fokus-Ergebnis in einen kritischen Treffer.',
    },
    abilities: changeOwn('focus', 'crit', 1, {
      as: 'attacker',
      must: true,
      if: (s, me, attack) =>
        attackedWith(s, attack, 'torpedo') && isInArc(s, me.ship, 'bullseye', attack.defender),
    }),
  },
  'scimitar1-battleoverendor': {
    text: {
      en: 'After a friendly ship at range 0-3 attacks, you may spend 1 charge to acquire a lock on the defender.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 0–3 angegriffen hat, darfst du 1 Ladung ausgeben, um den Verteidiger als Ziel zu erfassen.',
    },
    abilities: [
      when('attacked', {
        of: 'friendly',
        range: [0, 3],
        if: (s, me, { defender }) => canLock(s, me, defender),
        may: true,
        cost: { charges: 1 },
        *run(t, me, { defender }) {
          yield* acquireLock(t, me.ship, defender)
        },
      }),
    ],
  },
  'scimitar3-battleoverendor': {
    text: {
      en: 'After you drop a bomb, you may spend 1 charge to perform a boost action.',
      de: 'Nachdem du eine Bombe abgeworfen hast, darfst du 1 Ladung ausgeben, um eine Schub-Aktion durchzuführen.',
    },
    abilities: [
      when('device-placed', {
        if: (s, _me, { how, thing }) => how === 'dropped' && isBomb(s.things[thing].type),
        possible: canPerform(['boost']),
        may: true,
        cost: { charges: 1 },
        run: perform(['boost']),
      }),
    ],
  },
  tomaxbren: tomaxBren,
  'tomaxbren-swz105': tomaxBren,
  'tomaxbren-swz98': {
    text: {
      en: 'After you perform a barrel roll action, you may spend 2 charges to gain 1 focus token.',
      de: 'Nachdem du eine Fassrollen-Aktion durchgeführt hast, darfst du 2 Ladungen ausgeben, um 1 Fokusmarker zu erhalten.',
    },
    abilities: [
      when('action-performed', {
        if: performed('barrel-roll'),
        may: true,
        cost: { charges: 2 },
        run: gain('focus'),
      }),
    ],
  },
}
