/** Salvage Mission: tow supply caches, and lose them when you are hit. */
import type { Flow } from '@dejarik/kernel'
import { printed } from '../facts/printed.ts'
import { BAND, footprintOf, type Pose, tokenShape } from '../geometry/index.ts'
import { always, when } from '../rules/abilities.ts'
import type { StandardAction } from '../rules/events.ts'
import { FIRST_SCORING_ROUND } from '../rules/mission-points.ts'
import { SCENARIO_RULE, type Scenario } from '../rules/scenarios.ts'
import { atRange, inside, shapeAt } from '../rules/setup/limits.ts'
import { askPlace } from '../rules/setup/places.ts'
import { removeToken } from '../rules/tokens.ts'
import { opponentOf, type Ship, type ShipId, type State, type T, THING, type Thing } from '../state.ts'
import { isObjective, placeFiveAround, reachable } from './objectives.ts'
import { plain } from './plain.ts'

const TOW = 'tow'
const CACHE = 'supplycache'

/** A towed cache is off the table; its mark is the ship that tows it. */
export function towedBy(s: State, ship: ShipId): Thing | undefined {
  return s.things.find((thing) => isObjective(thing) && !thing.inPlay && thing.mark === ship)
}

function isTowing(s: State, ship: ShipId): boolean {
  return towedBy(s, ship) !== undefined
}

/** The opponent puts the cache anywhere at range 1 of where the ship is, or was. */
function* jettison(t: T, ship: Ship, from: Pose = ship.pose): Flow {
  const s = t.state
  const cache = towedBy(s, ship.id)
  if (cache === undefined) return
  const { base } = printed(ship)
  const origin = footprintOf(base, from)
  const reach = Math.ceil(base.reach + BAND + (tokenShape(CACHE)?.outline.reach ?? 0))
  const pose = yield* askPlace(t, opponentOf(ship.seat), 'jettison', SCENARIO_RULE, {
    area: {
      kind: 'objective',
      id: CACHE,
      ship: ship.id,
      zone: [from.x - reach, from.y - reach, 2 * reach, 2 * reach],
    },
    check: (pose) => {
      const here = shapeAt(CACHE, pose)
      return inside(here, SCENARIO_RULE) ?? atRange(here, [origin], 1, SCENARIO_RULE)
    },
    headings: [0, 45],
  })
  cache.pose = pose
  cache.inPlay = true
  cache.seat = -1
  cache.mark = -1
  t.log?.('jettison', SCENARIO_RULE, { ship: ship.id, target: THING + cache.id })
}

const lost = {
  if: (s: State, { ship }: { readonly ship: ShipId }): boolean => isTowing(s, ship),
  *run(t: T, { ship }: { readonly ship: ShipId }): Flow {
    yield* jettison(t, t.state.ships[ship])
  },
}

const BARRED: readonly (StandardAction | 'card' | 'scenario')[] = ['barrel-roll', 'boost', 'cloak', 'slam']

export const salvageMission: Scenario = {
  ...plain,
  id: 'salvagemission',
  name: { en: 'Salvage Mission', de: 'Bergungsmission' },
  goal: {
    en: 'Tow supply caches: each one that a ship of yours tows when a round ends brings 1 point.',
    de: 'Schleppe Vorratslager: Jedes, das am Ende der Runde eines deiner Schiffe schleppt, bringt 1 Punkt.',
  },
  text: {
    en: 'Five supply caches. From round 2 each ship may perform a tow action: it takes a cache at range 0–1 and loses its cloak. While it tows it can’t barrel roll, boost, cloak or SLAM. It may jettison the cache at the end of its activation, and loses it when it suffers crit damage, is destroyed, docks or flees; the enemy then places it at range 1. At the start of each End Phase each cache you tow scores 1 mission point. A ship that is destroyed or flees scores its squad points for the other player.',
    de: 'Fünf Vorratslager. Ab Runde 2 kann jedes Schiff eine Schlepp-Aktion durchführen: Es nimmt ein Lager in Reichweite 0–1 auf und verliert seine Tarnung. Solange es schleppt, kann es keine Fassrollen-, Schub-, Tarnungs- oder SLAM-Aktion durchführen. Am Ende seiner Aktivierung darf es das Lager abwerfen; es verliert es, wenn es kritischen Schaden erleidet, zerstört wird, andockt oder flieht. Der Gegner platziert es dann in Reichweite 1. Zu Beginn jeder Endphase bringt jedes Lager, das du schleppst, 1 Missionspunkt. Ein zerstörtes oder geflohenes Schiff bringt dem Gegner seine Staffelpunkte.',
  },
  actionNames: { [TOW]: { en: 'Tow', de: 'Schleppen' } },
  abilities: [
    always({
      mayPerform: (s, me, ship, action) =>
        ship.id !== me.ship || !BARRED.includes(action) || !isTowing(s, ship.id),
      mayGain: (s, me, ship, token) => ship.id !== me.ship || token !== 'cloak' || !isTowing(s, ship.id),
    }),
    when('activation-ends', { ...lost, may: true }),
    when('damage-suffered', { ...lost, if: (s, me, { crit }) => crit && isTowing(s, me.ship) }),
    when('destroyed', lost),
    when('to-be-removed', lost),
    when('goes-into-reserve', {
      if: (s, me) => isTowing(s, me.ship),
      *run(t, _me, { ship, from }) {
        yield* jettison(t, t.state.ships[ship], from)
      },
    }),
    when('fled', {
      ...lost,
      *run(t, { ship }, { from }) {
        yield* jettison(t, t.state.ships[ship], from)
      },
    }),
    // A docked ship is off the table and resolves nothing, so its carrier does.
    when('docked', {
      of: 'friendly',
      if: (s, me, { ship, carrier }) => carrier === me.ship && isTowing(s, ship),
      *run(t, _me, { ship }) {
        yield* jettison(t, t.state.ships[ship])
      },
    }),
  ],
  placeObjectives: (t) => placeFiveAround(t, CACHE),
  actions: (s, ship) => (s.round >= FIRST_SCORING_ROUND && !isTowing(s, ship.id) ? [TOW] : []),
  *perform(t: T, ship: Ship): Flow<boolean> {
    const s = t.state
    const options = reachable(s, ship.id)
    if (options.length === 0) return false
    const { target } = yield* t.choose(ship.seat, 'tow', options, { rule: SCENARIO_RULE })
    const cache = s.things[target - THING]
    cache.inPlay = false
    cache.seat = ship.seat
    cache.mark = ship.id
    t.log?.('tow', SCENARIO_RULE, { ship: ship.id, target })
    while (removeToken(t, ship.id, 'cloak'));
    return true
  },
  stakes: (s) =>
    s.things.filter(isObjective).map(({ id, inPlay, seat }) => ({
      thing: id,
      reach: 1,
      strengths: null,
      scores: [Number(!inPlay && seat === 0), Number(!inPlay && seat === 1)],
    })),
}
