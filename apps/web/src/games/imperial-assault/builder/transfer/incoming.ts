/** An army from outside, in whatever shape it comes: a link of ours, or a list that a person wrote. */
import {
  type Army,
  pointsOf,
  type Reading,
  readList,
  readShareCode,
  sizeOf,
} from '@dejarik/imperial-assault/build'
import { agreedTo, type Language } from '@dejarik/kernel'
import type { Arrival } from '../../../../build/transfer/ImportDialog.tsx'
import { codeIn } from '../../../../build/transfer/link.ts'
import { problemsOf } from '../check.ts'
import { says } from '../text/index.ts'

/** Files that it can be. */
export const ACCEPTED = '.txt,text/plain'

export type Shape = 'link' | 'list'

export interface Incoming extends Reading {
  readonly shape: Shape
}

/** Never throws; what can't be used stands in the notes. */
export function readIncoming(text: string): Incoming {
  const code = codeIn(text.trim(), 'imperial-assault')
  return code === null ? { shape: 'list', ...readList(text) } : { shape: 'link', ...readShareCode(code) }
}

/** The same as a person is told of it. */
export function arrivalIn(language: Language): (text: string) => Arrival<Army> {
  return (text) => {
    const { army: built, notes, shape } = readIncoming(text)
    const [groups, commands, points] =
      built === null ? [0, 0, 0] : [sizeOf(built.groups), sizeOf(built.commands), pointsOf(built)]
    const problems = built === null ? [] : problemsOf(agreedTo(built))
    const summary = says[language]('import.shape', { shape, groups, commands, points })
    return { built, notes, problems, summary }
  }
}
