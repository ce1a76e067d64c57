/** Environment cards about devices: the pack "Fully Loaded". */
import type { Flow, Refusal } from '@dejarik/kernel'
import { clusterMineSides, type Placed } from '../geometry/index.ts'
import { type Me, when } from '../rules/abilities.ts'
import { BOMBS } from '../rules/devices/bombs.ts'
import { CLUSTER_MINE_SIDE, isBomb } from '../rules/devices/kinds.ts'
import { rollFace } from '../rules/dice.ts'
import type { Environment } from '../rules/environments.ts'
import { isAtRange } from '../rules/range.ts'
import {
  apart,
  isPlacedObstacle,
  type Layout,
  type Piece,
  USUAL_ROOM,
  zoneBeyond,
} from '../rules/setup/layout.ts'
import { atRange, beyond, beyondEdges, inside, placedThings, shapeAt } from '../rules/setup/limits.ts'
import { askPlace } from '../rules/setup/places.ts'
import { addThing } from '../rules/setup/things.ts'
import { CARD_STREAM, opponentOf, type State, type T, THING, type Thing } from '../state.ts'
import { bare } from './bare.ts'
import { equip } from './equip.ts'
import {
  anywhereFree,
  both,
  brought,
  devicesOf,
  EVERYWHERE,
  objects,
  PLACING_RULE,
  PLAY_RULE,
} from './pieces.ts'
import { placeAside } from './reinforcements.ts'

/** So many of the players' obstacles, by the usual limits. */
function usual(count: number): Layout {
  return {
    left: brought(count),
    limit: (s, _piece, here) => apart(s, here, 1, 2),
    lastResort: (s, _piece, here) => apart(s, here, 0, 2),
    zone: zoneBeyond(2),
    roomFor: USUAL_ROOM,
  }
}

const isDevice = ({ kind }: Thing): boolean => kind === 'device'
const obstacles = (s: State): Placed[] => placedThings(s, isPlacedObstacle)
const devices = (s: State): Placed[] => placedThings(s, isDevice)

function bombsInPlay(s: State): Thing[] {
  return s.things.filter((thing) => thing.inPlay && isBomb(thing.type))
}

function playersInOrder(s: State): number[] {
  return [s.firstPlayer, opponentOf(s.firstPlayer)]
}

const BOMBARDMENT = ['bomblet', 'ionbomb', 'protonbomb', 'seismiccharge']

const continuousBombardment: Environment = {
  ...bare,
  id: 'continuousbombardment',
  name: { en: 'Continuous Bombardment', de: 'Anhaltendes Bombardement' },
  text: {
    en: 'Six obstacles as usual; two bomblets, ion bombs, proton bombs and seismic charges each are set aside. In the End Phase of odd rounds the first player places one of them, of even rounds the second, who puts a fuse marker on it: at range 1 of an obstacle and beyond range 0 of everything else.',
    de: 'Sechs Hindernisse wie üblich; je zwei Streubomben, Ionenbomben, Protonenbomben und seismische Bomben liegen bereit. In der Endphase ungerader Runden platziert der erste Spieler eine davon, in geraden der zweite, der einen Zeitzünder darauflegt: in Reichweite 1 eines Hindernisses und jenseits von Reichweite 0 von allem anderen.',
  },
  layout: usual(6),
  prepare(t: T): void {
    t.state.environment.aside = [...BOMBARDMENT, ...BOMBARDMENT]
  },
  *endPhase(t: T): Flow {
    const s = t.state
    const bomb = yield* placeAside(
      t,
      'device',
      (_seat, here) =>
        inside(here, PLAY_RULE) ??
        atRange(here, obstacles(s), 1, PLAY_RULE) ??
        beyond(here, objects(s), 0, PLAY_RULE),
    )
    if (bomb !== null && s.round % 2 === 0) bomb.fuses = 1
  },
}

const countdown: Environment = {
  ...bare,
  id: 'countdown',
  name: { en: 'Countdown', de: 'Countdown' },
  text: {
    en: 'Five obstacles and an electro-proton bomb with 2 fuse markers, beyond range 1 of each other and range 2 of the edges. Each player has 3 timers. In the End Phase, in player order, each may spend one to add a fuse marker to the bomb or to remove one.',
    de: 'Fünf Hindernisse und eine Elektro-Protonen-Bombe mit 2 Zeitzündern, jenseits von Reichweite 1 zueinander und Reichweite 2 der Ränder. Jeder Spieler hat 3 Zeitmarker. In der Endphase kann in Spielerreihenfolge jeder einen ausgeben, um der Bombe einen Zeitzünder hinzuzufügen oder zu nehmen.',
  },
  layout: {
    ...usual(5),
    left: both(brought(5), devicesOf({ electroprotonbomb: 1 })),
    limit: (s, _piece, here) => apart(s, here, 1, 2) ?? beyond(here, devices(s), 1, PLACING_RULE),
    placed: (_s, thing) => {
      if (isDevice(thing)) thing.fuses = 2
    },
  },
  prepare(t: T): void {
    t.state.environment.markers = [3, 3]
  },
  *endPhase(t: T): Flow {
    const s = t.state
    for (const seat of playersInOrder(s)) {
      const [bomb] = bombsInPlay(s).filter(({ by }) => by < 0)
      if (bomb === undefined || s.environment.markers[seat] === 0) continue
      const target = THING + bomb.id
      const options = [
        { do: 'add-fuse' as const, target, fuses: 1 },
        ...(bomb.fuses > 0 ? [{ do: 'remove-fuse' as const, target, fuses: -1 }] : []),
        { do: 'none' as const, target, fuses: 0 },
      ]
      const { fuses } = yield* t.choose(seat, 'countdown', options, { rule: PLAY_RULE })
      if (fuses === 0) continue
      s.environment.markers[seat]--
      bomb.fuses += fuses
      t.log?.(fuses > 0 ? 'add-fuse' : 'remove-fuse', PLAY_RULE, { seat, target })
    }
  },
}

