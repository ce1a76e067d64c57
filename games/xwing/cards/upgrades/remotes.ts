/** Upgrades that place remotes; what these do is in `rules/remotes`. */
import { type Flow, refuse } from '@dejarik/kernel'
import {
  BAND,
  EDGES,
  isBeyondRangeOfEdge,
  STANDARD_PLAY_AREA,
  tokenAt,
  tokenShape,
} from '../../geometry/index.ts'
import {
  always,
  anotherWay,
  atStartOf,
  duringSystemPhase,
  type Me,
  type Placing,
  when,
} from '../../rules/abilities.ts'
import {
  canPlace,
  drop,
  launch,
  mayPlaceDevice,
  payload,
  placeDevice,
  putDevice,
} from '../../rules/devices.ts'
import { ANY_RANGE, chooseLock, lockable } from '../../rules/locks.ts'
import { isAtRange, isShip } from '../../rules/range.ts'
import { COMMANDO_HOPS, COMMANDOS } from '../../rules/remotes/commandos.ts'
import { forward, relocate } from '../../rules/remotes/relocate.ts'
import { askPlace } from '../../rules/setup/places.ts'
import { type ObjectId, type State, type T, THING, type Thing } from '../../state.ts'
import type { Texts } from '../texts.ts'
import { mine } from '../words.ts'
import { both, NEVER_RECOVERED, words } from './payload-words.ts'

const PROBE_DROID: Placing = {
  device: 'drk1probedroid',
  ways: [...drop('straight 3', 'bank 3', 'turn 3'), ...launch('straight 3', 'bank 3', 'turn 3')],
  cost: { charges: 1 },
}
const SWARM: Placing = {
  device: 'buzzdroidswarm',
  ways: launch('bank 3', 'straight 3'),
  cost: { charges: 1, spend: { calculate: 1 } },
}
const TORPEDO: Placing = {
  device: 'trackingtorpedoes',
  ways: launch('bank 3', 'straight 4'),
  // Its rear guides: it flies on in the direction of the template.
  guides: [1],
  cost: { charges: 1 },
}

function isAtBuoy(s: State, me: Me, object: ObjectId): boolean {
  const { seat } = mine(s, me)
  return (
    isShip(object) &&
    s.things.some(
      (thing) =>
        thing.inPlay &&
        thing.type === 'sensorbuoy' &&
        thing.seat === seat &&
        isAtRange(s, THING + thing.id, object, 0, 1),
    )
  )
}

/** Friendly commando teams within reach of a coordinate action. */
function teamsAt(s: State, me: Me): Thing[] {
  const { seat } = mine(s, me)
  return s.things.filter(
    ({ id, type, inPlay, seat: of }) =>
      inPlay && of === seat && COMMANDOS.includes(type) && isAtRange(s, me.ship, THING + id, 1, 2),
  )
}

/** Two bands from every edge are out of bounds. */
function* placeBuoy(t: T, me: Me): Flow {
  const shape = tokenShape('sensorbuoy')
  if (shape === null) return
  const { width, height } = STANDARD_PLAY_AREA
  const inner = 2 * BAND
  const pose = yield* askPlace(t, mine(t.state, me).seat, 'place-buoy', 'xw.a.sensor-buoy.2', {
    area: {
      kind: 'device',
      id: 'sensorbuoy',
      ship: me.ship,
      zone: [inner, inner, width - 2 * inner, height - 2 * inner],
    },
    check: (pose) => {
      const here = tokenAt(shape.outline, pose)
      return EDGES.every((edge) => isBeyondRangeOfEdge(STANDARD_PLAY_AREA, edge, 2, here))
        ? null
        : refuse('buoy-near-edge', 'xw.a.sensor-buoy.2')
    },
    headings: [0],
  })
  yield* putDevice(t, me, 'sensorbuoy', pose, 'placed')
}

/** A launched torpedo takes over a lock of its ship. */
function* shareLock(t: T, me: Me, torpedo: Thing): Flow {
  const { locks, seat } = mine(t.state, me)
  if (locks.length === 0 || torpedo.type !== 'trackingtorpedoes') return
  const none = { do: 'decline' as const, ship: me.ship, target: -1 }
  const options = [...locks.map((target) => ({ do: 'lock' as const, ship: me.ship, target })), none]
  const { target } = yield* t.decide(seat, 'torpedo-lock', options, {
    rule: 'xw.a.tracking-torpedo.4',
    about: me.card,
  })
  if (target >= 0) torpedo.locks = [target]
}

