import type { Outcome } from '@dejarik/kernel'
import type { Snapshot } from '../../session/session.ts'
import { useWords } from '../../text/index.ts'

type Series = NonNullable<Snapshot['series']>

/** By seat, with the match that has just ended. */
function winsOf({ wins }: Series, outcome: Outcome | null): readonly number[] {
  return wins.map((won, seat) => won + (outcome?.winners.includes(seat) ? 1 : 0))
}

export const isDecided = (series: Series, outcome: Outcome | null): boolean =>
  winsOf(series, outcome).some((won) => 2 * won > series.best)

/** How several matches in a row stand: one's own wins first. */
export function SeriesLine({ snapshot: { series, outcome, seat } }: { snapshot: Snapshot }) {
  const say = useWords()
  if (series === null) return null
  const wins = winsOf(series, outcome)
  const own = Math.max(0, seat)
  const score = [wins[own], ...wins.filter((_, at) => at !== own)].join(' : ')
  return (
    <p className="ending-series">
      {say(isDecided(series, outcome) ? 'ending.series-over' : 'ending.series', { best: series.best, score })}
    </p>
  )
}
