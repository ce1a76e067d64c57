/** Cards that every ship has: the rules' own, and those of scenario and environment that have abilities. */

import type { CardNumber, State } from '../../state.ts'
import { cardOf, numberOf, RULES_CARD } from '../cards.ts'

export function ruleCardsOf({ options, environment }: Pick<State, 'options' | 'environment'>): CardNumber[] {
  const cards = [numberOf('scenario', options.scenario)]
  if (environment.id !== '') cards.push(numberOf('environment', environment.id))
  return [RULES_CARD, ...cards.filter((card) => cardOf(card).abilities.length > 0)]
}
