import { ASTEROIDS } from './asteroids.ts'
import { DEBRIS_CLOUDS } from './debris-clouds.ts'
import { GAS_CLOUDS } from './gas-clouds.ts'
import { DEVICES, MARKERS, PLACED_OBSTACLES } from './placed-tokens.ts'
import type { ObstacleShape, TokenShape } from './token-shape.ts'

export { OBSTACLE_KINDS, type ObstacleKind, type ObstacleShape, type TokenShape } from './token-shape.ts'
export { DEVICES, MARKERS, PLACED_OBSTACLES }

/** The obstacles that players choose from before a match; their ids are those of the XWS exchange format. */
export const OBSTACLES: readonly ObstacleShape[] = [...ASTEROIDS, ...DEBRIS_CLOUDS, ...GAS_CLOUDS]

const BY_ID = new Map<string, TokenShape>(
  [...OBSTACLES, ...PLACED_OBSTACLES, ...DEVICES, ...MARKERS].map((shape) => [shape.id, shape]),
)

/** Devices that share an outline, by the id of their facts. */
const SHARED: { readonly [id: string]: string } = {
  protonbomb: 'bomb',
  seismiccharge: 'bomb',
  bomblet: 'bomb',
  electroprotonbomb: 'bomb',
  ionbomb: 'bomb',
  concussionbomb: 'bomb',
  thermaldetonator: 'bomb',
  blazerbomb: 'bomb',
  trackingtorpedoes: 'trackingtorpedo',
  clanwrencommandos: 'commandoteam',
  niteowlcommandos: 'commandoteam',
  deathwatchcommandos: 'commandoteam',
  imperialsupercommandos: 'commandoteam',
  mandaloriansupercommandos: 'commandoteam',
}

export function tokenShape(id: string): TokenShape | null {
  return BY_ID.get(SHARED[id] ?? id) ?? null
}
