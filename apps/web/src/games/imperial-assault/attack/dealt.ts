/** What an attack would do to its target, were it over now. */
import type { Attack } from '@dejarik/imperial-assault'
import { accuracyResults, damageDealt, dodgeResults } from '@dejarik/imperial-assault/preview'

export function isShort(attack: Attack): boolean {
  return attack.ranged && accuracyResults(attack) < attack.distance
}

export function wouldMiss(attack: Attack): boolean {
  return dodgeResults(attack) > 0 || isShort(attack)
}

export function wouldDeal(attack: Attack): number {
  return wouldMiss(attack) ? 0 : damageDealt(attack)
}
