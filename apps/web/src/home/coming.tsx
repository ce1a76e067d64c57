/** The games that are planned and not yet playable, each with a drawing of what its table will look like. */
import type { ComponentType } from 'react'
import './coming.css'

export interface ComingGame {
  readonly id: string
  /** A title is the same in both languages. */
  readonly name: string
  readonly Miniature: ComponentType
}

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinejoin: 'round' } as const

/** Corridors with a door, and figures in them. */
function Corridors() {
  return (
    <svg viewBox="0 0 300 120" className="coming" aria-hidden="true" preserveAspectRatio="xMidYMid meet">
      <path d="M60 20H150V50H240V100H120V80H60Z" {...line} strokeWidth={3} />
      <path
        d="M90 20V80M120 20V100M150 50V100M180 50V100M210 50V100M60 50H150M120 80H240"
        {...line}
        strokeWidth={1}
        opacity=".5"
      />
      <path d="M150 53V77" {...line} strokeWidth={5} />
      {[
        [75, 65],
        [105, 35],
        [195, 65],
        [225, 90],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="9" {...line} />
          <path d="M0-5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM-5 7a5 5 0 0 1 10 0" {...line} />
        </g>
      ))}
    </svg>
  )
}

export const comingGames: readonly ComingGame[] = [
  { id: 'imperial-assault', name: 'Imperial Assault', Miniature: Corridors },
]
