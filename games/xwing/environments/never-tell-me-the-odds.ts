/** Environment cards about obstacles: the pack "Never Tell Me the Odds". */
import type { Flow, Refusal } from '@dejarik/kernel'
import { type Placed, rangeBetween } from '../geometry/index.ts'
import { when } from '../rules/abilities.ts'
import { RULE, sufferDamage } from '../rules/damage.ts'
import { removeThing } from '../rules/destroyed.ts'
import type { Environment } from '../rules/environments.ts'
import { obstacleKind } from '../rules/obstacles.ts'
import { isAtRange, rangeTo, shipsWhere } from '../rules/range.ts'
import {
  apart,
  countPlaced,
  isPlacedObstacle,
  type Layout,
  type Piece,
  USUAL_ROOM,
  zoneBeyond,
} from '../rules/setup/layout.ts'
import {
  atRange,
  beyond,
  beyondEdges,
  inside,
  placedShips,
  placedThings,
  touching,
} from '../rules/setup/limits.ts'
import { gainToken } from '../rules/tokens.ts'
import { type State, type T, THING, type Thing } from '../state.ts'
import { bare } from './bare.ts'
import {
  anywhereFree,
  EVERYWHERE,
  isOfKind,
  kindOf,
  objects,
  obstaclesWithin,
  ofKinds,
  PLACING_RULE,
  PLAY_RULE,
} from './pieces.ts'
import { placeAside } from './reinforcements.ts'

const isGas = isOfKind('gas-cloud')

/** The three of the pack and the six of the second core set. */
const SHOWER: readonly string[] = [
  ...[1, 2, 3].map((n) => `pomasteroid${n}`),
  ...[0, 1, 2, 3, 4, 5].map((n) => `core2asteroid${n}`),
]

const asteroidShower: Environment = {
  ...bare,
  id: 'asteroidshower',
  name: { en: 'Asteroid Shower', de: 'Asteroidenschauer' },
  text: {
    en: 'Three asteroids, beyond range 2 of each other and of the edges; six more are set aside. In the End Phase of odd rounds the first player, of even rounds the second, places one of them beyond range 1 of enemy ships and beyond range 0 of everything else.',
    de: 'Drei Asteroiden, jenseits von Reichweite 2 zueinander und zu den Rändern; sechs weitere liegen bereit. In der Endphase ungerader Runden platziert der erste, gerader Runden der zweite Spieler einen davon jenseits von Reichweite 1 feindlicher Schiffe und jenseits von Reichweite 0 von allem anderen.',
  },
  layout: {
    left: (s) =>
      countPlaced(s, 'obstacle') < 3
        ? s.environment.aside.map((type): Piece => ({ kind: 'obstacle', type }))
        : [],
    limit: (s, _piece, here) => apart(s, here, 2, 2),
    lastResort: (s, _piece, here) => apart(s, here, 0, 2),
    zone: zoneBeyond(2),
    roomFor: 1,
    placed: (s, { type }) => {
      s.environment.aside.splice(s.environment.aside.indexOf(type), 1)
    },
  },
  prepare(t: T): void {
    t.state.environment.aside = SHOWER.slice()
  },
  *endPhase(t: T): Flow {
    const s = t.state
    yield* placeAside(
      t,
      'obstacle',
      (seat, here) =>
        inside(here, PLAY_RULE) ??
        beyond(here, objects(s), 0, PLAY_RULE) ??
        beyond(
          here,
          placedShips(s, (other) => other !== seat),
          1,
          PLAY_RULE,
        ),
    )
  },
}

/** Hosts by the usual limits, with gas clouds that touch them. */
function withGasBeside(
  host: 'asteroid' | 'debris-cloud',
  counts: Parameters<typeof ofKinds>[0],
  range: number,
  besides: (s: State, here: Placed) => Refusal | null,
): Layout {
  const hosts = (s: State): Placed[] => placedThings(s, isOfKind(host))
  const isHost = (piece: Piece): boolean => kindOf(piece) === host
  const limit = (s: State, piece: Piece, here: Placed): Refusal | null => {
    if (isHost(piece))
      return beyondEdges(here, 2, PLACING_RULE) ?? beyond(here, hosts(s), range, PLACING_RULE)
    return inside(here, PLACING_RULE) ?? touching(here, hosts(s), PLACING_RULE) ?? besides(s, here)
  }
  return {
    left: (s) => ofKinds(counts)(s).filter((piece) => isHost(piece) || hosts(s).length > 0),
    limit,
    lastResort: (s, piece, here) =>
      isHost(piece) ? (beyondEdges(here, 2, PLACING_RULE) ?? anywhereFree(s, here)) : limit(s, piece, here),
    zone: zoneBeyond(2),
    roomFor: 1,
    touches: (s, piece) => (isHost(piece) ? null : hosts(s)),
  }
}

