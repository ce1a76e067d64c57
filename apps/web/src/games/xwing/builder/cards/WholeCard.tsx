import type { Language } from '@dejarik/kernel'
import { findPilot, findUpgrade, type PilotFacts, type UpgradeFacts } from '@dejarik/xwing/facts'
import type { CardRef } from '../../../../build/BuilderContext.tsx'
import { PilotCard } from './PilotCard.tsx'
import { UpgradeCard } from './UpgradeCard.tsx'

/** A card by its reference; nothing if there is no such card. */
export function WholeCard({ card }: { card: CardRef }) {
  const pilot = card.type === 'pilot' ? findPilot(card.id) : undefined
  if (pilot !== undefined) return <PilotCard pilot={pilot} />
  const upgrade = card.type === 'upgrade' ? findUpgrade(card.id) : undefined
  return upgrade === undefined ? null : <UpgradeCard upgrade={upgrade} />
}

export function findFacts(card: CardRef): PilotFacts | UpgradeFacts | undefined {
  return card.type === 'pilot' ? findPilot(card.id) : findUpgrade(card.id)
}

export function nameOf(card: CardRef, language: Language): string {
  return findFacts(card)?.name[language] ?? card.id
}
