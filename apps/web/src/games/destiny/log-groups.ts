import type { LogEntry } from '@dejarik/kernel'
import type { GroupStart } from '../../table/contract.ts'

const STARTS: { readonly [what: string]: GroupStart } = {
  round: 'turn',
  activate: 'activation',
  play: 'activation',
  resolve: 'activation',
  claim: 'activation',
}

/** Rounds begin anew; inside them each action. */
export function groupOf({ what }: LogEntry): GroupStart | null {
  return STARTS[what] ?? null
}
