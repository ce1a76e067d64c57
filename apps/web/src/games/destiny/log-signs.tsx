/** Dice and symbols behind a sentence of the log. */
import { factsOf } from '@dejarik/destiny'
import type { DieSymbol } from '@dejarik/destiny/facts'
import type { LogEntry } from '@dejarik/kernel'
import type { ReactNode } from 'react'
import { Damage } from '../../symbols/index.ts'
import { Amount } from '../../table/log/Amount.tsx'
import { DieFace } from './dice/DieFace.tsx'
import { SymbolSign } from './dice/SymbolSign.tsx'

const SIZE = '22px'

/** What an amount is an amount of. */
const AMOUNTS: { readonly [what: string]: ReactNode } = {
  damage: <Damage />,
  'place-damage': <Damage />,
  'move-damage': <Damage />,
  heal: <Damage />,
  ...bySymbol('shield', ['shield', 'shields-off']),
  ...bySymbol('resource', ['gain', 'spend', 'lose']),
}

function bySymbol(symbol: DieSymbol, whats: readonly string[]): { readonly [what: string]: ReactNode } {
  return Object.fromEntries(whats.map((what) => [what, <SymbolSign key={what} symbol={symbol} />]))
}

export function signsOf({ what, args }: LogEntry): ReactNode {
  const { amount, kind, side, value, kinds, sides } = args
  if (typeof amount === 'number' && AMOUNTS[what] !== undefined)
    return <Amount count={amount}>{AMOUNTS[what]}</Amount>
  if (typeof kind === 'number' && typeof side === 'number')
    return die(kind, side, 0, typeof value === 'number' ? value : undefined)
  if (!Array.isArray(kinds) || !Array.isArray(sides)) return null
  return kinds.map((one, at) => die(one, sides[at], at))
}

/** Null for a card without such a side: a record of other facts. */
function die(kind: unknown, side: unknown, at: number, value?: number): ReactNode {
  if (typeof kind !== 'number' || typeof side !== 'number' || kind < 0) return null
  const { die: sides, color } = factsOf(kind)
  const shown = sides?.[side]
  if (shown === undefined) return null
  return (
    <DieFace key={at} side={shown} color={color} size={SIZE} small {...(value !== undefined && { value })} />
  )
}
