/** Modifications that stand on standard loadout cards alone. */

import { printed } from '../../facts/printed.ts'
import { type TemplateName, templateNamed } from '../../geometry/index.ts'
import { type Ability, always, anotherWay, modify, when } from '../../rules/abilities.ts'
import { BARREL_ROLL, rollsWith, rollTemplates } from '../../rules/actions/barrel-roll.ts'
import { BOOST, boostsWith, boostTemplates } from '../../rules/actions/boost.ts'
import { reposition } from '../../rules/actions/reposition.ts'
import { type Granted, performAction } from '../../rules/actions.ts'
import { changeDice, countFace, removeDie } from '../../rules/dice.ts'
import type { StandardAction } from '../../rules/events.ts'
import { areFriends } from '../../rules/friends.ts'
import { lockedBy } from '../../rules/locks.ts'
import { executeManeuver } from '../../rules/maneuver.ts'
import { isObstacle } from '../../rules/obstacles.ts'
import { isAtRange, isInArc, isShip } from '../../rules/range.ts'
import { gainToken } from '../../rules/tokens.ts'
import { type Maneuver, type ObjectId, type State, THING } from '../../state.ts'
import { hurtOthersAt } from '../formation.ts'
import type { Texts } from '../texts.ts'
import { removable, removeOne } from '../token-words.ts'
import {
  amAttacker,
  amDefender,
  canPerform,
  chooseShip,
  friendsAt,
  fully,
  gain,
  hasGreenToken,
  mine,
  perform,
} from '../words.ts'
import { isEquippedWith } from './attack-words.ts'

/** "After you fully execute a maneuver, you may spend 1 charge to perform … action." */
function actsAfterManeuver(
  among: readonly StandardAction[] | undefined,
  granted: Omit<Granted, 'among'> = {},
  test: (maneuver: Maneuver) => boolean = () => true,
): Ability {
  return when('maneuver-executed', {
    if: fully(test),
    possible: canPerform(among, granted),
    may: true,
    cost: { charges: 1 },
    run: perform(among, granted),
  })
}

/** `straight 1` becomes `straight 2`. */
function faster(templates: readonly TemplateName[]): TemplateName[] {
  return templates.flatMap((name) => templateNamed(name).faster ?? [])
}

const AHEAD: Maneuver = { speed: 1, bearing: 'straight', direction: null, difficulty: 'white' }

/** Obstacles and the tokens of the scenario. */
function isFeatureAt1(s: State, ship: ObjectId): boolean {
  return s.things.some(
    (thing) =>
      thing.inPlay &&
      (thing.kind === 'objective' || isObstacle(thing)) &&
      isAtRange(s, ship, THING + thing.id, 1, 1),
  )
}

function hasEnemyInFront(s: State, ship: ObjectId, seat: number): boolean {
  const isThere = (object: ObjectId): boolean =>
    isInArc(s, ship, 'front', object) && isAtRange(s, ship, object, 0, 3)
  return (
    s.ships.some((other) => other.zone === 'play' && other.seat !== seat && isThere(other.id)) ||
    s.things.some((thing) => thing.inPlay && thing.seat === 1 - seat && isThere(THING + thing.id))
  )
}

const MATRIX = 'targeting matrix'

