import { findPilot, findUpgrade } from '@dejarik/xwing/facts'
import { useWords } from '../../../../text/index.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { type CardRef, useBuilder, useLookedCard } from '../BuilderContext.tsx'
import { PilotCard } from './PilotCard.tsx'
import { UpgradeCard } from './UpgradeCard.tsx'

/** A card by its reference; nothing if there is no such card. */
export function WholeCard({ card }: { card: CardRef }) {
  const pilot = card.type === 'pilot' ? findPilot(card.id) : undefined
  if (pilot !== undefined) return <PilotCard pilot={pilot} />
  const upgrade = card.type === 'upgrade' ? findUpgrade(card.id) : undefined
  return upgrade === undefined ? null : <UpgradeCard upgrade={upgrade} />
}

export function CardDialog({ card, onClose }: { card: CardRef; onClose: () => void }) {
  const words = useWords()
  const { language } = useBuilder()
  const facts = card.type === 'pilot' ? findPilot(card.id) : findUpgrade(card.id)
  return (
    <Dialog textOnly title={facts?.name[language] ?? card.id} closeLabel={words('close')} onClose={onClose}>
      <WholeCard card={card} />
    </Dialog>
  )
}

/** The card under the pointer or the focus, where there is room for it beside everything else. */
export function Inspector() {
  const { say } = useBuilder()
  const card = useLookedCard()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long cards are scrolled by keys, too
    <aside className="xb-inspector" aria-label={say('card.inspector')} tabIndex={0}>
      {card === null ? (
        <p className="xb-card-plain">{say('card.inspector-empty')}</p>
      ) : (
        <WholeCard card={card} />
      )}
    </aside>
  )
}
