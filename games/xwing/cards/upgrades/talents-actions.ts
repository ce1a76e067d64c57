/** Talents about maneuvers, actions and the ways to perform them. */

import { printed } from '../../facts/printed.ts'
import { always, anotherWay, atStartOf, type CardText, when } from '../../rules/abilities.ts'
import { BARREL_ROLL, rollsWith } from '../../rules/actions/barrel-roll.ts'
import { BOOST, boostsWith } from '../../rules/actions/boost.ts'
import { reposition } from '../../rules/actions/reposition.ts'
import { actionBarOf } from '../../rules/actions.ts'
import { cardOf } from '../../rules/cards.ts'
import { recoverCharge } from '../../rules/charges.ts'
import { isHitOrCrit, rollOne } from '../../rules/dice.ts'
import { ANY_RANGE, acquireLock, chooseLock, lockable } from '../../rules/locks.ts'
import { obstacleKind } from '../../rules/obstacles.ts'
import { isAtRange, isInArc, isShip } from '../../rules/range.ts'
import { gainToken, has, isStressed } from '../../rules/tokens.ts'
import { type ObjectId, type State, THING } from '../../state.ts'
import { enemiesAt, fully, gain, mine, perform, performed } from '../words.ts'
import { isEquippedWith, isLimited } from './attack-words.ts'

/** "After another friendly ship at range 0-3 is destroyed, if it is limited or has this upgrade …" */
function afterLossOf(upgrade: string, among: readonly ('focus' | 'boost' | 'lock' | 'barrel-roll')[]) {
  return when('destroyed', {
    of: 'other-friendly',
    range: [0, 3],
    if: (s: State, _me, { ship }) => isLimited(s.ships[ship]) || isEquippedWith(s.ships[ship], upgrade),
    run: perform(among),
  })
}

function obstaclesAt(s: State, ship: ObjectId, max: number, kind?: string): boolean {
  return s.things.some(
    (thing) =>
      thing.inPlay &&
      obstacleKind(thing) !== null &&
      (kind === undefined || obstacleKind(thing) === kind) &&
      isAtRange(s, ship, THING + thing.id, 0, max),
  )
}