export const standardLoadoutModifications: Texts = {
  'unstablesublightengines-battleofyavin': {
    text: {
      en: 'After you are destroyed, execute a straight maneuver of speed 1; then each other ship at range 0-1 suffers 1 hit damage.',
      de: 'Nachdem du zerstört worden bist, führe ein Geradeaus-Manöver der Geschwindigkeit 1 aus; dann erleidet jedes andere Schiff in Reichweite 0–1 1 Treffer-Schaden.',
    },
    abilities: [
      when('destroyed', {
        *run(t, me) {
          yield* executeManeuver(t, me.ship, AHEAD)
          yield* hurtOthersAt(t, me, 0, 1, 'hit')
        },
      }),
    ],
  },
  'sensorjammer-battleofyavin': {
    text: {
      en: 'While you defend, if the attacker is locked by a friendly ship, you may change 1 of its hits to a focus result.',
      de: 'Während du verteidigst, darfst du, falls ein befreundetes Schiff den Angreifer als Ziel erfasst hat, 1 seiner Treffer in ein Fokus-Ergebnis ändern.',
    },
    abilities: [
      modify({
        dice: 'attack',
        as: 'defender',
        if: (s, me, { attacker, attackDice }) =>
          countFace(attackDice, 'hit') > 0 &&
          lockedBy(s, attacker).some(({ id }) => areFriends(s, me.ship, id)),
        run(t) {
          changeDice(t, 'attack', 'hit', 'focus', 1)
        },
      }),
    ],
  },
  'contingencyprotocol-siegeofcoruscant': {
    text: {
      en: 'After you are destroyed, another friendly ship at range 0-3 with this upgrade may perform an action, even while stressed.',
      de: 'Nachdem du zerstört worden bist, darf ein anderes befreundetes Schiff in Reichweite 0–3 mit dieser Aufwertung eine Aktion durchführen, auch während es gestresst ist.',
    },
    abilities: [
      when('destroyed', {
        *run(t, me) {
          const heirs = friendsAt(t.state, me, 0, 3).filter((ship) =>
            isEquippedWith(ship, 'contingencyprotocol-siegeofcoruscant'),
          )
          const chosen = yield* chooseShip(t, me, heirs)
          if (chosen !== null) yield* performAction(t, chosen.id, { whileStressed: true })
        },
      }),
    ],
  },
  'evasionsequence7-siegeofcoruscant': {
    text: {
      en: 'With an obstacle or scenario token at range 1, your red evade actions are white.',
      de: 'Mit einem Hindernis oder Szenariomarker in Reichweite 1 sind deine roten Ausweich-Aktionen weiß.',
    },
    abilities: [
      always({
        recolours: (s, me, ship, action, colour) =>
          ship.id === me.ship && action === 'evade' && colour === 'red' && isFeatureAt1(s, me.ship)
            ? 'white'
            : null,
      }),
    ],
  },
  'automatedloaders-swz98': {
    text: {
      en: 'After you make a primary attack, you may spend 1 charge to perform a reload action.',
      de: 'Nachdem du mit einer Primärwaffe angegriffen hast, darfst du 1 Ladung ausgeben, um eine Nachlade-Aktion durchzuführen.',
    },
    abilities: [
      when('attacked', {
        if: (s) => s.attack?.weapon.primary === true,
        possible: canPerform(['reload']),
        may: true,
        cost: { charges: 1 },
        run: perform(['reload']),
      }),
    ],
  },
  'computerassistedhandling-battleoverendor': {
    text: {
      en: 'After you fully execute a maneuver, you may spend 1 charge to perform a boost or barrel roll action.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du 1 Ladung ausgeben, um eine Schub- oder Fassrollen-Aktion durchzuführen.',
    },
    abilities: [actsAfterManeuver(['boost', 'barrel-roll'])],
  },
  'ionmaneuveringjet-battleoverendor': {
    text: {
      en: 'After you fully execute a Koiogran turn, you may spend 1 charge to perform an action, even while stressed.',
      de: 'Nachdem du eine Koiogran-Wende vollständig ausgeführt hast, darfst du 1 Ladung ausgeben, um eine Aktion durchzuführen, auch während du gestresst bist.',
    },
    abilities: [
      actsAfterManeuver(undefined, { whileStressed: true }, ({ bearing }) => bearing === 'koiogran'),
    ],
  },
  'stygiumreserve-tiephphantom': {
    text: {
      en: 'After you fully execute a maneuver, you may spend 1 charge to perform a boost action, even while stressed.',
      de: 'Nachdem du ein Manöver vollständig ausgeführt hast, darfst du 1 Ladung ausgeben, um eine Schub-Aktion durchzuführen, auch während du gestresst bist.',
    },
    abilities: [actsAfterManeuver(['boost'], { whileStressed: true })],
  },
  'targetingmatrix-battleoverendor': {
    text: {
      en: 'While you attack, you may spend 1 focus result at the end of the Neutralize Results step; then the defender gains 1 strain token after the attack.',
      de: 'Während du angreifst, darfst du am Ende des Schrittes „Ergebnisse neutralisieren“ 1 Fokus-Ergebnis ausgeben; dann erhält der Verteidiger nach dem Angriff 1 Anstrengungsmarker.',
    },
    abilities: [
      when('neutralized', {
        if: ({ attack }, me) =>
          attack !== null && amAttacker(me, attack) && countFace(attack.attackDice, 'focus') > 0,
        may: true,
        run(t) {
          removeDie(t, 'attack', 'focus')
          t.state.attack?.used.push(MATRIX)
        },
      }),
      when('attacked', {
        if: (s, _me, { defender }) => s.attack?.used.includes(MATRIX) === true && isShip(defender),
        *run(t, me, { defender }) {
          yield* gainToken(t, defender, 'strain', 1, me.ship)
        },
      }),
    ],
  },
  'manualailerons-tiephphantom': {
    text: {
      en: 'When you decloak, you may spend 1 charge to use the speed 2 bank template instead of the speed 2 straight one.',
      de: 'Sobald du dich enttarnst, darfst du 1 Ladung ausgeben, um statt der Gerade-Schablone der Geschwindigkeit 2 die Drehungs-Schablone der Geschwindigkeit 2 zu verwenden.',
    },
    abilities: [
      always({
        mayDecloakWith: (_s, me, ship) =>
          ship.id === me.ship ? { template: 'bank 2', cost: { charges: 1 } } : null,
      }),
    ],
  },
  'chaffparticles-battleoverendor': {
    text: {
      en: 'While you defend, you may spend 1 focus result at the end of the Neutralize Results step to remove 1 red or orange token.',
      de: 'Während du verteidigst, darfst du am Ende des Schrittes „Ergebnisse neutralisieren“ 1 Fokus-Ergebnis ausgeben, um 1 roten oder orangen Marker zu entfernen.',
    },
    abilities: [
      when('neutralized', {
        of: 'any',
        if: (s, me) =>
          s.attack !== null &&
          amDefender(me, s.attack) &&
          countFace(s.attack.defenseDice, 'focus') > 0 &&
          removable(s, mine(s, me), ['red', 'orange'], true).length > 0,
        may: true,
        *run(t, me) {
          removeDie(t, 'defense', 'focus')
          yield* removeOne(t, me, removable(t.state, mine(t.state, me), ['red', 'orange'], true))
        },
      }),
    ],
  },
  'fuelinjectionoverride-battleoverendor': {
    text: {
      en: 'While you perform a boost or barrel roll action, you may spend 1 charge to use a template that is 1 speed faster.',
      de: 'Während du eine Schub- oder Fassrollen-Aktion durchführst, darfst du 1 Ladung ausgeben, um eine um 1 schnellere Schablone zu verwenden.',
    },
    abilities: [
      anotherWay({
        key: 'boost',
        actions: ['boost'],
        cost: { charges: 1 },
        *run(t, me) {
          const ways = boostsWith(faster(boostTemplates(t.state, mine(t.state, me))))
          return (yield* reposition(t, me.ship, ways, BOOST)) === true
        },
      }),
      anotherWay({
        key: 'barrel-roll',
        actions: ['barrel-roll'],
        cost: { charges: 1 },
        *run(t, me) {
          const ship = mine(t.state, me)
          const { size } = printed(ship)
          const ways = faster(rollTemplates(t.state, ship)).flatMap((name) => rollsWith(size, name))
          return (yield* reposition(t, me.ship, ways, BARREL_ROLL)) === true
        },
      }),
    ],
  },
  'targetassistalgorithm-battleoverendor': {
    text: {
      en: 'Before you engage, if you have no green tokens and an enemy object is in your front arc, gain 1 calculate token.',
      de: 'Bevor du kämpfst, erhalte 1 Berechnungsmarker, falls du keine grünen Marker hast und ein feindliches Objekt in deinem Frontwinkel ist.',
    },
    abilities: [
      when('engages', {
        if: (s, me) => !hasGreenToken(mine(s, me)) && hasEnemyInFront(s, me.ship, mine(s, me).seat),
        run: gain('calculate'),
      }),
    ],
  },
}
