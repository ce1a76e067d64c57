import { nearestWord } from '@dejarik/kernel'

/** `Did you mean "x"? ` or nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const close = nearestWord(word, known)
  return close === null ? '' : `Did you mean "${close}"? `
}
