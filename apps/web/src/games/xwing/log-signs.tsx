/** Dice and tokens behind a sentence of the log. */
import type { LogEntry } from '@dejarik/kernel'
import type { DiceKind } from '@dejarik/xwing'
import type { ReactNode } from 'react'
import { DieIcon } from './attack/DieIcon.tsx'
import { facesIn, kindIn, signIn } from './beats/read.ts'
import { TokenIcon } from './tokens/TokenSign.tsx'

export function signsOf(entry: LogEntry): ReactNode {
  switch (entry.what) {
    case 'roll-dice':
    case 'reroll':
      return dice(entry, 'faces', kindIn(entry))
    case 'change-dice':
    case 'add-die':
    case 'cancel':
      return dice(entry, 'pool', kindIn(entry))
    case 'roll':
      return dice(entry, 'face', 'attack')
    case 'hit':
    case 'miss':
      return (
        <>
          {dice(entry, 'attack', 'attack')}
          {dice(entry, 'defense', 'defense')}
        </>
      )
    case 'spend-force':
      return <TokenIcon sign="force" />
    case 'spend-charge':
      return <TokenIcon sign="charge" />
    default: {
      const sign = signIn(entry)
      return sign === null ? null : <TokenIcon sign={sign} />
    }
  }
}

function dice(entry: LogEntry, word: string, kind: DiceKind): ReactNode {
  return facesIn(entry, word).map((face, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes
    <DieIcon key={at} kind={kind} face={face} />
  ))
}
