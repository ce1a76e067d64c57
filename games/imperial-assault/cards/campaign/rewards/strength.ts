/** What few heroes begin with (ia.reward-cards.3); their activation tokens are a matter of the status phase. */
import { ability, always } from '../../../rules/abilities.ts'
import { written } from '../../card.ts'

export const STRENGTH = [
  written('reward/legendary', ability('legendary', always({ health: () => 10 }))),
  written('reward/heroic', ability('reward/heroic', always({ health: () => 3 }))),
]
