/** A squad from outside, in whatever shape it comes: an XWS file, a link of ours, or a list that a person wrote. */
import { type Reading, readList, readShareCode, readXws, type Squad } from '@dejarik/xwing/build'
import { codeIn } from '../../../../build/transfer/link.ts'

export type Shape = 'xws' | 'link' | 'list'

export interface Incoming extends Reading<Squad> {
  readonly shape: Shape
}

/** Never throws; what can't be used stands in the notes. */
export function readIncoming(text: string): Incoming {
  const trimmed = text.trim()
  const code = codeIn(trimmed, 'xwing')
  if (code !== null) return { shape: 'link', ...readShareCode(code) }
  if (/^[{[]/.test(trimmed)) return { shape: 'xws', ...readXws(trimmed) }
  return { shape: 'list', ...readList(text) }
}
