/** Massive figures (rulebook: Gewaltig) end among others, who are pushed away. */
import type { Flow } from '@dejarik/kernel'
import type { Space } from '../map/index.ts'
import type { NextFigure } from '../offers.ts'
import { type FigureId, NONE, type State, type T } from '../state.ts'
import { designOf } from './cards.ts'
import { moverOf, spacesOf } from './ground.ts'
import { pushAway, standsAway } from './moving.ts'
import { moment, open } from './windows.ts'

/** It goes no further (ia.massive.11), and pushes those among whom it ends, its own side's first (ia.massive.9, .10). */
export function* endAmong(t: T, figure: FigureId): Flow {
  const s = t.state
  const one = s.figures[figure]
  if (!designOf(one.kind).facts.keywords.massive) return
  const covered = spacesOf(s, one)
  const under = figuresUnder(s, figure, covered)
  if (under.length === 0) return
  if (s.activation?.figure === figure) s.activation.settled = true
  one.points = 0
  yield* open(t, moment('ended-among', figure, null, 0, NONE, covered), 'ia.massive.9')
  const seats = under.map((id) => s.figures[id].seat).filter((seat) => seat !== one.seat)
  for (const seat of new Set([one.seat, ...seats])) yield* pushThose(t, figure, seat, covered)
}

function figuresUnder(s: State, massive: FigureId, covered: readonly Space[]): FigureId[] {
  const found: FigureId[] = []
  for (let id = 0; id < s.figures.length; id++)
    if (id !== massive && spacesOf(s, s.figures[id]).some((space) => covered.includes(space))) found.push(id)
  return found
}

/** One player's figures, in the order that he likes (ia.conflicts.3): he is asked where one could take another's place. */
function* pushThose(t: T, massive: FigureId, seat: number, covered: readonly Space[]): Flow {
  const s = t.state
  const pushed: FigureId[] = []
  for (;;) {
    const left = figuresUnder(s, massive, covered).filter(
      (id) => s.figures[id].seat === seat && !pushed.includes(id),
    )
    if (left.length === 0) return
    const contested = inEachOthersWay(s, left, covered)
    let [next] = left
    if (contested.length > 0) {
      const options = contested.map((id): NextFigure => ({ do: 'figure', figure: id }))
      next = (yield* t.choose(seat, 'push-order', options, { rule: 'ia.massive.10' })).figure
    }
    pushed.push(next)
    yield* pushAway(t, next, 'ia.massive.9')
  }
}

/** Those who could go where another could, or who make room by going: a large figure leaves spaces beside the Massive one. */
function inEachOthersWay(s: State, figures: readonly FigureId[], covered: readonly Space[]): FigureId[] {
  if (figures.length === 1) return []
  const goals = figures.map((id) => {
    const { steps } = moverOf(s, s.figures[id])
    return new Set(standsAway(s, id).flatMap((stand) => steps.covered(stand) ?? []))
  })
  const makesRoom = figures.map((id) => spacesOf(s, s.figures[id]).some((space) => !covered.includes(space)))
  if (makesRoom.includes(true)) return [...figures]
  return figures.filter((_, i) =>
    goals.some((other, k) => k !== i && [...goals[i]].some((space) => other.has(space))),
  )
}
