import { nearestWord } from '@dejarik/kernel'
import type { Sentence } from './sentences/index.ts'

/** `Did you mean "x"? ` or nothing, as a part of another sentence. */
export function didYouMean(word: string, known: readonly string[]): Sentence | string {
  const close = nearestWord(word, known)
  return close === null ? '' : { english: 'Did you mean "{close}"? ', args: { close } }
}
