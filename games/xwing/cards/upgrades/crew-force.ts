import { atStartOf, instead, when } from '../../rules/abilities.ts'
import { isAllowed } from '../../rules/ask-cards.ts'
import { forceCapacity, forceRecovery, recoverForce } from '../../rules/charges.ts'
import { sufferDamage } from '../../rules/damage.ts'
import { isAtRange, isInArc, shipsWhere } from '../../rules/range.ts'
import { gainToken, isStressed, removeToken } from '../../rules/tokens.ts'
import { DEFENDED } from '../../state.ts'
import { inFiringArc } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { removesGreen } from '../token-words.ts'
import { chooseShip, chooseToken, mine } from '../words.ts'

export const forceCrew: Texts = {
  darthvader: {
    text: {
      en: 'At the start of the Engagement Phase, you may spend 1 Force to choose a ship in your firing arc at range 0-2; it suffers 1 hit damage unless it removes 1 green token.',
      de: 'Zu Beginn der Kampfphase darfst du 1 Macht ausgeben, um ein Schiff in deinem Feuerwinkel in Reichweite 0–2 zu wählen; es erleidet 1 Treffer-Schaden, falls es nicht 1 grünen Marker entfernt.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const s = t.state
          const near = shipsWhere(
            s,
            ({ id }) => inFiringArc(s, mine(s, me), id) && isAtRange(s, me.ship, id, 0, 2),
          )
          const chosen = yield* chooseShip(t, me, near, { cost: { force: 1 } })
          if (chosen !== null && !(yield* removesGreen(t, me, chosen)))
            yield* sufferDamage(t, chosen.id, 'hit', 1, { by: me.ship, attack: false })
        },
      }),
    ],
  },
  kananjarrus: {
    text: {
      en: 'After a friendly ship at range 0-2 fully executes a white maneuver, you may spend 1 Force to remove 1 stress token from it.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 0–2 ein weißes Manöver vollständig ausgeführt hat, darfst du 1 Macht ausgeben, um 1 Stressmarker von ihm zu entfernen.',
    },
    abilities: [
      when('maneuver-executed', {
        of: 'friendly',
        range: [0, 2],
        if: (_s, _me, { full, maneuver }) => full && maneuver.difficulty === 'white',
        // Dampeners in the same window may bring the stress only then (xw.a.cardfaq.35).
        possible: (s, _me, { ship }) => isStressed(s.ships[ship]),
        may: true,
        cost: { force: 1 },
        run(t, _me, { ship }) {
          removeToken(t, ship, 'stress')
        },
      }),
    ],
  },
  maul: {
    text: {
      en: 'You can equip Dark Side upgrades. After you suffer damage, you may gain 1 stress token to recover 1 Force.',
      de: 'Du kannst Aufwertungen der Dunklen Seite ausrüsten. Nachdem du Schaden erlitten hast, darfst du 1 Stressmarker erhalten, um 1 Macht wiederherzustellen.',
    },
    abilities: [
      when('damage-suffered', {
        if: (s, me) => mine(s, me).force < forceCapacity(mine(s, me)),
        may: true,
        cost: { gain: { stress: 1 } },
        run(t, me) {
          recoverForce(t, me.ship)
        },
      }),
    ],
  },
  obiwankenobi: {
    text: {
      en: 'After a friendly ship at range 0-2 spends a focus or evade token, you may spend 1 Force; that ship gains 1 focus token.',
      de: 'Nachdem ein befreundetes Schiff in Reichweite 0–2 einen Fokus- oder Ausweichmarker ausgegeben hat, darfst du 1 Macht ausgeben; jenes Schiff erhält 1 Fokusmarker.',
    },
    abilities: [
      when('token-spent', {
        of: 'friendly',
        range: [0, 2],
        if: (_s, _me, { token }) => token === 'focus' || token === 'evade',
        may: true,
        cost: { force: 1 },
        *run(t, me, { ship }) {
          yield* gainToken(t, ship, 'focus', 1, me.ship)
        },
      }),
    ],
  },
  savageopress: {
    text: {
      en: 'After a friendly ship in your front arc at range 1-2 gains a stress or strain token, you may spend 1 Force; that ship gains 1 focus token.',
      de: 'Nachdem ein befreundetes Schiff in deinem Frontwinkel in Reichweite 1–2 einen Stress- oder Anstrengungsmarker erhalten hat, darfst du 1 Macht ausgeben; jenes Schiff erhält 1 Fokusmarker.',
    },
    abilities: [
      when('token-gained', {
        of: 'friendly',
        range: [1, 2],
        if: (s, me, { ship, token }) =>
          (token === 'stress' || token === 'strain') && isInArc(s, me.ship, 'front', ship),
        may: true,
        cost: { force: 1 },
        *run(t, me, { ship }) {
          yield* gainToken(t, ship, 'focus', 1, me.ship)
        },
      }),
    ],
  },
  seventhsister: {
    text: {
      en: 'If an enemy ship at range 0-1 would gain a stress token, you may spend 1 Force; it gains 1 jam or tractor token instead.',
      de: 'Falls ein feindliches Schiff in Reichweite 0–1 einen Stressmarker erhalten würde, darfst du 1 Macht ausgeben; es erhält stattdessen 1 Störsignal- oder Fangstrahlmarker.',
    },
    abilities: [
      instead('gains-token', {
        of: 'enemy',
        range: [0, 1],
        if: (_s, _me, { token }) => token === 'stress',
        may: true,
        cost: { force: 1 },
        *run(t, me, event) {
          const token = yield* chooseToken(t, me, ['jam', 'tractor'])
          if (token !== null) yield* gainToken(t, event.ship, token, 1, me.ship)
          return event.count > 1 ? { ...event, count: event.count - 1 } : null
        },
      }),
    ],
  },
  themandalorian: {
    text: {
      en: 'Adds a white reinforce action. During the End Phase, if you did not defend this round, recover 1 Force that does not recover by itself.',
      de: 'Fügt eine weiße Verstärken-Aktion hinzu. Während der Endphase stelle, falls du in dieser Runde nicht verteidigt hast, 1 Macht wieder her, die sich nicht von selbst wiederherstellt.',
    },
    abilities: [
      when('end-phase', {
        if: (s, me) =>
          (mine(s, me).marks & DEFENDED) === 0 &&
          (forceRecovery(mine(s, me)) === 0 || !isAllowed(s, 'recoversForce', mine(s, me))),
        run(t, me) {
          recoverForce(t, me.ship)
        },
      }),
    ],
  },
  yoda: {
    text: {
      en: 'Adds a purple coordinate action. After another friendly ship at range 0-2 fully executes a purple maneuver or performs a purple action, you may spend 1 Force; that ship recovers 1 Force.',
      de: 'Fügt eine lila Koordinations-Aktion hinzu. Nachdem ein anderes befreundetes Schiff in Reichweite 0–2 ein lila Manöver vollständig ausgeführt oder eine lila Aktion durchgeführt hat, darfst du 1 Macht ausgeben; jenes Schiff stellt 1 Macht wieder her.',
    },
    abilities: [
      when('maneuver-executed', {
        of: 'other-friendly',
        range: [0, 2],
        if: (_s, _me, { full, maneuver }) => full && maneuver.difficulty === 'purple',
        may: true,
        cost: { force: 1 },
        run(t, _me, { ship }) {
          recoverForce(t, ship)
        },
      }),
      when('action-performed', {
        of: 'other-friendly',
        range: [0, 2],
        if: (_s, _me, { colour }) => colour === 'purple',
        may: true,
        cost: { force: 1 },
        run(t, _me, { ship }) {
          recoverForce(t, ship)
        },
      }),
    ],
  },
}
