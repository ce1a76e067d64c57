import { type Odds, plotOf } from '@dejarik/xwing/odds'
import { decimalIn, OddsPlot, percentIn } from '../../../board/odds/OddsPlot.tsx'
import { useTable } from '../TableContext.tsx'

/** How much damage will come through; the strong part of a bar is with at least one crit. */
export function AttackOdds({ odds }: { odds: Odds }) {
  const { say, language } = useTable()
  const percent = percentIn(language)
  const { damage, hit, destroy } = odds
  return (
    <OddsPlot
      bars={plotOf(odds, 6)}
      title={say('odds.title')}
      caption={
        <>
          <span>{say('odds.damage', { damage: decimalIn(language)(damage) })}</span>
          <span>{say('odds.hit', { chance: percent(hit) })}</span>
          {destroy !== null && (
            <span data-grave={destroy > 0.25}>{say('odds.destroy', { chance: percent(destroy) })}</span>
          )}
        </>
      }
      inWords={(bar) => say('odds.bar', { damage: bar.damage, chance: percent(bar.chance) })}
      draw={(bar, boxFor) => (
        <>
          <rect className="mat-odds-bar" {...boxFor(bar.chance)} />
          <rect className="xw-odds-crit" {...boxFor(bar.withCrit)} />
        </>
      )}
      below={(bar) => `${bar.damage}${bar.orMore ? '+' : ''}`}
    />
  )
}
