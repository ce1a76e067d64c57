/** Resistance: pilots of the BTA-NR2 Y-wing. */

import { findUpgrade } from '../../facts/index.ts'
import { type Me, modify, when } from '../../rules/abilities.ts'
import { actionBarOf, performAction } from '../../rules/actions.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { cardOf } from '../../rules/cards.ts'
import { devicesWhere } from '../../rules/devices/kinds.ts'
import { rerollable } from '../../rules/dice.ts'
import { areFriends } from '../../rules/friends.ts'
import { isAtRange, isInArc, isShip, shipsWhere } from '../../rules/range.ts'
import {
  canTransfer,
  countOf,
  gainToken,
  has,
  isStressed,
  removeToken,
  tokensOf,
  transferToken,
} from '../../rules/tokens.ts'
import { type Attack, type Ship, type State, THING } from '../../state.ts'
import { inAttackArc, inFiringArc } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { chooseShip, chooseToken, friendsAt, haveInArc, isBasic, mine, rerollOfFriend } from '../words.ts'

/** Ships in my firing arc at range 0-1 with a green token that could pass to me. */
function robbable(s: State, me: Me): Ship[] {
  return shipsWhere(
    s,
    (ship) =>
      isAtRange(s, me.ship, ship.id, 0, 1) &&
      inFiringArc(s, mine(s, me), ship.id) &&
      tokensOf(ship, 'green').some((token) => canTransfer(s, ship.id, me.ship, token)),
  )
}

/** Friendly devices and calculating ships in the attack arc. */
function calculators(s: State, me: Me, attack: Attack): number {
  const { seat } = mine(s, me)
  const ships = shipsWhere(
    s,
    (ship) => areFriends(s, me.ship, ship.id) && has(ship, 'calculate') && inAttackArc(s, attack, ship.id),
  )
  const devices = devicesWhere(s, (thing) => thing.seat === seat && inAttackArc(s, attack, THING + thing.id))
  return ships.length + devices.length
}

function isTurretUpgrade(s: State, { attacker, weapon }: Attack): boolean {
  if (weapon.primary || !isShip(attacker)) return false
  const { id } = cardOf(s.ships[attacker].cards[weapon.slot])
  return findUpgrade(id.split('#')[0])?.slots.includes('turret') === true
}

