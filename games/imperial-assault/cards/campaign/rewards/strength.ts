/** What few heroes begin with (ia.reward-cards.3); their activation tokens are a matter of the status phase. */
import { written } from '../../card.ts'
import { always } from '../../shapes.ts'

export const STRENGTH = [
  written('reward/legendary', always('legendary', { health: () => 10 })),
  written('reward/heroic', always('reward/heroic', { health: () => 3 })),
]
