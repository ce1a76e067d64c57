/** A deck from outside, in whatever shape it comes: JSON of the deck site, a link of ours, or a list that a person wrote. */
import {
  type Deck,
  pointsOf,
  type Reading,
  readList,
  readShareCode,
  readSite,
  sizeOf,
} from '@dejarik/destiny/build'
import { agreedTo, type Language } from '@dejarik/kernel'
import type { Arrival } from '../../../../build/transfer/ImportDialog.tsx'
import { codeIn } from '../../../../build/transfer/link.ts'
import { problemsOf } from '../check.ts'
import { says } from '../text/index.ts'

/** Files that it can be. */
export const ACCEPTED = '.json,.txt,application/json,text/plain'

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

/** The same as a person is told of it. */
export function arrivalIn(language: Language): (text: string) => Arrival<Deck> {
  return (text) => {
    const { deck: built, notes, shape } = readIncoming(text)
    const [characters, cards, points] =
      built === null ? [0, 0, 0] : [built.characters.length, sizeOf(built), pointsOf(built)]
    const problems = built === null ? [] : problemsOf(agreedTo(built))
    const summary = says[language]('import.shape', { shape, characters, cards, points })
    return { built, notes, problems, summary }
  }
}
