/** Galactic Republic: clone pilots of the ARC-170, the V-19 and the V-wing. */

import { printed } from '../../facts/printed.ts'
import { always, type CardText, duringSystemPhase, type Me, modify, when } from '../../rules/abilities.ts'
import { performAction } from '../../rules/actions.ts'
import { isPrimaryAtRange0 } from '../../rules/attack/attack-dice.ts'
import { canRecoverCharge, recoverCharge } from '../../rules/charges.ts'
import { changeDice } from '../../rules/dice.ts'
import { acquireLock, hasLock, lockable } from '../../rules/locks.ts'
import { isAtRange, isShip } from '../../rules/range.ts'
import { has, tokensOf, transferToken } from '../../rules/tokens.ts'
import type { ObjectId, Ship, State } from '../../state.ts'
import { hasFace } from '../dice-words.ts'
import { atMySides, friendlyAt, mayLockOne } from '../formation.ts'
import type { Texts } from '../texts.ts'
import {
  amAttacker,
  canLock,
  canPerform,
  chooseShip,
  chooseToken,
  enemyOf,
  friendsAt,
  fully,
  haveInArc,
  isEnemy,
  mine,
  perform,
  performed,
  rerollOfFriend,
  rerollOwn,
  revealed,
} from '../words.ts'

/** Enemies in my bullseye arc that I could lock. */
function bullseyeTargets(s: State, me: Me): ObjectId[] {
  return lockable(
    s,
    mine(s, me),
    (target) => isShip(target) && isEnemy(s, me, target) && haveInArc(s, me, 'bullseye', target),
  )
}

const oddBall: CardText = {
  text: {
    en: 'After you fully execute a red maneuver or perform a red action, you may acquire a lock on an enemy ship in your bullseye arc.',
    de: 'Nachdem du ein rotes Manöver vollständig ausgeführt oder eine rote Aktion durchgeführt hast, darfst du ein feindliches Schiff in deinem zentralen Winkel als Ziel erfassen.',
  },
  abilities: (['maneuver-executed', 'action-performed'] as const).map((event) =>
    when(event, {
      if: (s, me, happened) =>
        (happened.event === 'action-performed'
          ? happened.colour === 'red'
          : happened.full && happened.maneuver.difficulty === 'red') && bullseyeTargets(s, me).length > 0,
      *run(t, me) {
        yield* mayLockOne(t, me, mine(t.state, me), bullseyeTargets(t.state, me))
      },
    }),
  ),
}

const WOLFFE = 'wolffe adds'

const wolffe: CardText = {
  text: {
    en: 'While you make a primary attack with your front arc, you may spend 1 charge to reroll 1 attack die. While you make a primary attack with your rear arc, you may recover 1 charge to roll 1 additional attack die.',
    de: 'Während du mit einer Primärwaffe im Frontwinkel angreifst, darfst du 1 Ladung ausgeben, um 1 Angriffswürfel neu zu werfen. Während du mit einer Primärwaffe im Heckwinkel angreifst, darfst du 1 Ladung wiederherstellen, um 1 zusätzlichen Angriffswürfel zu werfen.',
  },
  abilities: [
    ...rerollOwn(1, {
      as: 'attacker',
      cost: { charges: 1 },
      if: (_s, _me, { weapon }) => weapon.primary && weapon.arc === 'front',
    }),
    when('rolls-attack-dice', {
      if: (s, me) =>
        s.attack?.weapon.primary === true &&
        s.attack.weapon.arc === 'rear' &&
        !isPrimaryAtRange0(s.attack) &&
        canRecoverCharge(mine(s, me), me.slot),
      may: true,
      run(t, me) {
        recoverCharge(t, me.ship, me.slot)
        t.state.attack?.used.push(WOLFFE)
      },
    }),
    always({
      attackDice: (_s, me, attack) => (amAttacker(me, attack) && attack.used.includes(WOLFFE) ? 1 : 0),
    }),
  ],
}

/** Whether my revealed maneuver has the bearing of the enemy's. */
function sameBearing(s: State, me: Me, enemy: number): boolean {
  if (enemy < 0) return false
  const own = revealed(mine(s, me))
  const other = revealed(s.ships[enemy])
  return own !== null && other !== null && own.bearing === other.bearing
}

const contrail: CardText = {
  text: {
    en: 'While you defend or attack, if the bearing of your revealed maneuver is that of the enemy ship’s, you may change 1 of the enemy ship’s focus results to a blank.',
    de: 'Während du verteidigst oder angreifst, darfst du, falls die Flugrichtung deines aufgedeckten Manövers der des feindlichen Schiffes entspricht, 1 Fokus-Ergebnis des feindlichen Schiffes in ein Leer-Ergebnis ändern.',
  },
  abilities: (['attacker', 'defender'] as const).map((as) => {
    const dice = as === 'attacker' ? 'defense' : 'attack'
    return modify({
      dice,
      as,
      if: (s, me, attack) => hasFace(attack, dice, 'focus') && sameBearing(s, me, enemyOf(me, attack)),
      run(t) {
        changeDice(t, dice, 'focus', 'blank', 1)
      },
    })
  }),
}

