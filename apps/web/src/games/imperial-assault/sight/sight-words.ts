/** Why somebody sees somebody, in words. */
import type { Attempt, Obstacle } from '@dejarik/imperial-assault/map'
import { type Sighting, spacesOf } from '@dejarik/imperial-assault/preview'
import { nameOfFigure } from '../names.ts'
import type { BoardTable } from '../TableContext.tsx'
import type { Seeing } from './useSight.ts'

/** The choice of corners that comes nearest to a line of sight: the one with the fewest obstacles. */
export function bestAttempt({ proof }: Sighting): Attempt | null {
  if (proof.sees) return proof.adjacent ? null : proof.attempt
  const count = ({ stopped }: Attempt): number => stopped.filter((one) => one !== null).length
  return proof.attempts.toSorted((a, b) => count(a) - count(b))[0] ?? null
}

export function sightWords(table: BoardTable, sighting: Sighting, spaces: number | null): string {
  const { say } = table
  const { proof } = sighting
  const away = spaces === null ? say('sight.apart') : say('sight.away', { spaces })
  if (proof.sees) return say(proof.adjacent ? 'sight.adjacent' : 'sight.clear', { away })
  const attempt = bestAttempt(sighting)
  const reasons = new Set(
    (attempt?.stopped ?? []).flatMap((one) => (one === null ? [] : [obstacleWords(table, one)])),
  )
  return say('sight.blocked', {
    away,
    lines: attempt?.stopped.filter((one) => one !== null).length ?? 0,
    why: [...reasons].join(', '),
  })
}

/** Why somebody is not seen, in a word. */
export function reasonWord({ say }: BoardTable, { sighting }: Seeing): string {
  const stopped = sighting === null ? [] : (bestAttempt(sighting)?.stopped ?? [])
  const what = stopped.find((one) => one !== null)?.what ?? 'wall'
  return say(`seen.${what}`)
}

function obstacleWords(table: BoardTable, obstacle: Obstacle): string {
  const { say, view, language } = table
  if (obstacle.what !== 'figure') return say(`sight.${obstacle.what}`)
  const figure = figureAt(table, obstacle.space)
  return figure < 0
    ? say('sight.figure', { name: '' })
    : say('sight.figure', { name: nameOfFigure(view, figure, language) })
}

function figureAt({ state }: BoardTable, space: number): number {
  return state.figures.findIndex((figure) => spacesOf(state, figure).includes(space))
}
