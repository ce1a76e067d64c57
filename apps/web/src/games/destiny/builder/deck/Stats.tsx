import type { Deck } from '@dejarik/destiny/build'
import { SYMBOL_NAMES } from '@dejarik/destiny/facts'
import { Panel } from '../../../../ui/Panel.tsx'
import { SymbolSign } from '../../dice/SymbolSign.tsx'
import { BarPlot } from '../odds/BarPlot.tsx'
import { useBuilder } from '../useBuilder.ts'
import { averageCost, costCurve, diceCount, sidesBySymbol } from './stats.ts'

/** What the deck costs and what its dice show. */
export function Stats({ deck }: { deck: Deck }) {
  const { say, language } = useBuilder()
  const curve = costCurve(deck)
  const tallest = Math.max(1, ...curve.map(({ count }) => count))
  const average = averageCost(deck)
  const dice = diceCount(deck)
  return (
    <Panel className="sb-stats" title={say('stats.title')}>
      <h3>{say('stats.curve')}</h3>
      <BarPlot
        title={say('stats.curve')}
        bars={curve.map(({ cost, count }) => ({
          name: String(cost),
          value: count === 0 ? '' : String(count),
          height: count / tallest,
          words: say('stats.cost-bar', { cost: String(cost), count }),
        }))}
      />
      {average !== null && (
        <p className="build-plain">
          {say('stats.average', {
            average: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(average),
          })}
        </p>
      )}
      <p className="sb-dice-count">{say('stats.dice', { ...dice, total: dice.team + dice.deck })}</p>
      <ul className="sb-symbols" aria-label={say('stats.symbols')}>
        {sidesBySymbol(deck).map(({ symbol, count }) => {
          const words = say('stats.sides', { symbol: SYMBOL_NAMES[symbol][language], count })
          return (
            <li key={symbol} title={words}>
              <SymbolSign symbol={symbol} size="1.2em" />
              <span className="number" aria-hidden="true">
                {count}
              </span>
              <span className="unseen">{words}</span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
