/** Crew members who deal in tokens. */

import type { Flow } from '@dejarik/kernel'
import { atStartOf, instead, type Me, when } from '../../rules/abilities.ts'
import { areFriends } from '../../rules/friends.ts'
import { initiativeOf } from '../../rules/initiative.ts'
import { lockedBy, moveLock } from '../../rules/locks.ts'
import { isAtRange, isInArc, isShip, shipsWhere } from '../../rules/range.ts'
import { canTransfer, gainToken, has, isStressed, tokensOf, transferToken } from '../../rules/tokens.ts'
import { COLOUR, type Ship, type State, type T, TOKENS, type Token } from '../../state.ts'
import { friendlyAt, passToken } from '../formation.ts'
import { heldTokens, holdToken, takeHeld } from '../held-tokens.ts'
import type { Texts } from '../texts.ts'
import { removable, removeOne } from '../token-words.ts'
import { chooseShip, chooseToken, enemiesAt, friendsAt, gain, mine, revealed } from '../words.ts'

/** Kinds of tokens that one ship could give to another which has none of them; a lock on it is one (xw.a.cardfaq.27). */
function* mayHandOver(t: T, me: Me, from: Ship, to: Ship): Flow {
  const s = t.state
  const tokens = TOKENS.filter((token) => !has(to, token) && canTransfer(s, from.id, to.id, token))
  const lockers = lockedBy(s, to.id).length > 0 ? [] : lockedBy(s, from.id)
  const options = [
    ...tokens.map((token) => ({ do: 'token' as const, ship: from.id, token, target: -1 })),
    ...lockers.map(({ id }) => ({ do: 'break-lock' as const, ship: id, token: 'lock', target: from.id })),
  ]
  if (options.length === 0) return
  const none = { do: 'decline' as const, ship: from.id, token: '', target: -1 }
  const cite = { rule: 'xw.g.tokens.4', about: me.card }
  const chosen = yield* t.choose(mine(s, me).seat, 'choose-token', [...options, none], cite)
  if (chosen.do === 'break-lock') moveLock(t, chosen.ship, from.id, to.id)
  else if (chosen.do === 'token') yield* transferToken(t, from.id, to.id, chosen.token)
}

/** "… removes 1 red or orange token", or none. */
function* mayRemoveBad(t: T, me: Me, ship: Ship): Flow {
  const options = removable(t.state, ship, ['red', 'orange'], true)
  if (options.length === 0) return
  const cite = { rule: 'xw.g.tokens.3', about: me.card }
  if (yield* t.may(ship.seat, 'use-ability', cite)) yield* removeOne(t, me, options)
}

function hasEnemyAhead(s: State, ship: Ship): boolean {
  return (
    shipsWhere(
      s,
      ({ id, seat }) =>
        seat !== ship.seat && isInArc(s, ship.id, 'front', id) && isAtRange(s, ship.id, id, 1, 1),
    ).length > 0
  )
}

function redTokens(ship: Ship): Token[] {
  return tokensOf(ship, 'red')
}

