import { always, atStartOf, duringSystemPhase, when } from '../../rules/abilities.ts'
import { isAtRange, shipsWhere } from '../../rules/range.ts'
import { gainToken, has, isStressed, removeToken } from '../../rules/tokens.ts'
import { COLOUR, type Ship, TOKENS, type Token } from '../../state.ts'
import { friendlyAt, inFiringArc } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { chooseShip, enemiesAt, fully, mine } from '../words.ts'

/** All tokens that are removed in the End Phase are round. */
const ROUND: readonly Token[] = TOKENS.filter(
  (token) => COLOUR[token] === 'green' || COLOUR[token] === 'orange',
)
const ALL = 99

function keep(ship: Ship, token: Token, count: number): void {
  ship.lasting.push({ key: `keeps ${token}`, value: count, until: 'end' })
}

export const keptTokenCrew: Texts = {
  deathtroopers: {
    text: {
      en: 'During the Activation Phase, enemy ships at range 0-1 cannot remove stress tokens.',
      de: 'Während der Aktivierungsphase können feindliche Schiffe in Reichweite 0–1 keine Stressmarker entfernen.',
    },
    abilities: [
      always({
        mayRemove: (s, me, ship, token) =>
          s.phase !== 'activation' ||
          token !== 'stress' ||
          ship.seat === mine(s, me).seat ||
          !isAtRange(s, me.ship, ship.id, 0, 1),
      }),
    ],
  },
  gamutkey: {
    text: {
      en: 'At the start of the End Phase, you may spend 2 charges to choose a ship at range 0-1 with a green or orange token; in this End Phase its green and orange tokens stay.',
      de: 'Zu Beginn der Endphase darfst du 2 Ladungen ausgeben, um ein Schiff in Reichweite 0–1 mit einem grünen oder orangen Marker zu wählen; in dieser Endphase bleiben seine grünen und orangen Marker liegen.',
    },
    abilities: [
      atStartOf('end', {
        *run(t, me) {
          const s = t.state
          const near = shipsWhere(
            s,
            (ship) => isAtRange(s, me.ship, ship.id, 0, 1) && ROUND.some((token) => has(ship, token)),
          )
          const chosen = yield* chooseShip(t, me, near, { cost: { charges: 2 } })
          if (chosen !== null) for (const token of ROUND) keep(chosen, token, ALL)
        },
      }),
    ],
  },
  isbslicer: {
    text: {
      en: 'During the End Phase, enemy ships at range 1-2 cannot remove jam tokens.',
      de: 'Während der Endphase können feindliche Schiffe in Reichweite 1–2 keine Störsignalmarker entfernen.',
    },
    abilities: [
      always({
        mayRemove: (s, me, ship, token) =>
          s.phase !== 'end' ||
          token !== 'jam' ||
          ship.seat === mine(s, me).seat ||
          !isAtRange(s, me.ship, ship.id, 1, 2),
      }),
    ],
  },
  ketsuonyo: {
    text: {
      en: 'At the start of the End Phase, you may choose an enemy ship at range 0-2 in your firing arc; its tractor tokens stay.',
      de: 'Zu Beginn der Endphase darfst du ein feindliches Schiff in Reichweite 0–2 in deinem Feuerwinkel wählen; seine Fangstrahlmarker bleiben liegen.',
    },
    abilities: [
      atStartOf('end', {
        *run(t, me) {
          const near = enemiesAt(t.state, me, 0, 2).filter(
            (ship) => has(ship, 'tractor') && inFiringArc(t.state, mine(t.state, me), ship.id),
          )
          const chosen = yield* chooseShip(t, me, near)
          if (chosen !== null) keep(chosen, 'tractor', ALL)
        },
      }),
    ],
  },
  korrsella: {
    text: {
      en: 'After you fully execute a blue maneuver, remove all your stress tokens.',
      de: 'Nachdem du ein blaues Manöver vollständig ausgeführt hast, entferne alle deine Stressmarker.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(({ difficulty }, s, me) => difficulty === 'blue' && isStressed(mine(s, me))),
        run(t, me) {
          while (removeToken(t, me.ship, 'stress'));
        },
      }),
    ],
  },
  k2so: {
    text: {
      en: 'Adds white calculate and jam actions. During the System Phase, you may choose a friendly ship at range 0-3; it gains 1 calculate and 1 stress token.',
      de: 'Fügt eine weiße Berechnungs- und eine weiße Störsignal-Aktion hinzu. Während der Systemphase darfst du ein befreundetes Schiff in Reichweite 0–3 wählen; es erhält 1 Berechnungs- und 1 Stressmarker.',
    },
    abilities: [
      duringSystemPhase({
        *run(t, me) {
          const chosen = yield* chooseShip(t, me, friendlyAt(t.state, me, 0, 3))
          if (chosen === null) return false
          yield* gainToken(t, chosen.id, 'calculate', 1, me.ship)
          yield* gainToken(t, chosen.id, 'stress', 1, me.ship)
          return true
        },
      }),
    ],
  },
}
