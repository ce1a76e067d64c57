/** Talents about tokens, charges, initiative and what happens around a destroyed ship. */

import type { Flow } from '@dejarik/kernel'
import { always, atStartOf, type CardText, type Me, when } from '../../rules/abilities.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { canRecoverCharge, chargesOf, recoverCharge } from '../../rules/charges.ts'
import { initiativeOf } from '../../rules/initiative.ts'
import { isObstacle } from '../../rules/obstacles.ts'
import { isAtRange, isInArc, isShip, shipsWhere } from '../../rules/range.ts'
import {
  canTransfer,
  gainToken,
  has,
  isTractored,
  removeToken,
  tokensOf,
  transferToken,
} from '../../rules/tokens.ts'
import { DEPLOYED, type State, type T, type TokenColour } from '../../state.ts'
import { inTurretArc } from '../formation.ts'
import { removable, removeOne } from '../token-words.ts'
import { chooseShip, chooseToken, enemiesAt, friendsAt, gain, mine } from '../words.ts'
import { isEquippedWith, isLimited } from './attack-words.ts'

/** Cards of the ship with an inactive charge that comes back each round by itself, or that doesn't. */
function rechargeable(s: State, me: Me, recurring: boolean, slots: (slot: number) => boolean): number[] {
  const ship = mine(s, me)
  return ship.cards.flatMap((_, slot) => {
    const isOne = (chargesOf(ship, slot)?.recovers ?? 0) > 0 === recurring
    return slots(slot) && isOne && canRecoverCharge(ship, slot) ? [slot] : []
  })
}

/** "You may remove 1 of your … tokens, or recover 1 charge on …": one of these, or neither. */
function* removeOrRecover(t: T, me: Me, colours: readonly TokenColour[], slots: readonly number[]): Flow {
  const ship = mine(t.state, me)
  const tokens = removable(t.state, ship, colours, true)
  const options = [
    ...tokens,
    ...slots.map((slot) => ({ do: 'card' as const, ship: ship.id, slot, card: ship.cards[slot] })),
    { do: 'decline' as const },
  ]
  const cite = { rule: 'xw.g.tokens.3', about: me.card }
  const chosen = yield* t.choose(ship.seat, 'remove-token', options, cite)
  if (chosen.do === 'card') recoverCharge(t, me.ship, chosen.slot)
  else if (chosen.do !== 'decline') yield* removeOne(t, me, [chosen])
}

