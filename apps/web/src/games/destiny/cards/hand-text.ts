/** The text of a card in the hand: whole as long as it fits, in letters as large as fit. */
import { factsOf, shortTextOf, textOf } from '@dejarik/destiny'
import type { Language } from '@dejarik/kernel'

/** Characters that fit beside the picture, the more the smaller; below that only the short form does. */
const FITS: readonly (readonly [size: 'large' | 'medium' | 'normal', most: number])[] = [
  ['large', 38],
  ['medium', 66],
  ['normal', 118],
]
/** The sides of a die take a line of it. */
const DIE = 0.78
/** Of a few cards each has so much more room. */
const WIDE = 2.4
/** So many are a few. */
const FEW = 3

export function handText(
  kind: number,
  language: Language,
  held: number,
): { readonly text: string; readonly size: 'large' | 'medium' | 'normal' } {
  const whole = textOf(kind)?.text[language] ?? ''
  const room = (factsOf(kind).die === null ? 1 : DIE) * (held <= FEW ? WIDE : 1)
  const fits = (text: string) => FITS.find(([, most]) => text.length <= most * room)?.[0]
  const size = fits(whole)
  if (size !== undefined) return { text: whole, size }
  const text = shortTextOf(kind)[language]
  return { text, size: fits(text) ?? 'normal' }
}