/** Gas clouds that the defender stands at, or that obstructed the attack on it. */
function ignited(s: State, ship: number): Thing[] {
  return s.things.filter(
    (thing) =>
      thing.inPlay &&
      isGas(thing) &&
      (rangeTo(s, ship, THING + thing.id) === 0 || s.attack?.obstructedBy.includes(thing.id) === true),
  )
}

const clouzon36Deposits: Environment = {
  ...bare,
  id: 'clouzon36deposits',
  name: { en: 'Clouzon-36 Deposits', de: 'Clouzon-36-Vorkommen' },
  text: {
    en: 'Three asteroids, beyond range 2 of each other and of the edges, and three gas clouds, each touching an asteroid. After a ship that is at a gas cloud, or obstructed by one, defends and suffers crit damage, each ship at range 0–1 of the cloud suffers 1 crit damage and the cloud is removed.',
    de: 'Drei Asteroiden, jenseits von Reichweite 2 zueinander und zu den Rändern, und drei Gaswolken, die je einen Asteroiden berühren. Nachdem ein Schiff an einer Gaswolke oder versperrt durch eine verteidigt und dabei kritischen Schaden erlitten hat, erleidet jedes Schiff in Reichweite 0–1 der Wolke 1 kritischen Schaden, und die Wolke wird entfernt.',
  },
  layout: withGasBeside('asteroid', { asteroid: 3, 'gas-cloud': 3 }, 2, (s, here) =>
    beyond(here, placedThings(s, isGas), 0, PLACING_RULE),
  ),
  abilities: [
    when('defended', {
      if: (s, me) => (s.attack?.dealtCrits ?? 0) > 0 && ignited(s, me.ship).length > 0,
      *run(t, me) {
        const s = t.state
        for (const cloud of ignited(s, me.ship)) {
          const near = shipsWhere(s, ({ id }) => isAtRange(s, id, THING + cloud.id, 0, 1))
          for (const { id } of near) yield* sufferDamage(t, id, 'crit', 1, RULE)
          removeThing(t, cloud.id)
        }
      },
    }),
  ],
}

const cometTail: Environment = {
  ...bare,
  id: 'comettail',
  name: { en: 'Comet Tail', de: 'Kometenschweif' },
  text: {
    en: 'Three asteroids, two debris clouds, two gas clouds. The first is an asteroid beyond range 3 of the edges; each of the others is at range 1 of exactly one obstacle and beyond range 1 of the rest.',
    de: 'Drei Asteroiden, zwei Trümmerwolken, zwei Gaswolken. Das erste Hindernis ist ein Asteroid jenseits von Reichweite 3 der Ränder; jedes weitere liegt in Reichweite 1 von genau einem Hindernis und jenseits von Reichweite 1 der übrigen.',
  },
  layout: {
    left: (s) => {
      const left = ofKinds({ asteroid: 3, 'debris-cloud': 2, 'gas-cloud': 2 })(s)
      return countPlaced(s, 'obstacle') === 0 ? left.filter((piece) => kindOf(piece) === 'asteroid') : left
    },
    limit: (s, _piece, here) => {
      if (countPlaced(s, 'obstacle') === 0) return beyondEdges(here, 3, PLACING_RULE)
      const near = obstaclesWithin(s, here, 1)
      return (
        inside(here, PLACING_RULE) ??
        atRange(here, near, 1, PLACING_RULE) ??
        beyond(
          here,
          near.filter((other) => other !== nearest(here, near)),
          1,
          PLACING_RULE,
        )
      )
    },
    lastResort: (s, _piece, here) =>
      anywhereFree(s, here) ?? atRange(here, placedThings(s, isPlacedObstacle), 1, PLACING_RULE),
    zone: EVERYWHERE,
    roomFor: 1,
  },
}