const KLICK = 'klick prevents bonuses'

const klick: CardText = {
  text: {
    en: 'While a ship at range 1-3 that you have locked defends or attacks, you may spend 1 charge: no range bonuses apply.',
    de: 'Während ein Schiff in Reichweite 1–3, das du als Ziel erfasst hast, verteidigt oder angreift, darfst du 1 Ladung ausgeben: Es gelten keine Reichweitenboni.',
  },
  abilities: [
    ...([1, 3] as const).map((range) =>
      when(range === 1 ? 'rolls-attack-dice' : 'rolls-defense-dice', {
        of: 'any',
        if: (s, me) => {
          if (s.attack === null || s.attack.range !== range || s.attack.weapon.ordnance) return false
          return [s.attack.attacker, s.attack.defender].some(
            (one) => isShip(one) && hasLock(mine(s, me), one) && isAtRange(s, me.ship, one, 1, 3),
          )
        },
        may: true,
        cost: { charges: 1 },
        run(t, me) {
          t.state.attack?.used.push(`${KLICK} ${me.ship}`)
        },
      }),
    ),
    always({ rangeBonus: (_s, me, { used }) => !used.includes(`${KLICK} ${me.ship}`) }),
  ],
}

/** Whether a ship has a ship ability. */
function hasBornForThis(ship: Ship): boolean {
  return printed(ship).pilot.shipAbility === 'bornforthis'
}

/** Friends that could lock a target. */
function whoCanLock(s: State, ships: readonly Ship[], target: ObjectId): Ship[] {
  return ships.filter((ship) => lockable(s, ship, (one) => one === target).length > 0)
}

