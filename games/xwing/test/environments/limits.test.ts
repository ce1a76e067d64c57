/** Where the pieces of an environment may lie, and what is left of it where nothing has room any more. */
import { describe, expect, test } from 'vitest'
import { ENVIRONMENTS } from '../../environments/index.ts'
import type { ThingGiven } from '../../position/given.ts'
import type { Piece } from '../../rules/setup/layout.ts'
import { shapeAt } from '../../rules/setup/limits.ts'
import { situation } from '../play.ts'

/** Why a piece would be refused at a place in mm, by the card, and as a last resort. */
function refusals(id: string, things: ThingGiven[], piece: Piece) {
  const { state } = situation({
    step: 'planning',
    options: { environment: id },
    player1: { tie: { pilot: 'academypilot', at: [60, 40, 0] } },
    player2: { xwing: { pilot: 'bluesquadronescort', at: [60, 870, 180] } },
    things,
  })
  const layout = ENVIRONMENTS.find((environment) => environment.id === id)!.layout
  return (by: 'limit' | 'lastResort', x: number, y: number) =>
    layout[by](state, piece, shapeAt(piece.type, { x: x * 1000, y: y * 1000, a: 0 }))?.refused ?? null
}

const CLOUD: Piece = { kind: 'obstacle', type: 'pomdebris1' }
const inTheMiddle: ThingGiven[] = [{ type: 'pomdebris2', at: [457, 457, 0] }]

describe('obstacles of an environment', () => {
  test('lie beyond range 2 of the edges and range 1 of each other [xw.a.env-list.6] [xw.a.env-use.2]', () => {
    const at = refusals('ionclouds', inTheMiddle, CLOUD)
    expect(at('limit', 180, 457)).toBe('place-near-edge')
    expect(at('limit', 457, 734)).toBe('place-near-edge')
    expect(at('limit', 330, 457)).toBe('place-too-near')
    expect(at('limit', 270, 457)).toBeNull()
  })

  test('where there is no room, hosts of gas clouds still keep away from the edges, and from each other as far as range 0 [xw.a.env-list.8] [xw.a.env-use.2]', () => {
    const at = refusals('recentwreckage', inTheMiddle, CLOUD)
    expect(at('limit', 330, 457)).toBe('place-too-near')
    expect(at('lastResort', 330, 457)).toBeNull()
    expect(at('lastResort', 180, 457)).toBe('place-near-edge')
    expect(at('lastResort', 457, 457)).toBe('place-too-near')
  })

  test('where there is no room, one of the players’ lies anywhere but on or touching another [xw.a.env-list.15] [xw.a.env-use.2]', () => {
    const at = refusals('unexplodedordnance', inTheMiddle, CLOUD)
    expect(at('limit', 180, 457)).toBe('place-near-edge')
    expect(at('lastResort', 180, 457)).toBeNull()
    expect(at('lastResort', 457, 457)).toBe('place-too-near')
    expect(at('lastResort', 20, 457)).toBe('outside-play-area')
  })
})

test('bombs that lie there from the start are at range 1 of an obstacle and beyond range 1 of the edges and each other [xw.a.env-list.15] [xw.a.env-use.2]', () => {
  const things: ThingGiven[] = [
    { type: 'coreasteroid0', at: [210, 457, 0] },
    { type: 'coreasteroid1', at: [457, 457, 0] },
    { type: 'ionbomb', at: [457, 380, 0], owner: 'player1', by: 'tie' },
  ]
  const at = refusals('unexplodedordnance', things, { kind: 'device', type: 'bomblet' })
  expect(at('limit', 90, 457)).toBe('place-near-edge')
  expect(at('limit', 135, 457)).toBeNull()
  expect(at('limit', 700, 457)).toBe('place-not-at-range')
  expect(at('limit', 420, 390)).toBe('place-too-near')
})
