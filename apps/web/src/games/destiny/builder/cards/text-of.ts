import { textOf as textOfKind } from '@dejarik/destiny'
import { cardNumber } from '@dejarik/destiny/facts'
import type { Language } from '@dejarik/kernel'

/** What a card does, in our words; empty if it does nothing of its own or is not written yet. */
export function textOf(id: string, language: Language): string {
  return textOfKind(cardNumber(id))?.text[language] ?? ''
}
