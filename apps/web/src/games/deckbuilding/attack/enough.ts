import { BASE_ATTACK, type CardId, type View } from '@dejarik/deckbuilding'
import type { Commits } from './assembly.ts'
import { forecast } from './forecast.ts'

interface Attacker {
  readonly card: CardId
  readonly attack: number
}

/**
 * Who is gathered where a target is clicked first: against the base everybody who can harm it; against a card of the row
 * those who are just enough, as few as can be; everybody if all are not enough.
 */
export function enoughAgainst(view: View, me: number, target: number, commits: Commits): readonly CardId[] {
  const { units, ships } = view.sides[me]
  const all: Attacker[] = [...units, ...ships]
    .filter(({ card }) => commits.get(card)?.includes(target) === true)
    .map(({ card, attack, rowAttack }) => ({ card, attack: target === BASE_ATTACK ? attack : rowAttack }))
    .filter(({ attack }) => attack > 0)
  const blow = forecast(view, me, target, [])
  if (blow.kind === 'base') return all.map(({ card }) => card)
  return (least(all, blow.needed - blow.sum) ?? all).map(({ card }) => card)
}

/** The smallest sum that is enough, of the fewest; null if there is none. */
function least(all: readonly Attacker[], needed: number): readonly Attacker[] | null {
  let best: readonly Attacker[] | null = null
  for (let set = 1; set < 1 << Math.min(all.length, MANY); set++) {
    const some = all.filter((_, i) => (set & (1 << i)) !== 0)
    if (sum(some) < needed) continue
    const better =
      best === null || sum(some) < sum(best) || (sum(some) === sum(best) && some.length < best.length)
    if (better) best = some
  }
  return best
}

/** Nobody has more than this in play; were it so, the first are tried. */
const MANY = 14

function sum(some: readonly Attacker[]): number {
  return some.reduce((total, { attack }) => total + attack, 0)
}
