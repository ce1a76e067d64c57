import type { Attack } from '@dejarik/imperial-assault'
import { counted } from '@dejarik/imperial-assault/map'
import { withPools, withStanding } from '@dejarik/imperial-assault/preview'
import { useMemo } from 'react'
import { useTable } from '../TableContext.tsx'
import { AttackOdds } from './AttackOdds.tsx'
import { AttackSides } from './AttackSides.tsx'
import { DiceRow } from './DiceRow.tsx'
import { oddsNow } from './odds-now.ts'
import { SurgeMenu } from './SurgeMenu.tsx'
import { Totals } from './Totals.tsx'
import './attack.css'

const STEPS = [1, 2, 3, 4, 5, 6, 7] as const
const DEFENSE_BIT = 16

/** An attack: who against whom, how far it has come, both rows of dice, what it comes to, the odds. */
export function AttackPanel({ attack, declared }: { attack: Attack; declared: boolean }) {
  const { view, state, asks, surging, say } = useTable()
  const odds = useMemo(() => oddsNow(state, attack, asks), [state, attack, asks])
  const pooled = withPools(state, attack)
  const isRolled = attack.attackSides.length > 0
  const target = view.figures[attack.target]
  return (
    <section className="ia-attack" aria-label={say('attack.title')}>
      <AttackSides
        attacker={attack.attacker}
        target={attack.target}
        object={attack.object}
        weapon={attack.weapon}
        isRanged={attack.ranged}
      />
      {declared && <Steps step={attack.step} />}
      <div className="ia-attack-dice">
        <DiceRow
          pool="attack"
          colors={pooled.attackDice}
          sides={attack.attackSides}
          rerolled={attack.rerolled & 0xffff}
        />
        {!isRolled && (
          <p className="ia-attack-facts">
            <Reach attack={attack} />
          </p>
        )}
        <DiceRow
          pool="defense"
          colors={pooled.defenseDice}
          sides={attack.defenseSides}
          rerolled={attack.rerolled >> DEFENSE_BIT}
        />
      </div>
      {isRolled && <Totals attack={surging?.attack ?? withStanding(state, attack)} />}
      {attack.step < 6 && <SurgeMenu attack={withStanding(state, attack)} />}
      {attack.step < 6 && odds !== null && (
        <AttackOdds odds={odds} health={target === undefined ? null : target.health - target.damage} />
      )}
    </section>
  )
}

/** Seven ticks that say where one is; the one that is now by its name. */
function Steps({ step }: { step: number }) {
  const { say } = useTable()
  const now = Math.min(7, step)
  return (
    <ol className="ia-attack-steps" aria-label={say(`step.${now as 1}`)}>
      {STEPS.map((one) => (
        <li key={one} data-done={one < step} data-now={one === now} title={say(`step.${one}`)} />
      ))}
    </ol>
  )
}

/** From afar, with the accuracy that it needs, or hand to hand. */
function Reach({ attack: { ranged, distance } }: { attack: Attack }) {
  const { say } = useTable()
  if (!ranged) return say('attack.melee')
  const spaces = counted(distance)
  return spaces === null ? say('attack.ranged-apart') : say('attack.ranged', { spaces })
}
