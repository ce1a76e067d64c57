/** Condition cards: what they do while they are assigned to a ship (rulebook: "Zustandskarten"). */

import type { Flow } from '@dejarik/kernel'
import { type Ability, action, always, duringSystemPhase, type Me, modify, when } from '../rules/abilities.ts'
import { assignCondition, removeThisCondition } from '../rules/conditions.ts'
import { expose } from '../rules/damage.ts'
import { countFace, removeDie } from '../rules/dice.ts'
import { areFriends } from '../rules/friends.ts'
import { acquireLock, hasLock } from '../rules/locks.ts'
import { isAtRange, isShip, shipsWhere } from '../rules/range.ts'
import { loseShield, shieldsAtHand } from '../rules/shields.ts'
import { COLOUR, type Face, type State, type T, THING } from '../state.ts'
import { assigner } from './condition-words.ts'
import { isFacedown } from './damage-words.ts'
import { isHidden, showDial } from './dial-words.ts'
import { chooseFace } from './dice-words.ts'
import type { Texts } from './texts.ts'
import { isEquippedWith } from './upgrades/attack-words.ts'
import { canLock, enemyOf, mine } from './words.ts'

/** "During the System Phase, if …, flip your dial faceup": at the initiative of this ship (xw.a.cardfaq.23). */
function showsDial(test: (s: State, me: Me) => boolean): Ability {
  return duringSystemPhase({
    must: true,
    if: (s, me) => isHidden(s, mine(s, me)) && test(s, me),
    run(t, me) {
      showDial(t, mine(t.state, me))
      return true
    },
  })
}

/** Whether an enemy ship with an upgrade is at range 0-2. */
function isNear(s: State, me: Me, upgrade: string): boolean {
  const { seat } = mine(s, me)
  return (
    shipsWhere(
      s,
      (ship) => ship.seat !== seat && isEquippedWith(ship, upgrade) && isAtRange(s, me.ship, ship.id, 0, 2),
    ).length > 0
  )
}

function isRemoteNear(s: State, me: Me): boolean {
  return s.things.some(
    ({ id, kind, inPlay, seat }) =>
      inPlay && kind === 'remote' && seat !== mine(s, me).seat && isAtRange(s, me.ship, THING + id, 0, 2),
  )
}

/** Whether a friendly ship with Director Krennic has locked the defender. */
function isInKrennicsSight(s: State, me: Me, defender: number): boolean {
  return s.ships.some(
    (ship) =>
      ship.zone === 'play' &&
      areFriends(s, me.ship, ship.id) &&
      isEquippedWith(ship, 'directorkrennic') &&
      hasLock(ship, defender),
  )
}

const SPENT: readonly Face[] = ['hit', 'crit', 'focus']

function* hurtPrototypesTarget(t: T, me: Me, defender: number): Flow {
  const ship = t.state.ships[defender]
  const options = [
    ...(shieldsAtHand(t.state, ship) > 0 ? [{ do: 'lose-shield' as const }] : []),
    ...(ship.damage.some(isFacedown) ? [{ do: 'expose' as const }] : []),
  ]
  if (options.length === 0) return
  const cite = { rule: 'xw.a.errata-preview.12', about: me.card }
  const chosen = yield* t.choose(mine(t.state, me).seat, 'lose-shield-or-expose', options, cite)
  if (chosen.do === 'expose') yield* expose(t, defender)
  else yield* loseShield(t, defender)
}

