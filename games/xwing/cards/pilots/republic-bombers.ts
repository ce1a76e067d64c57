/** Galactic Republic: clone pilots of the BTL-B Y-wing, the Clone Z-95 and the LAAT/i. */

import { printed } from '../../facts/printed.ts'
import { always, atStartOf, type CardText, type Me, modify, when } from '../../rules/abilities.ts'
import { performAction } from '../../rules/actions.ts'
import { isPrimaryAtRange0 } from '../../rules/attack/attack-dice.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { isTurret } from '../../rules/attack/weapons.ts'
import { remainingHull } from '../../rules/charges.ts'
import { devicesWhere, isBomb } from '../../rules/devices/kinds.ts'
import { rerollable } from '../../rules/dice.ts'
import { isAtRange, isShip } from '../../rules/range.ts'
import { canTransfer, countOf, gainToken, has, tokensOf, transferToken } from '../../rules/tokens.ts'
import { type Ship, type State, THING } from '../../state.ts'
import { revealedSpeed } from '../dial-words.ts'
import { friendlyAt, inTurretArc } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { countRed } from '../token-words.ts'
import {
  amAttacker,
  amDefender,
  canPerform,
  changeOwn,
  enemiesAt,
  gain,
  mine,
  perform,
  rerollOfFriend,
  revealed,
} from '../words.ts'

/** Friends beside me whose revealed maneuver has speed 3 to 5. */
function fastFriends(s: State, me: Me): Ship[] {
  return friendlyAt(s, me, 0, 1).filter((ship) => revealedSpeed(ship) >= 3)
}

const hawk: CardText = {
  text: {
    en: 'At the start of the End Phase each friendly ship at range 0-1 whose revealed maneuver has speed 3-5 may gain 1 strain token to perform a barrel roll or boost action.',
    de: 'Zu Beginn der Endphase darf jedes befreundete Schiff in Reichweite 0–1, dessen aufgedecktes Manöver Geschwindigkeit 3–5 hat, 1 Anstrengungsmarker erhalten, um eine Fassrollen- oder Schub-Aktion durchzuführen.',
  },
  abilities: [
    atStartOf('end', {
      possible: (s, me) => fastFriends(s, me).length > 0,
      *run(t, me) {
        for (const ship of fastFriends(t.state, me)) {
          if (!canPerform(['barrel-roll', 'boost'])(t.state, { ...me, ship: ship.id })) continue
          const cite = { rule: 'xw.g.pilot-ability.1', about: me.card }
          const options = [
            { do: 'ship' as const, ship: ship.id },
            { do: 'nobody' as const, ship: -1 },
          ]
          const chosen = yield* t.choose(ship.seat, 'choose-ship', options, cite)
          if (chosen.ship < 0) continue
          yield* gainToken(t, ship.id, 'strain', 1, me.ship)
          yield* performAction(t, ship.id, { among: ['barrel-roll', 'boost'] })
        }
      },
    }),
  ],
}

