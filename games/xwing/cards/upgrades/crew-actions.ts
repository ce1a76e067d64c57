/** Crew members around actions and maneuvers. */

import { action, always, anotherWay, atStartOf, duringSystemPhase, when } from '../../rules/abilities.ts'
import type { Granted } from '../../rules/actions.ts'
import { recoverCharge } from '../../rules/charges.ts'
import { rollSeen } from '../../rules/dice.ts'
import { areFriends } from '../../rules/friends.ts'
import { lockable } from '../../rules/locks.ts'
import { isInArc, isShip } from '../../rules/range.ts'
import { lacksShield, recoverShield } from '../../rules/shields.ts'
import { countOf, gainToken, isDamaged } from '../../rules/tokens.ts'
import { opponentOf } from '../../state.ts'
import { friendlyAt, letAct, mayLockOne } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { canPerform, enemiesAt, fully, gain, isFree, mine, perform, performed } from '../words.ts'

const WHITE_AS_RED: Omit<Granted, 'among'> = {
  fromBar: true,
  ownColour: 'white',
  colour: 'red',
  test: ({ action: name }) => name !== 'card',
}

const DACY: readonly string[] = ['reinforce', 'coordinate', 'jam']

export const actionCrew: Texts = {
  'ahsokatano-crew': {
    text: {
      en: 'After you fully execute a maneuver, you may spend 1 Force to choose a friendly ship in your full rear arc at range 1-2. It may perform a red focus action, even while stressed.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du 1 Macht ausgeben, um ein befreundetes Schiff in deinem vollen Heckwinkel in Reichweite 1–2 zu wählen. Es darf eine rote Fokussierungs-Aktion durchführen, auch während es gestresst ist.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(),
        run: letAct(
          { among: ['focus'], colour: 'red', whileStressed: true },
          (s, me) => friendlyAt(s, me, 1, 2).filter(({ id }) => isInArc(s, me.ship, 'full-rear', id)),
          { force: 1 },
        ),
      }),
    ],
  },
  bazemalbus: {
    text: {
      en: 'While you perform a focus action, you may treat it as red to gain 1 more focus token for each enemy ship at range 0-1, at most 2.',
      de: 'Während du eine Fokussierungs-Aktion durchführst, darfst du sie als rote behandeln, um für jedes feindliche Schiff in Reichweite 0–1 1 zusätzlichen Fokusmarker zu erhalten, höchstens 2.',
    },
    abilities: [
      anotherWay({
        actions: ['focus'],
        if: (s, me, colour) => colour !== 'purple' && enemiesAt(s, me, 0, 1).length > 0,
        colour: 'red',
        *run(t, me) {
          const more = Math.min(2, enemiesAt(t.state, me, 0, 1).length)
          yield* gainToken(t, me.ship, 'focus', 1 + more, me.ship)
          return true
        },
      }),
    ],
  },
  cadbane: {
    text: {
      en: 'After you drop or launch a device, you may perform a red boost action.',
      de: 'Nachdem du ein Gerät abgeworfen oder gestartet hast, darfst du eine rote Schub-Aktion durchführen.',
    },
    abilities: [
      when('device-placed', {
        if: (s, me, { how }) => how !== 'placed' && isFree(s, me),
        run: perform(['boost'], { colour: 'red' }),
      }),
    ],
  },
  'chewbacca-battleofyavin': {
    text: {
      en: 'After you perform an evade action, you may gain 1 focus token.',
      de: 'Nachdem du eine Ausweich-Aktion durchgeführt hast, darfst du 1 Fokusmarker erhalten.',
    },
    abilities: [when('action-performed', { if: performed('evade'), may: true, run: gain('focus') })],
  },
  gnkgonkdroid: {
    text: {
      en: 'Setup: lose 1 charge. Action: recover 1 charge. Action: spend 1 charge to recover 1 shield.',
      de: 'Spielaufbau: Verliere 1 Ladung. Aktion: Stelle 1 Ladung wieder her. Aktion: Gib 1 Ladung aus, um 1 Schild wiederherzustellen.',
    },
    abilities: [
      when('placed', {
        run(t, me) {
          mine(t.state, me).charges[me.slot]--
        },
      }),
      action({
        key: 'recover-charge',
        does: { en: 'recover a charge', de: 'eine Ladung wiederherstellen' },
        if: (s, me) => mine(s, me).charges[me.slot] === 0,
        run(t, me) {
          recoverCharge(t, me.ship, me.slot)
          return true
        },
      }),
      action({
        key: 'recover-shield',
        does: { en: 'recover a shield', de: 'einen Schild wiederherstellen' },
        if: (s, me) => lacksShield(s, mine(s, me)),
        cost: { charges: 1 },
        *run(t, me) {
          yield* recoverShield(t, me.ship)
          return true
        },
      }),
    ],
  },
  grandinquisitor: {
    text: {
      en: 'After an enemy ship at range 0-2 reveals its dial, you may spend 1 Force to perform a white action of your action bar as a red one.',
      de: 'Nachdem ein feindliches Schiff in Reichweite 0–2 sein Rad aufgedeckt hat, darfst du 1 Macht ausgeben, um eine weiße Aktion deiner Aktionsleiste als rote durchzuführen.',
    },
    abilities: [
      when('dial-revealed', {
        of: 'enemy',
        range: [0, 2],
        possible: canPerform(undefined, WHITE_AS_RED),
        may: true,
        cost: { force: 1 },
        run: perform(undefined, WHITE_AS_RED),
      }),
    ],
  },
  grandmofftarkin: {
    text: {
      en: 'During the System Phase, you may spend 2 charges; each friendly ship may acquire a lock on a ship that you have locked.',
      de: 'Während der Systemphase darfst du 2 Ladungen ausgeben; jedes befreundete Schiff darf ein Schiff als Ziel erfassen, das du erfasst hast.',
    },
    abilities: [
      duringSystemPhase({
        if: (s, me) => mine(s, me).locks.some(isShip),
        cost: { charges: 2 },
        *run(t, me) {
          const s = t.state
          const { locks } = mine(s, me)
          for (const ship of s.ships)
            if (areFriends(s, me.ship, ship.id) && ship.zone === 'play' && ship.id !== me.ship) {
              const isOne = (target: number): boolean => isShip(target) && locks.includes(target)
              yield* mayLockOne(t, me, ship, lockable(s, ship, isOne))
            }
          return true
        },
      }),
    ],
  },
  'hansolo-crew': {
    text: {
      en: 'Adds a red evade action. After you perform an evade action, gain 1 more evade token for each enemy ship at range 0-1.',
      de: 'Fügt eine rote Ausweich-Aktion hinzu. Nachdem du eine Ausweich-Aktion durchgeführt hast, erhalte 1 weiteren Ausweichmarker für jedes feindliche Schiff in Reichweite 0–1.',
    },
    abilities: [
      when('action-performed', {
        if: (s, me, event) => performed('evade')(s, me, event) && enemiesAt(s, me, 0, 1).length > 0,
        *run(t, me) {
          yield* gainToken(t, me.ship, 'evade', enemiesAt(t.state, me, 0, 1).length, me.ship)
        },
      }),
    ],
  },
  kitfisto: {
    text: {
      en: 'Adds a purple evade action. At the start of the Engagement Phase, you may spend 1 Force to choose a friendly ship at range 0-1; it may perform a red evade action.',
      de: 'Fügt eine lila Ausweich-Aktion hinzu. Zu Beginn der Kampfphase darfst du 1 Macht ausgeben, um ein befreundetes Schiff in Reichweite 0–1 zu wählen; es darf eine rote Ausweich-Aktion durchführen.',
    },
    abilities: [
      atStartOf('engagement', {
        run: letAct({ among: ['evade'], colour: 'red' }, (s, me) => friendlyAt(s, me, 0, 1), { force: 1 }),
      }),
    ],
  },
  landocalrissian: {
    text: {
      en: 'Action: roll 2 defense dice; gain 1 focus token for each focus result and 1 evade token for each evade. If both are blank, your opponent chooses focus or evade, and you gain 1 such token.',
      de: 'Aktion: Wirf 2 Verteidigungswürfel; erhalte für jedes Fokus-Ergebnis 1 Fokusmarker und für jedes Ausweich-Ergebnis 1 Ausweichmarker. Sind beide leer, wählt dein Gegner Fokus oder Ausweichen, und du erhältst 1 solchen Marker.',
    },
    abilities: [
      action({
        *run(t, me) {
          const faces = [0, 1].map(() => rollSeen(t, me.ship, 'xw.g.ability.1', 'defense'))
          for (const face of faces)
            if (face === 'focus' || face === 'evade') yield* gainToken(t, me.ship, face, 1, me.ship)
          if (faces.some((face) => face !== 'blank')) return true
          const options = (['focus', 'evade'] as const).map((token) => ({ do: 'token' as const, token }))
          const cite = { rule: 'xw.g.tokens.1', about: me.card }
          const enemy = opponentOf(mine(t.state, me).seat)
          const { token } = yield* t.choose(enemy, 'choose-token', options, cite)
          yield* gainToken(t, me.ship, token, 1, me.ship)
          return true
        },
      }),
    ],
  },
  larmadacy: {
    text: {
      en: 'With 2 stress tokens or fewer, you can perform reinforce, coordinate and jam actions while stressed; white ones are red then.',
      de: 'Mit höchstens 2 Stressmarkern kannst du Verstärken-, Koordinations- und Störsignal-Aktionen durchführen, während du gestresst bist; weiße sind, während du gestresst bist, rot.',
    },
    abilities: [
      always({
        whileStressed: (s, me, ship, name) =>
          ship.id === me.ship && DACY.includes(name) && countOf(mine(s, me), 'stress') <= 2,
        recolours: (s, me, ship, name, colour) =>
          ship.id === me.ship && DACY.includes(name) && colour === 'white' && !isFree(s, me) ? 'red' : null,
      }),
    ],
  },
  ministertua: {
    text: {
      en: 'At the start of the Engagement Phase, if you are damaged, you may perform a red reinforce action.',
      de: 'Zu Beginn der Kampfphase darfst du, falls du beschädigt bist, eine rote Verstärken-Aktion durchführen.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => isDamaged(mine(s, me)),
        run: perform(['reinforce'], { colour: 'red' }),
      }),
    ],
  },
  perceptivecopilot: {
    text: {
      en: 'After you perform a focus action, gain 1 focus token.',
      de: 'Nachdem du eine Fokussierungs-Aktion durchgeführt hast, erhalte 1 Fokusmarker.',
    },
    abilities: [when('action-performed', { if: performed('focus'), run: gain('focus') })],
  },
  tacticalofficer: {
    text: {
      en: 'Adds a white coordinate action to your action bar.',
      de: 'Fügt deiner Aktionsleiste eine weiße Koordinations-Aktion hinzu.',
    },
    abilities: [],
  },
  ursawren: {
    text: {
      en: 'You can maintain up to 2 locks, each on a different object. After an enemy ship locks a friendly ship at range 0-3, you may perform a lock action.',
      de: 'Du kannst bis zu 2 Zielerfassungen gleichzeitig halten, jede auf einem anderen Objekt. Nachdem ein feindliches Schiff ein befreundetes Schiff in Reichweite 0–3 als Ziel erfasst hat, darfst du eine Zielerfassungs-Aktion durchführen.',
    },
    abilities: [
      always({ locks: (_s, me, ship) => (ship.id === me.ship ? 2 : 1) }),
      when('lock-acquired', {
        of: 'enemy',
        if: (s, me, { target }) => friendlyAt(s, me, 0, 3).some(({ id }) => id === target),
        run: perform(['lock']),
      }),
    ],
  },
  'maul-crew': {
    text: {
      en: 'Adds a purple coordinate action and an illicit slot.',
      de: 'Fügt eine lila Koordinations-Aktion und einen Platz für eine illegale Aufwertung hinzu.',
    },
    abilities: [],
  },
}
