/** Pilots of the First Order with abilities of their own kind. */

import type { Flow } from '@dejarik/kernel'
import { type Ability, type Me, when } from '../../rules/abilities.ts'
import { assignCondition } from '../../rules/conditions.ts'
import { type EquippedAt, handOn, mayEquip } from '../../rules/exchange-upgrades.ts'
import { isShip } from '../../rules/range.ts'
import { gainToken } from '../../rules/tokens.ts'
import type { Ship, ShipId, State, T } from '../../state.ts'
import { assignsToEnemy, pick, shipsOf } from '../condition-words.ts'
import { showTheDarkSide } from '../conditions-others.ts'
import { mayLockOne } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { chooseUpgrade } from '../upgrades/crew-exchange.ts'
import { canLock, isFriend, isOfType, mine, performed, slotsOf } from '../words.ts'

const PASSED = 'boosted through'

/** "After you fully execute a maneuver or perform a boost action", with the ships that I moved through. */
function afterPassing(
  isMet: (s: State, me: Me, passed: readonly ShipId[]) => boolean,
  run: (t: T, me: Me, passed: readonly ShipId[]) => Flow,
): Ability[] {
  return [
    when('maneuver-executed', {
      if: (s, me, { full, passed }) => full && isMet(s, me, passed),
      run: (t, me, { passed }) => run(t, me, passed),
    }),
    // A boost is no action by itself: whom it led through is kept until it is known to have been one.
    when('moved', {
      if: (s, me, { how, passed }) => how === 'boost' && (passed.length > 0 || noted(s, me).length > 0),
      run(t, me, { passed }) {
        const ship = mine(t.state, me)
        forget(t, me)
        for (const value of passed) ship.lasting.push({ key: PASSED, value, until: 'end' })
      },
    }),
    when('action-performed', {
      if: performed('boost'),
      possible: (s, me) => isMet(s, me, noted(s, me)),
      *run(t, me) {
        const passed = noted(t.state, me)
        forget(t, me)
        yield* run(t, me, passed)
      },
    }),
  ]
}

function noted(s: State, me: Me): ShipId[] {
  return mine(s, me).lasting.flatMap(({ key, value }) => (key === PASSED ? [value] : []))
}

function forget(t: T, me: Me): void {
  const ship = mine(t.state, me)
  ship.lasting = ship.lasting.filter(({ key }) => key !== PASSED)
}

function targetsAmong(s: State, me: Me, passed: readonly ShipId[]): ShipId[] {
  const { seat } = mine(s, me)
  return passed.filter((ship) => s.ships[ship].seat !== seat && canLock(s, me, ship))
}

const FIGHTERS: readonly string[] = ['tiefofighter', 'tiesffighter']

function isFighter(ship: Ship): boolean {
  return FIGHTERS.some((type) => isOfType(ship, type))
}

function isUnmodified(ship: Ship): boolean {
  return isFighter(ship) && slotsOf(ship, 'modification').length === 0
}

/** Friendly fighters that may have an upgrade of Agent Terex, and have none yet. */
function customers(s: State, me: Me, { slot }: EquippedAt, supplied: readonly ShipId[]): Ship[] {
  const card = mine(s, me).cards[slot]
  return shipsOf(s, mine(s, me).seat).filter(
    (ship) =>
      isFriend(s, me, ship.id) && isFighter(ship) && !supplied.includes(ship.id) && mayEquip(s, card, ship),
  )
}

