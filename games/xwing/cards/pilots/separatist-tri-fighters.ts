/** Pilots of the Droid Tri-fighter and the HMP gunship. */
import { atStartOf, type CardText, type Me, modify, when } from '../../rules/abilities.ts'
import { rerollSome } from '../../rules/attack/spend-tokens.ts'
import { changeDice, type DiceKind, modifiable, poolOf, rerollable } from '../../rules/dice.ts'
import { lockable, lockedBy } from '../../rules/locks.ts'
import { isAtRange, isInArc, isShip, shipsWhere } from '../../rules/range.ts'
import { gainToken, has, isStressed, removeToken, spendToken, transferToken } from '../../rules/tokens.ts'
import type { Attack, ObjectId, Ship, State } from '../../state.ts'
import { inFiringArc, mayLockOne } from '../formation.ts'
import {
  attackedWith,
  canLock,
  chooseShip,
  enemiesAt,
  enemyOf,
  friendsAt,
  fully,
  gain,
  isFriend,
  mine,
} from '../words.ts'

/** Objects at range 1-3 that a friend has locked. */
function marked(s: State, me: Me): ObjectId[] {
  return lockable(
    s,
    mine(s, me),
    (target) =>
      isAtRange(s, me.ship, target, 1, 3) &&
      lockedBy(s, target).some((ship) => ship.id !== me.ship && isFriend(s, me, ship.id)),
  )
}

const dis347: CardText = {
  text: {
    en: 'At the start of the Engagement Phase, you may acquire a lock on an object at range 1-3 that a friendly ship has locked.',
    de: 'Zu Beginn der Kampfphase darfst du ein Objekt in Reichweite 1–3, das ein befreundetes Schiff als Ziel erfasst hat, als Ziel erfassen.',
  },
  abilities: [
    atStartOf('engagement', {
      *run(t, me) {
        yield* mayLockOne(t, me, mine(t.state, me), marked(t.state, me))
      },
    }),
  ],
}

/** Calculating friends, "me" among them, in a firing arc of the enemy in this attack. */
function observed(s: State, me: Me, attack: Attack): Ship[] {
  const enemy = enemyOf(me, attack)
  if (enemy < 0) return []
  return shipsWhere(
    s,
    (ship) => isFriend(s, me, ship.id) && has(ship, 'calculate') && inFiringArc(s, s.ships[enemy], ship.id),
  )
}

function countRerolled(s: State, dice: DiceKind): number {
  return poolOf(s, dice).filter(({ rerolled }) => rerolled).length
}

