import { isLarge } from '@dejarik/imperial-assault/map'
import { designOf } from '@dejarik/imperial-assault/preview'
import { type KeyboardEvent, memo } from 'react'
import { useTable } from '../TableContext.tsx'
import { thingOfStand } from '../things.ts'
import { boxOfStand, CELL, middleOf, type Projection } from './projection.ts'
import type { Spot, Walking } from './useWalking.ts'

/** Every stand that is offered, with its cost; of large figures the middle of their base. */
export function Spots({ to, walking }: { to: Projection; walking: Walking }) {
  const { view, speaker, options, say, choosing } = useTable()
  const { spots, aimed } = walking
  return (
    <g className="ia-spots">
      {spots.map((spot) => {
        const { figure, stand, option, cost, moves } = spot
        const { base } = designOf(view.figures[figure].kind).facts
        const words =
          option === null
            ? say('spot.moves', { cost: cost ?? 0, moves })
            : speaker.option(view, options[option])
        return (
          <SpotShape
            key={`${figure} ${stand}`}
            spot={spot}
            to={to}
            large={isLarge(base)}
            base={base}
            label={words}
            lit={aimed === spot}
            armed={option !== null && choosing.armed === option}
            walking={walking}
          />
        )
      })}
    </g>
  )
}

interface SpotShapeProps {
  readonly spot: Spot
  readonly to: Projection
  readonly large: boolean
  readonly base: { readonly width: number; readonly height: number }
  readonly label: string
  readonly lit: boolean
  readonly armed: boolean
  readonly walking: Walking
}

const SpotShape = memo(
  function SpotShape({ spot, to, large, base, label, lit, armed, walking }: SpotShapeProps) {
    const box = boxOfStand(to, base, spot.stand)
    const { x, y } = middleOf(box)
    const half = large ? CELL * 0.22 : CELL / 2 - 1.5
    return (
      // biome-ignore lint/a11y/useSemanticElements: there is no button inside of a drawing
      <g
        className="ia-spot"
        role="button"
        tabIndex={-1}
        aria-label={label}
        data-thing={thingOfStand(spot.stand)}
        data-can="true"
        data-lit={lit}
        data-armed={armed}
        data-moves={spot.moves}
        transform={`translate(${x} ${y})`}
        onPointerEnter={() => walking.aim(spot)}
        onPointerLeave={() => walking.aim(null)}
        onFocus={() => walking.aim(spot)}
        onBlur={() => walking.aim(null)}
        onClick={(event) => walking.take(spot, event.detail === 0)}
        onKeyDown={(event: KeyboardEvent<Element>) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          walking.take(spot, true)
        }}
      >
        <rect x={-half} y={-half} width={2 * half} height={2 * half} rx={large ? half : 4} />
        {spot.cost !== null && <text y="4.500">{spot.cost}</text>}
      </g>
    )
  },
  (old, now) =>
    old.spot === now.spot &&
    old.lit === now.lit &&
    old.armed === now.armed &&
    old.to === now.to &&
    old.label === now.label &&
    old.walking.take === now.walking.take,
)
