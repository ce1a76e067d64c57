import { type Choosable, THING } from '@dejarik/xwing'
import { usePiece } from '../../../board/thing/usePiece.ts'
import { pathOfPoints, short, transformOf } from '../mat/projection.ts'
import { useTable } from '../TableContext.tsx'
import { outlineAt } from '../terrain/ThingOnMat.tsx'
import { spotOf, thingOfSpot } from '../things.ts'
import { Ghost } from './Ghost.tsx'

/** Every place that is offered, as a ghost to click: barrel rolls, boosts, Tallon rolls, decloaking, devices. */
export function Spots() {
  const { options } = useTable()
  const seen = new Set<string>()
  return (
    <g className="xw-spots">
      {options.map((option) => {
        const pose = spotOf(option)
        if (pose === null) return null
        const thing = thingOfSpot(pose)
        if (seen.has(thing)) return null
        seen.add(thing)
        return <Spot key={thing} option={option} thing={thing} />
      })}
    </g>
  )
}

function deviceOf(option: Choosable): string | undefined {
  return 'device' in option ? option.device : undefined
}

function Spot({ option, thing }: { option: Choosable; thing: string }) {
  const { view, to, speaker } = useTable()
  const { can, lit, handlers } = usePiece(thing)
  const pose = spotOf(option)
  if (pose === null) return null
  const laid = 'target' in option ? view.things[option.target - THING]?.type : deviceOf(option)
  const token = laid === undefined ? null : outlineAt(laid, pose)
  const mover = 'ship' in option && option.ship !== undefined ? view.ships[option.ship] : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside of a drawing
    <g
      className="xw-spot"
      role="button"
      tabIndex={-1}
      aria-label={speaker.option(view, option)}
      data-thing={thing}
      data-can={can}
      data-lit={lit}
      {...handlers}
    >
      {lit && mover?.zone === 'play' && token === null && (
        <path
          className="xw-spot-way"
          d={`M${short(to.x(mover.pose.x))} ${short(to.y(mover.pose.y))}L${short(to.x(pose.x))} ${short(to.y(pose.y))}`}
        />
      )}
      {token !== null ? (
        <path className="xw-spot-token" d={pathOfPoints(to, token.points)} />
      ) : mover !== undefined ? (
        <Ghost ship={mover} pose={pose} />
      ) : (
        <circle className="xw-spot-token" r="14" transform={transformOf(to, pose)} />
      )}
    </g>
  )
}
