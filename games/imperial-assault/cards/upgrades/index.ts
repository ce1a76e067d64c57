/** Skirmish upgrades that are written. */
import type { Written } from '../../rules/cards.ts'
import { discardFromHand, draw } from '../../rules/command-cards.ts'
import { scoreTogether } from '../../rules/winning.ts'
import { written } from '../card.ts'
import { always } from '../shapes.ts'
import { happens, when } from '../triggers.ts'
import { ATTACHMENTS } from './attachments.ts'

const firstStrike = when(
  'first-strike',
  happens(
    'deployed',
    () => true,
    (t) =>
      scoreTogether(
        t,
        [
          [0, 4],
          [1, 4],
        ],
        'ia.winning-skirmish.4',
      ),
  ),
)

const ruleByFear = when(
  'rule-by-fear',
  happens(
    'round-start',
    (s) => s.round === 1,
    function* (t, me) {
      draw(t, me.seat, 2)
      yield* discardFromHand(t, me.seat)
    },
  ),
)

export const UPGRADES: readonly Written[] = [
  ...ATTACHMENTS,
  written('rule-by-fear', ruleByFear),
  written('first-strike', firstStrike),
  written('rebel-high-command', always('rebel-high-command', { draws: () => 1 })),
  // Initiative and zones ask for it by its name.
  written('devious-scheme', always('devious-scheme', { choosesZone: true })),
  // What these change is done once the army is built (build/exceptions.ts).
  written('balance-of-the-force', always('balance-of-the-force', {})),
  written('temporary-alliance-imperial', always('temporary-alliance-imperial/temporary-alliance', {})),
  written('temporary-alliance-mercenary', always('temporary-alliance-mercenary/temporary-alliance', {})),
]
