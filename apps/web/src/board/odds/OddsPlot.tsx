import type { Language } from '@dejarik/kernel'
import type { ReactNode } from 'react'
import './odds.css'

const HEIGHT = 46
const BAR = 26
/** Bars to the right of the last one this likely are left out. */
const HARDLY_EVER = 0.0005
const FEWEST_BARS = 4

export interface Bar {
  readonly damage: number
  readonly chance: number
}

/** Where a rectangle stands that is as high as a chance. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface OddsPlotProps<B extends Bar> {
  /** By damage, from none on. */
  readonly bars: readonly B[]
  /** Room for at least so many. */
  readonly room?: number
  readonly title: string
  readonly caption: ReactNode
  inWords(bar: B): string
  /** The rectangles of a bar. */
  draw(bar: B, boxFor: (chance: number) => Box): ReactNode
  /** What stands below a bar, if it is not its damage alone. */
  below?(bar: B): string
}

/** How much damage will come through, as bars. */
export function OddsPlot<B extends Bar>({
  bars: all,
  room = 0,
  title,
  caption,
  inWords,
  draw,
  below = ({ damage }) => String(damage),
}: OddsPlotProps<B>) {
  const last = all.findLastIndex(({ chance }) => chance > HARDLY_EVER)
  const bars = all.slice(0, Math.max(FEWEST_BARS, last + 1))
  const most = Math.max(...bars.map(({ chance }) => chance))
  const boxFor = (chance: number): Box => {
    const height = most === 0 ? 0 : (chance / most) * HEIGHT
    return { x: 3, y: 12 + HEIGHT - height, width: BAR - 6, height }
  }
  return (
    <figure className="mat-odds">
      <figcaption>{caption}</figcaption>
      <svg
        viewBox={`0 0 ${Math.max(bars.length, room) * BAR} ${HEIGHT + 26}`}
        role="img"
        aria-label={bars.map(inWords).join(', ')}
      >
        <title>{title}</title>
        {bars.map((bar) => (
          <g key={bar.damage} transform={`translate(${bar.damage * BAR} 0)`}>
            {draw(bar, boxFor)}
            <text className="mat-odds-chance" x={BAR / 2} y={boxFor(bar.chance).y - 3}>
              {bar.chance >= 0.005 ? Math.round(bar.chance * 100) : ''}
            </text>
            <text className="mat-odds-damage" x={BAR / 2} y={HEIGHT + 23}>
              {below(bar)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}

/** Small chances with a decimal, so that they are not nothing. */
export function percentIn(language: Language): (chance: number) => string {
  return (chance) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: chance < 0.1 ? 1 : 0 }).format(
      chance,
    )
}

export function decimalIn(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  return (value) => format.format(value)
}
