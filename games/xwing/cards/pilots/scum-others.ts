/** Scum and Villainy's pilots with abilities of their own kind. */

import type { Flow } from '@dejarik/kernel'
import { EDGES, type Edge } from '../../geometry/index.ts'
import {
  type Ability,
  action,
  always,
  anotherWay,
  atStartOf,
  type CardText,
  instead,
  type Me,
  when,
} from '../../rules/abilities.ts'
import { coordinable, coordinateOne } from '../../rules/actions/coordinate.ts'
import { actionBarOf, performAction } from '../../rules/actions.ts'
import { obstructing } from '../../rules/attack/obstruction.ts'
import { discardDamage, sufferDamage } from '../../rules/damage.ts'
import { intoReserve } from '../../rules/destroyed.ts'
import { isBomb, isMine } from '../../rules/devices/kinds.ts'
import { addDie, type DiceKind, reroll, rerollable, rollSeen } from '../../rules/dice.ts'
import { areFriends } from '../../rules/friends.ts'
import { initiativeOf } from '../../rules/initiative.ts'
import { isAtRange, shipsWhere } from '../../rules/range.ts'
import { OWN_EDGE, placeFromReserve } from '../../rules/setup/forces.ts'
import { gainToken, isStressed } from '../../rules/tokens.ts'
import { type Face, type Ship, type State, type T, THING } from '../../state.ts'
import { inTurretArc } from '../formation.ts'
import { chooseManeuver } from '../maneuvers.ts'
import { canModify } from '../results.ts'
import type { Texts } from '../texts.ts'
import { chooseShip, diceOf, mine } from '../words.ts'

// ── Lando Calrissian ──────────────────────────────────────────────────────────────────────────────────────────────

function rerollsBlanks(dice: DiceKind): Ability {
  return when(dice === 'attack' ? 'attack-dice-rolled' : 'defense-dice-rolled', {
    if: (s, me) =>
      !isStressed(mine(s, me)) && rerollable(s, dice, 'blank', me.ship).length > 0 && canModify(s, me, dice),
    may: true,
    cost: { gain: { stress: 1 } },
    run(t, me) {
      reroll(t, dice, rerollable(t.state, dice, 'blank', me.ship))
    },
  })
}

const lando: CardText = {
  text: {
    en: 'After you roll dice, if you are not stressed, you may gain 1 stress token to reroll all of your blank results.',
    de: 'Nachdem du Würfel geworfen hast, darfst du, falls du nicht gestresst bist, 1 Stressmarker erhalten, um alle deine Leerseiten neu zu werfen.',
  },
  abilities: [
    rerollsBlanks('attack'),
    rerollsBlanks('defense'),
    instead('die-rolled', {
      if: (s, me, { face }) => face === 'blank' && !isStressed(mine(s, me)),
      may: true,
      cost: { gain: { stress: 1 } },
      run(t, me, event) {
        return { ...event, face: rollSeen(t, me.ship, 'xw.g.dice-mod.4') }
      },
    }),
    // Dice for a device's effect on me are mine.
    instead('device-dice', {
      of: 'any',
      if: (s, me, { victim, faces }) =>
        victim === me.ship && faces.includes('blank') && !isStressed(mine(s, me)),
      may: true,
      cost: { gain: { stress: 1 } },
      run(t, me, event) {
        const again = (face: Face): Face =>
          face === 'blank' ? rollSeen(t, me.ship, 'xw.g.dice-mod.4') : face
        return { ...event, faces: event.faces.map(again) }
      },
    }),
  ],
}

// ── Others ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Whom Hondo Ohnaka can choose; the second is no friend of the first. */
function dealers(s: State, me: Me, first?: Ship): Ship[] {
  return shipsWhere(
    s,
    (ship) =>
      isAtRange(s, me.ship, ship.id, 0, 3) && (first === undefined || !areFriends(s, first.id, ship.id)),
  )
}

function* letsAct(t: T, me: Me, ship: Ship): Flow {
  const bar = actionBarOf(t.state, mine(t.state, me))
  yield* performAction(t, ship.id, { bar, whileStressed: true })
}

function isLesser(s: State, me: Me, other: Ship): boolean {
  return areFriends(s, me.ship, other.id) && initiativeOf(s, other) < initiativeOf(s, mine(s, me))
}

const FLED_OVER = 'fled over'

/** "At the start of the next Planning Phase, place yourself within range 1 of …" */
function returnsTo(edge: (ship: Ship) => Edge): Ability {
  return atStartOf('planning', {
    if: (s, me) => mine(s, me).zone === 'reserve' && mine(s, me).carrier < 0,
    *run(t, me) {
      const ship = mine(t.state, me)
      yield* placeFromReserve(t, ship, edge(ship))
    },
  })
}

