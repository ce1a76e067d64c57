import { usePiece } from '../../../board/thing/usePiece.ts'
import { useTable } from '../TableContext.tsx'
import { outlineOf } from './outline.ts'
import type { Projection } from './projection.ts'

/** Closed doors as bars; open ones as the faint line of their sill. In spaces. */
export function Doors({ to }: { to: Projection }) {
  return outlineOf(to.board).doors.map((d, door) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a door is its number
    <Door key={door} door={door} d={d} />
  ))
}

function Door({ door, d }: { door: number; d: string }) {
  const { view, say } = useTable()
  const { can, lit, handlers } = usePiece(`door:${door}`)
  if ((view.doors & (1 << door)) === 0) return <path className="ia-door-open" d={d} />
  const body = (
    <>
      <path className="ia-door-frame" d={d} />
      <path className="ia-door-leaf" d={d} />
    </>
  )
  if (!can) return <g className="ia-door">{body}</g>
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside of a drawing
    <g
      className="ia-door"
      role="button"
      tabIndex={-1}
      aria-label={say('door.open')}
      data-thing={`door:${door}`}
      data-can={can}
      data-lit={lit}
      {...handlers}
    >
      {body}
    </g>
  )
}
