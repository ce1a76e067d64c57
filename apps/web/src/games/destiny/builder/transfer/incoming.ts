/** A deck from outside, in whatever shape it comes: JSON of the deck site, a link of ours, or a list that a person wrote. */
import { type Reading, readList, readShareCode, readSite } from '@dejarik/destiny/build'
import { codeIn } from '../../../../build/transfer/link.ts'

export type Shape = 'site' | 'link' | 'list'

export interface Incoming extends Reading {
  readonly shape: Shape
}

/** Never throws; what can't be used stands in the notes. */
export function readIncoming(text: string): Incoming {
  const trimmed = text.trim()
  const code = codeIn(trimmed, 'destiny')
  if (code !== null) return { shape: 'link', ...readShareCode(code) }
  if (/^[{[]/.test(trimmed)) return { shape: 'site', ...readSite(trimmed) }
  return { shape: 'list', ...readList(text) }
}
