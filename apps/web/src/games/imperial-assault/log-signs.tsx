/** Dice and results behind a sentence of the log. */
import type { Language, LogEntry } from '@dejarik/kernel'
import type { ReactNode } from 'react'
import { Amount } from '../../table/log/Amount.tsx'
import { DieFace, type DieProps, ResultSign } from './dice/DieFace.tsx'

type Pool = DieProps['pool']

export function signsOf({ what, args }: LogEntry, language: Language): ReactNode {
  const die = (pool: Pool, color: unknown, side: unknown, at = 0): ReactNode =>
    typeof color === 'number' && typeof side === 'number' ? (
      <DieFace key={`${pool} ${at}`} pool={pool} color={color} side={side} language={language} />
    ) : null
  const dice = (pool: Pool): ReactNode => {
    const [colors, sides] = [args[`${pool}Dice`], args[`${pool}Sides`]]
    return Array.isArray(colors) && Array.isArray(sides)
      ? colors.map((color, at) => die(pool, color, sides[at], at))
      : null
  }
  if (what === 'rolled')
    return (
      <span className="ia-log-dice" aria-hidden="true">
        {dice('attack')}
        {dice('defense')}
      </span>
    )
  if (what === 'rerolled' || what === 'die-rolled')
    return (
      <span className="ia-log-dice" aria-hidden="true">
        {die(args.pool === 'defense' ? 'defense' : 'attack', args.color, args.side)}
      </span>
    )
  if (what === 'surge') return <ResultSign result="surge" />
  if (what !== 'damage' || typeof args.amount !== 'number') return null
  return (
    <Amount count={args.amount}>
      <ResultSign result="damage" />
    </Amount>
  )
}