export const remotes: Texts = {
  drk1probedroids: {
    text: both(
      words(
        'During the End Phase, you may spend 1 charge to drop or launch a DRK-1 Probe Droid with a speed 3 template.',
        'Während der Endphase darfst du 1 Ladung ausgeben, um einen DRK-1-Sondendroiden mit einer Schablone der Geschwindigkeit 3 abzuwerfen oder zu starten.',
      ),
      NEVER_RECOVERED,
    ),
    abilities: [
      when('end-phase', {
        if: (s, me) => canPlace(s, me, PROBE_DROID),
        *run(t, me) {
          yield* placeDevice(t, me, PROBE_DROID, { may: true })
        },
      }),
    ],
    neverRecovers: true,
  },
  discordmissiles: {
    text: both(
      words(
        'At the start of the Engagement Phase, you may spend 1 calculate token and 1 charge to launch a Buzz Droid Swarm with the speed 3 bank or straight template.',
        'Zu Beginn der Kampfphase darfst du 1 Berechnungsmarker und 1 Ladung ausgeben, um einen Buzz-Droidenschwarm mit der Drehungs- oder Gerade-Schablone der Geschwindigkeit 3 zu starten.',
      ),
      NEVER_RECOVERED,
    ),
    abilities: [
      atStartOf('engagement', {
        if: (s, me) => canPlace(s, me, SWARM),
        *run(t, me) {
          yield* placeDevice(t, me, SWARM, { may: true })
        },
      }),
    ],
    neverRecovers: true,
  },
  trackingtorpedoes: {
    text: both(
      words(
        'During the System Phase, you may spend up to 3 charges to launch as many Tracking Torpedoes with the speed 3 bank templates and the speed 4 straight template, each with another one. Then each may acquire a lock on an object that you have locked, at any range.',
        'Während der Systemphase darfst du bis zu 3 Ladungen ausgeben, um ebenso viele Zielsuch-Torpedos mit den Drehungs-Schablonen der Geschwindigkeit 3 und der Gerade-Schablone der Geschwindigkeit 4 zu starten, jeden mit einer anderen. Dann darf jeder ein Objekt in beliebiger Reichweite als Ziel erfassen, das du erfasst hast.',
      ),
      NEVER_RECOVERED,
    ),
    abilities: [
      duringSystemPhase({
        places: TORPEDO,
        if: (s, me) => mayPlaceDevice(s, mine(s, me)) && canPlace(s, me, TORPEDO),
        *run(t, me) {
          const before = t.state.things.length
          const used: string[] = []
          for (let i = 0; i < 3; i++) {
            const may = i > 0
            const test = ({ template }: { template: string }) => !used.includes(template)
            const ghost = yield* placeDevice(t, me, TORPEDO, { may, test })
            if (ghost === null) break
            used.push(ghost.template)
          }
          for (const torpedo of t.state.things.slice(before)) yield* shareLock(t, me, torpedo)
          return used.length > 0
        },
      }),
    ],
    neverRecovers: true,
  },
  ...Object.fromEntries(
    COMMANDOS.map((team) => [
      team,
      {
        text: both(
          words(
            'During the System Phase, you may spend 1 charge to drop a commando team with the speed 1 straight template, with its front or rear guides. Commandos: at the start of the Activation Phase they may relocate forward with the speed 2 straight or a speed 1 turn template; they engage at initiative 2, not with an enemy ship at range 0, for 1 of their 2 charges, and may change 1 focus result to a hit. An enemy ship that overlaps them gains 1 strain token.',
            'Während der Systemphase darfst du 1 Ladung ausgeben, um einen Kommandotrupp mit der Gerade-Schablone der Geschwindigkeit 1 abzuwerfen, mit seiner Front- oder Heckführung. Kommandos: Zu Beginn der Aktivierungsphase dürfen sie sich mit der Gerade-Schablone der Geschwindigkeit 2 oder einer Wende-Schablone der Geschwindigkeit 1 vorwärts neu platzieren; sie kämpfen bei Initiative 2, nicht mit einem feindlichen Schiff in Reichweite 0, für 1 ihrer 2 Ladungen und dürfen 1 Fokus-Ergebnis in einen Treffer ändern. Ein feindliches Schiff, das sie überschneidet, erhält 1 Anstrengungsmarker.',
          ),
          NEVER_RECOVERED,
        ),
        abilities: [payload(team, drop('straight 1'), { guides: [0, 1] })],
        neverRecovers: true,
      },
    ]),
  ),
  previzsla: {
    text: words(
      'Adds a white coordinate action. While you perform a coordinate action, you may choose a friendly commando team instead of a ship; it relocates forward with the speed 2 straight or a speed 1 turn template.',
      'Fügt eine weiße Koordinations-Aktion hinzu. Während du eine Koordinations-Aktion durchführst, darfst du statt eines Schiffes einen befreundeten Kommandotrupp wählen; er platziert sich mit der Gerade-Schablone der Geschwindigkeit 2 oder einer Wende-Schablone der Geschwindigkeit 1 vorwärts neu.',
    ),
    abilities: [
      anotherWay({
        actions: ['coordinate'],
        if: (s, me) => teamsAt(s, me).length > 0,
        *run(t, me) {
          const s = t.state
          const { seat } = mine(s, me)
          const options = teamsAt(s, me).map(({ id }) => ({ do: 'device' as const, target: THING + id }))
          const cite = { rule: 'xw.g.coordinate.3', about: me.card }
          const { target } = yield* t.choose(seat, 'choose-device', options, cite)
          const team = s.things[target - THING]
          const rule = 'xw.g.remote-reposition.2'
          yield* relocate(
            t,
            team,
            yield* t.choose(seat, 'relocate', forward(team, COMMANDO_HOPS), { rule }),
            rule,
          )
          return true
        },
      }),
    ],
  },
  dropseatbay: {
    text: words(
      'When you drop a commando team with a straight template, you may use a bank template of the same speed instead, and set the template to the middle of your left or right side instead of your rear guides. Replaces your device slot by 2 crew slots.',
      'Sobald du einen Kommandotrupp mit einer Gerade-Schablone abwirfst, darfst du stattdessen eine Drehungs-Schablone derselben Geschwindigkeit verwenden und die Schablone an der Mitte deiner linken oder rechten Seite anlegen statt an deiner Heckführung. Ersetzt deinen Platz für ein Gerät durch 2 Mannschaftsplätze.',
    ),
    abilities: [
      always({
        drops: (_s, me, ship, device, ways) =>
          ship.id === me.ship && COMMANDOS.includes(device)
            ? ways
                .filter(({ how, shape }) => how === 'drop' && shape === 'straight')
                .flatMap((way) => [
                  { ...way, shape: 'bank' as const },
                  ...(['left', 'right'] as const).flatMap((side) =>
                    (['straight', 'bank'] as const).map((shape) => ({ ...way, shape, side })),
                  ),
                ])
            : [],
      }),
    ],
  },
  sensorbuoysuite: {
    text: words(
      'Set-up: Before forces are placed, put 2 Sensor Buoys beyond range 2 of every edge. Before you engage, you may acquire a lock on a ship at range 0–1 of a friendly Sensor Buoy, at any range from you.',
      'Aufbau: Bevor die Streitkräfte platziert werden, lege 2 Sensorbojen jenseits von Reichweite 2 zu allen Rändern. Bevor du kämpfst, darfst du ein Schiff in Reichweite 0–1 einer befreundeten Sensorboje als Ziel erfassen, in beliebiger Reichweite zu dir.',
    ),
    abilities: [
      when('forces-next', {
        *run(t, me) {
          for (let i = 0; i < 2; i++) yield* placeBuoy(t, me)
        },
      }),
      when('engages', {
        may: true,
        possible: (s, me) =>
          lockable(s, mine(s, me), (object) => isAtBuoy(s, me, object), ANY_RANGE).length > 0,
        *run(t, me) {
          yield* chooseLock(t, me.ship, (object) => isAtBuoy(t.state, me, object), ANY_RANGE)
        },
      }),
    ],
  },
}
