import type { LogEntry } from '@dejarik/kernel'
import type { GroupStart } from '../../../table/contract.ts'

const STARTS: { readonly [what: string]: GroupStart } = {
  round: 'turn',
  phase: 'activation',
  reveal: 'activation',
  attack: 'activation',
}

/** A round, and in it each ship that flies or shoots. */
export function groupOf({ what }: LogEntry): GroupStart | null {
  return STARTS[what] ?? null
}
