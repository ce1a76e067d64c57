/** The set-up step Place Obstacles (rulebook: "Hindernisse platzieren", xw.g.setup.13). */
import type { Flow, OptionOf, Rng } from '@dejarik/kernel'
import { TURN } from '@dejarik/kernel'
import { distance, type Placed, type Pose } from '../../geometry/index.ts'
import type { Questions } from '../../questions.ts'
import type { State, T } from '../../state.ts'
import { environmentOf } from '../environments.ts'
import { type Layout, type Piece, usualLayout } from './layout.ts'
import { shapeAt, TOUCHING } from './limits.ts'
import { askPlace, findPlace, type Limit, type Placing } from './places.ts'
import { addThing } from './things.ts'

const HEADINGS = [0, 45, 90, 135]

function layoutOf(s: State): Layout {
  return environmentOf(s)?.layout ?? usualLayout
}

/** In player order, one after the other, until all lie there. One step a piece. */
export function* obstacles(t: T): Flow<string> {
  const s = t.state
  const layout = layoutOf(s)
  const left = layout.left(s)
  if (left.length === 0) {
    if (layout.done !== undefined) yield* layout.done(t)
    return 'docking'
  }
  const seat = countPieces(s) % 2 === 0 ? s.firstPlayer : 1 - s.firstPlayer
  const options = left.map(({ kind, type }): OptionOf<Questions, 'choose-obstacle'> => ({ do: kind, type }))
  const { type } = yield* t.choose(seat, 'choose-obstacle', options, { rule: 'xw.g.setup.13' })
  const piece = left.find((one) => one.type === type) ?? left[0]
  const pose = yield* askPlace(t, seat, 'place-obstacle', 'xw.g.setup.14', placingOf(s, layout, piece))
  const thing = addThing(s, piece.kind, type, pose, piece.kind === 'device' ? seat : -1)
  t.log?.('place-obstacle', 'xw.g.setup.13', { seat, type })
  layout.placed?.(s, thing)
  return 'obstacles'
}

function placingOf(s: State, layout: Layout, piece: Piece): Placing {
  const hosts = layout.touches?.(s, piece) ?? null
  return {
    area: { kind: piece.kind, id: piece.type, ship: -1, zone: layout.zone },
    check: fits(s, layout, piece)
      ? limitOf(s, layout, piece)
      : (pose) => layout.lastResort(s, piece, shapeAt(piece.type, pose)),
    headings: HEADINGS,
    ...(hosts !== null && { guess: (rng: Rng) => beside(rng, piece.type, hosts) }),
  }
}

function limitOf(s: State, layout: Layout, piece: Piece): Limit {
  return (pose) => layout.limit(s, piece, shapeAt(piece.type, pose))
}

function countPieces(s: State): number {
  return s.things.filter(({ kind }) => kind === 'obstacle' || kind === 'device').length
}

/** Whether there is room for it at all. Beside something there always is. */
function fits(s: State, layout: Layout, piece: Piece): boolean {
  if (countPieces(s) < layout.roomFor) return true
  if ((layout.touches?.(s, piece) ?? null) !== null) return true
  const area = { kind: piece.kind, id: piece.type, ship: -1, zone: layout.zone }
  return findPlace({ area, check: limitOf(s, layout, piece), headings: HEADINGS }) !== null
}

/** A place of this obstacle with a gap below `TOUCHING` to one of its hosts, in a random direction. */
function beside(rng: Rng, type: string, hosts: readonly Placed[]): Pose {
  const host = hosts[rng.int(hosts.length)]
  const a = rng.int(TURN)
  const [dx, dy] = [rng.int(2001) - 1000, rng.int(2001) - 1000]
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  const at = (far: number): Pose => ({
    x: Math.round(host.pose.x + (far * dx) / length),
    y: Math.round(host.pose.y + (far * dy) / length),
    a,
  })
  let far = host.reach + shapeAt(type, at(0)).reach + TOUCHING
  // Each step is as long as the gap, so the two never meet.
  for (let i = 0; i < 20; i++) {
    const gap = distance(shapeAt(type, at(far)), host)
    if (gap <= TOUCHING / 2) break
    far -= gap - TOUCHING / 4
  }
  return at(far)
}

/** For clients: why an obstacle can't lie somewhere. Whether there is room at all is looked up once for all places. */
export function obstacleLimit(s: State, type: string): Limit {
  const layout = layoutOf(s)
  const piece = layout.left(s).find((one) => one.type === type)
  return piece === undefined ? () => null : placingOf(s, layout, piece).check
}