export const republicBombers: Texts = {
  hawk,
  'hawk-clonez95headhunter': hawk,
  broadside: {
    text: {
      en: 'While you make a turret attack with the indicator in your left or right arc, you may change 1 blank result to a focus result.',
      de: 'Während du mit einem Geschützturm angreifst, der in deinen linken oder rechten Winkel zeigt, darfst du 1 Leer-Ergebnis in ein Fokus-Ergebnis ändern.',
    },
    abilities: changeOwn('blank', 'focus', 1, {
      as: 'attacker',
      if: (_s, _me, { weapon, arc }) => isTurret(weapon) && (arc === 'left' || arc === 'right'),
    }),
  },
  goji: {
    text: {
      en: 'While a friendly ship at range 0-3 defends, it may roll 1 additional defense die for each friendly bomb at range 0-1 of it.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–3 verteidigt, darf es für jede befreundete Bombe in Reichweite 0–1 von ihm 1 zusätzlichen Verteidigungswürfel werfen.',
    },
    abilities: [
      when('rolls-defense-dice', {
        of: 'friendly',
        range: [0, 3],
        if: (s, me, { ship }) => bombsNear(s, me, ship) > 0,
        may: true,
        run(t, me, { ship }) {
          for (let i = bombsNear(t.state, me, ship); i > 0; i--)
            t.state.attack?.used.push(`${GOJI} ${me.ship}`)
        },
      }),
      always({
        defenseDice: (_s, me, { used }) => used.filter((key) => key === `${GOJI} ${me.ship}`).length,
      }),
    ],
  },
  matchstick: {
    text: {
      en: 'While you make a primary or turret attack, you may reroll 1 attack die for each red token you have.',
      de: 'Während du mit einer Primärwaffe oder einem Geschützturm angreifst, darfst du für jeden roten Marker, den du hast, 1 Angriffswürfel neu werfen.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, me, { weapon }) =>
          (weapon.primary || isTurret(weapon)) &&
          countRed(s, mine(s, me)) > 0 &&
          rerollable(s, 'attack', undefined, me.ship).length > 0,
        *run(t, me) {
          const max = countRed(t.state, mine(t.state, me))
          yield* rerollSome(t, me, 'attack', { min: 1, max }, 'xw.g.dice-mod.4')
        },
      }),
    ],
  },
  r2d2: {
    text: {
      en: 'At the start of the Engagement Phase, if an enemy ship is in your rear arc, gain 1 calculate token.',
      de: 'Zu Beginn der Kampfphase erhalte, falls ein feindliches Schiff in deinem Heckwinkel ist, 1 Berechnungsmarker.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => enemiesAt(s, me, 0, 3, 'rear').length > 0,
        run: gain('calculate'),
      }),
    ],
  },
  boost: {
    text: {
      en: 'At the start of the Engagement Phase, if a friendly ship at range 0-1 has a blue revealed maneuver, you may perform a boost action.',
      de: 'Zu Beginn der Kampfphase darfst du, falls das aufgedeckte Manöver eines befreundeten Schiffes in Reichweite 0–1 blau ist, eine Schub-Aktion durchführen.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => friendlyAt(s, me, 0, 1).some((ship) => revealed(ship)?.difficulty === 'blue'),
        possible: canPerform(['boost']),
        run: perform(['boost']),
      }),
    ],
  },
  drift: {
    text: {
      en: 'While a friendly ship at range 0-1 attacks, if you have exactly 1 red token that is no lock or exactly 1 orange token, it may reroll 1 attack die.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–1 angreift, darf es, falls du genau 1 roten Marker außer Zielerfassungen oder genau 1 orangen Marker hast, 1 Angriffswürfel neu werfen.',
    },
    abilities: [
      rerollOfFriend(
        'attack',
        1,
        (s, me, _attack, friend) =>
          isAtRange(s, me.ship, friend.id, 0, 1) &&
          (countColour(mine(s, me), 'red') === 1 || countColour(mine(s, me), 'orange') === 1),
      ),
    ],
  },
  killer: {
    text: {
      en: 'While you attack a ship with 2 or fewer remaining hull, you may roll 1 additional attack die. If you do, gain 1 deplete token after rolling.',
      de: 'Während du ein Schiff mit 2 oder weniger verbleibender Hülle angreifst, darfst du 1 zusätzlichen Angriffswürfel werfen. Falls du das tust, erhalte nach dem Wurf 1 Erschöpfungsmarker.',
    },
    abilities: [
      when('rolls-attack-dice', {
        if: (s) =>
          s.attack !== null &&
          isShip(s.attack.defender) &&
          !isPrimaryAtRange0(s.attack) &&
          remainingHull(s, s.ships[s.attack.defender]) <= 2,
        may: true,
        run(t) {
          t.state.attack?.used.push(KILLER)
        },
      }),
      always({
        attackDice: (_s, me, attack) => (amAttacker(me, attack) && attack.used.includes(KILLER) ? 1 : 0),
      }),
      when('attack-dice-rolled', {
        if: (s) => s.attack?.used.includes(KILLER) === true,
        run: gain('deplete'),
      }),
    ],
  },
  stub: {
    text: {
      en: 'While you defend, if the speed of your revealed maneuver is even, roll 1 additional defense die. While you make a primary attack, if it is odd, roll 1 additional attack die.',
      de: 'Während du verteidigst, wirf, falls die Geschwindigkeit deines aufgedeckten Manövers gerade ist, 1 zusätzlichen Verteidigungswürfel. Während du mit einer Primärwaffe angreifst, wirf, falls sie ungerade ist, 1 zusätzlichen Angriffswürfel.',
    },
    abilities: [
      always({
        attackDice: (s, me, attack) =>
          amAttacker(me, attack) && attack.weapon.primary && revealedSpeed(mine(s, me)) % 2 === 1 ? 1 : 0,
        defenseDice: (s, me, attack) =>
          amDefender(me, attack) && revealedSpeed(mine(s, me)) % 2 === 0 ? 1 : 0,
      }),
    ],
  },
  hound: {
    text: {
      en: 'After a friendly small ship in your turret arc gains a deplete or strain token, if you have no such token, you may transfer it to yourself.',
      de: 'Nachdem ein befreundetes kleines Schiff in deinem Turmwinkel einen Erschöpfungs- oder Anstrengungsmarker erhalten hat, darfst du ihn, falls du keinen solchen Marker hast, auf dich übertragen.',
    },
    abilities: [
      when('token-gained', {
        of: 'other-friendly',
        if: (s, me, { ship, token }) =>
          (token === 'deplete' || token === 'strain') &&
          printed(s.ships[ship]).size === 'small' &&
          !has(mine(s, me), token) &&
          inTurretArc(s, mine(s, me), ship) &&
          canTransfer(s, ship, me.ship, token),
        may: true,
        *run(t, me, { ship, token }) {
          yield* transferToken(t, ship, me.ship, token)
        },
      }),
    ],
  },
}

const GOJI = 'goji adds'

const KILLER = 'killer adds'

function bombsNear(s: State, me: Me, ship: number): number {
  return devicesWhere(
    s,
    ({ id, type, seat }) => isBomb(type) && seat === mine(s, me).seat && isAtRange(s, ship, THING + id, 0, 1),
  ).length
}

function countColour(ship: Ship, colour: 'red' | 'orange'): number {
  let count = 0
  for (const token of tokensOf(ship, colour)) count += countOf(ship, token)
  return count
}
