/** Defeat (rulebook: Besiegt): the figure leaves the map, what it carried stays; a hero is wounded first. */
import type { Flow } from '@dejarik/kernel'
import { type FigureId, NONE, type State, type T } from '../state.ts'
import { spacesOf } from './ground.ts'
import { modeOf } from './mode.ts'
import { moment, open } from './windows.ts'

export function* defeat(t: T, figure: FigureId, by: FigureId): Flow {
  const s = t.state
  const one = s.figures[figure]
  if (one.space === NONE || one.gone) return
  const mode = modeOf(s)
  const spaces = spacesOf(s, one)
  const { activation } = s
  if (activation !== null && s.groups[activation.group].seat !== one.seat) activation.defeated++
  if (mode.stays(t, figure, by)) {
    yield* open(t, moment('defeated', figure, null, 0, by, spaces), 'ia.defeated.1')
    return
  }
  t.log?.('defeated', 'ia.defeated.4', { figure, by })
  const carried = one.carried.slice()
  remove(s, figure)
  if (isWipedOut(s, one.group)) {
    s.groups[one.group].ready = false
    mode.wipedOut(t, one.group, figure)
  }
  mode.checkEnd(t)
  yield* open(t, { ...moment('defeated', figure, null, 0, by, spaces), carried }, 'ia.defeated.1')
}

/** Off the map with all its tokens; what it carried drops in its space (ia.retrieve.4). */
export function remove(s: State, figure: FigureId): void {
  const one = s.figures[figure]
  for (const token of one.carried) s.tokens[token].space = one.space
  one.carried = []
  one.gone = true
  one.space = NONE
  one.damage = 0
  one.strain = 0
  one.conditions = 0
  one.points = 0
  // Its activation ends at once (ia.defeated.5).
  if (s.activation?.figure === figure) s.activation.actions = 0
}

export function isWipedOut(s: State, group: number): boolean {
  return s.groups[group].figures.every((figure) => s.figures[figure].gone && s.figures[figure].space === NONE)
}