export const separatistTriFighters: { readonly [id: string]: CardText } = {
  dis347,
  'dis347-siegeofcoruscant': dis347,
  dist81: {
    text: {
      en: 'While you defend or attack, you may spend 1 calculate token of a friendly ship in the enemy ship’s firing arc to change 1 focus result to an evade or hit.',
      de: 'Während du verteidigst oder angreifst, darfst du 1 Berechnungsmarker eines befreundeten Schiffes im Feuerwinkel des feindlichen Schiffes ausgeben, um 1 Fokus-Ergebnis in ein Ausweich-Ergebnis oder einen Treffer zu ändern.',
    },
    abilities: (['attack', 'defense'] as const).map((dice) =>
      modify({
        dice,
        as: dice === 'attack' ? 'attacker' : 'defender',
        spends: 'calculate',
        if: (s, me, attack) =>
          modifiable(s, dice, 'focus', me.ship) > 0 && observed(s, me, attack).length > 0,
        *run(t, me, attack) {
          const chosen = yield* chooseShip(t, me, observed(t.state, me, attack), { must: true })
          if (chosen === null) return
          yield* spendToken(t, chosen.id, 'calculate')
          changeDice(t, dice, 'focus', dice === 'attack' ? 'hit' : 'evade', 1)
        },
      }),
    ),
  },
  'dist81-siegeofcoruscant': {
    text: {
      en: 'While you defend or attack, you may reroll any number of your dice; then gain 1 strain token (defending) or 1 deplete token (attacking) for each rerolled die.',
      de: 'Während du verteidigst oder angreifst, darfst du beliebig viele deiner Würfel neu werfen; erhalte dann für jeden neu geworfenen Würfel 1 Anstrengungsmarker (beim Verteidigen) oder 1 Erschöpfungsmarker (beim Angreifen).',
    },
    abilities: (['attack', 'defense'] as const).map((dice) =>
      modify({
        dice,
        as: dice === 'attack' ? 'attacker' : 'defender',
        if: (s, me) => rerollable(s, dice, undefined, me.ship).length > 0,
        *run(t, me) {
          const before = countRerolled(t.state, dice)
          yield* rerollSome(t, me, dice, { min: 1, max: 6 }, 'xw.g.dice-mod.4')
          const count = countRerolled(t.state, dice) - before
          yield* gainToken(t, me.ship, dice === 'attack' ? 'deplete' : 'strain', count, me.ship)
        },
      }),
    ),
  },
  'phlacarphoccprototype-siegeofcoruscant': {
    text: {
      en: 'At the start of the Engagement Phase, gain 1 calculate token if an enemy ship is in your bullseye arc.',
      de: 'Zu Beginn der Kampfphase erhalte 1 Berechnungsmarker, falls ein feindliches Schiff in deinem zentralen Winkel ist.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => enemiesAt(s, me, 0, 3, 'bullseye').length > 0,
        run: gain('calculate'),
      }),
    ],
  },
  volandas: {
    text: {
      en: 'After you fully execute a red maneuver, you may choose an enemy ship at range 1. It gains 1 strain token and you may remove 1 stress token.',
      de: 'Nachdem du ein rotes Manöver vollständig ausgeführt hast, darfst du ein feindliches Schiff in Reichweite 1 wählen. Es erhält 1 Anstrengungsmarker und du darfst 1 Stressmarker entfernen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(({ difficulty }) => difficulty === 'red'),
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, enemiesAt(t.state, me, 1, 1))
          if (chosen === null) return
          yield* gainToken(t, chosen.id, 'strain', 1, me.ship)
          const { seat } = mine(t.state, me)
          const cite = { rule: 'xw.g.tokens.3', about: me.card }
          if (isStressed(mine(t.state, me)) && (yield* t.may(seat, 'use-ability', cite)))
            removeToken(t, me.ship, 'stress')
        },
      }),
    ],
  },
  dgs047: {
    text: {
      en: 'After you attack a ship in your front arc, you may acquire a lock on it. Then, if it is in your bullseye arc, it gains 1 strain token.',
      de: 'Nachdem du ein Schiff in deinem Frontwinkel angegriffen hast, darfst du es als Ziel erfassen. Ist es dann in deinem zentralen Winkel, erhält es 1 Anstrengungsmarker.',
    },
    abilities: [
      when('attacked', {
        if: (s, me, { defender }) => isInArc(s, me.ship, 'front', defender),
        *run(t, me, { defender }) {
          if (canLock(t.state, me, defender)) yield* mayLockOne(t, me, mine(t.state, me), [defender])
          if (isShip(defender) && isInArc(t.state, me.ship, 'bullseye', defender))
            yield* gainToken(t, defender, 'strain', 1, me.ship)
        },
      }),
    ],
  },
  dgs286: {
    text: {
      en: 'Before you engage, you may choose another friendly ship at range 0-1. It transfers 1 calculate token to you.',
      de: 'Bevor du kämpfst, darfst du ein anderes befreundetes Schiff in Reichweite 0–1 wählen. Es überträgt 1 Berechnungsmarker auf dich.',
    },
    abilities: [
      when('engages', {
        *run(t, me) {
          const giving = friendsAt(t.state, me, 0, 1).filter((ship) => has(ship, 'calculate'))
          const chosen = yield* chooseShip(t, me, giving)
          if (chosen !== null) yield* transferToken(t, chosen.id, me.ship, 'calculate')
        },
      }),
    ],
  },
  geonosianprototype: {
    text: {
      en: 'While you make a missile or cannon attack, you may remove 1 tractor token from the defender to reroll up to 2 attack dice.',
      de: 'Während du mit einer Rakete oder Kanone angreifst, darfst du 1 Fangstrahlmarker vom Verteidiger entfernen, um bis zu 2 Angriffswürfel neu zu werfen.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, me, attack) =>
          attackedWith(s, attack, 'missile', 'cannon') &&
          isShip(attack.defender) &&
          has(s.ships[attack.defender], 'tractor') &&
          rerollable(s, 'attack', undefined, me.ship).length > 0,
        *run(t, me, attack) {
          removeToken(t, attack.defender, 'tractor')
          yield* rerollSome(t, me, 'attack', { min: 1, max: 2 }, 'xw.g.dice-mod.4')
        },
      }),
    ],
  },
  onderonoppressor: {
    text: {
      en: 'After you barrel roll or sideslip, if you are stressed, gain 1 calculate token.',
      de: 'Nachdem du eine Fassrolle oder einen Seitwärtsgleiter geflogen hast, erhalte, falls du gestresst bist, 1 Berechnungsmarker.',
    },
    abilities: [
      when('moved', {
        if: (s, me, { how }) => how === 'barrel-roll' && isStressed(mine(s, me)),
        run: gain('calculate'),
      }),
      when('maneuver-executed', {
        if: (s, me, { maneuver }) =>
          (maneuver.bearing === 'slip-bank' || maneuver.bearing === 'slip-turn') && isStressed(mine(s, me)),
        run: gain('calculate'),
      }),
    ],
  },
}
