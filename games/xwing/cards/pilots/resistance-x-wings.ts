/** Resistance: pilots of the T-70 X-wing and the Fireball. */

import type { Flow } from '@dejarik/kernel'
import { findUpgrade } from '../../facts/index.ts'
import { always, type Me, modify, when } from '../../rules/abilities.ts'
import { type ActionOption, actionsFor, doAction } from '../../rules/actions.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { cardOf, sideFacts } from '../../rules/cards.ts'
import { chargesOf, spendCharge } from '../../rules/charges.ts'
import { rerollable } from '../../rules/dice.ts'
import { initiativeOf } from '../../rules/initiative.ts'
import { acquireLock } from '../../rules/locks.ts'
import { isShip } from '../../rules/range.ts'
import { countOf, isCriticallyDamaged, isDamaged, isStressed, removeToken } from '../../rules/tokens.ts'
import type { Maneuver, Ship, State, T, Weapon } from '../../state.ts'
import { friendlyAt } from '../formation.ts'
import type { Texts } from '../texts.ts'
import {
  canLock,
  changeOwn,
  chooseShip,
  enemiesAt,
  enemyOf,
  friendsAt,
  fully,
  gain,
  isBasic,
  mayRollMore,
  mine,
  perform,
  rerollOwn,
} from '../words.ts'

/** White actions that a ship could perform, treated as red. */
function whiteAsRed(s: State, ship: Ship): ActionOption[] {
  return actionsFor(s, ship)
    .filter(({ colour }) => colour === 'white')
    .map((option) => ({ ...option, colour: 'red' }))
}

/** "It may perform a white action, treating it as red." */
function* performWhiteAsRed(t: T, ship: Ship): Flow {
  const options = whiteAsRed(t.state, ship)
  if (options.length === 0) return
  const none = { do: 'no-action', ship: ship.id } as const
  const chosen = yield* t.decide(ship.seat, 'action', [...options, none], { rule: 'xw.g.actions.21' })
  if (chosen.do === 'action') yield* doAction(t, chosen)
}

/** Places of astromechs with charges that do not recover by themselves. */
function astromechCharges(ship: Ship): number[] {
  return ship.cards.flatMap((card, slot) => {
    const { type, id } = cardOf(card)
    const isAstromech = type === 'upgrade' && findUpgrade(id.split('#')[0])?.slots.includes('astromech')
    return isAstromech === true && ship.charges[slot] > 0 && chargesOf(ship, slot)?.recovers === 0
      ? [slot]
      : []
  })
}

/** Where Jessika Pava can take a charge from: her card, or her astromech. */
function jessikasCharges(s: State, me: Me): number[] {
  const ship = mine(s, me)
  return [...(ship.charges[me.slot] > 0 ? [me.slot] : []), ...astromechCharges(ship)]
}

const ORDNANCE: readonly string[] = ['torpedo', 'missile']

/** Torpedoes and missiles of a ship that are fired through the front arc. */
function frontOrdnance(ship: Ship): Weapon[] {
  return ship.cards.flatMap((card, slot) => {
    const attack = sideFacts(card)?.attack
    if (attack == null || attack.arc !== 'front') return []
    const slots = findUpgrade(cardOf(card).id.split('#')[0])?.slots ?? []
    return slots.some((name) => ORDNANCE.includes(name)) ? [{ slot, primary: false, ...attack }] : []
  })
}

