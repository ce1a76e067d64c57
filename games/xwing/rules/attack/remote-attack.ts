/** Attacks of remotes with a printed arc (rulebook: "Remotes verwenden", xw.g.remote-use.1, xw.g.remote-attack.4). */
import type { Flow } from '@dejarik/kernel'
import { deviceFacts } from '../../facts/index.ts'
import { attackLines, isTouching, measurable, rangeOf } from '../../geometry/index.ts'
import { type Attack, DEFENDED, type ObjectId, type State, type T, THING, type Thing } from '../../state.ts'
import { drain, inItsOwnQueue, raise } from '../ability-queue.ts'
import { changeDice, countFace } from '../dice.ts'
import { isObstacle } from '../obstacles.ts'
import { isShip, placed, placedOf } from '../range.ts'
import { footprintOfRemote } from '../remotes/arc.ts'
import { aftermath } from './aftermath.ts'
import { rollAttackDice } from './attack-dice.ts'
import { dealDamage } from './deal-damage.ts'
import { attackFrom, type Declared } from './declare-target.ts'
import { rollDefenseDice } from './defense-dice.ts'
import { modifyDice } from './modify-dice.ts'
import { neutralize } from './neutralize-results.ts'

/** An attack that it could declare now, as it is offered. */
export interface RemoteTarget {
  readonly do: 'remote-attack'
  readonly target: ObjectId
  readonly range: number
  readonly obstructed: 'yes' | 'no'
}

export function offered({ defender: target, range, obstructedBy }: Declared): RemoteTarget {
  return { do: 'remote-attack', target, range, obstructed: obstructedBy.length > 0 ? 'yes' : 'no' }
}

/** Enemy ships and remotes in its arc at the range of its weapon. */
export function targetsOfRemote(s: State, remote: Thing): Declared[] {
  const { attack } = deviceFacts(remote.type)
  if (attack === undefined) return []
  const enemies: ObjectId[] = [
    ...s.ships.flatMap(({ id, zone, seat }) => (zone === 'play' && seat !== remote.seat ? [id] : [])),
    ...s.things.flatMap(({ id, inPlay, kind, seat }) =>
      inPlay && kind === 'remote' && seat !== remote.seat ? [THING + id] : [],
    ),
  ]
  const weapon = { slot: -1, primary: false, ...attack }
  const obstacles = s.things.filter((thing) => thing.inPlay && isObstacle(thing))
  return enemies.flatMap((target) => {
    const base = footprintOfRemote(remote)
    const lines = attackLines(base, 'front', placed(s, target))
    if (lines === null || isTouching(base, placed(s, target))) return []
    const range = rangeOf(lines.distance)
    if (range < weapon.min || range > weapon.max) return []
    const measuredLines = measurable(lines, obstacles.map(placedOf))
    // Of equally short lines one with an obstacle and one without make a difference.
    const ways = measuredLines.filter(
      ({ through }, i) =>
        measuredLines.findIndex((other) => other.through.length > 0 === through.length > 0) === i,
    )
    return ways.map(({ through }) => ({
      do: 'attack',
      ship: THING + remote.id,
      weapon,
      arc: 'front',
      defender: target,
      range,
      obstructedBy: through.map((i) => obstacles[i].id),
    }))
  })
}

/** From Declare Target to Aftermath; before the dice of the defender it may change a focus result to a hit. */
export function* attackByRemote(t: T, remote: Thing, chosen: Declared): Flow {
  const outer = t.state.attack
  yield* inItsOwnQueue(t, resolve(t, remote, chosen))
  t.state.attack = outer
}

function* resolve(t: T, remote: Thing, chosen: Declared): Flow {
  const s = t.state
  const attack = attackFrom(chosen, false)
  s.attack = attack
  const { defender } = chosen
  if (isShip(defender)) s.ships[defender].marks |= DEFENDED
  const { target, range, obstructed } = offered(chosen)
  t.log?.('remote-attack', 'xw.g.remote-use.1', { remote: attack.attacker, target, range, obstructed })
  yield* raise(t, { event: 'defender-declared', ship: attack.attacker, defender })
  yield* rollAttackDice(t)
  yield* modifyDice(t, 'attack')
  yield* focusToHit(t, remote, attack)
  yield* rollDefenseDice(t)
  yield* modifyDice(t, 'defense')
  yield* neutralize(t)
  yield* dealDamage(t)
  yield* aftermath(t)
  yield* drain(t)
}

function* focusToHit(t: T, remote: Thing, attack: Attack): Flow {
  if (countFace(attack.attackDice, 'focus') === 0) return
  if (yield* t.may(remote.seat, 'remote-focus', { rule: 'xw.g.remote-use.1' }))
    changeDice(t, 'attack', 'focus', 'hit', 1)
}
