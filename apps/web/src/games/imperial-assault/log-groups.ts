import type { LogEntry } from '@dejarik/kernel'
import type { GroupStart } from '../../table/contract.ts'

/** Rounds and missions begin anew; inside them somebody's activation. */
export function groupOf({ what }: LogEntry): GroupStart | null {
  if (what === 'round' || what === 'mission') return 'turn'
  return what === 'activate' ? 'activation' : null
}