/** A cluster mine lies there with the mines at its sides. */
function withSides({ type }: Piece, here: Placed): Placed[] {
  if (type !== 'clustermine') return [here]
  return [here, ...clusterMineSides(here.pose).map((pose) => shapeAt(CLUSTER_MINE_SIDE, pose))]
}

function limitMine(s: State, mines: readonly Placed[]): Refusal | null {
  for (const mine of mines) {
    const refusal =
      beyondEdges(mine, 1, PLACING_RULE) ??
      beyond(mine, devices(s), 1, PLACING_RULE) ??
      beyond(mine, objects(s), 0, PLACING_RULE)
    if (refusal !== null) return refusal
  }
  return null
}

const minefield: Environment = {
  ...bare,
  id: 'minefield',
  name: { en: 'Minefield', de: 'Minenfeld' },
  text: {
    en: 'Four obstacles, beyond range 1 of each other and range 2 of the edges, and a set of cluster mines, a conner net and two proximity mines, beyond range 1 of each other and of the edges; nothing touches anything.',
    de: 'Vier Hindernisse, jenseits von Reichweite 1 zueinander und Reichweite 2 der Ränder, dazu ein Satz Clusterminen, ein Connernetz und zwei Annäherungsminen, jenseits von Reichweite 1 zueinander und zu den Rändern; nichts berührt sich.',
  },
  layout: {
    left: both(brought(4), devicesOf({ clustermine: 1, connernet: 1, proximitymine: 2 })),
    limit: (s, piece, here) =>
      piece.kind === 'device'
        ? limitMine(s, withSides(piece, here))
        : (apart(s, here, 1, 2) ?? beyond(here, objects(s), 0, PLACING_RULE)),
    lastResort: (s, piece, here) => {
      const refusals = withSides(piece, here).map((one) => anywhereFree(s, one))
      return refusals.find((refusal) => refusal !== null) ?? null
    },
    zone: EVERYWHERE,
    roomFor: 1,
    placed: (s, thing) => {
      if (thing.type !== 'clustermine') return
      for (const pose of clusterMineSides(thing.pose))
        addThing(s, 'device', CLUSTER_MINE_SIDE, pose, thing.seat)
    },
  },
}

const munitionsCache: Environment = {
  ...bare,
  id: 'munitionscache',
  name: { en: 'Munitions Cache', de: 'Munitionslager' },
  text: {
    en: 'Six obstacles as usual, each with a cache. After a ship overlaps an obstacle with a cache, it is equipped with a random one of seven set-aside upgrades, and the cache is removed.',
    de: 'Sechs Hindernisse wie üblich, jedes mit einem Lager. Nachdem ein Schiff ein Hindernis mit Lager überschnitten hat, wird es mit einer zufälligen von sieben bereitliegenden Aufwertungen ausgerüstet, und das Lager wird entfernt.',
  },
  upgrades: [
    'clustermines',
    'connernets',
    'ionbombs',
    'protonbombs',
    'protontorpedoes',
    'proximitymines',
    'seismiccharges',
  ],
  layout: {
    ...usual(6),
    placed: (_s, thing) => {
      thing.mark = CACHE
    },
  },
  prepare(t: T): void {
    t.state.environment.aside = munitionsCache.upgrades.slice()
  },
  abilities: [
    when('moved', {
      if: (s, _me, { onto }) => onto.some((thing) => hasCache(s.things[thing])),
      run(t, me, { onto }) {
        const s = t.state
        const { aside } = s.environment
        for (const thing of onto) {
          if (!hasCache(s.things[thing]) || aside.length === 0) continue
          s.things[thing].mark = -1
          const [upgrade] = aside.splice(t.int(CARD_STREAM, aside.length), 1)
          equip(t, me.ship, upgrade)
        }
      },
    }),
  ],
}
const CACHE = 1
function hasCache(thing: Thing): boolean {
  return isPlacedObstacle(thing) && thing.mark === CACHE
}

/** Of all the ships' copies of the card one speaks, for what happens to no ship. */
function speaksForAll(s: State, me: Me): boolean {
  return s.ships.find(({ zone }) => zone === 'play')?.id === me.ship
}

const TARGET_POINT = 'targetpoint'

