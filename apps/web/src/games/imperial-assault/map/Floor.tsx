import type { Board } from '@dejarik/imperial-assault/map'
import { memo } from 'react'
import { outlineOf } from './outline.ts'
import { Patterns } from './Patterns.tsx'

/** What never changes: floor, terrain, lines and walls. Drawn in spaces. */
export const Floor = memo(function Floor({ board }: { board: Board }) {
  const outline = outlineOf(board)
  return (
    <g className="ia-floor">
      <Patterns />
      <path className="ia-ground" d={outline.floor} />
      <path className="ia-interior" d={outline.interior} />
      <path className="ia-terrain" data-terrain="difficult" fill="url(#ia-difficult)" d={outline.difficult} />
      <path
        className="ia-terrain"
        data-terrain="impassable"
        fill="url(#ia-impassable)"
        d={outline.impassable}
      />
      <path className="ia-terrain" data-terrain="blocking" fill="url(#ia-blocking)" d={outline.blocking} />
      <path className="ia-grid" d={outline.grid} />
      <path className="ia-seams" d={outline.seams} />
    </g>
  )
})

/** Above zones and under figures. */
export const Walls = memo(function Walls({ board }: { board: Board }) {
  const outline = outlineOf(board)
  return (
    <g className="ia-walls">
      <path className="ia-edge-impassable" d={outline.impassableEdges} />
      <path className="ia-edge-blocking" d={outline.blockingEdges} />
      <path className="ia-wall" d={outline.walls} />
    </g>
  )
})
