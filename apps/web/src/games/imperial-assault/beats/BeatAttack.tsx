import { AttackSides } from '../attack/AttackSides.tsx'
import { DiceRow } from '../attack/DiceRow.tsx'
import { ResultSign } from '../dice/DieFace.tsx'
import { useTable } from '../TableContext.tsx'
import type { ShownAttack, ShownSum } from './shows.ts'
import '../attack/attack.css'
import './beats.css'

/** An attack as it happens: who against whom, the dice as they roll, and what it comes to. */
export function BeatAttack({ shows }: { shows: ShownAttack }) {
  const { say } = useTable()
  const { dice, again, stage, sum } = shows
  return (
    <section className="ia-attack ia-beat" data-stage={stage} aria-label={say('attack.title')}>
      <AttackSides {...shows} weapon={null} isRanged />
      {dice !== null && (
        <div className="ia-attack-dice">
          <DiceRow pool="attack" colors={dice.attackDice} sides={dice.attackSides} rerolled={again.attack} />
          <DiceRow
            pool="defense"
            colors={dice.defenseDice}
            sides={dice.defenseSides}
            rerolled={again.defense}
          />
        </div>
      )}
      {stage === 'result' && (
        <p className="ia-sum" data-miss={sum === null}>
          {sum === null ? <strong>{say('total.miss')}</strong> : <Sum sum={sum} />}
        </p>
      )}
    </section>
  )
}

/** 4 − 2 + 1 = 3. */
function Sum({ sum: { damage, block, pierce, dealt } }: { sum: ShownSum }) {
  const { say } = useTable()
  return (
    <>
      <b className="number">{damage}</b>
      <ResultSign result="damage" />
      <i>−</i>
      <b className="number">{block}</b>
      <ResultSign result="block" />
      {pierce > 0 && (
        <>
          <i>+</i>
          <b className="number">{pierce}</b>
          <small>{say('total.pierce')}</small>
        </>
      )}
      <i>=</i>
      <b className="ia-total-dealt number">{dealt}</b>
    </>
  )
}
