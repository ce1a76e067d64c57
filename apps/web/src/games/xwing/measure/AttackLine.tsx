import type { Choosable } from '@dejarik/xwing'
import { type Shows, sceneShown } from '../beats/shows.ts'
import { short } from '../mat/projection.ts'
import { useTable } from '../TableContext.tsx'
import { type Aimed, attackLine } from './attack-line.ts'

/** From attacker to defender, broken where obstacles obstruct it: for the option in hand, else for the attack under way. */
export function AttackLine() {
  const { view, state, options, choosing, shows, to } = useTable()
  const option = options[choosing.hovered ?? choosing.armed ?? -1]
  const aimed = option === undefined ? null : aimOf(option)
  const shown = aimed ?? sceneLine(shows) ?? view.attack
  if (shown === null) return null
  const line = attackLine(state, shown)
  if (line === null) return null
  const d = `M${short(to.x(line.from.x))} ${short(to.y(line.from.y))}L${short(to.x(line.to.x))} ${short(to.y(line.to.y))}`
  const scene = sceneShown(shows)
  return (
    <g className="xw-attack-line" data-obstructed={scene?.obstructed ?? shown.obstructedBy.length > 0}>
      <path className="xw-attack-glow" d={d} />
      <path className="xw-attack-beam" d={d} />
      {scene !== null && (
        <g
          transform={`translate(${short((to.x(line.from.x) + to.x(line.to.x)) / 2)} ${short((to.y(line.from.y) + to.y(line.to.y)) / 2)})`}
        >
          <g className="xw-range-badge" data-arc="true">
            <rect className="xw-range-frame" x="-10" y="-10" width="20" height="20" rx="3" />
            <text y="5">{scene.range}</text>
          </g>
        </g>
      )}
    </g>
  )
}

/** Of the attack that is shown; the arc is the front one where the log does not say. */
function sceneLine(shows: Shows | null): Aimed | null {
  const scene = sceneShown(shows)
  if (scene === null) return null
  const { attacker, defender, arc } = scene
  return { attacker, defender, arc: arc ?? 'front', obstructedBy: [] }
}

function aimOf(option: Choosable): Aimed | null {
  if (option.do !== 'attack') return null
  const { ship, defender, arc, obstructedBy } = option
  return { attacker: ship, defender, arc, obstructedBy }
}