/** The one it belongs to: any at range 1 does, all others are too many. */
function nearest(here: Placed, near: readonly Placed[]): Placed | undefined {
  return near.find((other) => rangeBetween(here, other) === 1)
}

const ionClouds: Environment = {
  ...bare,
  id: 'ionclouds',
  name: { en: 'Ion Clouds', de: 'Ionenwolken' },
  text: {
    en: 'One asteroid, two debris clouds, three gas clouds, beyond range 1 of each other and range 2 of the edges. After a ship moves through or overlaps a gas cloud, it gains 4 ion tokens.',
    de: 'Ein Asteroid, zwei Trümmerwolken, drei Gaswolken, jenseits von Reichweite 1 zueinander und Reichweite 2 der Ränder. Nachdem ein Schiff sich durch eine Gaswolke bewegt oder sie überschnitten hat, erhält es 4 Ionenmarker.',
  },
  layout: usual({ asteroid: 1, 'debris-cloud': 2, 'gas-cloud': 3 }),
  abilities: [
    when('obstacle-suffered', {
      if: (s, _me, { thing }) => isGas(s.things[thing]),
      *run(t, me) {
        yield* gainToken(t, me.ship, 'ion', 4)
      },
    }),
  ],
}

function usual(counts: Parameters<typeof ofKinds>[0]): Layout {
  return {
    left: ofKinds(counts),
    limit: (s, _piece, here) => apart(s, here, 1, 2),
    lastResort: (s, _piece, here) => apart(s, here, 0, 2),
    zone: zoneBeyond(2),
    roomFor: USUAL_ROOM,
  }
}

const mynockInfestation: Environment = {
  ...bare,
  id: 'mynockinfestation',
  name: { en: 'Mynock Infestation', de: 'Mynock-Plage' },
  text: {
    en: 'Three asteroids and three debris clouds, beyond range 1 of each other and range 2 of the edges. A ship that rolls a die for one of them gains 1 strain token on a blank and 1 disarm token on a focus result besides.',
    de: 'Drei Asteroiden und drei Trümmerwolken, jenseits von Reichweite 1 zueinander und Reichweite 2 der Ränder. Ein Schiff, das für eines davon würfelt, erhält zusätzlich bei einer Leerseite 1 Anstrengungsmarker und bei einem Fokussierungs-Ergebnis 1 Entwaffnungsmarker.',
  },
  layout: usual({ asteroid: 3, 'debris-cloud': 3 }),
  abilities: [
    when('obstacle-rolled', {
      if: (s, _me, { thing, face }) =>
        (face === 'blank' || face === 'focus') && MYNOCKS.includes(obstacleKind(s.things[thing])),
      *run(t, me, { face }) {
        yield* gainToken(t, me.ship, face === 'blank' ? 'strain' : 'disarm')
      },
    }),
  ],
}
const MYNOCKS: readonly (string | null)[] = ['asteroid', 'debris-cloud']

const recentWreckage: Environment = {
  ...bare,
  id: 'recentwreckage',
  name: { en: 'Recent Wreckage', de: 'Frisches Wrack' },
  text: {
    en: 'Six debris clouds, beyond range 1 of each other and range 2 of the edges, and three gas clouds, each touching one debris cloud and no other obstacle.',
    de: 'Sechs Trümmerwolken, jenseits von Reichweite 1 zueinander und Reichweite 2 der Ränder, und drei Gaswolken, die je eine Trümmerwolke und kein anderes Hindernis berühren.',
  },
  layout: withGasBeside('debris-cloud', { 'debris-cloud': 6, 'gas-cloud': 3 }, 1, (s, here) =>
    obstaclesWithin(s, here, 0).length > 1
      ? beyond(here, obstaclesWithin(s, here, 0), 0, PLACING_RULE)
      : null,
  ),
}

export const NEVER_TELL_ME_THE_ODDS: readonly Environment[] = [
  asteroidShower,
  clouzon36Deposits,
  cometTail,
  ionClouds,
  mynockInfestation,
  recentWreckage,
]
