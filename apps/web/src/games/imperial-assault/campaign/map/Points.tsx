import { EMPIRE } from '@dejarik/imperial-assault'
import { usePiece } from '../../../../board/thing/usePiece.ts'
import { rimOf } from '../../map/outline.ts'
import { boxOfSpace, middleOf, type Projection } from '../../map/projection.ts'
import { useCampaign } from '../useCampaign.ts'
import './points.css'

/** Where the heroes come in, and for the Imperial player where groups are deployed. */
export function Points({ to }: { to: Projection }) {
  const { mission, view } = useCampaign()
  const part = mission?.campaign ?? null
  if (part === null) return null
  return (
    <>
      {view.round === 0 && <Entrance to={to} spaces={part.entrance} />}
      {view.side === EMPIRE &&
        part.points.map(({ id, space }, point) => <Point key={id} to={to} point={point} space={space} />)}
    </>
  )
}

function Entrance({ to, spaces }: { to: Projection; spaces: readonly number[] }) {
  const { tell } = useCampaign()
  return (
    <g className="ia-entrance">
      <title>{tell('map.entrance')}</title>
      <g transform={to.matrix}>
        <path d={rimOf(to.board, spaces)} />
      </g>
    </g>
  )
}

function Point({ to, point, space }: { to: Projection; point: number; space: number }) {
  const { campaign, tell } = useCampaign()
  const { can, lit, handlers } = usePiece(`point:${point}`)
  const isActive = (campaign.points & (1 << point)) !== 0
  const { x, y } = middleOf(boxOfSpace(to, space))
  const label = tell(isActive ? 'map.point-active' : 'map.point', { number: point + 1 })
  const shape = (
    <>
      <path d="M-13 -8L0 -15L13 -8V8L0 15L-13 8Z" />
      <text y="5">{point + 1}</text>
    </>
  )
  const place = { transform: `translate(${x}px, ${y}px)` }
  if (!can)
    return (
      <g className="ia-point" data-active={isActive} style={place}>
        <title>{label}</title>
        {shape}
      </g>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside of a drawing
    <g
      className="ia-point"
      role="button"
      tabIndex={-1}
      aria-label={label}
      data-thing={`point:${point}`}
      data-active={isActive}
      data-can={can}
      data-lit={lit}
      style={place}
      {...handlers}
    >
      {shape}
    </g>
  )
}
