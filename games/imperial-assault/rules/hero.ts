/** Heroes (rulebook: Held, Verwundet, Ausdauer): figures whose card is a side of their sheet. */
import { type Figure, type FigureId, NONE, REBELS, type State } from '../state.ts'
import { bodyOf } from './body.ts'
import { designOf } from './cards.ts'
import { eachOf } from './live.ts'

/** Heroes are the first figures of every campaign mission. */
export function isHero(s: State, figure: FigureId): boolean {
  return s.campaign !== null && designOf(s.figures[figure].kind).sheet !== null
}

export function isWounded(s: State, figure: FigureId): boolean {
  return designOf(s.figures[figure].kind).sheet?.wounded === true
}

/** ia.withdraw.1 */
export function isWithdrawn(s: State, figure: FigureId): boolean {
  return s.figures[figure].gone
}

/** Out of the fight, but still on the map (ia.incapacitated.1). */
export function isIncapacitated({ gone, space }: Figure): boolean {
  return gone && space !== NONE
}

/** Most strain that a hero can have (ia.endurance.1). */
export function enduranceOf(s: State, figure: FigureId): number {
  const { sheet } = designOf(s.figures[figure].kind)
  if (sheet === null) return 0
  let endurance = sheet.side.endurance + bodyOf(s, figure).endurance
  eachOf(s, figure, 'endurance', (more, me) => {
    endurance += more(s, me)
  })
  return endurance
}

/** Heroes on the map who are in the fight. */
export function heroesOf(s: State): FigureId[] {
  const found: FigureId[] = []
  for (const [id, { seat, space, gone }] of s.figures.entries())
    if (seat === REBELS && space !== NONE && !gone && isHero(s, id)) found.push(id)
  return found
}

/** Two heroes have two activation tokens each, of three one has (ia.activation.10). */
export function hasTwoTokens(s: State, hero: FigureId): boolean {
  return heroCount(s) === 2 || s.campaign?.second === hero
}

export function heroCount(s: State): number {
  return s.options.campaign?.heroes.length ?? 0
}
