import { Attack } from '../../../symbols/index.ts'
import { committedTo, forecast } from '../attack/forecast.ts'
import { useTable } from '../TableContext.tsx'
import './attack-sum.css'

/** The running sum of an attack, on what it is aimed at: "5 / 6". */
export function AttackSum({ target }: { target: number }) {
  const { view, assembly } = useTable()
  const attacker = view.active
  const gathered = assembly.target === target ? assembly.attackers : []
  if (gathered.length === 0 && committedTo(view.sides[attacker], target).length === 0) return null
  const blow = forecast(view, attacker, target, gathered)
  const needed = blow.kind === 'row' ? blow.needed : (blow.baseLeft ?? 0) + blow.shipHits
  return (
    <span className="db-sum" data-enough={blow.sum >= needed} aria-hidden="true">
      <Attack size="0.9em" />
      <b>{blow.sum}</b>/ {needed}
    </span>
  )
}
