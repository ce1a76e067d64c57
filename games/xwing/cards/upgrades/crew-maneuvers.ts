/** Crew members around maneuvers and dials. */

import { type Ability, always, atStartOf, type Me, when } from '../../rules/abilities.ts'
import { sufferDamage } from '../../rules/damage.ts'
import { areFriends } from '../../rules/friends.ts'
import { NEXT_MANEUVER, RED_MANEUVERS } from '../../rules/maneuver.ts'
import { countOf, has, removeToken } from '../../rules/tokens.ts'
import type { Maneuver, State } from '../../state.ts'
import { maySetDial, settings } from '../dial-words.ts'
import type { Texts } from '../texts.ts'
import { canPerform, fully, gain, isBasic, mine, perform, revealed } from '../words.ts'

/** "After you reveal your dial, you may set it to …; while you execute that maneuver, it is one step harder." */
function setsHarder(fits: (now: Maneuver, other: Maneuver) => boolean): Ability {
  const test = (s: State, me: Me) => {
    const now = revealed(mine(s, me))
    return (other: Maneuver): boolean => now !== null && fits(now, other)
  }
  return when('dial-revealed', {
    if: (s, me) => settings(mine(s, me), test(s, me)).length > 0,
    *run(t, me) {
      const ship = mine(t.state, me)
      const before = ship.dial
      yield* maySetDial(t, me, ship, test(t.state, me))
      if (ship.dial !== before) ship.lasting.push({ key: NEXT_MANEUVER, value: 1, until: 'activation' })
    },
  })
}

/** "Decrease the difficulty of your bank maneuvers." */
export function easierBanks(also: (s: State, me: Me) => boolean = () => true): Ability {
  return always({
    difficulty: (s, me, ship, { bearing }) =>
      ship.id === me.ship && bearing === 'bank' && also(s, me) ? -1 : 0,
  })
}

export const maneuverCrew: Texts = {
  herasyndulla: {
    text: {
      en: 'You can execute red maneuvers while stressed. After you fully execute a red maneuver with 3 or more stress tokens, remove 1 of them and suffer 1 hit damage.',
      de: 'Du kannst rote Manöver ausführen, während du gestresst bist. Nachdem du mit 3 oder mehr Stressmarkern ein rotes Manöver vollständig ausgeführt hast, entferne 1 davon und erleide 1 Treffer-Schaden.',
    },
    abilities: [
      always({ redWhileStressed: (_s, me, ship) => ship.id === me.ship }),
      when('maneuver-executed', {
        if: fully(({ difficulty }, s, me) => difficulty === 'red' && countOf(mine(s, me), 'stress') >= 3),
        *run(t, me) {
          removeToken(t, me.ship, 'stress')
          yield* sufferDamage(t, me.ship, 'hit', 1, { by: me.ship, attack: false })
        },
      }),
    ],
  },
  kaydelconnix: {
    text: {
      en: 'After you reveal your dial, you may set it to a basic maneuver of the next higher speed; that maneuver is one step harder.',
      de: 'Nachdem du dein Rad aufgedeckt hast, darfst du es auf ein einfaches Manöver der nächsthöheren Geschwindigkeit stellen; jenes Manöver ist eine Stufe schwieriger.',
    },
    abilities: [setsHarder((now, other) => isBasic(other) && other.speed === now.speed + 1)],
  },
  leiaorgana: {
    text: {
      en: 'At the start of the Activation Phase, you may spend 3 charges; during this phase red maneuvers of friendly ships are one step easier.',
      de: 'Zu Beginn der Aktivierungsphase darfst du 3 Ladungen ausgeben; während dieser Phase sind rote Manöver befreundeter Schiffe eine Stufe leichter.',
    },
    abilities: [
      atStartOf('activation', {
        may: true,
        cost: { charges: 3 },
        run(t, me) {
          for (const ship of t.state.ships)
            if (areFriends(t.state, me.ship, ship.id) && ship.zone !== 'removed')
              ship.lasting.push({ key: RED_MANEUVERS, value: -1, until: 'activation' })
        },
      }),
    ],
  },
  'leiaorgana-resistance': {
    text: {
      en: 'Adds a purple coordinate action. After a friendly ship reveals a maneuver that is not stationary, you may spend 1 Force to make it one step easier.',
      de: 'Fügt eine lila Koordinations-Aktion hinzu. Nachdem ein befreundetes Schiff ein nicht stationäres Manöver aufgedeckt hat, darfst du 1 Macht ausgeben, damit es eine Stufe leichter ist.',
    },
    abilities: [
      when('dial-revealed', {
        of: 'friendly',
        if: (s, _me, { ship }) => {
          const now = revealed(s.ships[ship])
          return now !== null && now.bearing !== 'stationary' && now.difficulty !== 'purple'
        },
        may: true,
        cost: { force: 1 },
        run(t, _me, { ship }) {
          t.state.ships[ship].lasting.push({ key: NEXT_MANEUVER, value: -1, until: 'activation' })
        },
      }),
    ],
  },
  niennunb: {
    text: {
      en: 'Your bank maneuvers are one step easier.',
      de: 'Deine Drehungs-Manöver sind eine Stufe leichter.',
    },
    abilities: [easierBanks()],
  },
  seasonednavigator: {
    text: {
      en: 'After you reveal your dial, you may set it to another maneuver of the same speed that is not red; that maneuver is one step harder.',
      de: 'Nachdem du dein Rad aufgedeckt hast, darfst du es auf ein anderes, nicht rotes Manöver derselben Geschwindigkeit stellen; jenes Manöver ist eine Stufe schwieriger.',
    },
    abilities: [setsHarder((now, other) => other.difficulty !== 'red' && other.speed === now.speed)],
  },
  captainhark: {
    text: {
      en: 'After you fully execute a red maneuver, if you are not focused, you may spend 1 charge to gain 1 focus token.',
      de: 'Nachdem du ein rotes Manöver vollständig ausgeführt hast, darfst du, falls du keinen Fokusmarker hast, 1 Ladung ausgeben, um 1 Fokusmarker zu erhalten.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(({ difficulty }, s, me) => difficulty === 'red' && !has(mine(s, me), 'focus')),
        may: true,
        cost: { charges: 1 },
        run: gain('focus'),
      }),
    ],
  },
  unkarplutt: {
    text: {
      en: 'After you execute a maneuver only in part, you may suffer 1 hit damage to perform a white action.',
      de: 'Nachdem du ein Manöver nur teilweise ausgeführt hast, darfst du 1 Treffer-Schaden erleiden, um eine weiße Aktion durchzuführen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: (_s, _me, { full }) => !full,
        possible: canPerform(undefined, { ownColour: 'white' }),
        may: true,
        cost: { suffer: 'hit' },
        run: perform(undefined, { ownColour: 'white' }),
      }),
    ],
  },
}