export const resistanceYWings: Texts = {
  aftabackbar: {
    text: {
      en: 'After you execute a red basic maneuver or perform a red action, if you have exactly 1 stress token, you may gain 1 strain token to remove it.',
      de: 'Nachdem du ein rotes einfaches Manöver ausgeführt oder eine rote Aktion durchgeführt hast, darfst du, falls du genau 1 Stressmarker hast, 1 Anstrengungsmarker erhalten, um ihn zu entfernen.',
    },
    abilities: (['maneuver-executed', 'action-performed'] as const).map((event) =>
      when(event, {
        if: (s, me, happened) =>
          countOf(mine(s, me), 'stress') === 1 &&
          (happened.event === 'action-performed'
            ? happened.colour === 'red'
            : happened.maneuver.difficulty === 'red' && isBasic(happened.maneuver)),
        may: true,
        cost: { gain: { strain: 1 } },
        run(t, me) {
          removeToken(t, me.ship, 'stress')
        },
      }),
    ),
  },
  coruskapellim: {
    text: {
      en: 'Before you engage, you may choose a ship in your firing arc at range 0-1 and transfer 1 green token from it to yourself.',
      de: 'Bevor du kämpfst, darfst du ein Schiff in deinem Feuerwinkel in Reichweite 0–1 wählen und 1 grünen Marker von ihm auf dich übertragen.',
    },
    abilities: [
      when('engages', {
        possible: (s, me) => robbable(s, me).length > 0,
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, robbable(t.state, me))
          if (chosen === null) return
          const token = yield* chooseToken(t, me, tokensOf(chosen, 'green'))
          if (token !== null) yield* transferToken(t, chosen.id, me.ship, token)
        },
      }),
    ],
  },
  legafossang: {
    text: {
      en: 'While you make a primary or turret attack, you may reroll 1 attack die for each friendly device and each calculating friendly ship in the attack arc.',
      de: 'Während du mit einer Primärwaffe oder einem Geschützturm angreifst, darfst du für jedes befreundete Gerät und jedes berechnende befreundete Schiff im Angriffswinkel 1 Angriffswürfel neu werfen.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, me, attack) =>
          (attack.weapon.primary || isTurretUpgrade(s, attack)) &&
          calculators(s, me, attack) > 0 &&
          rerollable(s, 'attack', undefined, me.ship).length > 0,
        *run(t, me, attack) {
          const max = calculators(t.state, me, attack)
          yield* rerollSome(t, me, 'attack', { min: 1, max }, 'xw.g.dice-mod.4')
        },
      }),
    ],
  },
  shasazaro: {
    text: {
      en: 'After you defend, you may choose a friendly ship in your full rear arc at range 0-2 and 1 of your green tokens. It gains such a token.',
      de: 'Nachdem du verteidigt hast, darfst du ein befreundetes Schiff in deinem vollen Heckwinkel in Reichweite 0–2 und 1 deiner grünen Marker wählen. Es erhält einen solchen Marker.',
    },
    abilities: [
      when('defended', {
        if: (s, me) => tokensOf(mine(s, me), 'green').length > 0,
        *run(t, me) {
          const behind = friendsAt(t.state, me, 0, 2).filter(({ id }) =>
            haveInArc(t.state, me, 'full-rear', id),
          )
          const chosen = yield* chooseShip(t, me, behind)
          if (chosen === null) return
          const token = yield* chooseToken(t, me, tokensOf(mine(t.state, me), 'green'))
          if (token !== null) yield* gainToken(t, chosen.id, token, 1, me.ship)
        },
      }),
    ],
  },
  tezanasz: {
    text: {
      en: 'While a friendly ship at range 0-2 attacks, if a ship friendly to it is in each side arc of the defender, it may reroll 1 attack die.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–2 angreift, darf es, falls in jedem Seitenwinkel des Verteidigers ein ihm befreundetes Schiff ist, 1 Angriffswürfel neu werfen.',
    },
    abilities: [
      rerollOfFriend(
        'attack',
        1,
        (s, me, { defender }, friend) =>
          isShip(defender) &&
          isAtRange(s, me.ship, friend.id, 0, 2) &&
          (['left', 'right'] as const).every(
            (arc) =>
              shipsWhere(s, (ship) => areFriends(s, friend.id, ship.id) && isInArc(s, defender, arc, ship.id))
                .length > 0,
          ),
      ),
    ],
  },
  zoriibliss: {
    text: {
      en: 'After a ship at range 1 performs an action in its Perform Action step, if that action is on your action bar, you may spend 1 charge to perform it, treating it as red.',
      de: 'Nachdem ein Schiff in Reichweite 1 in seinem Schritt „Aktion durchführen“ eine Aktion durchgeführt hat, darfst du, falls diese Aktion auf deiner Aktionsleiste ist, 1 Ladung ausgeben, um sie durchzuführen; sie gilt als rot.',
    },
    abilities: [
      when('action-performed', {
        of: 'any',
        range: [1, 1],
        if: (s, me, { ship, action }) =>
          s.step === 'perform-action' &&
          s.active === ship &&
          !isStressed(mine(s, me)) &&
          !mine(s, me).done.includes(action) &&
          actionBarOf(s, mine(s, me)).some((icon) => icon.action === action && icon.difficulty !== 'purple'),
        may: true,
        cost: { charges: 1 },
        *run(t, me, { action }) {
          if (action === 'card' || action === 'scenario') return
          yield* performAction(t, me.ship, { among: [action], fromBar: true, colour: 'red' })
        },
      }),
    ],
  },
}
