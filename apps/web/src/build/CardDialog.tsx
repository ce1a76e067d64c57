import { useWords } from '../text/index.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { type CardRef, useBuilderTable, useLookedCard } from './BuilderContext.tsx'

export function CardDialog({ card, onClose }: { card: CardRef; onClose: () => void }) {
  const words = useWords()
  const { kit, language } = useBuilderTable()
  return (
    <Dialog textOnly title={kit.nameOf(card, language)} closeLabel={words('close')} onClose={onClose}>
      <kit.WholeCard card={card} />
    </Dialog>
  )
}

/** The card under the pointer or the focus, where there is room for it beside everything else. */
export function Inspector() {
  const { say, kit } = useBuilderTable()
  const card = useLookedCard()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long cards are scrolled by keys, too
    <aside className="build-inspector" aria-label={say('card.inspector')} tabIndex={0}>
      {card === null ? (
        <p className="build-plain">{say('card.inspector-empty')}</p>
      ) : (
        <kit.WholeCard card={card} />
      )}
    </aside>
  )
}
