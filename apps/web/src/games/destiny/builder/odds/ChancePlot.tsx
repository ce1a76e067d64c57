import type { Bar } from '@dejarik/destiny/odds'
import { useBuilder } from '../useBuilder.ts'
import { BarPlot } from './BarPlot.tsx'
import { useNumbers } from './useNumbers.ts'

/** Chances as bars with their percentages. */
export function ChancePlot({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const { say, language } = useBuilder()
  const { percent } = useNumbers(language)
  return (
    <BarPlot
      title={title}
      bars={bars.map(({ count, orMore, chance, height }) => {
        const name = orMore ? `${count}+` : String(count)
        return {
          name,
          value: chance >= 0.005 ? String(Math.round(chance * 100)) : '',
          height,
          words: say('odds.bar', { count: name, chance: percent(chance) }),
        }
      })}
    />
  )
}
