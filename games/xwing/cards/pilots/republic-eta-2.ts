/** Galactic Republic: the Jedi in the Eta-2, and Anakin in his N-1. */

import type { Flow } from '@dejarik/kernel'
import { printed } from '../../facts/printed.ts'
import { atStartOf, type Me, modify, when } from '../../rules/abilities.ts'
import { chooseBarrelRoll } from '../../rules/actions/barrel-roll.ts'
import { performAction } from '../../rules/actions.ts'
import { forceCapacity, recoverForce, spendForce } from '../../rules/charges.ts'
import { changeDice } from '../../rules/dice.ts'
import { areFriends } from '../../rules/friends.ts'
import { isAtRange, isInArc, isShip, shipsWhere } from '../../rules/range.ts'
import { gainToken, isIonized, tokensOf } from '../../rules/tokens.ts'
import type { ObjectId, Ship, State, T } from '../../state.ts'
import { hasFace } from '../dice-words.ts'
import { friendlyAt } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { hasRed, mayRemoveRed } from '../token-words.ts'
import { isEnemy, isFriend, mine } from '../words.ts'

/** Whether the ship of an event is "me" or a friendly ship of that name. */
function isMeOr(name: string) {
  return (s: State, me: Me, ship: number): boolean =>
    ship === me.ship || printed(s.ships[ship]).pilot.name.en === name
}

/** "If there are more enemy ships than other friendly ships at range 0-1 of that ship." */
function isOutnumbered(s: State, ship: number): boolean {
  const near = shipsWhere(s, (other) => other.id !== ship && isAtRange(s, ship, other.id, 0, 1))
  const friends = near.filter(({ id }) => areFriends(s, ship, id)).length
  const enemies = near.filter(({ seat }) => seat !== s.ships[ship].seat).length
  return enemies > friends
}

/** "After you or a friendly … ship at range 0-3 executes a maneuver", outnumbered: 1 Force for an effect. */
function brothers(
  name: string,
  fullyOnly: boolean,
  run: (t: T, me: Me, ship: Ship) => Flow<unknown>,
  also: (s: State, ship: Ship) => boolean = () => true,
) {
  return when('maneuver-executed', {
    of: 'friendly',
    range: [0, 3],
    if: (s, me, { ship, full }) =>
      (full || !fullyOnly) && isMeOr(name)(s, me, ship) && isOutnumbered(s, ship) && also(s, s.ships[ship]),
    may: true,
    cost: { force: 1 },
    *run(t, me, { ship }) {
      yield* run(t, me, t.state.ships[ship])
    },
  })
}

/** Whether an enemy in my front arc at range 0-1 attacks. */
function isCoveredBy(s: State, me: Me, attacker: ObjectId): boolean {
  return (
    isShip(attacker) &&
    isEnemy(s, me, attacker) &&
    isAtRange(s, me.ship, attacker, 0, 1) &&
    isInArc(s, me.ship, 'front', attacker)
  )
}

