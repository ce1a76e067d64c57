import './odds.css'

export interface PlotBar {
  /** What stands below it. */
  readonly name: string
  /** What stands on it; empty for too little to write. */
  readonly value: string
  /** From 0 to 1, the tallest bar being 1. */
  readonly height: number
  /** Read aloud. */
  readonly words: string
}

const HEIGHT = 56
const BAR = 30
/** A plot of few bars is not drawn larger than one of many. */
const LEAST_BARS = 8

/** Bars with their numbers, read aloud as one sentence. */
export function BarPlot({ title, bars }: { title: string; bars: readonly PlotBar[] }) {
  const width = Math.max(LEAST_BARS, bars.length) * BAR
  return (
    <svg
      className="sb-plot"
      viewBox={`0 0 ${width} ${HEIGHT + 32}`}
      role="img"
      aria-label={`${title}. ${bars.map(({ words }) => words).join(', ')}`}
    >
      {bars.map(({ name, value, height }, i) => {
        const high = Math.max(1, height * HEIGHT)
        return (
          <g key={name} transform={`translate(${i * BAR} 0)`}>
            <rect className="sb-plot-bar" x="3" y={15 + HEIGHT - high} width={BAR - 6} height={high} />
            <text className="sb-plot-value" x={BAR / 2} y={11 + HEIGHT - high}>
              {value}
            </text>
            <text className="sb-plot-name" x={BAR / 2} y={HEIGHT + 29}>
              {name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
