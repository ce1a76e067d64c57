/** How a match of the Deckbuilding Game came to its end, from its log. */
import type { View } from '@dejarik/deckbuilding'
import type { Language, LogEntry, Seat } from '@dejarik/kernel'
import type { EndSummary } from '../../table/contract.ts'
import { wordsIn } from '../../text/index.ts'
import { againstSeat, bySeat, course, figure } from '../end.ts'

export function endOf(_: View, log: readonly LogEntry[], side: Seat, language: Language): EndSummary {
  const say = wordsIn(language)
  const attacks = bySeat('base-attack', 'total')
  return {
    why: null,
    course: course({ what: say('end.base-attack'), unit: say('end.turn') }, log, side, 'turn', attacks),
    figures: [
      figure(say('end.base-attack'), log, side, attacks),
      figure(say('end.bases'), log, side, againstSeat('base-destroyed', null)),
      figure(say('end.bounties'), log, side, bySeat('defeat', null)),
      figure(say('end.purchases'), log, side, bySeat('purchase', null)),
      figure(say('end.resources-gained'), log, side, bySeat('gain-resources', 'amount')),
    ],
  }
}
