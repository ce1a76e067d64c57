import type { Color, Side } from '@dejarik/destiny/facts'
import { DieFace } from './dice/DieFace.tsx'
import './miniature.css'

const side = (symbol: Side['symbol'], value: number, modifier = false, cost = 0): Side => ({
  symbol,
  value,
  modifier,
  cost,
})

const DICE: readonly (readonly [Side, Color, left: number, top: number, turn: number])[] = [
  [side('melee', 3), 'blue', 11, 24, -9],
  [side('shield', 2), 'blue', 24, 50, 7],
  [side('ranged', 2, true), 'red', 41, 20, -4],
  [side('special', 0), 'yellow', 56, 52, 11],
  [side('resource', 1), 'gray', 72, 22, -12],
  [side('ranged', 3, false, 1), 'red', 88, 54, 5],
]

/** Dice in the air over a tray. */
export function Miniature() {
  return (
    <span className="sd-mini">
      {DICE.map(([face, color, left, top, turn]) => (
        <span key={left} style={{ left: `${left}%`, top: `${top}%`, rotate: `${turn}deg` }}>
          <DieFace side={face} color={color} size="100%" />
        </span>
      ))}
    </span>
  )
}
