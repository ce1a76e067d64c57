/** Skirmish upgrades that are written. */
import { ability, always, when } from '../../rules/abilities.ts'
import type { Written } from '../../rules/cards.ts'
import { discardFromHand, draw } from '../../rules/command-cards.ts'
import { scoreTogether } from '../../rules/winning.ts'
import { written } from '../card.ts'
import { ATTACHMENTS } from './attachments.ts'

const firstStrike = ability(
  'first-strike',
  when('deployed', {
    run: (t) =>
      scoreTogether(
        t,
        [
          [0, 4],
          [1, 4],
        ],
        'ia.winning-skirmish.4',
      ),
  }),
)

const ruleByFear = ability(
  'rule-by-fear',
  when('round-start', {
    if: (s) => s.round === 1,
    *run(t, me) {
      draw(t, me.seat, 2)
      yield* discardFromHand(t, me.seat)
    },
  }),
)

export const UPGRADES: readonly Written[] = [
  ...ATTACHMENTS,
  written('rule-by-fear', ruleByFear),
  written('first-strike', firstStrike),
  written('rebel-high-command', ability('rebel-high-command', always({ draws: () => 1 }))),
  // Initiative and zones ask for it by its name.
  written('devious-scheme', ability('devious-scheme', always({ choosesZone: true }))),
  // What these change is done once the army is built (build/exceptions.ts).
  written('balance-of-the-force', ability('balance-of-the-force', always({}))),
  written(
    'temporary-alliance-imperial',
    ability('temporary-alliance-imperial/temporary-alliance', always({})),
  ),
  written(
    'temporary-alliance-mercenary',
    ability('temporary-alliance-mercenary/temporary-alliance', always({})),
  ),
]
