import { barsOf, type Odds } from '@dejarik/imperial-assault/odds'
import { useTable } from '../TableContext.tsx'

const HEIGHT = 46
const BAR = 26

/** How much damage the target will suffer, as bars; the striped one defeats it. */
export function OddsPlot({ odds, health }: { odds: Odds; health: number | null }) {
  const { say, language } = useTable()
  const percent = (chance: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: chance < 0.1 ? 1 : 0 }).format(
      chance,
    )
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const all = barsOf(odds)
  const last = Math.max(
    3,
    all.findLastIndex(({ chance }) => chance > 0.0005),
  )
  const bars = all.slice(0, last + 1)
  const most = Math.max(...bars.map(({ chance }) => chance))
  return (
    <figure className="ia-odds">
      <figcaption>
        <span>{say('odds.damage', { damage: number.format(odds.damage) })}</span>
        <span>{say('odds.hit', { chance: percent(odds.hit) })}</span>
        {odds.defeat !== null && (
          <span data-grave={odds.defeat > 0.25}>{say('odds.defeat', { chance: percent(odds.defeat) })}</span>
        )}
      </figcaption>
      <svg
        viewBox={`0 0 ${Math.max(bars.length, 6) * BAR} ${HEIGHT + 24}`}
        role="img"
        aria-label={bars
          .map(({ damage, chance }) => say('odds.bar', { damage, chance: percent(chance) }))
          .join(', ')}
      >
        <title>{say('odds.title')}</title>
        {bars.map(({ damage, chance }) => {
          const high = most === 0 ? 0 : (chance / most) * HEIGHT
          return (
            <g key={damage} transform={`translate(${damage * BAR} 0)`}>
              <rect
                className="ia-odds-bar"
                data-defeats={health !== null && damage >= health}
                x="3"
                y={10 + HEIGHT - high}
                width={BAR - 6}
                height={high}
              />
              <text className="ia-odds-chance" x={BAR / 2} y={7 + HEIGHT - high}>
                {chance >= 0.005 ? Math.round(chance * 100) : ''}
              </text>
              <text className="ia-odds-damage" x={BAR / 2} y={HEIGHT + 21}>
                {damage}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}