export const actionTalents: { readonly [id: string]: CardText } = {
  'aceinthehole-battleoverendor': {
    text: {
      en: 'At the start of the Engagement Phase you may spend 1 charge and gain 1 jam token to perform a barrel roll action.',
      de: 'Zu Beginn der Kampfphase darfst du 1 Ladung ausgeben und 1 Störsignalmarker erhalten, um eine Fassrollen-Aktion durchzuführen.',
    },
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => !isStressed(mine(s, me)),
        may: true,
        cost: { charges: 1, gain: { jam: 1 } },
        run: perform(['barrel-roll']),
      }),
    ],
  },
  'attackspeed-battleofyavin': {
    text: {
      en: 'After you fully execute a straight maneuver of speed 3 or 4, you may boost with the straight template of speed 1. This is not an action.',
      de: 'Nachdem du ein Geradeaus-Manöver der Geschwindigkeit 3 oder 4 vollständig ausgeführt hast, darfst du mit der Gerade-Schablone der Geschwindigkeit 1 Schub anwenden. Das ist keine Aktion.',
    },
    abilities: [
      when('maneuver-executed', {
        if: fully(({ bearing, speed }) => bearing === 'straight' && (speed === 3 || speed === 4)),
        *run(t, me) {
          yield* reposition(t, me.ship, boostsWith(['straight 1']), { ...BOOST, mayFail: false, may: true })
        },
      }),
    ],
  },
  backwardstailslide: {
    text: {
      en: 'While you boost or barrel roll with the closed side of your configuration up, you can move through and overlap obstacles. After you boost or barrel roll through an obstacle, if you are not at range 0 of it, gain 1 evade token.',
      de: 'Während du mit der geschlossenen Seite deiner Konfiguration Schub oder eine Fassrolle anwendest, kannst du dich durch Hindernisse bewegen und sie überschneiden. Nachdem du dich mit Schub oder Fassrolle durch ein Hindernis bewegt hast, erhalte, falls du nicht in Reichweite 0 davon bist, 1 Ausweichmarker.',
    },
    abilities: [
      always({
        ignoresObstacle: (_s, me, ship, _thing, during) =>
          ship.id === me.ship &&
          during === 'reposition' &&
          ship.cards.some((card) => cardOf(card).name.en.endsWith('(Closed)')),
      }),
      when('moved', {
        if: (s, me, { how, through }) =>
          (how === 'boost' || how === 'barrel-roll') &&
          through.some(
            (thing) => obstacleKind(s.things[thing]) !== null && !isAtRange(s, me.ship, THING + thing, 0, 0),
          ),
        run: gain('evade'),
      }),
    ],
  },
  clantraining: {
    text: {
      en: 'Before you engage, if you have no focus token and an enemy ship is in your front arc at range 1, you may spend 1 charge to perform a red focus action. After you attack, if the defender is destroyed, recover 1 charge.',
      de: 'Bevor du kämpfst, darfst du, falls du keinen Fokusmarker hast und ein feindliches Schiff in deinem Frontwinkel in Reichweite 1 ist, 1 Ladung ausgeben, um eine rote Fokussierungs-Aktion durchzuführen. Nachdem du angegriffen hast, stelle 1 Ladung wieder her, falls der Verteidiger zerstört ist.',
    },
    abilities: [
      when('engages', {
        if: (s, me) =>
          !has(mine(s, me), 'focus') &&
          !isStressed(mine(s, me)) &&
          enemiesAt(s, me, 1, 1, 'front').length > 0,
        may: true,
        cost: { charges: 1 },
        run: perform(['focus'], { colour: 'red' }),
      }),
      when('attacked', {
        if: (_s, _me, { destroyed }) => destroyed,
        run(t, me) {
          recoverCharge(t, me.ship, me.slot)
        },
      }),
    ],
  },
  daredevil: {
    text: {
      en: 'While you perform a white boost action, you may treat it as red to use a turn template of speed 1.',
      de: 'Während du eine weiße Schub-Aktion durchführst, darfst du sie als rot behandeln, um eine Wende-Schablone der Geschwindigkeit 1 zu verwenden.',
    },
    abilities: [
      anotherWay({
        actions: ['boost'],
        if: (_s, _me, colour) => colour === 'white',
        colour: 'red',
        *run(t, me) {
          return (yield* reposition(t, me.ship, boostsWith(['turn 1']), BOOST)) === true
        },
      }),
    ],
  },
  debrisgambit: {
    text: {
      en: 'Your action bar has a red evade. While an obstacle is at range 0-1, your red evade actions are white.',
      de: 'Deine Aktionsleiste enthält ein rotes Ausweichen. Solange ein Hindernis in Reichweite 0–1 ist, sind deine roten Ausweich-Aktionen weiß.',
    },
    abilities: [
      always({
        treatAction: (s, me, ship, action) =>
          ship.id === me.ship && action === 'evade' && obstaclesAt(s, me.ship, 1) ? 'white' : null,
      }),
    ],
  },
  disciplined: {
    text: {
      en: 'After another friendly ship at range 0-3 is destroyed, if it is limited or has Disciplined, you may perform a lock or barrel roll action.',
      de: 'Nachdem ein anderes befreundetes Schiff in Reichweite 0–3 zerstört worden ist, darfst du, falls es limitiert ist oder Diszipliniert hat, eine Zielerfassungs- oder Fassrollen-Aktion durchführen.',
    },
    abilities: [afterLossOf('disciplined', ['lock', 'barrel-roll'])],
  },
  'efficientprocessing-swz103': {
    text: {
      en: 'After you perform a calculate action, gain 1 calculate token.',
      de: 'Nachdem du eine Berechnungs-Aktion durchgeführt hast, erhalte 1 Berechnungsmarker.',
    },
    abilities: [when('action-performed', { if: performed('calculate'), run: gain('calculate') })],
  },
  experthandling: {
    text: {
      en: 'Your action bar has a white barrel roll.',
      de: 'Deine Aktionsleiste enthält eine weiße Fassrolle.',
    },
    abilities: [],
  },
  feedbackping: {
    text: {
      en: 'After a ship executes a maneuver and is at range 0-1 of a friendly device, you may lock that ship at any range.',
      de: 'Nachdem ein Schiff ein Manöver ausgeführt hat und in Reichweite 0–1 eines befreundeten Geräts ist, darfst du jenes Schiff in beliebiger Reichweite als Ziel erfassen.',
    },
    abilities: [
      when('maneuver-executed', {
        of: 'any',
        if: (s, me, { ship }) =>
          s.things.some(
            (thing) =>
              thing.inPlay &&
              thing.kind === 'device' &&
              thing.seat === mine(s, me).seat &&
              isAtRange(s, ship, THING + thing.id, 0, 1),
          ) && lockable(s, mine(s, me), (one) => one === ship, ANY_RANGE).length > 0,
        may: true,
        *run(t, me, { ship }) {
          yield* acquireLock(t, me.ship, ship)
        },
      }),
    ],
  },
  hopeful: {
    text: {
      en: 'After another friendly ship at range 0-3 is destroyed, if it is limited or has Hopeful, you may perform a focus or boost action.',
      de: 'Nachdem ein anderes befreundetes Schiff in Reichweite 0–3 zerstört worden ist, darfst du, falls es limitiert ist oder Hoffnungsvoll hat, eine Fokussierungs- oder Schub-Aktion durchführen.',
    },
    abilities: [afterLossOf('hopeful', ['focus', 'boost'])],
  },
  interloperturn: {
    text: {
      en: 'Before you execute a turn or Koiogran turn of speed 1-2, if you are at range 0-1 of an asteroid, you may gain 1 tractor token.',
      de: 'Bevor du eine enge Wende (90°) oder Koiogran-Wende der Geschwindigkeit 1–2 ausführst, darfst du, falls du in Reichweite 0–1 eines Asteroiden bist, 1 Fangstrahlmarker erhalten.',
    },
    abilities: [
      when('executes-maneuver', {
        if: (s, me, { maneuver: { bearing, speed } }) =>
          (bearing === 'turn' || bearing === 'koiogran') &&
          (speed === 1 || speed === 2) &&
          obstaclesAt(s, me.ship, 1, 'asteroid'),
        may: true,
        run: gain('tractor'),
      }),
    ],
  },
  'reckless-battleoverendor': {
    text: {
      en: 'While you perform a red boost or red barrel roll action, you may use a turn template of speed 1. If you do, roll 1 attack die; on a hit or crit gain 1 stress token.',
      de: 'Während du eine rote Schub- oder rote Fassrollen-Aktion durchführst, darfst du eine Wende-Schablone der Geschwindigkeit 1 verwenden. Falls du das tust, wirf 1 Angriffswürfel; bei Treffer oder kritischem Treffer erhalte 1 Stressmarker.',
    },
    abilities: [
      anotherWay({
        actions: ['boost', 'barrel-roll'],
        if: (_s, _me, colour) => colour === 'red',
        *run(t, me, name) {
          const moved =
            name === 'boost'
              ? yield* reposition(t, me.ship, boostsWith(['turn 1']), BOOST)
              : yield* reposition(
                  t,
                  me.ship,
                  rollsWith(printed(mine(t.state, me)).size, 'turn 1'),
                  BARREL_ROLL,
                )
          if (isHitOrCrit(yield* rollOne(t, me.ship, 'xw.g.ability.1')))
            yield* gainToken(t, me.ship, 'stress', 1, me.ship)
          return moved === true
        },
      }),
    ],
  },
  'silenthunter-tiephphantom': {
    text: {
      en: 'After you decloak, you may lock an enemy ship in your bullseye arc.',
      de: 'Nachdem du dich enttarnt hast, darfst du ein feindliches Schiff in deinem zentralen Winkel als Ziel erfassen.',
    },
    abilities: [
      when('decloaked', {
        possible: (s, me) => lockable(s, mine(s, me), (target) => isPrey(s, me.ship, target)).length > 0,
        may: true,
        *run(t, me) {
          yield* chooseLock(t, me.ship, (target) => isPrey(t.state, me.ship, target))
        },
      }),
    ],
  },
  squadleader: {
    text: {
      en: 'Your action bar has a red coordinate. While you coordinate, the chosen ship can perform only an action that is on your action bar, too.',
      de: 'Deine Aktionsleiste enthält eine rote Koordination. Während du koordinierst, kann das gewählte Schiff nur eine Aktion durchführen, die auch auf deiner Aktionsleiste ist.',
    },
    abilities: [
      always({
        mayGrant: (s, me, coordinator, action) =>
          coordinator.id !== me.ship || actionBarOf(s, coordinator).some((icon) => icon.action === action),
      }),
    ],
  },
  'swiftapproach-swz98': {
    text: {
      en: 'During the System Phase, after you drop or launch a device, you may perform a white barrel roll or boost action, even while stressed.',
      de: 'Während der Systemphase darfst du, nachdem du ein Gerät abgeworfen oder gestartet hast, eine weiße Fassrollen- oder Schub-Aktion durchführen, auch während du gestresst bist.',
    },
    abilities: [
      when('device-placed', {
        if: (s, _me, { how }) => s.phase === 'system' && how !== 'placed',
        run: perform(['barrel-roll', 'boost'], { colour: 'white', whileStressed: true }),
      }),
    ],
  },
}

function isPrey(s: State, hunter: number, target: ObjectId): boolean {
  return (
    isShip(target) && s.ships[target].seat !== s.ships[hunter].seat && isInArc(s, hunter, 'bullseye', target)
  )
}