export const tokenTalents: { readonly [id: string]: CardText } = {
  'collected-battleoverendor': {
    text: {
      en: 'After you make a primary attack, you may spend 1 focus token to gain 2 evade tokens.',
      de: 'Nachdem du mit einer Primärwaffe angegriffen hast, darfst du 1 Fokusmarker ausgeben, um 2 Ausweichmarker zu erhalten.',
    },
    abilities: [
      when('attacked', {
        if: (s) => s.attack?.weapon.primary === true,
        may: true,
        cost: { spend: { focus: 1 } },
        run: gain('evade', 2),
      }),
    ],
  },
  cutthroat: {
    text: {
      en: 'After another friendly ship at range 0-3 is destroyed, if it is limited or has Cutthroat, you may remove 1 of your orange or red tokens or recover 1 non-recurring charge on your ship card or one of your upgrades.',
      de: 'Nachdem ein anderes befreundetes Schiff in Reichweite 0–3 zerstört worden ist, darfst du, falls es limitiert ist oder Halsabschneider hat, 1 deiner orangen oder roten Marker entfernen oder 1 nicht-wiederkehrende Ladung auf deiner Schiffskarte oder einer deiner Aufwertungen wiederherstellen.',
    },
    abilities: [
      when('destroyed', {
        of: 'other-friendly',
        range: [0, 3],
        if: (s, _me, { ship }) => isLimited(s.ships[ship]) || isEquippedWith(s.ships[ship], 'cutthroat'),
        *run(t, me) {
          const slots = rechargeable(t.state, me, false, () => true)
          yield* removeOrRecover(t, me, ['orange', 'red'], slots)
        },
      }),
    ],
  },
  ensnare: {
    text: {
      en: 'At the end of the Activation Phase, if you are tractored, you may choose a ship in your turret arc at range 0-1 and transfer 1 tractor token to it.',
      de: 'Am Ende der Aktivierungsphase darfst du, falls du vom Fangstrahl erfasst bist, ein Schiff in deinem Turmwinkel in Reichweite 0–1 wählen und ihm 1 Fangstrahlmarker übertragen.',
    },
    abilities: [
      when('phase-ends', {
        if: (s, me, { phase }) => phase === 'activation' && isTractored(mine(s, me)),
        *run(t, me) {
          const s = t.state
          const inReach = shipsWhere(
            s,
            ({ id }) =>
              isAtRange(s, me.ship, id, 0, 1) &&
              inTurretArc(s, mine(s, me), id) &&
              canTransfer(s, me.ship, id, 'tractor'),
          )
          const chosen = yield* chooseShip(t, me, inReach)
          if (chosen !== null) yield* transferToken(t, me.ship, chosen.id, 'tractor')
        },
      }),
    ],
  },
  margsablclosure: {
    text: {
      en: 'After you fully execute a maneuver, if you moved through an obstacle or deployed, you may choose an enemy ship in your front arc at range 1-2; it gains 1 strain token.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du, falls du dich durch ein Hindernis bewegt hast oder abgesetzt worden bist, ein feindliches Schiff in deinem Frontwinkel in Reichweite 1–2 wählen; es erhält 1 Anstrengungsmarker.',
    },
    abilities: [
      when('maneuver-executed', {
        if: (s, me, { full, through }) =>
          full &&
          ((mine(s, me).marks & DEPLOYED) !== 0 || through.some((thing) => isObstacle(s.things[thing]))),
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, enemiesAt(t.state, me, 1, 2, 'front'))
          if (chosen !== null) yield* gainToken(t, chosen.id, 'strain', 1, me.ship)
        },
      }),
    ],
  },
  'mercenary-swz103': {
    text: {
      en: 'After another friendly ship at range 0-2 is destroyed, before it is removed, transfer 1 of its green tokens to yourself.',
      de: 'Nachdem ein anderes befreundetes Schiff in Reichweite 0–2 zerstört worden ist, übertrage, bevor es entfernt wird, 1 seiner grünen Marker auf dich.',
    },
    abilities: [
      when('to-be-removed', {
        of: 'other-friendly',
        range: [0, 2],
        if: (s, _me, { ship }) => tokensOf(s.ships[ship], 'green').length > 0,
        *run(t, me, { ship }) {
          const token = yield* chooseToken(t, me, tokensOf(t.state.ships[ship], 'green'))
          if (token !== null) yield* transferToken(t, ship, me.ship, token)
        },
      }),
    ],
  },
  'stealthgambit-tiephphantom': {
    text: {
      en: 'After a friendly ship hits an enemy ship in your front arc, if you are cloaked, you may gain 1 strain token to remove your cloak token and make a bonus primary attack against that ship. At the end of the Engagement Phase, if you are strained, gain 1 evade token.',
      de: 'Nachdem ein befreundetes Schiff ein feindliches Schiff in deinem Frontwinkel getroffen hat, darfst du, falls du getarnt bist, 1 Anstrengungsmarker erhalten, um deinen Tarnungsmarker zu entfernen und jenes Schiff mit einer Primärwaffe als Bonusangriff anzugreifen. Am Ende der Kampfphase erhalte, falls du angestrengt bist, 1 Ausweichmarker.',
    },
    abilities: [
      when('attacked', {
        of: 'friendly',
        bonusAttack: true,
        if: (s, me, { hit, defender }) =>
          hit && isShip(defender) && has(mine(s, me), 'cloak') && isInArc(s, me.ship, 'front', defender),
        may: true,
        cost: { gain: { strain: 1 } },
        *run(t, me, { defender }) {
          removeToken(t, me.ship, 'cloak')
          yield* performAttack(t, me.ship, {
            bonus: true,
            weapon: ({ primary }) => primary,
            defender: (one) => one === defender,
          })
        },
      }),
      when('phase-ends', {
        if: (s, me, { phase }) => phase === 'engagement' && has(mine(s, me), 'strain'),
        run: gain('evade'),
      }),
    ],
  },
  swarmtactics: {
    text: {
      en: 'At the start of the Engagement Phase you may choose a friendly ship at range 1. Its initiative is equal to yours until the end of the round.',
      de: 'Zu Beginn der Kampfphase darfst du ein befreundetes Schiff in Reichweite 1 wählen. Seine Initiative ist bis zum Ende der Runde gleich deiner.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, friendsAt(t.state, me, 1, 1))
          const value = initiativeOf(t.state, mine(t.state, me))
          chosen?.initiatives.push({ value, until: 'end', by: me.card })
        },
      }),
    ],
  },
  'truegrit-swz98': {
    text: {
      en: 'At the end of the Activation Phase, if you are not strained, you may gain 1 strain token to remove 1 red or orange token that is not a lock.',
      de: 'Am Ende der Aktivierungsphase darfst du, falls du nicht angestrengt bist, 1 Anstrengungsmarker erhalten, um 1 roten oder orangen Marker zu entfernen, der keine Zielerfassung ist.',
    },
    abilities: [
      when('phase-ends', {
        if: (s, me, { phase }) =>
          phase === 'activation' &&
          !has(mine(s, me), 'strain') &&
          removable(s, mine(s, me), ['red', 'orange'], false).length > 0,
        may: true,
        cost: { gain: { strain: 1 } },
        *run(t, me) {
          yield* removeOne(t, me, removable(t.state, mine(t.state, me), ['red', 'orange'], false))
        },
      }),
    ],
  },
  'vengeful-battleofyavin': {
    text: {
      en: 'After a limited friendly ship at range 0-3 is destroyed, you may remove 1 of your red tokens or recover 1 recurring charge on your ship card.',
      de: 'Nachdem ein limitiertes befreundetes Schiff in Reichweite 0–3 zerstört worden ist, darfst du 1 deiner roten Marker entfernen oder 1 wiederkehrende Ladung auf deiner Schiffskarte wiederherstellen.',
    },
    abilities: [
      when('destroyed', {
        of: 'friendly',
        range: [0, 3],
        if: (s, _me, { ship }) => isLimited(s.ships[ship]),
        *run(t, me) {
          const slots = rechargeable(t.state, me, true, (slot) => slot === 0)
          yield* removeOrRecover(t, me, ['red'], slots)
        },
      }),
    ],
  },
  'withoutatrace-tiephphantom': {
    text: {
      en: 'After you gain a cloak token, you may remove 1 red token. While you are cloaked, enemy ships cannot lock you.',
      de: 'Nachdem du einen Tarnungsmarker erhalten hast, darfst du 1 roten Marker entfernen. Solange du getarnt bist, können feindliche Schiffe dich nicht als Ziel erfassen.',
    },
    abilities: [
      when('token-gained', {
        if: (s, me, { token }) => token === 'cloak' && removable(s, mine(s, me), ['red'], true).length > 0,
        may: true,
        *run(t, me) {
          yield* removeOne(t, me, removable(t.state, mine(t.state, me), ['red'], true))
        },
      }),
      always({
        mayLock: (s, me, ship, target) =>
          target !== me.ship || ship.seat === mine(s, me).seat || !has(mine(s, me), 'cloak'),
      }),
    ],
  },
}
