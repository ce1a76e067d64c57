/** Costs of abilities in a campaign (rulebook: Fähigkeiten): strain, threat, influence, and the card itself. */
import type { Flow } from '@dejarik/kernel'
import { type FigureId, type HeldId, NONE, type State, type T } from '../state.ts'
import type { Cost } from './abilities.ts'
import { canStrain, putStrain } from './campaign/strain.ts'
import { spendThreat } from './campaign/threat.ts'
import { depleteCard, discardCard, exhaustCard } from './held.ts'

/** What can't be paid can't be used (ia.abilities.5). */
export function canPay(s: State, cost: Cost | undefined, figure: FigureId, held: HeldId): boolean {
  if (cost === undefined) return true
  const card = held === NONE ? null : s.held[held]
  if (cost.exhaust === true && (card === null || card.exhausted)) return false
  if (cost.deplete === true && (card === null || card.depleted)) return false
  if (cost.strain !== undefined && (figure === NONE || !canStrain(s, figure, cost.strain))) return false
  if ((cost.threat ?? 0) > (s.campaign?.threat ?? 0)) return false
  return (cost.influence ?? 0) <= (s.campaign?.influence ?? 0)
}

export function* pay(t: T, cost: Cost | undefined, figure: FigureId, held: HeldId): Flow {
  if (cost === undefined) return
  const { campaign } = t.state
  if (cost.exhaust === true) exhaustCard(t, held)
  if (cost.deplete === true) depleteCard(t, held)
  if (cost.discard === true) discardCard(t, held)
  if (cost.threat !== undefined) spendThreat(t, cost.threat)
  if (cost.influence !== undefined && campaign !== null) campaign.influence -= cost.influence
  if (cost.strain !== undefined) yield* putStrain(t, figure, cost.strain)
}
