/** Threat (rulebook: Bedrohung): public, never below 0 and never above 20 (ia.threat.5). */
import type { T } from '../../state.ts'

export const MOST_THREAT = 20

export function gainThreat(t: T, amount: number): void {
  const { campaign } = t.state
  if (campaign === null) return
  const gained = Math.max(-campaign.threat, Math.min(amount, MOST_THREAT - campaign.threat))
  if (gained === 0) return
  campaign.threat += gained
  t.log?.('threat', 'ia.threat.4', { amount: gained, threat: campaign.threat })
}

export function spendThreat(t: T, amount: number): void {
  gainThreat(t, -amount)
}
