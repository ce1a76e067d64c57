/** Skirmish upgrades that are written. */

import { ability } from '../../rules/ability.ts'
import { scoreTogether } from '../../rules/winning.ts'
import { type Written, written } from '../card.ts'
import { always } from '../shapes.ts'

const firstStrike = ability({
  name: 'first-strike',
  when: [
    {
      window: 'deployed',
      rule: 'ia.winning-skirmish.4',
      optional: false,
      can: () => true,
      act(t) {
        scoreTogether(
          t,
          [
            [0, 4],
            [1, 4],
          ],
          'ia.winning-skirmish.4',
        )
      },
    },
  ],
})

export const UPGRADES: readonly Written[] = [
  written('first-strike', firstStrike),
  written('rebel-high-command', always('rebel-high-command', { draws: () => 1 })),
  // Initiative and zones ask for it by its name.
  written('devious-scheme', always('devious-scheme', {})),
]
