import { RulesBug } from '@dejarik/kernel'
import { type Trouble, trouble } from '@dejarik/protocol'
import type { House } from './house.ts'
import { log } from './log.ts'
import { Damaged } from './store/columns.ts'
import { MaybeStored, NotStored } from './store/store.ts'

/** What went wrong on our side is said, and has changed nothing, unless it says so. */
export function mishap(house: House, error: unknown, match: string): Trouble {
  if (error instanceof MaybeStored) return trouble('maybe-stored')
  if (error instanceof NotStored) return trouble('not-stored')
  if (error instanceof Damaged) {
    log.error({ match }, error.message)
    return trouble('damaged')
  }
  if (error instanceof RulesBug)
    return trouble('rules-bug', { args: { file: house.reportBug(match, error) } })
  log.error({ err: error, match }, 'nobody had foreseen this')
  house.figures.mishap()
  return trouble('internal')
}
