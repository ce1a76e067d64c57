import { SYMBOL_NAMES } from '@dejarik/destiny/facts'
import { COUNTS, type Count } from '@dejarik/destiny/odds'
import type { Language } from '@dejarik/kernel'
import { didYouMean } from '../../did-you-mean.ts'
import { BadInput } from '../../trouble.ts'
import { sayer } from '../figures.ts'

/** Reads `melee` or `melee,ranged`. */
export function countsFrom(text: string): readonly Count[] {
  const counts = text.split(',').map((entry) => {
    const word = entry.trim().toLowerCase()
    const count = COUNTS.find((one) => one === word)
    if (count === undefined)
      throw new BadInput('--count does not know "{word}". {meant}It counts {known}.', {
        word,
        meant: didYouMean(word, COUNTS),
        known: COUNTS.join(', '),
      })
    return count
  })
  if (counts.includes('value') && counts.length > 1)
    throw new BadInput('--count value is everything that the dice show and can’t be added to something else.')
  return [...new Set(counts)]
}

/** What is counted, for people. */
export function countName(counts: readonly Count[], reader: Language): string {
  const say = sayer(reader)
  return counts
    .map((count) =>
      count === 'damage' || count === 'value' ? say(`roll.${count}`) : SYMBOL_NAMES[count][reader],
    )
    .join(' + ')
}