export const resistanceXWings: Texts = {
  elloasty: {
    text: {
      en: 'After you reveal a red Tallon roll, if you have 2 or fewer stress tokens, treat it as white.',
      de: 'Nachdem du eine rote Tallon-Rolle aufgedeckt hast, gilt sie, falls du 2 oder weniger Stressmarker hast, als weiß.',
    },
    abilities: [
      always({
        treatManeuver: (_s, me, ship, { bearing, difficulty }) =>
          ship.id === me.ship &&
          ship.dialUp &&
          bearing === 'tallon' &&
          difficulty === 'red' &&
          countOf(ship, 'stress') <= 2
            ? 'white'
            : null,
      }),
    ],
  },
  jaycristubbs: {
    text: {
      en: 'After you fully execute a blue maneuver, you may choose a friendly ship at range 0-1. It removes 1 stress token.',
      de: 'Nachdem du ein blaues Manöver vollständig ausgeführt hast, darfst du ein befreundetes Schiff in Reichweite 0–1 wählen. Es entfernt 1 Stressmarker.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(({ difficulty }) => difficulty === 'blue'),
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, friendlyAt(t.state, me, 0, 1).filter(isStressed))
          if (chosen !== null) removeToken(t, chosen.id, 'stress')
        },
      }),
    ],
  },
  jessikapava: {
    text: {
      en: 'While you defend or attack, you may spend 1 charge of yours or 1 non-recurring charge of your astromech to reroll up to 1 of your dice for each other friendly ship at range 0-1.',
      de: 'Während du verteidigst oder angreifst, darfst du 1 Ladung oder 1 sich nicht erneuernde Ladung deines Astromechs ausgeben, um für jedes andere befreundete Schiff in Reichweite 0–1 bis zu 1 deiner Würfel neu zu werfen.',
    },
    abilities: (['attacker', 'defender'] as const).map((as) => {
      const dice = as === 'attacker' ? 'attack' : 'defense'
      return modify({
        dice,
        as,
        if: (s, me) =>
          friendsAt(s, me, 0, 1).length > 0 &&
          jessikasCharges(s, me).length > 0 &&
          rerollable(s, dice, undefined, me.ship).length > 0,
        *run(t, me) {
          const ship = mine(t.state, me)
          const options = jessikasCharges(t.state, me).map((slot) => ({
            do: 'card' as const,
            ship: me.ship,
            slot,
            card: ship.cards[slot],
          }))
          const cite = { rule: 'xw.g.charge.5', about: me.card }
          const { slot } = yield* t.choose(ship.seat, 'choose-charge', options, cite)
          yield* spendCharge(t, me.ship, slot)
          const max = friendsAt(t.state, me, 0, 1).length
          yield* rerollSome(t, me, dice, { min: 0, max }, 'xw.g.dice-mod.4')
        },
      })
    }),
  },
  jophseastriker: {
    text: {
      en: 'After you lose 1 shield, gain 1 evade token.',
      de: 'Nachdem du 1 Schild verloren hast, erhalte 1 Ausweichmarker.',
    },
    abilities: [when('shield-lost', { run: gain('evade') })],
  },
  karekun: {
    text: {
      en: 'While you boost, you may use the turn template of speed 1.',
      de: 'Während du Schub anwendest, darfst du stattdessen die Wende-Schablone der Geschwindigkeit 1 verwenden.',
    },
    abilities: [
      always({
        boosts: (_s, me, ship) => (ship.id === me.ship ? ['straight 1', 'bank 1', 'turn 1'] : null),
      }),
    ],
  },
  lieutenantbastian: {
    text: {
      en: 'After a ship at range 1-2 is dealt a damage card, you may acquire a lock on it.',
      de: 'Nachdem einem Schiff in Reichweite 1–2 eine Schadenskarte zugeteilt worden ist, darfst du es als Ziel erfassen.',
    },
    abilities: [
      when('damage-card-dealt', {
        of: 'any',
        range: [1, 2],
        if: (s, me, { ship }) => canLock(s, me, ship),
        may: true,
        *run(t, me, { ship }) {
          yield* acquireLock(t, me.ship, ship)
        },
      }),
    ],
  },
  niennunb: {
    text: {
      en: 'After you gain a stress token, if an enemy ship is in your front arc at range 0-1, you may remove it.',
      de: 'Nachdem du einen Stressmarker erhalten hast, darfst du ihn, falls ein feindliches Schiff in deinem Frontwinkel in Reichweite 0–1 ist, entfernen.',
    },
    abilities: [
      when('token-gained', {
        if: (s, me, { token }) =>
          token === 'stress' && isStressed(mine(s, me)) && enemiesAt(s, me, 0, 1, 'front').length > 0,
        may: true,
        run(t, me) {
          removeToken(t, me.ship, 'stress')
        },
      }),
    ],
  },
  nimichireen: {
    text: {
      en: 'While you attack a ship of higher initiative, you may change 1 blank result to a focus result.',
      de: 'Während du ein Schiff mit höherer Initiative angreifst, darfst du 1 Leer-Ergebnis in ein Fokus-Ergebnis ändern.',
    },
    abilities: changeOwn('blank', 'focus', 1, {
      as: 'attacker',
      if: (s, me, { defender }) =>
        isShip(defender) && initiativeOf(s, s.ships[defender]) > initiativeOf(s, mine(s, me)),
    }),
  },
  poedameron: {
    text: {
      en: 'After you perform an action, you may spend 1 charge to perform a white action, treating it as red.',
      de: 'Nachdem du eine Aktion durchgeführt hast, darfst du 1 Ladung ausgeben, um eine weiße Aktion durchzuführen, die als rot gilt.',
    },
    abilities: [
      when('action-performed', {
        if: (s, me) => whiteAsRed(s, mine(s, me)).length > 0,
        may: true,
        cost: { charges: 1 },
        *run(t, me) {
          yield* performWhiteAsRed(t, mine(t.state, me))
        },
      }),
    ],
  },
  'poedameron-swz68': {
    text: {
      en: 'After a friendly ship at range 0-2 performs an action during its activation, you may spend 2 charges. It may then perform a white action, treating it as red.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 0–2 während seiner Aktivierung eine Aktion durchgeführt hat, darfst du 2 Ladungen ausgeben. Es darf dann eine weiße Aktion durchführen, die als rot gilt.',
    },
    abilities: [
      when('action-performed', {
        of: 'friendly',
        range: [0, 2],
        if: (s, _me, { ship }) =>
          s.phase === 'activation' && s.active === ship && whiteAsRed(s, s.ships[ship]).length > 0,
        may: true,
        cost: { charges: 2 },
        *run(t, _me, { ship }) {
          yield* performWhiteAsRed(t, t.state.ships[ship])
        },
      }),
    ],
  },
  temminwexley: {
    text: {
      en: 'After you fully execute a speed 2-4 maneuver, you may perform a boost action.',
      de: 'Nachdem du ein Manöver mit Geschwindigkeit 2–4 vollständig ausgeführt hast, darfst du eine Schub-Aktion durchführen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(({ speed }) => speed >= 2 && speed <= 4),
        run: perform(['boost']),
      }),
    ],
  },
  venisadoza: {
    text: {
      en: 'While you attack with a torpedo or missile, you may treat its front arc as your rear arc. If you do, its range is 1-2.',
      de: 'Während du mit einem Torpedo oder einer Rakete angreifst, darfst du den geforderten Frontwinkel als Heckwinkel behandeln. Falls du das tust, gilt Reichweite 1–2.',
    },
    abilities: [
      always({
        weapons: (_s, me, ship) =>
          ship.id === me.ship
            ? frontOrdnance(ship).map((weapon) => ({ ...weapon, arc: 'rear', min: 1, max: 2 }))
            : [],
      }),
    ],
  },
  zayversio: {
    text: {
      en: 'While you defend, if the attacker is damaged, you may reroll 1 defense die.',
      de: 'Während du verteidigst, darfst du, falls der Angreifer beschädigt ist, 1 Verteidigungswürfel neu werfen.',
    },
    abilities: rerollOwn(1, {
      as: 'defender',
      if: (s, _me, { attacker }) => isShip(attacker) && isDamaged(s.ships[attacker]),
    }),
  },
  jarekyeager: {
    text: {
      en: 'While you have 2 or fewer stress tokens, you can execute red basic maneuvers even while stressed if you are damaged, and red advanced maneuvers if you are critically damaged.',
      de: 'Solange du 2 oder weniger Stressmarker hast, kannst du auch gestresst rote einfache Manöver ausführen, falls du beschädigt bist, und rote komplexe Manöver, falls du kritisch beschädigt bist.',
    },
    abilities: [
      always({
        redWhileStressed: (_s, me, ship, maneuver: Maneuver) =>
          ship.id === me.ship &&
          countOf(ship, 'stress') <= 2 &&
          (isBasic(maneuver) ? isDamaged(ship) : isCriticallyDamaged(ship)),
      }),
    ],
  },
  kazudaxiono: {
    text: {
      en: 'While you defend or make a primary attack, if the initiative of the enemy ship is higher than the number of your damage cards, you may roll 1 additional die.',
      de: 'Während du verteidigst oder mit einer Primärwaffe angreifst, darfst du, falls die Initiative des feindlichen Schiffes höher ist als die Anzahl deiner Schadenskarten, 1 zusätzlichen Würfel werfen.',
    },
    abilities: mayRollMore({
      as: 'both',
      if: (s, me, attack) => {
        const enemy = enemyOf(me, attack)
        return (
          enemy >= 0 &&
          (attack.defender === me.ship || attack.weapon.primary) &&
          initiativeOf(s, s.ships[enemy]) > mine(s, me).damage.length
        )
      },
    }),
  },
}
