/** Tactical relays. */

import type { Me } from '../../rules/abilities.ts'
import { modify, when } from '../../rules/abilities.ts'
import { actionBarOf } from '../../rules/actions.ts'
import { addDie } from '../../rules/dice.ts'
import { acquireLock, lockable } from '../../rules/locks.ts'
import { isAtRange, isInArc, isShip, seatOf } from '../../rules/range.ts'
import { gainToken, has, spendToken } from '../../rules/tokens.ts'
import type { Ship, State } from '../../state.ts'
import { friendlyAt } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { chooseShip, isFriend, mine } from '../words.ts'

function calculates(s: State, ship: Ship): boolean {
  return actionBarOf(s, ship).some(({ action }) => action === 'calculate')
}

/** Friendly ships at range 0-3 that have the enemy in their bullseye arc and can lock it. */
function observers(s: State, me: Me, enemy: number): Ship[] {
  return friendlyAt(s, me, 0, 3).filter(
    (ship) =>
      isInArc(s, ship.id, 'bullseye', enemy) && lockable(s, ship, (target) => target === enemy).length > 0,
  )
}

export const tacticalRelays: Texts = {
  k2b4: {
    text: {
      en: 'While a friendly ship at range 0-3 defends, it may spend 1 calculate token; 1 evade is added unless the attacker gains 1 strain token.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–3 verteidigt, darf es 1 Berechnungsmarker ausgeben; 1 Ausweich-Ergebnis wird hinzugefügt, falls der Angreifer nicht 1 Anstrengungsmarker erhält.',
    },
    abilities: [
      modify({
        dice: 'defense',
        as: 'any',
        by: 'roller',
        spends: 'calculate',
        if: (s, me, { defender }) =>
          isFriend(s, me, defender) &&
          isAtRange(s, me.ship, defender, 0, 3) &&
          has(s.ships[defender], 'calculate'),
        *run(t, me, { attacker, defender }) {
          yield* spendToken(t, defender, 'calculate')
          // A remote can't gain tokens (xw.g.remote-use.3).
          const strain = isShip(attacker) ? [{ do: 'strain' as const }] : []
          const options = [...strain, { do: 'decline' as const }]
          const cite = { rule: 'xw.g.ability.1', about: me.card }
          const chosen = yield* t.choose(seatOf(t.state, attacker), 'gain-strain', options, cite)
          if (chosen.do === 'strain') yield* gainToken(t, attacker, 'strain', 1, me.ship)
          else addDie(t, 'defense', 'evade')
        },
      }),
    ],
  },
  kalani: {
    text: {
      en: 'Adds a white calculate action. After an enemy ship executes a maneuver, if it is in the bullseye arc of a friendly ship at range 0-3, you may spend 1 charge; that friendly ship acquires a lock on it and gains 1 stress token.',
      de: 'Fügt eine weiße Berechnungs-Aktion hinzu. Nachdem ein feindliches Schiff ein Manöver ausgeführt hat, darfst du, falls es im zentralen Winkel eines befreundeten Schiffes in Reichweite 0–3 ist, 1 Ladung ausgeben; jenes befreundete Schiff erfasst es als Ziel und erhält 1 Stressmarker.',
    },
    abilities: [
      when('maneuver-executed', {
        of: 'enemy',
        if: (s, me) => mine(s, me).charges[me.slot] > 0,
        possible: (s, me, { ship }) => observers(s, me, ship).length > 0,
        *run(t, me, { ship }) {
          const chosen = yield* chooseShip(t, me, observers(t.state, me, ship), { cost: { charges: 1 } })
          if (chosen === null) return
          yield* acquireLock(t, chosen.id, ship)
          yield* gainToken(t, chosen.id, 'stress', 1, me.ship)
        },
      }),
    ],
  },
  kraken: {
    text: {
      en: 'Adds a white calculate action. During the End Phase, you may choose up to 3 friendly ships at range 0-3; each keeps 1 calculate token.',
      de: 'Fügt eine weiße Berechnungs-Aktion hinzu. Während der Endphase darfst du bis zu 3 befreundete Schiffe in Reichweite 0–3 wählen; jedes behält 1 Berechnungsmarker.',
    },
    abilities: [
      when('end-phase', {
        possible: (s, me) => friendlyAt(s, me, 0, 3).some((ship) => has(ship, 'calculate')),
        *run(t, me) {
          const s = t.state
          const options = friendlyAt(s, me, 0, 3)
            .filter((ship) => has(ship, 'calculate'))
            .map(({ id }) => ({ do: 'ship' as const, ship: id }))
          const count = { min: 0, max: Math.min(3, options.length) }
          const cite = { rule: 'xw.g.ability.1', about: me.card }
          for (const { ship } of yield* t.chooseSome(mine(s, me).seat, 'choose-ships', options, count, cite))
            s.ships[ship].lasting.push({ key: 'keeps calculate', value: 1, until: 'end' })
        },
      }),
    ],
  },
  ta175: {
    text: {
      en: 'After a friendly ship at range 0-3 with calculate on its action bar is destroyed, each friendly ship at range 0-3 with calculate on its action bar gains 1 calculate token.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 0–3 mit Berechnung auf der Aktionsleiste zerstört worden ist, erhält jedes befreundete Schiff in Reichweite 0–3 mit Berechnung auf der Aktionsleiste 1 Berechnungsmarker.',
    },
    abilities: [
      when('destroyed', {
        of: 'friendly',
        range: [0, 3],
        if: (s, _me, { ship }) => calculates(s, s.ships[ship]),
        *run(t, me) {
          for (const ship of friendlyAt(t.state, me, 0, 3))
            if (calculates(t.state, ship)) yield* gainToken(t, ship.id, 'calculate', 1, me.ship)
        },
      }),
    ],
  },
  tv94: {
    text: {
      en: 'While a friendly ship at range 0-3 makes a primary attack with at most 2 attack dice against a defender in its bullseye arc, it may spend 1 calculate token to add 1 hit.',
      de: 'Während ein befreundetes Schiff in Reichweite 0–3 mit einer Primärwaffe und höchstens 2 Angriffswürfeln einen Verteidiger in seinem zentralen Winkel angreift, darf es 1 Berechnungsmarker ausgeben, um 1 Treffer hinzuzufügen.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'any',
        by: 'roller',
        spends: 'calculate',
        if: (s, me, { attacker, defender, weapon, attackDice }) =>
          weapon.primary &&
          attackDice.length <= 2 &&
          isFriend(s, me, attacker) &&
          isAtRange(s, me.ship, attacker, 0, 3) &&
          isInArc(s, attacker, 'bullseye', defender) &&
          has(s.ships[attacker], 'calculate'),
        *run(t, _me, { attacker }) {
          yield* spendToken(t, attacker, 'calculate')
          addDie(t, 'attack', 'hit')
        },
      }),
    ],
  },
}
