import type { ShipView } from '@dejarik/xwing'
import type { Held } from '../tokens/held.ts'
import { TokenSign } from '../tokens/TokenSign.tsx'

const PIP = 5
const TOKEN = 15
const IN_A_ROW = 5

export interface HudProps {
  readonly ship: ShipView
  readonly held: readonly Held[]
  readonly name: string
  /** Which of several of its kind; 0 for the only one. */
  readonly copy: number
}

/** Below a ship, upright and in pixels: initiative, shields and hull, tokens. */
export function Hud({ ship, held, name, copy }: HudProps) {
  const damage = ship.faceup.length + ship.facedown
  const pips = ship.shieldCapacity + ship.hull
  const width = pips * PIP
  const left = -width / 2 + 7
  return (
    <g className="xw-hud">
      <g transform={`translate(${left - 9} 8)`}>
        <path className="xw-hud-initiative" d="M-6 -4L0 -7.5L6 -4V4L0 7.5L-6 4Z" />
        <text className="xw-hud-number" y="3.6">
          {ship.initiative}
        </text>
      </g>
      <g transform={`translate(${left} 4)`}>
        <rect className="xw-hud-back" x="-1" y="-1" width={width + 2} height="10" rx="2" />
        {Array.from({ length: ship.hull }, (_, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
            key={i}
            className="xw-pip-hull"
            data-lost={i >= ship.hull - damage}
            x={i * PIP + 0.5}
            width={PIP - 1}
            height="8"
          />
        ))}
        {Array.from({ length: ship.shieldCapacity }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
            key={i}
            className="xw-pip-shield"
            data-lost={i >= ship.shields}
            d={`M${(ship.hull + i) * PIP + 0.5} 0h4v5l-2 3l-2 -3Z`}
          />
        ))}
      </g>
      {copy > 0 && (
        <g transform={`translate(${left + width + 8} 8)`}>
          <rect className="xw-hud-back" x="-5" y="-5" width="10" height="10" rx="2" />
          <text className="xw-hud-copy" y="3.6">
            {copy}
          </text>
        </g>
      )}
      <g className="xw-hud-tokens">
        {held.map(({ sign, count }, i) => {
          const row = Math.floor(i / IN_A_ROW)
          const inRow = Math.min(IN_A_ROW, held.length - row * IN_A_ROW)
          const x = ((i % IN_A_ROW) - (inRow - 1) / 2) * TOKEN
          return (
            <g key={sign} transform={`translate(${x} ${24 + row * TOKEN}) scale(.9)`}>
              <TokenSign sign={sign} count={count} />
            </g>
          )
        })}
      </g>
      <text
        className="xw-hud-name"
        y={held.length === 0 ? 25 : 41 + 15 * Math.floor((held.length - 1) / IN_A_ROW)}
      >
        {name}
      </text>
    </g>
  )
}