/** The result that all of my dice show; null if they differ. */
function sameResult({ attack }: State, dice: DiceKind): Face | null {
  const faces = attack === null ? [] : diceOf(attack, dice).map(({ face }) => face)
  return faces.length > 0 && faces.every((face) => face === faces[0]) ? faces[0] : null
}

function addsMatching<E>(diceOfEvent: (event: E) => DiceKind) {
  return {
    may: true,
    if: (s: State, me: Me, event: E): boolean => {
      const dice = diceOfEvent(event)
      return sameResult(s, dice) !== null && canModify(s, me, dice)
    },
    run(t: T, _me: Me, event: E): void {
      const face = sameResult(t.state, diceOfEvent(event))
      if (face !== null) addDie(t, diceOfEvent(event), face)
    },
  }
}

export const scumOthers: Texts = {
  sunnybounder: {
    text: {
      en: 'While you defend or attack, after you roll or reroll your dice, if all of them show the same result, you may add 1 such result.',
      de: 'Während du verteidigst oder angreifst, darfst du, nachdem du deine Würfel geworfen oder neu geworfen hast, falls alle dasselbe Ergebnis zeigen, 1 solches Ergebnis hinzufügen.',
    },
    abilities: [
      when(
        'attack-dice-rolled',
        addsMatching(() => 'attack'),
      ),
      when(
        'defense-dice-rolled',
        addsMatching(() => 'defense'),
      ),
      when(
        'own-dice-rerolled',
        addsMatching(({ dice }) => dice),
      ),
    ],
  },
  teltrevura: {
    text: {
      en: 'When you would be destroyed, you may spend 1 charge to discard all of your damage cards, suffer 5 hit damage and go into reserve instead. At the start of the next Planning Phase, place yourself within range 1 of your own edge.',
      de: 'Sobald du zerstört werden würdest, darfst du 1 Ladung ausgeben, um stattdessen alle deine Schadenskarten abzulegen, 5 Schaden zu erleiden und in die Reserve zu gehen. Zu Beginn der nächsten Planungsphase platziere dich in Reichweite 1 zu deinem eigenen Rand.',
    },
    whileInReserve: true,
    abilities: [
      instead('would-be-destroyed', {
        may: true,
        cost: { charges: 1 },
        *run(t, me) {
          const ship = mine(t.state, me)
          discardDamage(t, ship, () => true)
          yield* sufferDamage(t, me.ship, 'hit', 5, { by: me.ship, attack: false })
          if (!ship.destroyed) yield* intoReserve(t, ship)
          return null
        },
      }),
      returnsTo(({ seat }) => OWN_EDGE[seat]),
    ],
  },
  moraloeval: {
    text: {
      en: 'When you would flee, you may spend 1 charge to go into reserve instead. At the start of the next Planning Phase, place yourself within range 1 of the edge over which you fled.',
      de: 'Sobald du fliehen würdest, darfst du 1 Ladung ausgeben, um stattdessen in die Reserve zu gehen. Zu Beginn der nächsten Planungsphase platziere dich in Reichweite 1 des Randes, über den du geflohen bist.',
    },
    whileInReserve: true,
    abilities: [
      instead('would-flee', {
        may: true,
        cost: { charges: 1 },
        *run(t, me, { over, from }) {
          const ship = mine(t.state, me)
          yield* intoReserve(t, ship, from)
          ship.lasting.push({ key: FLED_OVER, value: EDGES.indexOf(over), until: 'planning' })
          return null
        },
      }),
      returnsTo(({ lasting }) => EDGES[lasting.find(({ key }) => key === FLED_OVER)?.value ?? 0]),
    ],
  },
  landocalrissian: lando,
  'landocalrissian-escapecraft': lando,
  outerrimpioneer: {
    text: {
      en: 'Friendly ships at range 0-1 can attack while at range 0 of obstacles.',
      de: 'Befreundete Schiffe in Reichweite 0–1 können angreifen, während sie in Reichweite 0 von Hindernissen sind.',
    },
    abilities: [
      always({
        firesAtObstacle: (s, me, ship) =>
          areFriends(s, me.ship, ship.id) && isAtRange(s, me.ship, ship.id, 0, 1),
      }),
    ],
  },
  hondoohnaka: {
    text: {
      en: 'Action: choose 2 ships at range 0-3 that are not friendly to each other. Each of them may perform an action that is on your action bar, in its colour there, even while stressed, in the order that you like. Then gain 1 calculate token.',
      de: 'Aktion: Wähle 2 Schiffe in Reichweite 0–3, die nicht miteinander befreundet sind. Jedes von ihnen darf eine Aktion durchführen, die auf deiner Aktionsleiste ist, in der Farbe dort, auch während es gestresst ist, in der Reihenfolge deiner Wahl. Dann erhalte 1 Berechnungsmarker.',
    },
    abilities: [
      action({
        if: (s, me) => dealers(s, me, mine(s, me)).length > 0,
        *run(t, me) {
          const first = yield* chooseShip(t, me, dealers(t.state, me), { must: true })
          if (first === null) return false
          const second = yield* chooseShip(t, me, dealers(t.state, me, first), { must: true })
          yield* letsAct(t, me, first)
          if (second !== null) yield* letsAct(t, me, second)
          yield* gainToken(t, me.ship, 'calculate', 1, me.ship)
          return true
        },
      }),
    ],
  },
  maul: {
    text: {
      en: 'While you coordinate a ship with a lower initiative than yours by a coordinate action, you may spend 1 Force. Then the action is white, and you may coordinate 1 more friendly ship with a lower initiative; each friendly ship that you coordinate in this way gains 1 strain token.',
      de: 'Während du mit einer Koordinations-Aktion ein Schiff mit niedrigerer Initiative als deiner koordinierst, darfst du 1 Macht ausgeben. Dann ist die Aktion weiß, und du darfst 1 weiteres befreundetes Schiff mit niedrigerer Initiative koordinieren; jedes befreundete Schiff, das du so koordinierst, erhält 1 Anstrengungsmarker.',
    },
    abilities: [
      anotherWay({
        actions: ['coordinate'],
        colour: 'white',
        cost: { force: 1 },
        if: (s, me) => coordinable(s, me.ship, { test: (other) => isLesser(s, me, other) }).length > 0,
        *run(t, me) {
          const s = t.state
          const how = { asAction: true, colour: 'white' as const }
          const first = yield* coordinateOne(t, me.ship, { ...how, test: (other) => isLesser(s, me, other) })
          if (first === null) return false
          yield* gainToken(t, first.other, 'strain', 1, me.ship)
          const isAnother = (other: Ship): boolean => other.id !== first.other && isLesser(s, me, other)
          const second = yield* coordinateOne(t, me.ship, { ...how, test: isAnother, may: true })
          if (second !== null) yield* gainToken(t, second.other, 'strain', 1, me.ship)
          return true
        },
      }),
    ],
  },
  tapusk: {
    text: {
      en: 'During the End Phase, before an enemy ship in your turret arc recovers 1 recurring charge or Force, you may spend 2 charges; then it does not recover that one.',
      de: 'Während der Endphase, bevor ein feindliches Schiff in deinem Geschützturmwinkel 1 wiederkehrende Ladung oder Macht wiederherstellt, darfst du 2 Ladungen ausgeben; dann stellt es diese nicht wieder her.',
    },
    abilities: [
      instead('recovers-recurring', {
        of: 'enemy',
        if: (s, me, { ship }) => inTurretArc(s, mine(s, me), ship),
        may: true,
        cost: { charges: 2 },
        run: () => null,
      }),
    ],
  },
  captainnym: {
    text: {
      en: 'Before a friendly bomb or mine would detonate, you may spend 1 charge so that it does not. While you defend against an attack that a bomb or mine obstructs, roll 1 additional defense die.',
      de: 'Bevor eine befreundete Bombe oder Mine detonieren würde, darfst du 1 Ladung ausgeben, damit sie es nicht tut. Während du gegen einen Angriff verteidigst, den eine Bombe oder Mine versperrt, wirf 1 zusätzlichen Verteidigungswürfel.',
    },
    abilities: [
      instead('detonates', {
        of: 'friendly',
        if: (s, _me, { thing }) => isBomb(s.things[thing].type) || isMine(s.things[thing].type),
        may: true,
        cost: { charges: 1 },
        run: () => null,
      }),
      always({
        defenseDice: (s, me, attack) =>
          attack.defender === me.ship &&
          obstructing(s, attack).some(
            (object) =>
              object >= THING &&
              (isBomb(s.things[object - THING].type) || isMine(s.things[object - THING].type)),
          )
            ? 1
            : 0,
      }),
    ],
  },
  ig88d: {
    text: {
      en: 'While you execute a Segnor’s loop, you may use another template of the same speed instead: the turn to the same side, or the straight one.',
      de: 'Während du eine Segnor-Schleife ausführst, darfst du stattdessen eine andere Schablone derselben Geschwindigkeit verwenden: die Wende zu derselben Seite oder die Gerade.',
    },
    abilities: [
      instead('flies-maneuver', {
        if: (_s, _me, { maneuver }) => maneuver.bearing === 'segnor',
        may: true,
        *run(t, me, event) {
          const { maneuver } = event
          const ways = [
            { ...maneuver, bearing: 'segnor-turn' as const },
            { ...maneuver, bearing: 'segnor-straight' as const },
          ]
          return { ...event, maneuver: yield* chooseManeuver(t, me, ways) }
        },
      }),
    ],
  },
}
