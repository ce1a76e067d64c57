/** Damage, strain and recovery (rulebook: Schaden, Erschöpfung, Regenerieren). */
import type { Flow } from '@dejarik/kernel'
import { designOf } from '../cards/catalogue.ts'
import { type FigureId, NONE, type State, type T } from '../state.ts'
import { defeat } from './defeat.ts'
import { moment, open } from './windows.ts'

export function healthOf(s: State, figure: FigureId): number {
  return designOf(s.figures[figure].kind).facts.health
}

export function isDefeated(s: State, figure: FigureId): boolean {
  const one = s.figures[figure]
  return one.space !== NONE && one.damage >= healthOf(s, figure)
}

/** Puts damage on a figure, no more than its health (ia.damage.8); defeat follows with `defeats`. Returns how much. */
export function putDamage(t: T, figure: FigureId, amount: number, by: FigureId): number {
  const s = t.state
  const one = s.figures[figure]
  if (one.space === NONE || amount <= 0) return 0
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
    yield* open(t, 'suffered', moment(figure, null, suffered, by), 'ia.damage.1')
    yield* defeats(t, [figure], by)
  }
  return suffered
}

/** Several at once: all damage first, then what follows. */
export function* sufferAll(t: T, figures: readonly FigureId[], amount: number, by: FigureId): Flow {
  const hurt = figures.filter((figure) => putDamage(t, figure, amount, by) > 0)
  for (const figure of hurt) yield* open(t, 'suffered', moment(figure, null, amount, by), 'ia.damage.1')
  yield* defeats(t, hurt, by)
}

/** Strain is damage (ia.strain-skirmish.1), unless its player discards from the top of his deck (ia.strain-skirmish.2). */
export function* sufferStrain(t: T, figure: FigureId, amount: number, by: FigureId = NONE): Flow {
  const s = t.state
  const { seat, space } = s.figures[figure]
  if (space === NONE || amount <= 0) return
  const { deck, discard } = s.sides[seat]
  const most = Math.min(amount, deck.length)
  const avoided =
    most === 0
      ? 0
      : yield* t.chooseNumber(seat, 'avoid-strain', { min: 0, max: most }, { rule: 'ia.strain-skirmish.2' })
  for (let i = 0; i < avoided; i++) {
    const card = deck.pop()
    if (card === undefined) break
    discard.push(card)
    t.revealed('discard')
    t.log?.('strain-avoided', 'ia.strain-skirmish.2', { seat, card })
  }
  yield* suffer(t, figure, amount - avoided, by)
}

/** ia.recover.1 */
export function recover(t: T, figure: FigureId, amount: number): void {
  const one = t.state.figures[figure]
  const recovered = Math.min(amount, one.damage)
  if (recovered <= 0 || one.space === NONE) return
  one.damage -= recovered
  t.log?.('recover', 'ia.recover.1', { figure, amount: recovered })
}
