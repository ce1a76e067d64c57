/** Pilots of the Aggressor, the Customized YT-1300, the Escape Craft, the Gauntlet, the YT-2400 and the YV-666. */
import { always, atStartOf, type CardText, when } from '../../rules/abilities.ts'
import { actionBarOf } from '../../rules/actions.ts'
import { hasAttack } from '../../rules/attack/declare-target.ts'
import { performAttack } from '../../rules/attack/index.ts'
import { canSpendLock, lockable, spendLock } from '../../rules/locks.ts'
import { isAtRange, shipsWhere } from '../../rules/range.ts'
import { gainToken, has, isStressed, spendToken, tokensOf } from '../../rules/tokens.ts'
import { withCannon } from '../bonus-attacks.ts'
import { changeOneOf } from '../dice-words.ts'
import { mayLockOne, passToken } from '../formation.ts'
import {
  chooseShip,
  chooseToken,
  enemiesAt,
  friendsAt,
  mayRollMore,
  mine,
  perform,
  performed,
} from '../words.ts'
import { bossk } from './scum-light.ts'

const l337: CardText = {
  text: {
    en: 'While you are not shielded, your bank maneuvers are one step easier.',
    de: 'Solange du keine Schilde hast, sind deine Drehungen um eine Stufe leichter.',
  },
  abilities: [
    always({
      difficulty: (_s, me, ship, { bearing }) =>
        ship.id === me.ship && ship.shields === 0 && bearing === 'bank' ? -1 : 0,
    }),
  ],
}