const pinpointBombardment: Environment = {
  ...bare,
  id: 'pinpointbombardment',
  name: { en: 'Pinpoint Bombardment', de: 'Gezieltes Bombardement' },
  text: {
    en: 'Each player equips one of five bomb upgrades to a ship of his. Six obstacles as usual, then each player places a target point. A bomb that detonates at range 1 of a target point detonates twice.',
    de: 'Jeder Spieler rüstet eines seiner Schiffe mit einer von fünf Bomben-Aufwertungen aus. Sechs Hindernisse wie üblich, dann platziert jeder Spieler einen Zielpunkt. Eine Bombe, die in Reichweite 1 eines Zielpunkts detoniert, detoniert zweimal.',
  },
  upgrades: ['bombletgenerator', 'electroprotonbomb', 'ionbombs', 'protonbombs', 'seismiccharges'],
  layout: {
    ...usual(6),
    *done(t: T): Flow {
      const s = t.state
      for (const seat of playersInOrder(s)) {
        const pose = yield* askPlace(t, seat, 'place-target-point', PLACING_RULE, {
          area: { kind: 'objective', id: TARGET_POINT, ship: -1, zone: EVERYWHERE },
          check: (pose) => inside(shapeAt(TARGET_POINT, pose), PLACING_RULE),
          headings: [0],
        })
        addThing(s, 'objective', TARGET_POINT, pose, seat)
        t.log?.('place-target-point', PLACING_RULE, { seat })
      }
    },
  },
  *prepare(t: T): Flow {
    const s = t.state
    const aside = pinpointBombardment.upgrades.slice()
    for (const seat of playersInOrder(s)) {
      const options = s.ships
        .filter((ship) => ship.seat === seat)
        .flatMap((ship) => aside.map((upgrade) => ({ do: 'equip' as const, ship: ship.id, upgrade })))
      const { ship, upgrade } = yield* t.choose(seat, 'equip', options, { rule: PLACING_RULE })
      aside.splice(aside.indexOf(upgrade), 1)
      equip(t, ship, upgrade)
    }
  },
  abilities: [
    when('device-detonated', {
      of: 'any',
      if: (s, me, { thing, type }) =>
        speaksForAll(s, me) &&
        isBomb(type) &&
        s.things.some(
          (point) => point.type === TARGET_POINT && isAtRange(s, THING + thing, THING + point.id, 1, 1),
        ),
      *run(t, _me, { thing, type }) {
        t.log?.('detonate', PLAY_RULE, { target: THING + thing })
        yield* BOMBS[type](t, t.state.things[thing])
      },
    }),
  ],
}

const unexplodedOrdnance: Environment = {
  ...bare,
  id: 'unexplodedordnance',
  name: { en: 'Unexploded Ordnance', de: 'Blindgänger' },
  text: {
    en: 'Five obstacles as usual, and a bomblet, an ion bomb, a proton bomb and a seismic charge with 2 fuse markers each, at range 1 of an obstacle and beyond range 1 of each other and of the edges. In the End Phase a die is rolled for each bomb in play: focus adds 2 fuse markers, a hit removes one, a crit all of them.',
    de: 'Fünf Hindernisse wie üblich, dazu eine Streubombe, eine Ionenbombe, eine Protonenbombe und eine seismische Bombe mit je 2 Zeitzündern, in Reichweite 1 eines Hindernisses und jenseits von Reichweite 1 zueinander und zu den Rändern. In der Endphase wird für jede Bombe im Spiel gewürfelt: Fokussierung fügt 2 Zeitzünder hinzu, ein Treffer nimmt einen, ein kritischer Treffer alle.',
  },
  layout: {
    left: (s) => [
      ...brought(5)(s),
      ...(obstacles(s).length > 0
        ? devicesOf({ bomblet: 1, ionbomb: 1, protonbomb: 1, seismiccharge: 1 })(s)
        : []),
    ],
    limit: (s, piece, here) =>
      piece.kind === 'obstacle'
        ? (apart(s, here, 1, 2) ?? beyond(here, objects(s), 0, PLACING_RULE))
        : (beyondEdges(here, 1, PLACING_RULE) ??
          atRange(here, obstacles(s), 1, PLACING_RULE) ??
          beyond(here, devices(s), 1, PLACING_RULE)),
    lastResort: (s, _piece, here) => anywhereFree(s, here),
    zone: EVERYWHERE,
    roomFor: 1,
    placed: (_s, thing) => {
      if (isDevice(thing)) thing.fuses = 2
    },
  },
  endPhase(t: T): void {
    for (const bomb of bombsInPlay(t.state)) {
      const face = rollFace(t, 'attack')
      t.log?.('device-roll', PLAY_RULE, { target: THING + bomb.id, faces: face })
      t.revealed('dice')
      if (face === 'focus') bomb.fuses += 2
      if (face === 'hit') bomb.fuses = Math.max(0, bomb.fuses - 1)
      if (face === 'crit') bomb.fuses = 0
    }
  },
}

export const FULLY_LOADED: readonly Environment[] = [
  continuousBombardment,
  countdown,
  minefield,
  munitionsCache,
  pinpointBombardment,
  unexplodedOrdnance,
]
