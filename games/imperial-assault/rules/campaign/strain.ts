/** Strain of heroes (rulebook: Anstrengung, Ausdauer, Ausruhen). */
import type { Flow } from '@dejarik/kernel'
import { type FigureId, NONE, type State, type T } from '../../state.ts'
import { recover, suffer } from '../damage.ts'
import { enduranceOf, isHero } from '../hero.ts'
import { moment, open, usesIn } from '../windows.ts'

/** Nobody suffers more strain than endurance of his own will (ia.strain-campaign.5). */
export function canStrain(s: State, figure: FigureId, amount: number): boolean {
  return isHero(s, figure) && s.figures[figure].strain + amount <= enduranceOf(s, figure)
}

/** Tokens up to the endurance; what is beyond is damage (ia.strain-campaign.6). Others suffer damage at once (ia.strain-campaign.2). */
export function* putStrain(t: T, figure: FigureId, amount: number, by: FigureId = NONE): Flow {
  const s = t.state
  if (!isHero(s, figure)) {
    yield* suffer(t, figure, amount, by)
    return
  }
  const one = s.figures[figure]
  if (one.gone) return
  const room = Math.max(0, enduranceOf(s, figure) - one.strain)
  const tokens = Math.min(room, amount)
  one.strain += tokens
  if (tokens > 0) t.log?.('strain', 'ia.strain-campaign.1', { figure, amount: tokens })
  if (amount > tokens) yield* suffer(t, figure, amount - tokens, by)
}

/** More than the hero has recovers damage (ia.strain-campaign.7). */
export function recoverStrain(t: T, figure: FigureId, amount: number): void {
  const one = t.state.figures[figure]
  if (one.space === NONE || !isHero(t.state, figure)) return
  const recovered = Math.min(one.strain, amount)
  one.strain -= recovered
  if (recovered > 0) t.log?.('strain-recovered', 'ia.recover.4', { figure, amount: recovered })
  recover(t, figure, amount - recovered)
}

/** Tokens above a new endurance are gone without effect (ia.strain-campaign.8). */
export function trimStrain(s: State, figure: FigureId): void {
  const one = s.figures[figure]
  one.strain = Math.min(one.strain, enduranceOf(s, figure))
}

/** Whether there is something to recover, or to be had for it. */
export function canRest(s: State, figure: FigureId): boolean {
  const { strain, damage, seat } = s.figures[figure]
  return strain > 0 || damage > 0 || usesIn(s, seat, moment('rested', figure)).length > 0
}

/** Recovers strain equal to the endurance (ia.rest.1, .3). */
export function* rest(t: T, figure: FigureId): Flow {
  t.log?.('rest', 'ia.rest.1', { figure })
  recoverStrain(t, figure, enduranceOf(t.state, figure))
  yield* open(t, moment('rested', figure), 'ia.rest.1')
}
