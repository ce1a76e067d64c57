import { OBSTACLES } from '../geometry/index.ts'
import { type Problem, problem } from './problem.ts'
import type { Squad } from './squad.ts'

/** xw.a.squad-obstacles.1 */
export const SQUAD_OBSTACLES = 3

const KNOWN = new Set(OBSTACLES.map((obstacle) => obstacle.id))

export function isObstacle(id: string): boolean {
  return KNOWN.has(id)
}

export function obstacleProblems({ obstacles }: Squad, needed: boolean): readonly Problem[] {
  if (obstacles === undefined && !needed) return []
  const chosen = obstacles ?? []
  return [
    ...(chosen.length === SQUAD_OBSTACLES
      ? []
      : [
          problem('squad-obstacle-count', 'xw.a.squad-obstacles.1', {
            count: chosen.length,
            needed: SQUAD_OBSTACLES,
          }),
        ]),
    ...chosen
      .filter((id) => !isObstacle(id))
      .map((id) => problem('squad-obstacle-unknown', 'xw.a.squad-obstacles.2', { id })),
    ...chosen
      .filter((id, i) => chosen.indexOf(id) < i)
      .map((id) => problem('squad-obstacle-twice', 'xw.a.squad-obstacles.3', { id })),
  ]
}
