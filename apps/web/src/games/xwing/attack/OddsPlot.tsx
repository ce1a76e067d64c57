import { type Odds, plotOf } from '@dejarik/xwing/odds'
import { useTable } from '../TableContext.tsx'

const HEIGHT = 46
const BAR = 26

/** How much damage will come through, as bars; the striped part is with at least one crit. */
export function OddsPlot({ odds }: { odds: Odds }) {
  const { say, language } = useTable()
  const percent = (chance: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: chance < 0.1 ? 1 : 0 }).format(
      chance,
    )
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const all = plotOf(odds, 6)
  const last = Math.max(
    3,
    all.findLastIndex(({ chance }) => chance > 0.0005),
  )
  const bars = all.slice(0, last + 1)
  const most = Math.max(...bars.map(({ chance }) => chance))
  return (
    <figure className="xw-odds">
      <figcaption>
        <span>{say('odds.damage', { damage: number.format(odds.damage) })}</span>
        <span>{say('odds.hit', { chance: percent(odds.hit) })}</span>
        {odds.destroy !== null && (
          <span data-grave={odds.destroy > 0.25}>
            {say('odds.destroy', { chance: percent(odds.destroy) })}
          </span>
        )}
      </figcaption>
      <svg
        viewBox={`0 0 ${bars.length * BAR} ${HEIGHT + 24}`}
        role="img"
        aria-label={bars
          .map(({ damage, chance }) => say('odds.bar', { damage, chance: percent(chance) }))
          .join(', ')}
      >
        <title>{say('odds.title')}</title>
        {bars.map(({ damage, orMore, chance, withCrit }) => {
          const high = most === 0 ? 0 : (chance / most) * HEIGHT
          const crit = most === 0 ? 0 : (withCrit / most) * HEIGHT
          return (
            <g key={damage} transform={`translate(${damage * BAR} 0)`}>
              <rect className="xw-odds-bar" x="3" y={10 + HEIGHT - high} width={BAR - 6} height={high} />
              <rect className="xw-odds-crit" x="3" y={10 + HEIGHT - crit} width={BAR - 6} height={crit} />
              <text className="xw-odds-chance" x={BAR / 2} y={7 + HEIGHT - high}>
                {chance >= 0.005 ? Math.round(chance * 100) : ''}
              </text>
              <text className="xw-odds-damage" x={BAR / 2} y={HEIGHT + 21}>
                {damage}
                {orMore ? '+' : ''}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}
