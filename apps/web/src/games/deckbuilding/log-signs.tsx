/** Symbols behind a sentence of the log: the same as on the cards. */
import type { LogEntry } from '@dejarik/kernel'
import type { ReactNode } from 'react'
import { Attack, Damage, Force, HitPoints, Resource } from '../../symbols/index.ts'
import { Amount } from '../../table/log/Amount.tsx'
import { Exile, Target } from './cards/marks.tsx'

type Sign = (number: (word: string) => number) => ReactNode

/** Which number of an entry stands before which symbol. */
const counted =
  (word: string, sign: ReactNode): Sign =>
  (number) => <Amount count={number(word)}>{sign}</Amount>

const SIGNS: { readonly [what: string]: Sign } = {
  purchase: counted('cost', <Resource />),
  'pay-off': counted('cost', <Resource />),
  'gain-resources': counted('amount', <Resource />),
  'gain-force': counted('amount', <Force />),
  'gain-attack': counted('amount', <Attack />),
  'base-attack': counted('total', <Attack />),
  'row-attack': (number) => (
    <>
      <Amount count={number('total')}>
        <Attack />
      </Amount>
      <Amount count={number('needed')}>
        <Target />
      </Amount>
    </>
  ),
  damage: counted('amount', <Damage />),
  prevent: counted('amount', <Damage />),
  repair: counted('amount', <HitPoints />),
  exile: () => <Exile />,
}

export function signsOf({ what, args }: LogEntry): ReactNode {
  const number = (word: string): number => (typeof args[word] === 'number' ? args[word] : 0)
  return SIGNS[what]?.(number) ?? null
}
