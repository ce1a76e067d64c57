/** Astromechs with a name of their own, and what stands on standard loadouts in their place. */
import type { Flow } from '@dejarik/kernel'
import { action, always, instead, type Me, modify, when } from '../../rules/abilities.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { cardOf } from '../../rules/cards.ts'
import { canRecoverCharge, chargesOf, recoverCharge, spendCharge } from '../../rules/charges.ts'
import { repair, repairOne } from '../../rules/damage.ts'
import { damageKind } from '../../rules/damage-deck.ts'
import { removeThing } from '../../rules/destroyed.ts'
import { isBomb, isDevice } from '../../rules/devices/kinds.ts'
import { hasDeviceToPlace, placeOneDevice } from '../../rules/devices/payload.ts'
import { hasPlacedDevice } from '../../rules/devices/place.ts'
import { rerollable } from '../../rules/dice.ts'
import { isAtRange, isShip } from '../../rules/range.ts'
import { lacksShield, recoverShield, shieldsAtHand } from '../../rules/shields.ts'
import { countOf, gainToken } from '../../rules/tokens.ts'
import { type Ship, type State, type T, THING } from '../../state.ts'
import { discardTop, isShipKind } from '../damage-words.ts'
import { maySetDial, settings } from '../dial-words.ts'
import type { Texts } from '../texts.ts'
import { hasRed, removable, removeOne } from '../token-words.ts'
import { amDefender, fully, mine, revealed } from '../words.ts'

/** Devices at range 0-1, by the id of their object. */
function devicesNear(s: State, me: Me): number[] {
  return s.things.flatMap(({ id, type, inPlay }) =>
    inPlay && isDevice(type) && isAtRange(s, me.ship, THING + id, 0, 1) ? [THING + id] : [],
  )
}

function mendings(s: State, me: Me) {
  const ship = mine(s, me)
  return [
    ...(ship.damage.length > 0 ? [{ do: 'repair-damage' as const }] : []),
    ...(lacksShield(s, ship) ? [{ do: 'recover-shield' as const }] : []),
    ...(devicesNear(s, me).length > 0 ? [{ do: 'remove-device' as const }] : []),
  ]
}

function* removeDevice(t: T, me: Me): Flow {
  const options = devicesNear(t.state, me).map((target) => ({ do: 'device' as const, target }))
  const cite = { rule: 'xw.g.device.1', about: me.card }
  const { target } = yield* t.choose(mine(t.state, me).seat, 'choose-device', options, cite)
  t.log?.('remove-device', 'xw.g.device.1', { ship: me.ship, target })
  removeThing(t, target - THING)
}

/** Upgrades whose charges don't recover by themselves, but for one card, by what can be done with them. */
function others({ cards }: Ship, test: (slot: number) => boolean, but = -1): number[] {
  return cards.flatMap((card, slot) =>
    slot !== but && cardOf(card).type === 'upgrade' && test(slot) ? [slot] : [],
  )
}

function isLasting(ship: Ship, slot: number): boolean {
  return (chargesOf(ship, slot)?.recovers ?? 1) === 0
}

function spendable(ship: Ship, but = -1): number[] {
  return others(ship, (slot) => isLasting(ship, slot) && ship.charges[slot] > 0, but)
}

function recoverable(ship: Ship): number[] {
  return others(ship, (slot) => isLasting(ship, slot) && canRecoverCharge(ship, slot))
}

function* chooseCard(t: T, me: Me, slots: readonly number[]): Flow<number> {
  const { seat, cards } = mine(t.state, me)
  const options = slots.map((slot) => ({ do: 'card' as const, ship: me.ship, slot, card: cards[slot] }))
  const cite = { rule: 'xw.g.charge.5', about: me.card }
  return (yield* t.choose(seat, 'choose-charge', options, cite)).slot
}

