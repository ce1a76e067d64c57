import type { LogEntry } from '@dejarik/kernel'
import type { GroupStart } from '../../table/contract.ts'

/** What begins an action (sd.actions.3 to .8), and what is done instead of one. */
const ACTIONS: readonly string[] = ['play', 'activate', 'resolve', 'use', 'claim', 'pass', 'forgo']

/** The log goes by rounds, and inside them by actions. */
export function groupOf({ what, args }: LogEntry): GroupStart | null {
  if (what === 'round' || what === 'upkeep') return 'turn'
  if (what === 'discard') return args.why === 'reroll' ? 'activation' : null
  return ACTIONS.includes(what) ? 'activation' : null
}
