import { memo } from 'react'
import { HEIGHT, WIDTH } from './projection.ts'

const COUNT = 240

/** Always the same sky: a simple generator is enough for stars. */
function stars(): readonly string[] {
  let seed = 1977
  const next = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    return seed / 2 ** 32
  }
  const sizes = ['', '', '']
  for (let i = 0; i < COUNT; i++) {
    const [x, y] = [(next() * WIDTH).toFixed(1), (next() * HEIGHT).toFixed(1)]
    const size = i % 12 === 0 ? 2 : i % 3 === 0 ? 1 : 0
    sizes[size] += `M${x} ${y}h0`
  }
  return sizes
}

const STARS = stars()

/** The mat: a calm sky, a faint grid of range bands, and its edge. */
export const Starfield = memo(function Starfield() {
  return (
    <g className="xw-starfield">
      <rect className="xw-space" width={WIDTH} height={HEIGHT} rx="4" />
      <rect fill="url(#xw-nebula-1)" width={WIDTH} height={HEIGHT} rx="4" />
      <rect fill="url(#xw-nebula-2)" width={WIDTH} height={HEIGHT} rx="4" />
      {STARS.map((d, size) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a size of star is its place
        <path key={size} className="xw-stars" data-size={size} d={d} />
      ))}
      <path className="xw-grid" d={grid()} />
      <rect className="xw-edge" width={WIDTH} height={HEIGHT} rx="4" />
      <path className="xw-own-edge" d={`M0 ${HEIGHT}H${WIDTH}`} />
      <path className="xw-foe-edge" d={`M0 0H${WIDTH}`} />
    </g>
  )
})

/** Range bands from each edge: 100 mm apart. */
function grid(): string {
  let d = ''
  for (let at = 100; at < WIDTH / 2; at += 100)
    d += `M${at} 0V${HEIGHT}M${WIDTH - at} 0V${HEIGHT}M0 ${at}H${WIDTH}M0 ${HEIGHT - at}H${WIDTH}`
  return d
}
