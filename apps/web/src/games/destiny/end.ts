/** How a match of Destiny came to its end, from its log. */
import type { View } from '@dejarik/destiny'
import type { Language, LogEntry, Seat } from '@dejarik/kernel'
import type { EndSummary } from '../../table/contract.ts'
import { wordsIn } from '../../text/index.ts'
import { againstSeat, bySeat, course, figure } from '../end.ts'

export function endOf(_: View, log: readonly LogEntry[], side: Seat, language: Language): EndSummary {
  const say = wordsIn(language)
  const damage = againstSeat('damage', 'amount', 'of')
  return {
    why: null,
    course: course({ what: say('end.damage'), unit: say('end.round') }, log, side, 'round', damage),
    figures: [
      figure(say('end.damage'), log, side, damage),
      figure(say('end.defeated'), log, side, againstSeat('defeat', null)),
      figure(say('end.dice-resolved'), log, side, bySeat('resolve', null)),
      figure(say('end.cards-played'), log, side, bySeat('play', null)),
      figure(say('end.resources-spent'), log, side, bySeat('spend', 'amount')),
    ],
  }
}
