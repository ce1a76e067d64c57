/** Ship abilities: the same for all pilots of a ship type (rulebook: "Schiffsfähigkeit"). This file: how they fly and act. */
import type { Flow } from '@dejarik/kernel'
import { findUpgrade } from '../facts/index.ts'
import { printed } from '../facts/printed.ts'
import { action, always, type CardText, type Me, when } from '../rules/abilities.ts'
import { raise } from '../rules/ability-queue.ts'
import { chooseBoost } from '../rules/actions/boost.ts'
import { type Granted, performAction } from '../rules/actions.ts'
import { isGranted } from '../rules/ask-cards.ts'
import { cardOf } from '../rules/cards.ts'
import { dealDamageCard, expose } from '../rules/damage.ts'
import { isHitOrCrit, rollOne } from '../rules/dice.ts'
import { obstacleKind } from '../rules/obstacles.ts'
import { isAtRange, isInArc, shipsWhere } from '../rules/range.ts'
import { gainToken, has, isStressed, removeToken } from '../rules/tokens.ts'
import type { Maneuver, State, T } from '../state.ts'
import { canPerform, friendsAt, fully, gain, isFree, mine, perform, performed, revealed } from './words.ts'

/** Noticed by cards that speak of this ship ability. */
function* boostWithAilerons(t: T, me: Me, may: boolean): Flow {
  if (yield* chooseBoost(t, me.ship, { reposition: { may } }))
    yield* raise(t, { event: 'ailerons-used', ship: me.ship })
}

export function speedIn(min: number, max: number) {
  return ({ speed }: Maneuver): boolean => speed >= min && speed <= max
}

const redBoostOrRoll: Granted = { colour: 'red' }