export const tokenCrew: Texts = {
  '000': {
    text: {
      en: 'At the start of the Engagement Phase, you may choose an enemy ship at range 0-1; you gain 1 calculate token unless it gains 1 stress token.',
      de: 'Zu Beginn der Kampfphase darfst du ein feindliches Schiff in Reichweite 0–1 wählen; du erhältst 1 Berechnungsmarker, falls es nicht 1 Stressmarker erhält.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, enemiesAt(t.state, me, 0, 1))
          if (chosen === null) return
          const options = [{ do: 'gain-stress' as const }, { do: 'decline' as const }]
          const cite = { rule: 'xw.g.ability.1', about: me.card }
          const answer = yield* t.choose(chosen.seat, 'gain-stress', options, cite)
          if (answer.do === 'gain-stress') yield* gainToken(t, chosen.id, 'stress', 1, me.ship)
          else yield* gainToken(t, me.ship, 'calculate', 1, me.ship)
        },
      }),
    ],
  },
  amilynholdo: {
    text: {
      en: 'Before you engage, you may choose another friendly ship at range 1-2. You may transfer 1 token to it of a kind that it does not have; then it may transfer 1 token to you of a kind that you do not have.',
      de: 'Bevor du kämpfst, darfst du ein anderes befreundetes Schiff in Reichweite 1–2 wählen. Du darfst ihm 1 Marker einer Art übertragen, die es nicht hat; dann darf es dir 1 Marker einer Art übertragen, die du nicht hast.',
    },
    abilities: [
      when('engages', {
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, friendsAt(t.state, me, 1, 2))
          if (chosen === null) return
          yield* mayHandOver(t, me, mine(t.state, me), chosen)
          yield* mayHandOver(t, me, chosen, mine(t.state, me))
        },
      }),
    ],
  },
  'bokatankryze-rebel-scum': {
    text: {
      en: 'After you attack and the defender was destroyed, each friendly ship at range 0-2 may remove 1 red or orange token.',
      de: 'Nachdem du angegriffen hast und der Verteidiger zerstört worden ist, darf jedes befreundete Schiff in Reichweite 0–2 1 roten oder orangen Marker entfernen.',
    },
    abilities: [
      when('attacked', {
        if: (_s, _me, { destroyed }) => destroyed,
        *run(t, me) {
          for (const ship of friendlyAt(t.state, me, 0, 2)) yield* mayRemoveBad(t, me, ship)
        },
      }),
    ],
  },
  captainphasma: {
    text: {
      en: 'At the end of the Engagement Phase, each enemy ship at range 0-1 that is not stressed gains 1 stress token.',
      de: 'Am Ende der Kampfphase erhält jedes nicht gestresste feindliche Schiff in Reichweite 0–1 1 Stressmarker.',
    },
    abilities: [
      when('phase-ends', {
        if: (_s, _me, { phase }) => phase === 'engagement',
        *run(t, me) {
          for (const ship of enemiesAt(t.state, me, 0, 1))
            if (!isStressed(ship)) yield* gainToken(t, ship.id, 'stress', 1, me.ship)
        },
      }),
    ],
  },
  fennrau: {
    text: {
      en: 'Before a friendly ship at range 0-2 engages, if its revealed maneuver has speed 1 or more and an enemy ship is in its front arc at range 1, it may remove 1 red token that is no lock.',
      de: 'Bevor ein befreundetes Schiff in Reichweite 0–2 kämpft, darf es, falls sein aufgedecktes Manöver mindestens Geschwindigkeit 1 hat und ein feindliches Schiff in seinem Frontwinkel in Reichweite 1 ist, 1 roten Marker außer einer Zielerfassung entfernen.',
    },
    abilities: [
      when('engages', {
        of: 'friendly',
        range: [0, 2],
        if: (s, _me, { ship }) =>
          (revealed(s.ships[ship])?.speed ?? 0) >= 1 &&
          hasEnemyAhead(s, s.ships[ship]) &&
          redTokens(s.ships[ship]).length > 0,
        may: true,
        *run(t, me, { ship }) {
          yield* removeOne(t, me, removable(t.state, t.state.ships[ship], ['red'], false))
        },
      }),
    ],
  },
  fives: {
    text: {
      en: 'After your attack misses a defender whose initiative is equal to yours or higher, put 1 evade or focus token on this card. Before you engage, you may gain 1 token from this card.',
      de: 'Nachdem dein Angriff einen Verteidiger verfehlt hat, dessen Initiative gleich deiner oder höher ist, lege 1 Ausweich- oder Fokusmarker auf diese Karte. Bevor du kämpfst, darfst du 1 Marker von dieser Karte erhalten.',
    },
    abilities: [
      when('attacked', {
        if: (s, me, { hit, defender }) =>
          !hit && isShip(defender) && initiativeOf(s, s.ships[defender]) >= initiativeOf(s, mine(s, me)),
        *run(t, me) {
          const token = yield* chooseToken(t, me, ['evade', 'focus'])
          if (token !== null) holdToken(mine(t.state, me), me, token)
        },
      }),
      when('engages', {
        if: (s, me) => heldTokens(mine(s, me), me).length > 0,
        may: true,
        *run(t, me) {
          const token = yield* chooseToken(t, me, heldTokens(mine(t.state, me), me))
          if (token !== null && takeHeld(mine(t.state, me), me, token)) yield* gain(token)(t, me)
        },
      }),
    ],
  },
  jynerso: {
    text: {
      en: 'If a friendly ship at range 0-3 would gain a focus token, it may gain 1 evade token instead.',
      de: 'Falls ein befreundetes Schiff in Reichweite 0–3 einen Fokusmarker erhalten würde, darf es stattdessen 1 Ausweichmarker erhalten.',
    },
    abilities: [
      instead('gains-token', {
        of: 'friendly',
        range: [0, 3],
        if: (_s, _me, { token }) => token === 'focus',
        may: true,
        *run(t, me, event) {
          yield* gainToken(t, event.ship, 'evade', 1, me.ship)
          return event.count > 1 ? { ...event, count: event.count - 1 } : null
        },
      }),
    ],
  },
  pettyofficerthanisson: {
    text: {
      en: 'During the Activation or Engagement Phase, after an enemy ship in your front arc at range 0-1 gains a red or orange token, if you are not stressed, you may gain 1 stress token; that ship gains 1 more of it.',
      de: 'Während der Aktivierungs- oder Kampfphase, nachdem ein feindliches Schiff in deinem Frontwinkel in Reichweite 0–1 einen roten oder orangen Marker erhalten hat, darfst du, falls du nicht gestresst bist, 1 Stressmarker erhalten; jenes Schiff erhält 1 weiteren davon.',
    },
    abilities: [
      when('token-gained', {
        of: 'enemy',
        range: [0, 1],
        if: (s, me, { ship, token }) =>
          (s.phase === 'activation' || s.phase === 'engagement') &&
          (COLOUR[token] === 'red' || COLOUR[token] === 'orange') &&
          isInArc(s, me.ship, 'front', ship) &&
          !isStressed(mine(s, me)),
        may: true,
        cost: { gain: { stress: 1 } },
        *run(t, me, { ship, token }) {
          yield* gainToken(t, ship, token, 1, me.ship)
        },
      }),
    ],
  },
  pz4co: {
    text: {
      en: 'Adds a white calculate action. At the end of the Activation Phase, you may transfer 1 calculate token to a friendly ship at range 1-2, or 1 focus token if your revealed maneuver is blue.',
      de: 'Fügt eine weiße Berechnungs-Aktion hinzu. Am Ende der Aktivierungsphase darfst du einem befreundeten Schiff in Reichweite 1–2 1 Berechnungsmarker übertragen, oder 1 Fokusmarker, falls dein aufgedecktes Manöver blau ist.',
    },
    abilities: [
      when('phase-ends', {
        if: (_s, _me, { phase }) => phase === 'activation',
        *run(t, me) {
          const ship = mine(t.state, me)
          const kinds: Token[] =
            revealed(ship)?.difficulty === 'blue' ? ['calculate', 'focus'] : ['calculate']
          const own = kinds.filter((token) => has(ship, token))
          const token = friendsAt(t.state, me, 1, 2).length > 0 ? yield* chooseToken(t, me, own) : null
          if (token !== null) yield* passToken(token, (s) => friendsAt(s, me, 1, 2))(t, me)
        },
      }),
    ],
  },
  satinekryze: {
    text: {
      en: 'At the start of the Engagement Phase, you may spend 2 charges; each friendly ship may gain 1 deplete and 1 focus token, or 1 disarm and 1 evade token.',
      de: 'Zu Beginn der Kampfphase darfst du 2 Ladungen ausgeben; jedes befreundete Schiff darf 1 Erschöpfungs- und 1 Fokusmarker oder 1 Entwaffnet- und 1 Ausweichmarker erhalten.',
    },
    abilities: [
      atStartOf('engagement', {
        may: true,
        cost: { charges: 2 },
        *run(t, me) {
          const { seat } = mine(t.state, me)
          for (const { id } of shipsWhere(t.state, (ship) => areFriends(t.state, me.ship, ship.id))) {
            const options = [
              { do: 'token' as const, ship: id, token: 'focus' },
              { do: 'token' as const, ship: id, token: 'evade' },
              { do: 'decline' as const, ship: id, token: '' },
            ] as const
            const cite = { rule: 'xw.g.tokens.1', about: me.card }
            const chosen = yield* t.choose(seat, 'choose-token', options, cite)
            if (chosen.do === 'decline') continue
            yield* gainToken(t, id, chosen.token === 'focus' ? 'deplete' : 'disarm', 1, me.ship)
            yield* gainToken(t, id, chosen.token, 1, me.ship)
          }
        },
      }),
    ],
  },
}
