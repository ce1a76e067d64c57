/** Control (rulebook: Kontrolle) of tokens, tiles and areas. */
import type { Seat } from '@dejarik/kernel'
import type { Space } from '../map/index.ts'
import { NONE, type State } from '../state.ts'
import { figuresOnMap, isAtOrBeside, spacesOf } from './ground.ts'
import { isClouded, missionAlways } from './live.ts'
import { TERMINAL } from './mission.ts'

/** Who alone has figures among these; NONE if nobody, or both. */
function alone(s: State, isThere: (figure: number) => boolean): Seat {
  let owner = NONE
  for (const figure of figuresOnMap(s)) {
    if (!isThere(figure) || isClouded(s, figure)) continue
    const { seat } = s.figures[figure]
    if (owner !== NONE && owner !== seat) return NONE
    owner = seat
  }
  return owner
}

/** On it or adjacent to it, and no hostile figure is (ia.control.4, .5). */
export function controllerOfSpace(s: State, space: Space): Seat {
  return space === NONE ? NONE : alone(s, (figure) => isAtOrBeside(s, figure, space))
}

/** On any of its spaces (ia.control.2, .3): a tile, or an area of the mission. */
export function controllerOfArea(s: State, spaces: readonly Space[]): Seat {
  return alone(s, (figure) => spacesOf(s, s.figures[figure]).some((space) => spaces.includes(space)))
}

/** Terminals that a player controls; each gives a card (ia.terminal-tokens.3). */
export function terminalsOf(s: State, seat: Seat): number {
  const { givesNoCard } = missionAlways(s)
  return s.tokens.filter(
    ({ kind, space }, id) =>
      kind === TERMINAL && controllerOfSpace(s, space) === seat && givesNoCard?.(s, id) !== true,
  ).length
}
