import { didYouMean } from '../../did-you-mean.ts'
import { BadInput } from '../../trouble.ts'

/** A word of a list and how often it counts: `calculate=2`. */
export interface Counted {
  readonly word: string
  readonly n: number
}

const MOST = 6

/** Reads `focus,calculate=2` as typed after an option; every word must be a known one. */
export function countedWords(option: string, text: string, known: readonly string[]): readonly Counted[] {
  return text.split(',').map((entry) => {
    const [word, number = '1', ...more] = entry.trim().split('=')
    if (!known.includes(word))
      throw new BadInput('{option} does not know "{word}". {meant}dejarik odds --help lists its words.', {
        option,
        word,
        meant: didYouMean(word, known),
      })
    const n = Number(number)
    if (more.length > 0 || !/^\d+$/.test(number) || n < 1 || n > MOST)
      throw new BadInput(
        '{option}: "{entry}" must be a word, or a word and a number from 1 to {most}: {word}=2.',
        { option, entry: entry.trim(), most: MOST, word },
      )
    return { word, n }
  })
}