export const namedAstromechs: Texts = {
  'r2d2-republic': {
    text: {
      en: 'After you activate, you may spend 1 charge and gain 1 deplete token to repair 1 damage card, recover 1 shield or remove 1 device at range 0-1.',
      de: 'Nachdem du aktiviert worden bist, darfst du 1 Ladung ausgeben und 1 Erschöpfungsmarker erhalten, um 1 Schadenskarte zu reparieren, 1 Schild wiederherzustellen oder 1 Gerät in Reichweite 0–1 zu entfernen.',
    },
    abilities: [
      when('activation-ends', {
        possible: (s, me) => mendings(s, me).length > 0,
        may: true,
        cost: { charges: 1, gain: { deplete: 1 } },
        *run(t, me) {
          const cite = { rule: 'xw.g.maycan.1', about: me.card }
          const options = mendings(t.state, me)
          const chosen = yield* t.choose(mine(t.state, me).seat, 'repair-or-recover', options, cite)
          if (chosen.do === 'repair-damage') yield* repairOne(t, me.ship)
          else if (chosen.do === 'recover-shield') yield* recoverShield(t, me.ship)
          else yield* removeDevice(t, me)
        },
      }),
    ],
  },
  'r2d2-resistance': {
    text: {
      en: 'During the End Phase, you may spend 1 charge and 1 shield to remove 1 red token. During the End Phase, if you have no active shield, you may spend 2 charges to recover 1 shield and gain 1 deplete token.',
      de: 'Während der Endphase darfst du 1 Ladung und 1 Schild ausgeben, um 1 roten Marker zu entfernen. Während der Endphase darfst du, falls du keinen aktiven Schild hast, 2 Ladungen ausgeben, um 1 Schild wiederherzustellen und 1 Erschöpfungsmarker zu erhalten.',
    },
    abilities: [
      when('end-phase', {
        key: 'remove-red',
        if: (s, me) => hasRed(s, mine(s, me)),
        may: true,
        cost: { charges: 1, shields: 1 },
        *run(t, me) {
          yield* removeOne(t, me, removable(t.state, mine(t.state, me), ['red'], true))
        },
      }),
      when('end-phase', {
        key: 'recover-shield',
        // The last shield may go for the red token first.
        if: (s, me) => shieldsAtHand(s, mine(s, me)) <= 1,
        possible: (s, me) => shieldsAtHand(s, mine(s, me)) === 0 && lacksShield(s, mine(s, me)),
        may: true,
        cost: { charges: 2 },
        *run(t, me) {
          yield* recoverShield(t, me.ship)
          yield* gainToken(t, me.ship, 'deplete', 1, me.ship)
        },
      }),
    ],
  },
  chopper: {
    text: {
      en: 'Action: spend 1 charge that does not recur from another of your upgrades to recover 1 shield. Action: spend 2 shields to recover 1 charge that does not recur on one of your upgrades.',
      de: 'Aktion: Gib 1 nicht wiederkehrende Ladung einer anderen deiner Aufwertungen aus, um 1 Schild wiederherzustellen. Aktion: Gib 2 Schilde aus, um 1 nicht wiederkehrende Ladung einer deiner Aufwertungen wiederherzustellen.',
    },
    abilities: [
      action({
        key: 'recover-shield',
        does: { en: 'a charge for a shield', de: 'eine Ladung für einen Schild' },
        if: (s, me) => spendable(mine(s, me), me.slot).length > 0 && lacksShield(s, mine(s, me)),
        *run(t, me) {
          const slot = yield* chooseCard(t, me, spendable(mine(t.state, me), me.slot))
          yield* spendCharge(t, me.ship, slot)
          yield* recoverShield(t, me.ship)
          return true
        },
      }),
      action({
        key: 'recover-charge',
        does: { en: '2 shields for a charge', de: '2 Schilde für eine Ladung' },
        if: (s, me) => recoverable(mine(s, me)).length > 0,
        cost: { shields: 2 },
        *run(t, me) {
          recoverCharge(t, me.ship, yield* chooseCard(t, me, recoverable(mine(t.state, me))))
          return true
        },
      }),
    ],
  },
  genius: {
    text: {
      en: 'After you fully execute a maneuver, if you have not dropped or launched a device this round, you may drop 1 bomb.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du, falls du in dieser Runde kein Gerät abgeworfen oder gestartet hast, 1 Bombe abwerfen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully((_m, s, me) => !hasPlacedDevice(mine(s, me))),
        possible: (s, me) => hasDeviceToPlace(s, me.ship, { device: isBomb }),
        *run(t, me) {
          yield* placeOneDevice(t, me.ship, { device: isBomb, may: true })
        },
      }),
    ],
  },
  r4b11: {
    text: {
      en: 'While you attack, you may remove 1 orange or red token from the defender to reroll any number of defense dice.',
      de: 'Während du angreifst, darfst du 1 orangen oder roten Marker vom Verteidiger entfernen, um beliebig viele Verteidigungswürfel neu zu werfen.',
    },
    abilities: [
      modify({
        dice: 'defense',
        as: 'attacker',
        if: (s, _me, { defender }) =>
          isShip(defender) &&
          removable(s, s.ships[defender], ['orange', 'red'], true).length > 0 &&
          rerollable(s, 'defense').length > 0,
        *run(t, me, { defender }) {
          const ship = t.state.ships[defender]
          yield* removeOne(t, me, removable(t.state, ship, ['orange', 'red'], true))
          yield* rerollSome(t, me, 'defense', { min: 1, max: 6 }, 'xw.g.dice-mod.4')
        },
      }),
    ],
  },
  r5tk: {
    text: {
      en: 'You can attack friendly ships.',
      de: 'Du kannst befreundete Schiffe angreifen.',
    },
    abilities: [always({ attacksFriends: (_s, me, ship) => ship.id === me.ship })],
  },
  r2a6: {
    text: {
      en: 'After you reveal your dial, you may set it to a maneuver of the same bearing that is 1 faster or slower.',
      de: 'Nachdem du dein Rad aufgedeckt hast, darfst du es auf ein Manöver derselben Flugrichtung einstellen, das um 1 schneller oder langsamer ist.',
    },
    abilities: [
      when('dial-revealed', {
        if: (s, me) => settings(mine(s, me), isNextTo(mine(s, me))).length > 0,
        *run(t, me) {
          const ship = mine(t.state, me)
          yield* maySetDial(t, me, ship, isNextTo(ship))
        },
      }),
    ],
  },
  r1j5: {
    text: {
      en: 'With 2 stress tokens or fewer you can perform actions of damage cards even while stressed. After you repair a damage card with the trait Ship, you may spend 1 charge to repair that card again.',
      de: 'Mit höchstens 2 Stressmarkern kannst du Aktionen von Schadenskarten durchführen, auch während du gestresst bist. Nachdem du eine Schadenskarte mit dem Merkmal Schiff repariert hast, darfst du 1 Ladung ausgeben, um jene Karte noch einmal zu reparieren.',
    },
    abilities: [
      always({
        whileStressed: (_s, me, ship, what, _colour, card) =>
          ship.id === me.ship &&
          what === 'card' &&
          card >= 0 &&
          cardOf(card).type === 'damage' &&
          countOf(ship, 'stress') <= 2,
      }),
      when('damage-card-repaired', {
        // Turned facedown it is still there; a facedown one was discarded.
        if: (s, me, { card, wasUp, index }) =>
          wasUp && isShipKind(card) && damageKind(mine(s, me).damage[index]?.card) === card,
        may: true,
        cost: { charges: 1 },
        *run(t, me, { index }) {
          yield* repair(t, me.ship, index)
        },
      }),
    ],
  },
  'r4p17-siegeofcoruscant': {
    text: {
      en: 'If you would be dealt a damage card while you are not defending, you may spend 1 charge and gain 1 strain token to discard it instead.',
      de: 'Falls dir eine Schadenskarte zugeteilt würde, während du nicht verteidigst, darfst du 1 Ladung ausgeben und 1 Anstrengungsmarker erhalten, um sie stattdessen abzulegen.',
    },
    abilities: [
      instead('deals-damage-card', {
        if: ({ attack }, me) => attack === null || !amDefender(me, attack),
        may: true,
        cost: { charges: 1, gain: { strain: 1 } },
        run(t, me) {
          discardTop(t, mine(t.state, me))
          return null
        },
      }),
    ],
  },
}

/** Maneuvers of the same bearing and side as the revealed one, 1 faster or slower. */
function isNextTo(ship: Ship) {
  const now = revealed(ship)
  return ({ speed, bearing, direction }: NonNullable<typeof now>): boolean =>
    now !== null &&
    bearing === now.bearing &&
    direction === now.direction &&
    Math.abs(speed - now.speed) === 1
}
