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
import { atStartOf, duringSystemPhase, type Me, type Placing, when } from '../../rules/abilities.ts'
import { canPlace, drop, launch, mayPlaceDevice, placeDevice, putDevice } from '../../rules/devices.ts'
import { ANY_RANGE, chooseLock, lockable } from '../../rules/locks.ts'
import { isAtRange, isShip } from '../../rules/range.ts'
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