export const firstOrderOthers: Texts = {
  kyloren: {
    text: {
      en: 'After you defend, you may spend 1 Force to assign the condition I’ll Show You the Dark Side to the attacker.',
      de: 'Nachdem du verteidigt hast, darfst du 1 Macht ausgeben, um dem Angreifer den Zustand „Ich zeige dir die dunkle Seite“ zuzuweisen.',
    },
    abilities: [
      when('defended', {
        if: (_s, _me, { attacker }) => isShip(attacker),
        may: true,
        cost: { force: 1 },
        *run(t, me, { attacker }) {
          yield* showTheDarkSide(t, attacker, me.ship)
        },
      }),
    ],
  },
  agentterex: {
    text: {
      en: 'Setup: after forces are placed, you may equip any number of your illicit upgrades to friendly TIE/fo or TIE/sf fighters, at most 1 to each.',
      de: 'Spielaufbau: Nachdem die Streitkräfte platziert worden sind, darfst du beliebig viele deiner illegalen Aufwertungen befreundeten TIE/eo- oder TIE/sf-Jägern geben, jedem höchstens 1.',
    },
    abilities: [
      when('setup-ends', {
        *run(t, me) {
          const supplied: ShipId[] = []
          while (true) {
            const among = slotsOf(mine(t.state, me), 'illicit')
              .map((slot) => ({ ship: me.ship, slot }))
              .filter((at) => customers(t.state, me, at, supplied).length > 0)
            if (among.length === 0) return
            const chosen = yield* chooseUpgrade(t, me, among)
            if (chosen === null) return
            const to = yield* pick(t, me, mine(t.state, me).seat, customers(t.state, me, chosen, supplied))
            if (to === null) return
            supplied.push(to.id)
            handOn(t, chosen, to)
          }
        },
      }),
    ],
  },
  agenttierny: {
    text: {
      en: 'Setup: after forces are placed, assign the condition Broken Trust to 1 enemy ship.',
      de: 'Spielaufbau: Nachdem die Streitkräfte platziert worden sind, weise 1 feindlichen Schiff den Zustand „Vertrauensbruch“ zu.',
    },
    abilities: [assignsToEnemy('brokentrust')],
  },
  lingaava: {
    text: {
      en: 'Setup: after forces are placed, assign the condition Primed for Speed to yourself and to up to 2 other friendly TIE/fo or TIE/sf fighters without modification upgrades.',
      de: 'Spielaufbau: Nachdem die Streitkräfte platziert worden sind, weise dir und bis zu 2 anderen befreundeten TIE/eo- oder TIE/sf-Jägern ohne Modifikations-Aufwertungen den Zustand „Bleifuss“ zu.',
    },
    abilities: [
      when('setup-ends', {
        *run(t, me) {
          const { seat } = mine(t.state, me)
          yield* assignCondition(t, me.ship, 'primedforspeed', me.ship)
          const options = shipsOf(t.state, seat)
            .filter((ship) => ship.id !== me.ship && isUnmodified(ship))
            .map(({ id }) => ({ do: 'ship' as const, ship: id }))
          if (options.length === 0) return
          const count = { min: 0, max: Math.min(2, options.length) }
          const cite = { rule: 'xw.g.condition.2', about: me.card }
          for (const { ship } of yield* t.chooseSome(seat, 'choose-ships', options, count, cite))
            yield* assignCondition(t, ship, 'primedforspeed', me.ship)
        },
      }),
    ],
  },
  breach: {
    text: {
      en: 'After you fully execute a maneuver or perform a boost action, if you moved through an enemy ship, you may acquire a lock on it.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt oder eine Schub-Aktion durchgeführt hast, darfst du, falls du dich durch ein feindliches Schiff bewegt hast, es als Ziel erfassen.',
    },
    abilities: afterPassing(
      (s, me, passed) => targetsAmong(s, me, passed).length > 0,
      function* (t, me, passed) {
        yield* mayLockOne(t, me, mine(t.state, me), targetsAmong(t.state, me, passed))
      },
    ),
  },
  nightfall: {
    text: {
      en: 'After you fully execute a maneuver or perform a boost action, each ship that you moved through gains 2 jam tokens.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt oder eine Schub-Aktion durchgeführt hast, erhält jedes Schiff, durch das du dich bewegt hast, 2 Störsignalmarker.',
    },
    abilities: afterPassing(
      (_s, _me, passed) => passed.length > 0,
      function* (t, me, passed) {
        for (const ship of passed) yield* gainToken(t, ship, 'jam', 2, me.ship)
      },
    ),
  },
}
