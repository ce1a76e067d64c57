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

/** Dice of several colours on a tray. */
function Dice() {
  const dice = [
    { x: 62, y: 58, turn: -12, sign: 'M-9 9L9-9M2-9H9V-2' },
    { x: 122, y: 44, turn: 8, sign: 'M0-11L9-7V2C9 7 5 11 0 12 -5 11-9 7-9 2V-7Z' },
    { x: 184, y: 62, turn: -4, sign: 'M0-10L10-5V6L0 11-10 6V-5ZM-10-5L0 1 10-5M0 1V11' },
    { x: 240, y: 46, turn: 14, sign: 'M-8-8L8 8M8-8L-8 8' },
  ]
  return (
    <svg viewBox="0 0 300 120" className="coming" aria-hidden="true" preserveAspectRatio="xMidYMid meet">
      <rect x="20" y="14" width="260" height="92" rx="12" {...line} strokeDasharray="3 5" />
      {dice.map(({ x, y, turn, sign }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-22" y="-22" width="44" height="44" rx="7" {...line} />
          <path d={sign} {...line} strokeWidth={2.5} />
        </g>
      ))}
    </svg>
  )
}

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
  { id: 'destiny', name: 'Star Wars: Destiny', Miniature: Dice },
  { id: 'imperial-assault', name: 'Imperial Assault', Miniature: Corridors },
]
