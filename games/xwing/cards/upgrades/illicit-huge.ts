/** Illicit upgrades of huge ships. */
import { type Flow, refuse } from '@dejarik/kernel'
import { printed } from '../../facts/printed.ts'
import {
  ARC_BIT,
  arcsWith,
  attached,
  isWithinRangeOfEdge,
  MM,
  moved,
  type Pose,
  STANDARD_PLAY_AREA,
  tokenShape,
} from '../../geometry/index.ts'
import { duringSystemPhase, type Me, when } from '../../rules/abilities.ts'
import { forEachOwnCard } from '../../rules/ability-queue.ts'
import { abilityIndex } from '../../rules/cards.ts'
import { spendCharge } from '../../rules/charges.ts'
import { isDevice, isMine, putDevice } from '../../rules/devices.ts'
import { footprint } from '../../rules/range.ts'
import { OWN_EDGE, placeAnew } from '../../rules/setup/forces.ts'
import {
  beyond,
  inside,
  notOn,
  placedShips,
  placedThings,
  shapeAt,
  touching,
} from '../../rules/setup/limits.ts'
import { askPlace, findPlace, type Placing } from '../../rules/setup/places.ts'
import type { Ship, State, T } from '../../state.ts'
import type { Texts } from '../texts.ts'
import { friendsAt, mine } from '../words.ts'
import { both, NEVER_RECOVERED, words } from './payload-words.ts'

const CRATES = 'cargodrift'
const RULE = 'xw.g.device.3'
const { width, height } = STANDARD_PLAY_AREA

/** Touching the ship in its rear arc, and on no ship. */
function behind(s: State, ship: Ship): Placing {
  const base = footprint(ship)
  const ships = placedShips(s)
  return {
    area: { kind: 'obstacle', id: CRATES, ship: ship.id, zone: [0, 0, width, height] },
    check: (pose) => {
      const here = shapeAt(CRATES, pose)
      const isBehind = (arcsWith(base, here) & ARC_BIT.rear) !== 0
      return (
        inside(here, RULE) ??
        (isBehind ? touching(here, [base], RULE) : refuse('place-not-touching', RULE)) ??
        notOn(here, ships, RULE)
      )
    },
    headings: [0],
    guess: (rng) => {
      const spots = spotsBehind(s, ship)
      return spots[rng.int(spots.length)]
    },
  }
}

/** Places along its rear edge with room for the crates. */
function spotsBehind(s: State, ship: Ship): Pose[] {
  const [guides] = tokenShape(CRATES)?.guides ?? []
  const middle = attached(footprint(ship), 'rear', guides)
  const { check } = behind(s, ship)
  const asides = Array.from({ length: 25 }, (_, i) => (i - 12) * 5 * MM)
  return asides.map((aside) => moved(middle, aside, 0, 0)).filter((pose) => check(pose) === null)
}

/** Beyond range 2 of enemy ships, strategic markers and other devices. */
function mineField(s: State, me: Me, device: string): Placing {
  const { seat } = mine(s, me)
  const far = [
    ...placedShips(s, (other) => other !== seat),
    ...placedThings(s, ({ kind, type }) => kind === 'objective' || isDevice(type)),
  ]
  return {
    area: { kind: 'device', id: device, ship: me.ship, zone: [0, 0, width, height] },
    check: (pose: Pose) => {
      const here = shapeAt(device, pose)
      return inside(here, RULE) ?? beyond(here, far, 2, RULE)
    },
    headings: [0],
  }
}

/** Its mines with a charge left, by the place of their card. */
function minesOf(
  s: State,
  me: Me,
): { readonly slot: number; readonly card: number; readonly device: string }[] {
  const found: { slot: number; card: number; device: string }[] = []
  const ship = mine(s, me)
  forEachOwnCard(ship, (slot, card) => {
    const device = abilityIndex().of('system')?.[card]?.[0].ability.places?.device
    if (device !== undefined && isMine(device) && ship.charges[slot] > 0) found.push({ slot, card, device })
  })
  return found
}

function* laysMines(t: T, me: Me): Flow {
  const s = t.state
  const { seat } = mine(s, me)
  for (const { slot, card, device } of minesOf(s, me)) {
    const field = mineField(s, me, device)
    if (findPlace(field) === null) continue
    if (!(yield* t.may(seat, 'use-ability', { rule: RULE, about: card }))) continue
    const pose = yield* askPlace(t, seat, 'lay-device', RULE, field)
    yield* spendCharge(t, me.ship, slot)
    yield* putDevice(t, { ship: me.ship, slot, card }, device, pose, 'placed')
  }
}

/** Other friends beside it in the deployment area. */
function hidden(s: State, me: Me): Ship[] {
  const edge = OWN_EDGE[mine(s, me).seat]
  return friendsAt(s, me, 0, 1).filter(
    (ship) =>
      printed(ship).type.size !== 'huge' && isWithinRangeOfEdge(STANDARD_PLAY_AREA, edge, 1, footprint(ship)),
  )
}

export const hugeIllicit: Texts = {
  quickreleaselocks: {
    text: both(
      words(
        'During the System Phase, you may spend 1 charge to drop a Cargo Drift at range 0 in your rear arc, where it overlaps no ship.',
        'Während der Systemphase darfst du 1 Ladung ausgeben, um ein Treibgut in Reichweite 0 in deinem Heckwinkel abzuwerfen, wo es kein Schiff überschneidet.',
      ),
      NEVER_RECOVERED,
    ),
    abilities: [
      duringSystemPhase({
        cost: { charges: 1 },
        if: (s, me) => spotsBehind(s, mine(s, me)).length > 0,
        *run(t, me) {
          const ship = mine(t.state, me)
          const pose = yield* askPlace(t, ship.seat, 'lay-device', RULE, behind(t.state, ship))
          yield* putDevice(t, me, CRATES, pose, 'dropped')
          return true
        },
      }),
    ],
    neverRecovers: true,
  },
  saboteursmap: {
    text: words(
      'Setup: after forces are placed, you may spend 1 charge of each of your mine upgrades to place its device beyond range 2 of every enemy ship, strategic marker and other device.',
      'Spielaufbau: Nachdem die Streitkräfte platziert worden sind, darfst du von jeder deiner Minen-Aufwertungen 1 Ladung ausgeben, um ihr Gerät jenseits von Reichweite 2 aller feindlichen Schiffe, strategischen Marker und anderen Geräte zu platzieren.',
    ),
    abilities: [when('setup-ends', { possible: (s, me) => minesOf(s, me).length > 0, run: laysMines })],
  },
  scannerbaffler: {
    text: words(
      'Setup: after forces are placed, you may choose any number of other friendly ships that are not huge in your deployment area at range 0-1 and place them anywhere in it.',
      'Spielaufbau: Nachdem die Streitkräfte platziert worden sind, darfst du beliebig viele andere befreundete, nicht riesige Schiffe in deiner Aufstellungszone in Reichweite 0–1 wählen und irgendwo in ihr platzieren.',
    ),
    abilities: [
      when('setup-ends', {
        possible: (s, me) => hidden(s, me).length > 0,
        *run(t, me) {
          const { seat } = mine(t.state, me)
          const options = hidden(t.state, me).map(({ id }) => ({ do: 'ship' as const, ship: id }))
          const cite = { rule: 'xw.g.setup.18', about: me.card }
          const count = { min: 0, max: options.length }
          const chosen = yield* t.chooseSome(seat, 'choose-ships', options, count, cite)
          for (const { ship } of chosen) yield* placeAnew(t, t.state.ships[ship])
        },
      }),
    ],
  },
}
