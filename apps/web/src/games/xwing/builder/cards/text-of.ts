import type { Language } from '@dejarik/kernel'
import { allCards } from '@dejarik/xwing'

type Type = ReturnType<typeof allCards>[number]['type']

let texts: ReadonlyMap<string, { readonly [L in Language]: string }> | null = null

/** What a card does, in our words; empty if it does nothing of its own or is not written yet. */
export function textOf(type: Type, id: string, language: Language): string {
  texts ??= new Map(allCards().map((card) => [`${card.type}:${card.id}`, card.text]))
  return texts.get(`${type}:${id}`)?.[language] ?? ''
}
