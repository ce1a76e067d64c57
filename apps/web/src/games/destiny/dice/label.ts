import { type Side, SYMBOL_NAMES } from '@dejarik/destiny/facts'
import type { Language } from '@dejarik/kernel'
import { wordsIn } from '../text/index.ts'

/** "+2 Ranged damage, costs 1": a side in words. */
export function sideLabel(side: Side, language: Language, value: number | 'X' = side.value): string {
  const say = wordsIn(language)
  const name = SYMBOL_NAMES[side.symbol][language]
  const hasValue = side.symbol !== 'special' && side.symbol !== 'blank'
  const what = hasValue ? `${side.modifier ? '+' : ''}${value} ${name}` : name
  return side.cost > 0 ? say('die.costs', { what, cost: side.cost }) : what
}
