/** What states of Destiny name by number: cards, and by place the abilities of a card. */
import type { Numbers } from '@dejarik/kernel'
import { abilitiesOf } from '../../cards/catalogue.ts'
import { CARDS } from '../../facts/index.ts'
import type { Ability } from '../../rules/abilities.ts'
import { RULE_ABILITIES } from '../../rules/keywords.ts'
import { ACTIONS, CARDS_A_SEAT } from '../../state.ts'

const described = (ability: Ability): string =>
  'on' in ability && typeof ability.on === 'string' ? `${ability.kind} ${ability.on}` : ability.kind

export const numbers: Numbers = {
  numbered: {
    cards: CARDS.map(({ id }, card) =>
      [id, abilitiesOf(card).map(described).join(', ')].filter(Boolean).join(': '),
    ),
    'abilities of the rules': RULE_ABILITIES.map(described),
  },
  named: { actions: ACTIONS, 'cards a seat': [String(CARDS_A_SEAT)] },
}
