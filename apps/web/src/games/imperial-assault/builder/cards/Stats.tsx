import type { DeploymentFacts } from '@dejarik/imperial-assault/facts'
import type { ReactNode } from 'react'
import { HitPoints, Shield } from '../../../../symbols/index.ts'
import { FigureSign, SpeedSign } from '../../cards/signs.tsx'
import { useBuilder } from '../useBuilder.ts'
import { AttackDice, DefenseDice } from './Dice.tsx'

/** The numbers and dice of a group in one line. */
export function Stats({ card }: { card: DeploymentFacts }) {
  const { say } = useBuilder()
  return (
    <ul className="ia-stats">
      <Stat name={say('card.figures')} value={card.group}>
        <FigureSign />
      </Stat>
      <Stat name={say('card.health')} value={card.health}>
        <HitPoints />
      </Stat>
      <Stat name={say('card.speed')} value={card.speed}>
        <SpeedSign />
      </Stat>
      <li>
        <Shield size="1.15em" />
        <DefenseDice dice={card.defense} />
      </li>
      <li>
        <AttackDice attack={card.attack} />
      </li>
    </ul>
  )
}

function Stat({ name, value, children }: { name: string; value: number; children: ReactNode }) {
  return (
    <li title={`${name}: ${value}`}>
      <span className="unseen">{name}: </span>
      {children}
      <b className="number">{value}</b>
    </li>
  )
}
