/** What is counted in a card's text, so that its symbol can stand beside the word. */
export type Counted = 'attack' | 'damage' | 'force' | 'resources'

export type TextPart = string | { readonly counted: Counted; readonly text: string }

const WORDS: readonly [Counted, RegExp][] = [
  ['attack', /^(attack|Angriff)$/],
  ['damage', /^(damage|Schaden)$/],
  ['force', /^(Force|Macht)$/],
  ['resources', /^(resources?|Ressourcen?)$/],
]

/** Splits "gain 1 Force" into text and what is counted in it; words without a number stay words. */
export function partsOf(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const found of text.matchAll(
    /\+?\d+ (attack|Angriff|damage|Schaden|Force|Macht|resources?|Ressourcen?)\b/g,
  )) {
    const counted = WORDS.find(([, word]) => word.test(found[1] ?? ''))?.[0]
    if (counted === undefined) continue
    if (found.index > from) parts.push(text.slice(from, found.index))
    parts.push({ counted, text: found[0] })
    from = found.index + found[0].length
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}