export const scumFreighters: { readonly [id: string]: CardText } = {
  ig88a: {
    text: {
      en: 'At the start of the Engagement Phase, you may choose 1 friendly ship with calculate on its action bar at range 1-3 and transfer 1 of your calculate tokens to it.',
      de: 'Zu Beginn der Kampfphase darfst du 1 befreundetes Schiff mit Berechnung in seiner Aktionsleiste in Reichweite 1–3 wählen und 1 deiner Berechnungsmarker auf es übertragen.',
    },
    abilities: [
      atStartOf('engagement', {
        run: passToken('calculate', (s, me) =>
          friendsAt(s, me, 1, 3).filter((ship) =>
            actionBarOf(s, ship).some(({ action }) => action === 'calculate'),
          ),
        ),
      }),
    ],
  },
  ig88b: {
    text: {
      en: 'After you make an attack that misses, you may make a bonus cannon attack.',
      de: 'Nachdem dein Angriff verfehlt hat, darfst du einen Bonusangriff mit einer Kanone durchführen.',
    },
    abilities: [
      when('attacked', {
        bonusAttack: true,
        if: (s, me, { hit }) => !hit && hasAttack(s, mine(s, me), withCannon(mine(s, me))),
        *run(t, me) {
          yield* performAttack(t, me.ship, withCannon(mine(t.state, me)))
        },
      }),
    ],
  },
  ig88c: {
    text: {
      en: 'After you perform a boost action, you may perform an evade action.',
      de: 'Nachdem du eine Schub-Aktion durchgeführt hast, darfst du eine Ausweich-Aktion durchführen.',
    },
    abilities: [when('action-performed', { if: performed('boost'), run: perform(['evade']) })],
  },
  hansolo: {
    text: {
      en: 'While you defend or make a primary attack and the attack is obstructed by an obstacle, you may roll 1 additional die.',
      de: 'Während du verteidigst oder mit einer Primärwaffe angreifst und der Angriff durch ein Hindernis versperrt ist, darfst du 1 zusätzlichen Würfel werfen.',
    },
    abilities: [
      ...mayRollMore({
        as: 'attacker',
        if: (_s, _me, { weapon, obstructedBy }) => weapon.primary && obstructedBy.length > 0,
      }),
      ...mayRollMore({ as: 'defender', if: (_s, _me, { obstructedBy }) => obstructedBy.length > 0 }),
    ],
  },
  l337,
  'l337-escapecraft': l337,
  rookkast: {
    text: {
      en: 'Before you engage, you may gain 1 strain token. While you make a primary attack strained, you may change 1 of your blank or focus results to a hit.',
      de: 'Bevor du kämpfst, darfst du 1 Anstrengungsmarker erhalten. Während du angestrengt mit einer Primärwaffe angreifst, darfst du 1 deiner Leerseiten oder Fokus-Ergebnisse in einen Treffer ändern.',
    },
    abilities: [
      when('engages', {
        may: true,
        *run(t, me) {
          yield* gainToken(t, me.ship, 'strain', 1, me.ship)
        },
      }),
      ...changeOneOf(['blank', 'focus'], 'hit', {
        as: 'attacker',
        if: (s, me, { weapon }) => weapon.primary && has(mine(s, me), 'strain'),
      }),
    ],
  },
  'leebo-swz103-sl-scumandvillainy': {
    text: {
      en: 'At the end of the Engagement Phase, you may spend a calculate token to acquire a lock on an enemy ship at range 2-3.',
      de: 'Am Ende der Kampfphase darfst du einen Berechnungsmarker ausgeben, um ein feindliches Schiff in Reichweite 2–3 als Ziel zu erfassen.',
    },
    abilities: [
      when('phase-ends', {
        if: (s, me, { phase }) => phase === 'engagement' && has(mine(s, me), 'calculate'),
        *run(t, me) {
          const s = t.state
          const far = enemiesAt(s, me, 2, 3).map(({ id }) => id)
          const targets = lockable(s, mine(s, me), (target) => far.includes(target))
          yield* mayLockOne(t, me, mine(s, me), targets, { spend: { calculate: 1 } })
        },
      }),
    ],
  },
  bossk,
  doctoraphra: {
    text: {
      en: 'Before you engage, you may choose another ship at range 0-1 that is not stressed and spend 1 green token and 1 charge. It gains 1 stress token.',
      de: 'Bevor du kämpfst, darfst du ein anderes Schiff in Reichweite 0–1 wählen, das nicht gestresst ist, und 1 grünen Marker und 1 Ladung ausgeben. Es erhält 1 Stressmarker.',
    },
    abilities: [
      when('engages', {
        if: (s, me) => tokensOf(mine(s, me), 'green').length > 0,
        *run(t, me) {
          const s = t.state
          const calm = shipsWhere(
            s,
            (ship) => ship.id !== me.ship && !isStressed(ship) && isAtRange(s, me.ship, ship.id, 0, 1),
          )
          const chosen = yield* chooseShip(t, me, calm, { cost: { charges: 1 } })
          if (chosen === null) return
          const token = yield* chooseToken(t, me, tokensOf(mine(s, me), 'green'))
          if (token !== null) yield* spendToken(t, me.ship, token)
          yield* gainToken(t, chosen.id, 'stress', 1, me.ship)
        },
      }),
    ],
  },
  lattsrazzi: {
    text: {
      en: 'At the start of the Engagement Phase, you may choose a ship at range 1 that you have locked and spend that lock. It gains 1 tractor token.',
      de: 'Zu Beginn der Kampfphase darfst du ein Schiff in Reichweite 1 wählen, das du als Ziel erfasst hast, und diese Zielerfassung ausgeben. Es erhält 1 Fangstrahlmarker.',
    },
    abilities: [
      atStartOf('engagement', {
        *run(t, me) {
          const s = t.state
          const locked = shipsWhere(
            s,
            ({ id }) => canSpendLock(s, mine(s, me), id) && isAtRange(s, me.ship, id, 1, 1),
          )
          const chosen = yield* chooseShip(t, me, locked)
          if (chosen === null) return
          yield* spendLock(t, me.ship, chosen.id)
          yield* gainToken(t, chosen.id, 'tractor', 1, me.ship)
        },
      }),
    ],
  },
}
