/** A squad from outside, in whatever shape it comes: an XWS file, a link of ours, or a list that a person wrote. */
import { agreedTo, type Language } from '@dejarik/kernel'
import { pointsOf, type Reading, readList, readShareCode, readXws, type Squad } from '@dejarik/xwing/build'
import type { Arrival } from '../../../../build/transfer/ImportDialog.tsx'
import { codeIn } from '../../../../build/transfer/link.ts'
import { problemsOf } from '../check.ts'
import { wordsIn } from '../text/index.ts'

/** Files that it can be. */
export const ACCEPTED = '.json,.xws,.txt,application/json,text/plain'

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

/** The same as a person is told of it. */
export function arrivalIn(language: Language): (text: string) => Arrival<Squad> {
  return (text) => {
    const { squad: built, notes, shape } = readIncoming(text)
    const [ships, points] = built === null ? [0, 0] : [built.ships.length, pointsOf(built)]
    const problems = built === null ? [] : problemsOf(agreedTo(built))
    return { built, notes, problems, summary: wordsIn(language)('import.shape', { shape, ships, points }) }
  }
}
