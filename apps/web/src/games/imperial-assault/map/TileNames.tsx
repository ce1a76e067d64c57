import { useTable } from '../TableContext.tsx'
import { rimOf } from './outline.ts'
import { boxOfSpace, CELL, middleOf, type Projection } from './projection.ts'
import { placeOfName, tilesOf } from './tiles.ts'

/** The tiles of the map with their names, on demand. */
export function TileNames({ to }: { to: Projection }) {
  const { view } = useTable()
  const taken = new Set([...view.figures, ...view.tokens].map(({ space }) => space))
  const tiles = tilesOf(to.board)
  return (
    <g className="ia-tiles">
      <g transform={to.matrix}>
        {tiles.map(({ name, spaces }) => (
          <path key={`${name} ${spaces[0]}`} d={rimOf(to.board, spaces)} />
        ))}
      </g>
      {tiles.map((tile) => {
        const { x, y } = middleOf(boxOfSpace(to, placeOfName(to.board, tile, taken)))
        return (
          // Above what else may be written in the middle of a space.
          <text key={`${tile.name} ${tile.spaces[0]}`} x={x} y={y - CELL * 0.15}>
            {tile.name}
          </text>
        )
      })}
    </g>
  )
}