export const conditions: Texts = {
  compromisingintel: {
    text: {
      en: 'During the System Phase, with the enemy Vi Moradi at range 0-3, your dial is turned faceup. While you attack her or defend against her, you cannot spend focus tokens.',
      de: 'Während der Systemphase wird, falls die feindliche Vi Moradi in Reichweite 0–3 ist, dein Rad aufgedeckt. Während du sie angreifst oder gegen sie verteidigst, kannst du keine Fokusmarker ausgeben.',
    },
    abilities: [
      showsDial((s, me) => {
        const { id, zone } = s.ships[assigner(s, me)]
        return zone === 'play' && isAtRange(s, me.ship, id, 0, 3)
      }),
      always({
        maySpend: (s, me, ship, token) =>
          ship.id !== me.ship ||
          token !== 'focus' ||
          s.attack === null ||
          enemyOf(me, s.attack) !== assigner(s, me),
      }),
    ],
  },
  falsefriend: {
    text: {
      en: 'During the System Phase, with an enemy remote or an enemy ship with Tal Merrik at range 0-2, your dial is turned faceup. Action: gain 1 deplete and 1 stress token to remove this condition.',
      de: 'Während der Systemphase wird, falls ein feindliches Remote oder ein feindliches Schiff mit Tal Merrik in Reichweite 0–2 ist, dein Rad aufgedeckt. Aktion: Erhalte 1 Erschöpfungs- und 1 Stressmarker, um diesen Zustand zu entfernen.',
    },
    abilities: [
      showsDial((s, me) => isNear(s, me, 'talmerrik') || isRemoteNear(s, me)),
      action({
        cost: { gain: { deplete: 1, stress: 1 } },
        *run(t, me) {
          yield* removeThisCondition(t, me)
          return true
        },
      }),
    ],
  },
  hunted: {
    text: {
      en: 'After you are destroyed, choose another friendly ship; this condition is assigned to it.',
      de: 'Nachdem du zerstört worden bist, wähle ein anderes befreundetes Schiff; ihm wird dieser Zustand zugewiesen.',
    },
    abilities: [
      when('destroyed', {
        possible: (s, me) => others(s, me).length > 0,
        *run(t, me) {
          const s = t.state
          const options = others(s, me).map((id) => ({ do: 'ship' as const, ship: id }))
          const cite = { rule: 'xw.g.condition.2', about: me.card }
          const { ship } = yield* t.choose(mine(s, me).seat, 'choose-ship', options, cite)
          yield* assignCondition(t, ship, 'hunted', assigner(s, me))
        },
      }),
    ],
  },
  listeningdevice: {
    text: {
      en: 'During the System Phase, with an enemy ship with Informant at range 0-2, your dial is turned faceup.',
      de: 'Während der Systemphase wird, falls ein feindliches Schiff mit Informant in Reichweite 0–2 ist, dein Rad aufgedeckt.',
    },
    abilities: [showsDial((s, me) => isNear(s, me, 'informant'))],
  },
  markedforelimination: {
    text: {
      en: 'While you defend against an attacker with Tracking Fob that has locked you, you cannot spend green tokens.',
      de: 'Während du gegen einen Angreifer mit Peilsender verteidigst, der dich als Ziel erfasst hat, kannst du keine grünen Marker ausgeben.',
    },
    abilities: [
      always({
        maySpend: ({ attack, ships }, me, ship, token) =>
          ship.id !== me.ship ||
          COLOUR[token] !== 'green' ||
          attack?.defender !== me.ship ||
          !isShip(attack.attacker) ||
          !isEquippedWith(ships[attack.attacker], 'trackingfob') ||
          !hasLock(ships[attack.attacker], me.ship),
      }),
    ],
  },
  mercilesspursuit: {
    text: {
      en: 'After you attack a ship with The Child, you may acquire a lock on it.',
      de: 'Nachdem du ein Schiff mit dem Kind angegriffen hast, darfst du es als Ziel erfassen.',
    },
    abilities: [
      when('attacked', {
        if: (s, me, { defender }) =>
          isShip(defender) && isEquippedWith(s.ships[defender], 'thechild') && canLock(s, me, defender),
        may: true,
        *run(t, me, { defender }) {
          yield* acquireLock(t, me.ship, defender)
        },
      }),
    ],
  },
  optimizedprototype: {
    text: {
      en: 'While you make a primary attack with your front arc against a ship that a friendly ship with Director Krennic has locked, you may spend 1 hit, crit or focus result; then the defender loses 1 shield or exposes 1 damage card, as you choose.',
      de: 'Während du mit einer Primärwaffe im Frontwinkel ein Schiff angreifst, das ein befreundetes Schiff mit Direktor Krennic als Ziel erfasst hat, darfst du 1 Treffer, kritischen Treffer oder 1 Fokus-Ergebnis ausgeben; dann verliert der Verteidiger nach deiner Wahl 1 Schild oder legt 1 Schadenskarte offen.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'attacker',
        if: (s, me, { weapon, defender, attackDice }) =>
          weapon.primary &&
          weapon.arc === 'front' &&
          isShip(defender) &&
          isInKrennicsSight(s, me, defender) &&
          SPENT.some((face) => countFace(attackDice, face) > 0),
        *run(t, me, { defender, attackDice }) {
          const there = SPENT.filter((face) => countFace(attackDice, face) > 0)
          removeDie(t, 'attack', yield* chooseFace(t, me, there))
          yield* hurtPrototypesTarget(t, me, defender)
        },
      }),
    ],
  },
}

/** Other friendly ships, wherever they are in the play area. */
function others(s: State, me: Me): number[] {
  return shipsWhere(
    s,
    (ship) => ship.id !== me.ship && areFriends(s, me.ship, ship.id) && !ship.destroyed,
  ).map(({ id }) => id)
}