export const republicClones: Texts = {
  oddball: oddBall,
  'oddball-arc170starfighter': oddBall,
  'oddball-btlbywing': oddBall,
  'oddball-nimbusclassvwing': oddBall,
  wolffe,
  'wolffe-siegeofcoruscant': wolffe,
  contrail,
  'contrail-siegeofcoruscant': contrail,
  klick,
  'klick-siegeofcoruscant': klick,
  jag: {
    text: {
      en: 'After a friendly ship at range 1-2 in your left or right arc defends, you may acquire a lock on the attacker.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 1–2 in deinem linken oder rechten Winkel verteidigt hat, darfst du den Angreifer als Ziel erfassen.',
    },
    abilities: [
      when('defended', {
        of: 'friendly',
        range: [1, 2],
        if: (s, me, { ship, attacker }) => atMySides(s, me, ship) && canLock(s, me, attacker),
        may: true,
        *run(t, me, { attacker }) {
          yield* acquireLock(t, me.ship, attacker)
        },
      }),
    ],
  },
  'jag-siegeofcoruscant': {
    text: {
      en: 'After a friendly ship at range 0-2 in your left or right arc attacks, if you are not strained, you may acquire a lock on the defender.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 0–2 in deinem linken oder rechten Winkel angegriffen hat, darfst du, falls du nicht angestrengt bist, den Verteidiger als Ziel erfassen.',
    },
    abilities: [
      when('attacked', {
        of: 'friendly',
        range: [0, 2],
        if: (s, me, { ship, defender }) =>
          atMySides(s, me, ship) && !has(mine(s, me), 'strain') && canLock(s, me, defender),
        may: true,
        *run(t, me, { defender }) {
          yield* acquireLock(t, me.ship, defender)
        },
      }),
    ],
  },
  sinker: {
    text: {
      en: 'While a friendly ship at range 1-2 in your left or right arc makes a primary attack, it may reroll 1 attack die.',
      de: 'Während ein befreundetes Schiff in Reichweite 1–2 in deinem linken oder rechten Winkel mit einer Primärwaffe angreift, darf es 1 Angriffswürfel neu werfen.',
    },
    abilities: [
      rerollOfFriend(
        'attack',
        1,
        (s, me, { weapon }, friend) =>
          weapon.primary && isAtRange(s, me.ship, friend.id, 1, 2) && atMySides(s, me, friend.id),
      ),
    ],
  },
  wilhufftarkin: {
    text: {
      en: 'During the System Phase you may choose an object at range 1-3 that you have locked. Another friendly ship at range 1-3 may acquire a lock on it.',
      de: 'Während der Systemphase darfst du ein Objekt in Reichweite 1–3 wählen, das du als Ziel erfasst hast. Ein anderes befreundetes Schiff in Reichweite 1–3 darf es als Ziel erfassen.',
    },
    abilities: [
      duringSystemPhase({
        if: (s, me) => tarkinsTargets(s, me).length > 0,
        *run(t, me) {
          const { seat } = mine(t.state, me)
          const options = tarkinsTargets(t.state, me).map((target) => ({
            do: 'lock' as const,
            ship: me.ship,
            target,
          }))
          const cite = { rule: 'xw.g.lock.13', about: me.card }
          const { target } = yield* t.choose(seat, 'lock', options, cite)
          const chosen = yield* chooseShip(t, me, whoCanLock(t.state, friendsAt(t.state, me, 1, 3), target))
          if (chosen === null) return false
          yield* acquireLock(t, chosen.id, target)
          return true
        },
      }),
    ],
  },
  axe: {
    text: {
      en: 'After you defend or attack, you may choose a friendly ship at range 1-2 in your left or right arc and transfer 1 green token to it.',
      de: 'Nachdem du verteidigt oder angegriffen hast, darfst du ein befreundetes Schiff in Reichweite 1–2 in deinem linken oder rechten Winkel wählen und 1 grünen Marker auf es übertragen.',
    },
    abilities: (['attacked', 'defended'] as const).map((event) =>
      when(event, {
        if: (s, me) => tokensOf(mine(s, me), 'green').length > 0,
        *run(t, me) {
          const beside = friendlyAt(t.state, me, 1, 2).filter(({ id }) => atMySides(t.state, me, id))
          const chosen = yield* chooseShip(t, me, beside)
          if (chosen === null) return
          const token = yield* chooseToken(t, me, tokensOf(mine(t.state, me), 'green'))
          if (token !== null) yield* transferToken(t, me.ship, chosen.id, token)
        },
      }),
    ),
  },
  'axe-siegeofcoruscant': {
    text: {
      en: 'After you attack, you may choose another friendly ship with Born for This at range 0-2 in your left or right arc. It acquires a lock on the defender.',
      de: 'Nachdem du angegriffen hast, darfst du ein anderes befreundetes Schiff mit „Dafür geboren“ in Reichweite 0–2 in deinem linken oder rechten Winkel wählen. Es erfasst den Verteidiger als Ziel.',
    },
    abilities: [
      when('attacked', {
        *run(t, me, { defender }) {
          const beside = friendsAt(t.state, me, 0, 2).filter(
            (ship) => hasBornForThis(ship) && atMySides(t.state, me, ship.id),
          )
          const chosen = yield* chooseShip(t, me, whoCanLock(t.state, beside, defender))
          if (chosen !== null) yield* acquireLock(t, chosen.id, defender)
        },
      }),
    ],
  },
  kickback: {
    text: {
      en: 'After you perform a barrel roll action, you may perform a red lock action.',
      de: 'Nachdem du eine Fassrollen-Aktion durchgeführt hast, darfst du eine rote Zielerfassungs-Aktion durchführen.',
    },
    abilities: [
      when('action-performed', { if: performed('barrel-roll'), run: perform(['lock'], { colour: 'red' }) }),
    ],
  },
  slammer: {
    text: {
      en: 'After you fully execute a maneuver, you may spend 2 charges to perform a SLAM action, even while stressed.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du 2 Ladungen ausgeben, um eine SLAM-Aktion durchzuführen, auch solange du gestresst bist.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(),
        possible: canPerform(['slam'], { whileStressed: true }),
        may: true,
        cost: { charges: 2 },
        run: perform(['slam'], { whileStressed: true }),
      }),
    ],
  },
  swoop: {
    text: {
      en: 'After a friendly small or medium ship fully executes a speed 3-4 maneuver, if it is at range 0-1, it may perform a red boost action.',
      de: 'Nachdem ein befreundetes kleines oder mittleres Schiff ein Manöver mit Geschwindigkeit 3–4 vollständig ausgeführt hat, darf es, falls es in Reichweite 0–1 ist, eine rote Schub-Aktion durchführen.',
    },
    abilities: [
      when('maneuver-executed', {
        of: 'friendly',
        range: [0, 1],
        if: (s, _me, { ship, full, maneuver }) =>
          full && (maneuver.speed === 3 || maneuver.speed === 4) && printed(s.ships[ship]).size !== 'large',
        *run(t, _me, { ship }) {
          yield* performAction(t, ship, { among: ['boost'], colour: 'red' })
        },
      }),
    ],
  },
  tucker: {
    text: {
      en: 'After a friendly ship at range 1-2 attacks an enemy ship in your front arc, you may perform a focus action.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 1–2 ein feindliches Schiff in deinem Frontwinkel angegriffen hat, darfst du eine Fokussierungs-Aktion durchführen.',
    },
    abilities: [
      when('attacked', {
        of: 'friendly',
        range: [1, 2],
        if: (s, me, { defender }) => isShip(defender) && haveInArc(s, me, 'front', defender),
        possible: canPerform(['focus']),
        run: perform(['focus']),
      }),
    ],
  },
}

/** Objects that I have locked at range 1-3, and that a friend could lock. */
function tarkinsTargets(s: State, me: Me): ObjectId[] {
  return mine(s, me).locks.filter(
    (target) =>
      isAtRange(s, me.ship, target, 1, 3) && whoCanLock(s, friendsAt(s, me, 1, 3), target).length > 0,
  )
}
