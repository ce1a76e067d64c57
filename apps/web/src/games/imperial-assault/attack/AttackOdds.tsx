import { barsOf, type Odds } from '@dejarik/imperial-assault/odds'
import { decimalIn, OddsPlot, percentIn } from '../../../board/odds/OddsPlot.tsx'
import { useTable } from '../TableContext.tsx'

/** How much damage the target will suffer; the framed bars defeat it. */
export function AttackOdds({ odds, health }: { odds: Odds; health: number | null }) {
  const { say, language } = useTable()
  const percent = percentIn(language)
  const { damage, hit, defeat } = odds
  return (
    <OddsPlot
      bars={barsOf(odds)}
      room={6}
      title={say('odds.title')}
      caption={
        <>
          <span>{say('odds.damage', { damage: decimalIn(language)(damage) })}</span>
          <span>{say('odds.hit', { chance: percent(hit) })}</span>
          {defeat !== null && (
            <span data-grave={defeat > 0.25}>{say('odds.defeat', { chance: percent(defeat) })}</span>
          )}
        </>
      }
      inWords={(bar) => say('odds.bar', { damage: bar.damage, chance: percent(bar.chance) })}
      draw={(bar, boxFor) => (
        <rect
          className="mat-odds-bar"
          data-defeats={health !== null && bar.damage >= health}
          {...boxFor(bar.chance)}
        />
      )}
    />
  )
}