export const shipAbilities: { readonly [id: string]: CardText } = {
  adaptiveailerons: {
    text: {
      en: 'Before you reveal your dial, you must boost if you are not stressed.',
      de: 'Bevor du dein Rad aufdeckst, musst du Schub anwenden, falls du nicht gestresst bist.',
    },
    abilities: [
      when('reveals-dial', {
        if: (s, me) => isFree(s, me) || isGranted(s, 'freeAilerons', mine(s, me)),
        *run(t, me) {
          const isFreeToChoose = isGranted(t.state, 'freeAilerons', mine(t.state, me))
          yield* boostWithAilerons(t, me, isFreeToChoose)
        },
      }),
    ],
  },
  controlledailerons: {
    text: {
      en: 'Before you reveal your dial, you may boost if you are not stressed.',
      de: 'Bevor du dein Rad aufdeckst, darfst du Schub anwenden, falls du nicht gestresst bist.',
    },
    abilities: [
      when('reveals-dial', {
        if: isFree,
        *run(t, me) {
          yield* boostWithAilerons(t, me, true)
        },
      }),
    ],
  },
  advanceddroidbrain: {
    text: {
      en: 'After you perform a calculate action, gain 1 calculate token.',
      de: 'Nachdem du eine Berechnungs-Aktion durchgeführt hast, erhalte 1 Berechnungsmarker.',
    },
    abilities: [when('action-performed', { if: performed('calculate'), run: gain('calculate') })],
  },
  autothrusters: {
    text: {
      en: 'After you perform an action, you may perform a red barrel roll or red boost action.',
      de: 'Nachdem du eine Aktion durchgeführt hast, darfst du eine rote Fassrollen- oder rote Schub-Aktion durchführen.',
    },
    abilities: [when('action-performed', { run: perform(['barrel-roll', 'boost'], redBoostOrRoll) })],
  },
  explosionwithwings: {
    text: {
      en: 'Setup: you are dealt 1 facedown damage card. After you perform a SLAM action, you may expose 1 damage card to remove 1 disarm token.',
      de: 'Spielaufbau: Dir wird 1 verdeckte Schadenskarte zugeteilt. Nachdem du eine SLAM-Aktion durchgeführt hast, darfst du 1 Schadenskarte offenlegen, um 1 Entwaffnet-Marker zu entfernen.',
    },
    abilities: [
      when('setup-ends', {
        *run(t, me) {
          yield* dealDamageCard(t, me.ship, false)
        },
      }),
      when('action-performed', {
        if: (s, me, { action: name }) =>
          name === 'slam' && has(mine(s, me), 'disarm') && mine(s, me).damage.some(({ up }) => !up),
        may: true,
        *run(t, me) {
          if (yield* expose(t, me.ship)) removeToken(t, me.ship, 'disarm')
        },
      }),
    ],
  },
  finetunedthrusters: {
    text: {
      en: 'After you fully execute a maneuver, if you are neither depleted nor strained, you may gain 1 deplete or strain token to perform a lock or barrel roll action.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du, falls du weder erschöpft noch angestrengt bist, 1 Erschöpfungs- oder Anstrengungsmarker erhalten, um eine Zielerfassungs- oder Fassrollen-Aktion durchzuführen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully((_m, s, me) => !has(mine(s, me), 'deplete') && !has(mine(s, me), 'strain')),
        possible: canPerform(['lock', 'barrel-roll']),
        may: true,
        *run(t, me) {
          const options = (['deplete', 'strain'] as const).map((token) => ({ do: 'token' as const, token }))
          const cite = { rule: 'xw.g.tokens.2', about: me.card }
          const { token } = yield* t.choose(mine(t.state, me).seat, 'choose-token', options, cite)
          yield* gainToken(t, me.ship, token, 1, me.ship)
          yield* performAction(t, me.ship, { among: ['lock', 'barrel-roll'] })
        },
      }),
    ],
  },
  finetunedcontrols: {
    text: {
      en: 'After you fully execute a maneuver, you may spend 1 Force to perform a boost or barrel roll action.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du 1 Macht ausgeben, um eine Schub- oder Fassrollen-Aktion durchzuführen.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(),
        possible: canPerform(['boost', 'barrel-roll']),
        may: true,
        cost: { force: 1 },
        run: perform(['boost', 'barrel-roll']),
      }),
    ],
  },
  formedup: {
    text: {
      en: 'At the end of the End Phase, if another friendly TIE/ln fighter is at range 0-1, you may remove 1 stress token.',
      de: 'Am Ende der Endphase darfst du, falls ein anderer befreundeter TIE/ln-Jäger in Reichweite 0–1 ist, 1 Stressmarker entfernen.',
    },
    abilities: [
      when('phase-ends', {
        if: (s, me, { phase }) =>
          phase === 'end' &&
          isStressed(mine(s, me)) &&
          friendsAt(s, me, 0, 1).some((ship) => isSameType(s, me, ship.pilot)),
        may: true,
        run(t, me) {
          removeToken(t, me.ship, 'stress')
        },
      }),
    ],
  },
  fullthrottle: {
    text: {
      en: 'After you fully execute a speed 3-5 maneuver, you may perform an evade action.',
      de: 'Nachdem du ein Manöver mit Geschwindigkeit 3–5 vollständig ausgeführt hast, darfst du eine Ausweich-Aktion durchführen.',
    },
    abilities: [when('maneuver-executed', { if: fully(speedIn(3, 5)), run: perform(['evade']) })],
  },
  highstakes: {
    text: {
      en: 'After you perform a red action, you may roll 1 attack die; on a hit or crit remove 1 stress token.',
      de: 'Nachdem du eine rote Aktion durchgeführt hast, darfst du 1 Angriffswürfel werfen; bei Treffer oder kritischem Treffer entferne 1 Stressmarker.',
    },
    abilities: [
      when('action-performed', {
        if: (_s, _me, { colour }) => colour === 'red',
        may: true,
        *run(t, me) {
          if (isHitOrCrit(yield* rollOne(t, me.ship, 'xw.g.ship-ability.1')))
            removeToken(t, me.ship, 'stress')
        },
      }),
    ],
  },
  hope: {
    text: {
      en: 'After another friendly ship at range 0-3 is destroyed, you may perform a focus or boost action.',
      de: 'Nachdem ein anderes befreundetes Schiff in Reichweite 0–3 zerstört worden ist, darfst du eine Fokussierungs- oder Schub-Aktion durchführen.',
    },
    abilities: [
      when('destroyed', {
        of: 'other-friendly',
        range: [0, 3],
        run: perform(['focus', 'boost']),
      }),
    ],
  },
  intuitiveinterface: {
    text: {
      en: 'After you perform an action that a talent, illicit or modification upgrade added to your action bar, you may perform a calculate action.',
      de: 'Nachdem du eine Aktion durchgeführt hast, die eine Talent-, illegale oder Modifikations-Aufwertung deiner Aktionsleiste hinzugefügt hat, darfst du eine Berechnungs-Aktion durchführen.',
    },
    abilities: [
      when('action-performed', {
        if: (s, me, { action: name }) =>
          mine(s, me).cards.some((card) => {
            const { type, id } = cardOf(card)
            const facts = type === 'upgrade' ? findUpgrade(id.split('#')[0]) : undefined
            return (
              facts?.slots.some(
                (slot) => slot === 'talent' || slot === 'illicit' || slot === 'modification',
              ) === true && facts.sides[0].actions.some((icon) => icon.action === name)
            )
          }),
        run: perform(['calculate']),
      }),
    ],
  },
  lockedsfoils: {
    text: {
      en: 'After you perform a boost action, gain 1 deplete token.',
      de: 'Nachdem du eine Schub-Aktion durchgeführt hast, erhalte 1 Erschöpfungsmarker.',
    },
    abilities: [when('action-performed', { if: performed('boost'), run: gain('deplete') })],
  },
  microthrusters: {
    text: {
      en: 'You barrel roll with a bank template of speed 1 instead of the straight one.',
      de: 'Für Fassrollen verwendest du statt der Gerade-Schablone eine Drehungs-Schablone der Geschwindigkeit 1.',
    },
    abilities: [always({ rolls: (_s, me, ship) => (ship.id === me.ship ? ['bank 1'] : null) })],
  },
  modifiedfororganics: {
    text: {
      en: 'You are exempt from Standardized. Your speed 2 and 3 banks are one step easier, your speed 3 turns one step harder.',
      de: 'Für dich gilt Standardisiert nicht. Deine Drehungen der Geschwindigkeit 2 und 3 sind eine Stufe leichter, deine Wenden der Geschwindigkeit 3 eine Stufe schwieriger.',
    },
    abilities: [
      always({
        difficulty: (_s, me, ship, { bearing, speed }) => {
          if (ship.id !== me.ship) return 0
          if (bearing === 'bank' && (speed === 2 || speed === 3)) return -1
          return bearing === 'turn' && speed === 3 ? 1 : 0
        },
      }),
    ],
  },
  notchedstabilizers: {
    text: {
      en: 'While you move, you ignore asteroids.',
      de: 'Während du dich bewegst, ignorierst du Asteroiden.',
    },
    abilities: [
      always({
        ignoresObstacle: (s, me, ship, thing, during) =>
          ship.id === me.ship && during === 'move' && obstacleKind(s.things[thing]) === 'asteroid',
      }),
    ],
  },
  spacetugtractorarray: {
    text: {
      en: 'Action: choose a ship in your front arc at range 1. It gains 1 tractor token, or 2 if it is in your bullseye arc at range 1.',
      de: 'Aktion: Wähle ein Schiff in deinem Frontwinkel in Reichweite 1. Es erhält 1 Fangstrahlmarker, oder 2, falls es in deinem zentralen Winkel in Reichweite 1 ist.',
    },
    abilities: [
      action({
        *run(t, me) {
          const s = t.state
          const inFront = shipsWhere(
            s,
            (ship) => isAtRange(s, me.ship, ship.id, 1, 1) && isInArc(s, me.ship, 'front', ship.id),
          )
          if (inFront.length === 0) return false
          const options = inFront.map((ship) => ({ do: 'ship' as const, ship: ship.id }))
          const cite = { rule: 'xw.a.faq-activation.11', about: me.card }
          const { ship } = yield* t.choose(mine(s, me).seat, 'choose-ship', options, cite)
          yield* gainToken(t, ship, 'tractor', isInArc(s, me.ship, 'bullseye', ship) ? 2 : 1, me.ship)
          return true
        },
      }),
    ],
  },
  vectoredthrusters: {
    text: {
      en: 'After you perform an action, you may perform a red boost action.',
      de: 'Nachdem du eine Aktion durchgeführt hast, darfst du eine rote Schub-Aktion durchführen.',
    },
    abilities: [when('action-performed', { run: perform(['boost'], { colour: 'red' }) })],
  },
  versatileframe: {
    text: {
      en: 'You can equip 1 torpedo or missile. While your revealed maneuver is blue, your action bar has a white boost.',
      de: 'Du kannst 1 Torpedo oder 1 Rakete ausrüsten. Solange dein aufgedecktes Manöver blau ist, enthält deine Aktionsleiste einen weißen Schub.',
    },
    abilities: [
      always({
        bar: (s, me, ship) =>
          ship.id === me.ship && revealed(mine(s, me))?.difficulty === 'blue'
            ? [{ action: 'boost', difficulty: 'white', linked: [] }]
            : [],
      }),
    ],
  },
  twinionengines: {
    text: {
      en: 'You ignore the ship restriction "TIE" of upgrades.',
      de: 'Du ignorierst die Schiffsbeschränkung „TIE“ auf Aufwertungen.',
    },
    abilities: [],
  },
  weaponhardpoint: {
    text: {
      en: 'You can equip 1 cannon, torpedo or missile.',
      de: 'Du kannst 1 Kanone, 1 Torpedo oder 1 Rakete ausrüsten.',
    },
    abilities: [],
  },
}

function isSameType(s: State, me: Me, pilot: number): boolean {
  return typeOf(s.ships[me.ship].pilot) === typeOf(pilot)
}

function typeOf(pilot: number): string {
  return printed({ pilot }).type.id
}
