/** Damage, strain and recovery (rulebook: Schaden, Erschöpfung, Regenerieren). */
import type { Flow } from '@dejarik/kernel'
import { type FigureId, NONE, type State, type T } from '../state.ts'
import { isAffected } from './affected.ts'
import { bodyOf } from './body.ts'
import { designOf } from './cards.ts'
import { defeat } from './defeat.ts'
import { openEach } from './interrupts.ts'
import { eachOf } from './live.ts'
import { missionAt } from './missions.ts'
import { modeOf } from './mode.ts'
import { moment, open } from './windows.ts'

/** Health as printed, with what changes it. */
export function healthOf(s: State, figure: FigureId): number {
  let health = designOf(s.figures[figure].kind).facts.health
  if (s.campaign === null) return health
  health += bodyOf(s, figure).health
  eachOf(s, figure, 'health', (more, me) => {
    health += more(s, me)
  })
  return health
}

export function isDefeated(s: State, figure: FigureId): boolean {
  const one = s.figures[figure]
  if (one.space === NONE || one.damage < healthOf(s, figure)) return false
  return missionAt(s.mission).campaign?.outlasts?.(s, figure) !== true
}

/** Puts damage on a figure, no more than its health (ia.damage.8); defeat follows with `defeats`. Returns how much. */
export function putDamage(t: T, figure: FigureId, amount: number, by: FigureId): number {
  const s = t.state
  const one = s.figures[figure]
  if (one.space === NONE || !isAffected(one) || amount <= 0) return 0
  const suffered = Math.min(amount, healthOf(s, figure) - one.damage)
  one.damage += suffered
  t.log?.('damage', 'ia.damage.4', { figure, amount: suffered, by })
  return suffered
}

/** What follows damage: those who have as much as health are defeated, one after the other (ia.defeated.1). */
export function* defeats(t: T, figures: readonly FigureId[], by: FigureId): Flow {
  for (const figure of figures) if (isDefeated(t.state, figure)) yield* defeat(t, figure, by)
}

/** Damage that is no attack's (ia.damage.5). Returns how much was suffered. */
export function* suffer(t: T, figure: FigureId, amount: number, by: FigureId = NONE): Flow<number> {
  const suffered = putDamage(t, figure, amount, by)
  if (suffered > 0) {
    yield* open(t, moment('suffered', figure, null, suffered, by), 'ia.damage.1')
    yield* defeats(t, [figure], by)
  }
  return suffered
}

/** Several at once: all damage first, then what follows. */
export function* sufferAll(t: T, figures: readonly FigureId[], amount: number, by: FigureId): Flow {
  yield* hurtAll(t, figures, amount, by)
}

/** The same; returns who suffered any. */
export function* hurtAll(t: T, figures: readonly FigureId[], amount: number, by: FigureId): Flow<FigureId[]> {
  const moments = figures
    .map((figure) => moment('suffered', figure, null, putDamage(t, figure, amount, by), by))
    .filter((at) => at.amount > 0)
  const hurt = moments.map(({ figure }) => figure)
  yield* openEach(t, moments, 'ia.damage.1')
  yield* defeats(t, hurt, by)
  return hurt
}

/** Strain: tokens for heroes, damage for all others; in a skirmish command cards can take it. */
export function* sufferStrain(t: T, figure: FigureId, amount: number, by: FigureId = NONE): Flow {
  const one = t.state.figures[figure]
  if (one.space !== NONE && isAffected(one) && amount > 0)
    yield* modeOf(t.state).sufferStrain(t, figure, amount, by)
}

/** ia.recover.1 */
export function recover(t: T, figure: FigureId, amount: number): void {
  const one = t.state.figures[figure]
  const recovered = Math.min(amount, one.damage)
  if (recovered <= 0 || one.space === NONE) return
  one.damage -= recovered
  t.log?.('recover', 'ia.recover.1', { figure, amount: recovered })
}
