import { type Answer, type Ask, never } from '@dejarik/kernel'

/**
 * What a player typed, as an answer to this question; null if it is not of the right shape. Options are
 * counted from 1 for people. Whether the answer is legal is the kernel's to say.
 */
export function readAnswer(ask: Ask, line: string): Answer | null {
  const words = line.split(/[\s,;]+/).filter((word) => word !== '')
  switch (ask.form) {
    case 'one':
      return words.length === 1 ? optionNumber(words[0]) : null
    case 'number':
      return words.length === 1 ? whole(words[0]) : null
    case 'some': {
      if (words.length === 1 && words[0] === '-') return []
      const picked = all(words, optionNumber)
      return picked === null || ask.ordered ? picked : picked.sort((a, b) => a - b)
    }
    case 'split':
      return words.some((word) => word.includes('=')) ? named(ask.caps.length, words) : all(words, whole)
    case 'place':
      return all(words, whole)
    default:
      return never(ask)
  }
}

function whole(word: string): number | null {
  return /^-?\d{1,15}$/.test(word) ? Number(word) : null
}

function optionNumber(word: string): number | null {
  const value = whole(word)
  return value === null ? null : value - 1
}

function all(words: readonly string[], read: (word: string) => number | null): number[] | null {
  const values = words.map(read).filter((value) => value !== null)
  return values.length === 0 || values.length < words.length ? null : values
}

/** `2=3`: option 2 gets 3; those not named get nothing. */
function named(options: number, words: readonly string[]): number[] | null {
  const shares = new Array<number>(options).fill(0)
  for (const word of words) {
    const [option, share] = word.split('=')
    const i = optionNumber(option)
    const amount = whole(share ?? '')
    if (i === null || amount === null || i < 0 || i >= options) return null
    shares[i] = amount
  }
  return shares
}
