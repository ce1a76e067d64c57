import { IDLE } from './rules/initiative.ts'

/** Up to these rules, it was asked who engages next among ships to which nothing could happen (xw.g.engagement.5). */
const LAST_IDLE = 2

export function formerlyAskedAlone(rulesVersion: string, what: string): boolean {
  return Number(rulesVersion) <= LAST_IDLE && what === IDLE
}
