/** Pilots of the Resistance with abilities of their own kind. */

import type { Flow } from '@dejarik/kernel'
import { always, atStartOf, type CardText, instead, type Me, when } from '../../rules/abilities.ts'
import { cardOf } from '../../rules/cards.ts'
import { chargesOf, loseCharge } from '../../rules/charges.ts'
import { assignCondition } from '../../rules/conditions.ts'
import { exposeAt, facedownOf, wasDealtFaceup } from '../../rules/damage.ts'
import { isBomb } from '../../rules/devices.ts'
import { isShip } from '../../rules/range.ts'
import { gainToken } from '../../rules/tokens.ts'
import type { Ship, State, T } from '../../state.ts'
import { assignsToEnemy } from '../condition-words.ts'
import { chooseFacedown } from '../damage-words.ts'
import { flipOne, flippable } from '../flip-words.ts'
import { friendlyAt, inTurretArc } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { canPerform, chooseShip, isFriend, isOfType, mine, perform } from '../words.ts'

const cai: CardText = {
  text: {
    en: 'After you fully execute a maneuver, if you moved through a friendly ship, you may perform an evade action.',
    de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du, falls du dich durch ein befreundetes Schiff bewegt hast, eine Ausweich-Aktion durchführen.',
  },
  abilities: [
    when('maneuver-executed', {
      if: (s, me, { full, passed }) => full && passed.some((ship) => isFriend(s, me, ship)),
      possible: canPerform(['evade']),
      run: perform(['evade']),
    }),
  ],
}

/** Places of a ship's upgrades with active charges that don't recur. */
function lastingCharges(ship: Ship): number[] {
  return ship.cards.flatMap((card, slot) =>
    cardOf(card).type === 'upgrade' && chargesOf(ship, slot)?.recovers === 0 && ship.charges[slot] > 0
      ? [slot]
      : [],
  )
}

/** The ship's player lets it lose a charge, or not. */
function* losesCharge(t: T, me: Me, ship: Ship): Flow<boolean> {
  const options = lastingCharges(ship).map((slot) => ({
    do: 'card' as const,
    ship: ship.id,
    slot,
    card: ship.cards[slot],
  }))
  if (options.length === 0) return false
  const none = { do: 'decline' as const, slot: -1 }
  const cite = { rule: 'xw.g.charge.5', about: me.card }
  const { slot } = yield* t.choose(ship.seat, 'choose-charge', [...options, none], cite)
  if (slot < 0) return false
  loseCharge(t, ship.id, slot)
  return true
}

function foils(s: State, me: Me, but: readonly Ship[]): Ship[] {
  return friendlyAt(s, me, 0, 3).filter(
    (ship) =>
      isOfType(ship, 't70xwing') && !but.includes(ship) && flippable(ship, 'configuration').length > 0,
  )
}

export const resistanceOthers: Texts = {
  finchdallow: {
    text: {
      en: 'Instead of dropping a bomb you may place it in the play area where it touches you.',
      de: 'Statt eine Bombe abzuwerfen, darfst du sie so im Spielbereich platzieren, dass sie dich berührt.',
    },
    abilities: [always({ dropsBeside: (_s, me, ship, device) => ship.id === me.ship && isBomb(device) })],
  },
  'hansolo-scavengedyt1300': {
    text: {
      en: 'Setup: you can be placed anywhere in the play area beyond range 3 of enemy ships.',
      de: 'Spielaufbau: Du kannst überall im Spielbereich jenseits von Reichweite 3 feindlicher Schiffe platziert werden.',
    },
    abilities: [always({ placedBeyond: (_s, me, ship) => (ship.id === me.ship ? 3 : -1) })],
  },
  benteene: {
    text: {
      en: 'After you attack a ship in your turret arc, assign the condition Rattled to it.',
      de: 'Nachdem du ein Schiff in deinem Geschützwinkel angegriffen hast, weise ihm den Zustand „Aus der Fassung“ zu.',
    },
    abilities: [
      when('attacked', {
        if: (s, me, { defender }) => isShip(defender) && inTurretArc(s, mine(s, me), defender),
        *run(t, me, { defender }) {
          yield* assignCondition(t, defender, 'rattled', me.ship)
        },
      }),
    ],
  },
  vimoradi: {
    text: {
      en: 'Setup: after forces are placed, assign the condition Compromising Intel to 1 enemy ship.',
      de: 'Spielaufbau: Nachdem die Streitkräfte platziert worden sind, weise 1 feindlichen Schiff den Zustand „Kompromittierende Information“ zu.',
    },
    abilities: [assignsToEnemy('compromisingintel')],
  },
  caithrenalli: cai,
  'caithrenalli-btanr2ywing': cai,
  'temminwexley-swz68': {
    text: {
      en: 'At the start of the Engagement Phase, each friendly T-70 X-wing at range 0-3 may gain 1 strain token to flip its configuration; if it does, it gains 1 calculate token.',
      de: 'Zu Beginn der Kampfphase darf jeder befreundete T-70-X-Flügler in Reichweite 0–3 1 Anstrengungsmarker erhalten, um seine Konfiguration umzudrehen; falls er das tut, erhält er 1 Berechnungsmarker.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => foils(s, me, []).length > 0,
        *run(t, me) {
          const turned: Ship[] = []
          for (;;) {
            const ship = yield* chooseShip(t, me, foils(t.state, me, turned))
            if (ship === null) return
            turned.push(ship)
            yield* gainToken(t, ship.id, 'strain', 1, me.ship)
            flipOne(t, ship, 'configuration')
            yield* gainToken(t, ship.id, 'calculate', 1, me.ship)
          }
        },
      }),
    ],
  },
  wilsateshlo: {
    text: {
      en: 'After you attack, if the defender was dealt a faceup damage card, it gains 1 strain token unless it loses 1 charge that does not recur of one of its upgrades.',
      de: 'Nachdem du angegriffen hast, erhält der Verteidiger, falls ihm eine offene Schadenskarte zugeteilt worden ist, 1 Anstrengungsmarker, es sei denn, er verliert 1 nicht wiederkehrende Ladung einer seiner Aufwertungen.',
    },
    abilities: [
      when('attacked', {
        if: ({ attack }, _me, { defender }) => attack !== null && isShip(defender) && wasDealtFaceup(attack),
        *run(t, me, { defender }) {
          if (!(yield* losesCharge(t, me, t.state.ships[defender])))
            yield* gainToken(t, defender, 'strain', 1, me.ship)
        },
      }),
    ],
  },
  r1j5: {
    text: {
      en: 'Before you expose 1 of your damage cards, you may look at your facedown damage cards, choose 1 and expose that one instead.',
      de: 'Bevor du 1 deiner Schadenskarten offenlegst, darfst du deine verdeckten Schadenskarten ansehen, 1 wählen und stattdessen jene offenlegen.',
    },
    abilities: [
      instead('exposes', {
        if: (s, me) => facedownOf(mine(s, me)).length > 0,
        may: true,
        *run(t, me) {
          yield* exposeAt(t, me.ship, yield* chooseFacedown(t, me, mine(t.state, me)))
          return null
        },
      }),
    ],
  },
}
