import { FIGURES, WALLS } from './miniature.ts'
import './figures/figure.css'
import './map/colors.css'
import './miniature.css'

/** The map in small: troopers in a corridor, a line of sight through an open door. */
export function Miniature() {
  return (
    <svg
      className="ia-mini ia-map-colors"
      viewBox="0 0 300 150"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect className="ia-mini-ground" width="300" height="150" />
      <path className="ia-mini-floor" d="M30 15H150V45H270V135H90V105H30Z" />
      <path
        className="ia-mini-grid"
        d="M60 15V105M90 15V105M120 15V135M150 45V135M180 45V135M210 45V135M240 45V135M30 45H150M30 75H270M90 105H270"
      />
      <path className="ia-mini-sight" d="M90 45L210 75M90 45L210 105" />
      <path className="ia-mini-wall" d={WALLS} />
      <path className="ia-mini-door" d="M150 108V132" />
      {FIGURES.map(({ x, y, whose, light, ink }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className="ia-base" data-whose={whose}>
          <circle className="ia-base-plate" r="13" />
          <g transform="translate(1 0) scale(.8)">
            <path className="ia-glyph" d={light} />
            <path className="ia-glyph-ink" d={ink} />
          </g>
        </g>
      ))}
    </svg>
  )
}
