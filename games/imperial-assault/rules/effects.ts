/** Effects that last: laid on a figure or a player until some moment. */
import type { Seat } from '@dejarik/kernel'
import { type Attack, type Effect, type FigureId, NONE, type State, type Until } from '../state.ts'
import { abilityAt, type Named, type Window } from './abilities.ts'

export interface Laid {
  readonly figure?: FigureId
  readonly until: Until
  readonly value?: number
}

export function lay(s: State, ability: Named, seat: Seat, { figure = NONE, until, value = 0 }: Laid): void {
  s.effects.push({ ability: ability.key, seat, figure, until, value })
}

export function isLaid(s: State, ability: Named, figure: FigureId): boolean {
  return s.effects.some((effect) => effect.ability === ability.key && effect.figure === figure)
}

/** Takes away what lasts until now; with a figure, only what lies on it. */
export function expire(s: State, until: Until, figure?: FigureId): void {
  if (s.effects.length === 0) return
  s.effects = s.effects.filter(
    (effect) => effect.until !== until || (figure !== undefined && effect.figure !== figure),
  )
}

const NOTHING: readonly Effect[] = []

/** What was laid for attacks that are under way; one that interrupts them leaves it there (ia.interrupt.1). */
export function laidForAttacks(s: State): readonly Effect[] {
  return s.attacks.length === 0 ? NOTHING : s.effects.filter(({ until }) => until === 'attack')
}

/** Takes away what lasts as long as an attack of or on these figures; what listens to the window may stay. */
export function expireAttack(
  s: State,
  { attacker, target }: Pick<Attack, 'attacker' | 'target'>,
  others: readonly Effect[],
  window?: Window,
): void {
  if (s.effects.length === 0) return
  s.effects = s.effects.filter(
    (effect) =>
      effect.until !== 'attack' ||
      (effect.figure !== attacker && effect.figure !== target) ||
      abilityAt(effect.ability).when.some(({ at }) => at === window) ||
      others.includes(effect),
  )
}

/** Takes away one effect of this ability from a figure, or from a player. */
export function lift(s: State, ability: Named, figure: FigureId, seat?: Seat): void {
  const place = s.effects.findIndex(
    (effect) =>
      effect.ability === ability.key &&
      effect.figure === figure &&
      (seat === undefined || effect.seat === seat),
  )
  if (place >= 0) s.effects.splice(place, 1)
}

/** What lasts until the next time becomes what lasts until the end of this one. */
export function comeDue(
  s: State,
  from: 'next-round' | 'next-activation',
  to: Until,
  figure?: FigureId,
): void {
  s.effects = s.effects.map((effect) =>
    effect.until === from && (figure === undefined || effect.figure === figure)
      ? { ...effect, until: to }
      : effect,
  )
}