export const republicEta2: Texts = {
  aaylasecura: {
    text: {
      en: 'While an enemy ship in your front arc at range 0-1 attacks, the defender may change 1 blank result to a focus result.',
      de: 'Während ein feindliches Schiff in deinem Frontwinkel in Reichweite 0–1 angreift, darf der Verteidiger 1 Leer-Ergebnis in ein Fokus-Ergebnis ändern.',
    },
    abilities: [
      modify({
        dice: 'defense',
        as: 'any',
        by: 'roller',
        if: (s, me, attack) => isCoveredBy(s, me, attack.attacker) && hasFace(attack, 'defense', 'blank'),
        run(t) {
          changeDice(t, 'defense', 'blank', 'focus', 1)
        },
      }),
    ],
  },
  'anakinskywalker-eta2actis': {
    text: {
      en: 'After you or a friendly Obi-Wan Kenobi at range 0-3 executes a maneuver, if more enemy ships than other friendly ships are at range 0-1 of that ship, you may spend 1 Force. It then removes 1 red token of your choice.',
      de: 'Nachdem du oder ein befreundeter Obi-Wan Kenobi in Reichweite 0–3 ein Manöver ausgeführt hat, darfst du, falls mehr feindliche als andere befreundete Schiffe in Reichweite 0–1 jenes Schiffes sind, 1 Macht ausgeben. Es entfernt dann 1 roten Marker deiner Wahl.',
    },
    abilities: [brothers('Obi-Wan Kenobi', false, mayRemoveRed, hasRed)],
  },
  'anakinskywalker-siegeofcoruscant': {
    text: {
      en: 'After you or a friendly Obi-Wan Kenobi at range 0-3 fully executes a maneuver, if more enemy ships than other friendly ships are at range 0-1 of that ship, you may spend 1 Force. It may then perform a barrel roll action.',
      de: 'Nachdem du oder ein befreundeter Obi-Wan Kenobi in Reichweite 0–3 ein Manöver vollständig ausgeführt hat, darfst du, falls mehr feindliche als andere befreundete Schiffe in Reichweite 0–1 jenes Schiffes sind, 1 Macht ausgeben. Es darf dann eine Fassrollen-Aktion durchführen.',
    },
    abilities: [
      brothers('Obi-Wan Kenobi', true, (t, _me, { id }) => performAction(t, id, { among: ['barrel-roll'] })),
    ],
  },
  'obiwankenobi-eta2actis': {
    text: {
      en: 'After you or a friendly Anakin Skywalker at range 0-3 executes a maneuver, if more enemy ships than other friendly ships are at range 0-1 of that ship, you may spend 1 Force. It then gains 1 focus token.',
      de: 'Nachdem du oder ein befreundeter Anakin Skywalker in Reichweite 0–3 ein Manöver ausgeführt hat, darfst du, falls mehr feindliche als andere befreundete Schiffe in Reichweite 0–1 jenes Schiffes sind, 1 Macht ausgeben. Es erhält dann 1 Fokusmarker.',
    },
    abilities: [
      brothers('Anakin Skywalker', false, (t, me, { id }) => gainToken(t, id, 'focus', 1, me.ship)),
    ],
  },
  'obiwankenobi-siegeofcoruscant': {
    text: {
      en: 'After you or a friendly Anakin Skywalker at range 0-3 fully executes a maneuver, if more enemy ships than other friendly ships are at range 0-1 of that ship, you may spend 1 Force. It may then perform a boost action.',
      de: 'Nachdem du oder ein befreundeter Anakin Skywalker in Reichweite 0–3 ein Manöver vollständig ausgeführt hat, darfst du, falls mehr feindliche als andere befreundete Schiffe in Reichweite 0–1 jenes Schiffes sind, 1 Macht ausgeben. Es darf dann eine Schub-Aktion durchführen.',
    },
    abilities: [
      brothers('Anakin Skywalker', true, (t, _me, { id }) => performAction(t, id, { among: ['boost'] })),
    ],
  },
  kitfisto: {
    text: {
      en: 'While another friendly ship defends, if the attacker is in its bullseye arc, you may spend 1 Force to change 1 of its blank results to a focus result.',
      de: 'Während ein anderes befreundetes Schiff verteidigt, darfst du, falls der Angreifer in seinem zentralen Winkel ist, 1 Macht ausgeben, um 1 seiner Leer-Ergebnisse in ein Fokus-Ergebnis zu ändern.',
    },
    abilities: [
      modify({
        dice: 'defense',
        as: 'other',
        cost: { force: 1 },
        if: (s, me, attack) =>
          isFriend(s, me, attack.defender) &&
          isInArc(s, attack.defender, 'bullseye', attack.attacker) &&
          hasFace(attack, 'defense', 'blank'),
        run(t) {
          changeDice(t, 'defense', 'blank', 'focus', 1)
        },
      }),
    ],
  },
  shaakti: {
    text: {
      en: 'At the start of the End Phase you may spend any amount of Force to choose as many friendly ships at range 0-2. Each of them keeps 1 focus or evade token in this End Phase.',
      de: 'Zu Beginn der Endphase darfst du beliebig viel Macht ausgeben, um ebenso viele befreundete Schiffe in Reichweite 0–2 zu wählen. Jedes von ihnen behält in dieser Endphase 1 Fokus- oder Ausweichmarker.',
    },
    abilities: [
      atStartOf('end', {
        if: (s, me) => mine(s, me).force > 0,
        *run(t, me) {
          const { seat, force } = mine(t.state, me)
          const able = friendlyAt(t.state, me, 0, 2).filter((ship) => keepable(ship).length > 0)
          const options = able.map(({ id }) => ({ do: 'ship' as const, ship: id }))
          const cite = { rule: 'xw.a.faq-queue.23', about: me.card }
          const chosen = yield* t.chooseSome(seat, 'choose-ships', options, { min: 0, max: force }, cite)
          if (chosen.length === 0) return
          yield* spendForce(t, me.ship, chosen.length)
          for (const { ship } of chosen) yield* keepOne(t, me, t.state.ships[ship])
        },
      }),
    ],
  },
  yoda: {
    text: {
      en: 'After another friendly ship at range 0-3 spends Force, you may spend 1 Force. It then recovers 1 Force.',
      de: 'Nachdem ein anderes befreundetes Schiff in Reichweite 0–3 Macht ausgegeben hat, darfst du 1 Macht ausgeben. Es stellt dann 1 Macht wieder her.',
    },
    abilities: [
      when('force-spent', {
        of: 'other-friendly',
        range: [0, 3],
        if: (s, _me, { ship }) => s.ships[ship].force < forceCapacity(s.ships[ship]),
        may: true,
        cost: { force: 1 },
        run(t, _me, { ship }) {
          recoverForce(t, ship)
        },
      }),
    ],
  },
  'anakinskywalker-nabooroyaln1starfighter': {
    text: {
      en: 'Before you reveal your maneuver, you may spend 1 Force to barrel roll (this is no action).',
      de: 'Bevor du dein Manöver aufdeckst, darfst du 1 Macht ausgeben, um eine Fassrolle zu fliegen (das ist keine Aktion).',
    },
    abilities: [
      when('reveals-dial', {
        if: (s, me) => mine(s, me).force > 0 && !isIonized(mine(s, me)),
        may: true,
        // The Force pays for the effect, not for the attempt (xw.a.faq-activation.9).
        *run(t, me) {
          if (yield* chooseBarrelRoll(t, me.ship)) yield* spendForce(t, me.ship)
        },
      }),
    ],
  },
}

function keepable(ship: Ship) {
  return tokensOf(ship, 'green').filter((token) => token === 'focus' || token === 'evade')
}

function* keepOne(t: T, me: Me, ship: Ship): Flow {
  const options = keepable(ship).map((token) => ({ do: 'token' as const, token }))
  const cite = { rule: 'xw.g.tokens.1', about: me.card }
  const { token } = yield* t.choose(mine(t.state, me).seat, 'choose-token', options, cite)
  ship.lasting.push({ key: `keeps ${token}`, value: 1, until: 'end' })
}
