/** What a card does, as short as it fits on a plate: in words of its own, or the beginning of its text. */
import type { Language, Words } from '@dejarik/kernel'
import { textOf } from './rules/cards.ts'
import type { CardNumber } from './state.ts'

/** Characters that fit; German words are longer, and break worse. */
export const SHORT: { readonly [L in Language]: number } = { en: 80, de: 75 }

const NOTHING: Words = { en: '', de: '' }
const known = new Map<CardNumber, Words>()

export function shortTextOf(kind: CardNumber): Words {
  const before = known.get(kind)
  if (before !== undefined) return before
  const written = textOf(kind)
  const short =
    written === undefined
      ? NOTHING
      : (written.short ?? { en: cut(written.text.en, SHORT.en), de: cut(written.text.de, SHORT.de) })
  known.set(kind, short)
  return short
}

/** Whole sentences as long as they fit; else the first one up to a pause in it. */
function cut(text: string, most: number): string {
  const line = text.replaceAll('\n', ' ')
  if (line.length <= most) return line
  const sentences = line.match(/[^.!?]+[.!?]+["”]?\s*/gu) ?? [line]
  let kept = ''
  for (const sentence of sentences) {
    if ((kept + sentence).trimEnd().length > most) break
    kept += sentence
  }
  if (kept !== '') return kept.trimEnd()
  const start = line.slice(0, most - 1)
  const pause = Math.max(start.lastIndexOf(', '), start.lastIndexOf('; '), start.lastIndexOf(': '))
  const end = pause > most / 3 ? pause : start.lastIndexOf(' ')
  return `${start.slice(0, end).replace(/[,;:–\s]+$/u, '')} …`
}
