import { memo } from 'react'
import { CELL, type Projection } from './projection.ts'

/** Letters of columns and numbers of rows at the rim, as the log names spaces. */
export const Coordinates = memo(function Coordinates({ to }: { to: Projection }) {
  const { width, height } = to.board
  const isAcross = to.turns % 2 === 1
  const rim = -CELL * 0.2
  const place = (x: number, y: number, letter: boolean): { readonly x: number; readonly y: number } => {
    const at = to.point(x, y)
    // Letters stand along one side of the picture, numbers along another, whatever the turn.
    return letter === isAcross ? { x: rim, y: at.y + 4 } : { x: at.x, y: rim }
  }
  return (
    <g className="ia-coordinates">
      {Array.from({ length: width }, (_, x) => (
        <text key={columnName(x)} {...place(x + 0.5, 0, true)}>
          {columnName(x)}
        </text>
      ))}
      {Array.from({ length: height }, (_, y) => y + 1).map((row) => (
        <text key={row} {...place(0, row - 0.5, false)}>
          {row}
        </text>
      ))}
    </g>
  )
})

const LETTERS = 26

/** A to Z, then AA, BB and so on. */
function columnName(x: number): string {
  const letter = String.fromCharCode(65 + (x % LETTERS))
  return x < LETTERS ? letter : `${letter}${letter}`
}
