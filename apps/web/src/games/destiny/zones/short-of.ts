import { factsOf } from '@dejarik/destiny'
import type { Thing } from '../../../board/table.ts'
import type { BoardTable } from '../TableContext.tsx'

/** Resources that are missing to play a card of the hand; 0 where it can be played, or something else is in the way. */
export function shortOf(
  { view, me, playing, ask, options, deeds }: BoardTable,
  kind: number,
  thing: Thing,
): number {
  const { cost } = factsOf(kind)
  if (!playing || ask?.what !== 'action' || typeof cost !== 'number') return 0
  if ((deeds.get(thing) ?? []).some((option) => options[option].do === 'play')) return 0
  return Math.max(0, cost - view.players[me].resources)
}
