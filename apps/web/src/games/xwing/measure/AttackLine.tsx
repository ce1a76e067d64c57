import type { Choosable } from '@dejarik/xwing'
import { short } from '../mat/projection.ts'
import { useTable } from '../TableContext.tsx'
import { type Aimed, attackLine } from './attack-line.ts'

/** From attacker to defender, broken where obstacles obstruct it: for the option in hand, else for the attack under way. */
export function AttackLine() {
  const { view, state, options, choosing, to } = useTable()
  const option = options[choosing.hovered ?? choosing.armed ?? -1]
  const aimed = option === undefined ? null : aimOf(option)
  const shown = aimed ?? view.attack
  if (shown === null) return null
  const line = attackLine(state, shown)
  if (line === null) return null
  const d = `M${short(to.x(line.from.x))} ${short(to.y(line.from.y))}L${short(to.x(line.to.x))} ${short(to.y(line.to.y))}`
  return (
    <g className="xw-attack-line" data-obstructed={shown.obstructedBy.length > 0}>
      <path className="xw-attack-glow" d={d} />
      <path className="xw-attack-beam" d={d} />
    </g>
  )
}

function aimOf(option: Choosable): Aimed | null {
  if (option.do !== 'attack') return null
  const { ship, defender, arc, obstructedBy } = option
  return { attacker: ship, defender, arc, obstructedBy }
}
