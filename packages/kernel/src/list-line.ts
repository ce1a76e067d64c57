/** What a line of somebody's list is, where it is none of the cards that we know. */
import { nearestWord } from './nearest-word.ts'

/** Titles by their plain form: what `nearest` searches. */
export type TitleIndex = ReadonlyMap<string, string>

/** A title that was probably meant, and whether it is so close that it can hardly be anything else. */
export interface Nearest {
  readonly title: string
  readonly close: boolean
}

/** The known title next to a plain text. */
export function nearest(plainText: string, titles: TitleIndex): Nearest | null {
  const found = nearestWord(plainText, [...titles.keys()])
  const title = found === null ? undefined : titles.get(found)
  if (found === null || title === undefined) return null
  // A plural or a slip of the finger: one letter in five.
  const slips = Math.max(1, Math.floor(plainText.length / 5))
  return { title, close: nearestWord(plainText, [found], slips) !== null }
}

/** Arguments of a sentence that may ask whether another title was meant. */
export function didYouMean(found: Nearest | null): { readonly known: string; readonly near: string } {
  return found === null ? { known: 'none', near: '' } : { known: 'near', near: found.title }
}

/** What whole lists cost at least; a card is cheaper. */
const LEAST_TOTAL = 20

/**
 * Whether a first line has marks that cards have and names of lists have not: a dash or a bracket in front, points
 * behind, the mark of an elite card, or the signs of a file.
 */
export function isMarkedAsCard(raw: string): boolean {
  const points = /(?:\s[-–—:]\s*|\()(\d+)\s*(?:points?|punkte?|pts)?\.?\s*\)?$/iu.exec(raw)?.[1]
  return (
    (points !== undefined && Number(points) < LEAST_TOTAL) ||
    /^\s*[-–—•*+([{]/u.test(raw) ||
    /^\s*"[^"]*"\s*[:,]|[\]}],?\s*$/u.test(raw) ||
    /^e\p{Lu}\p{Ll}|\b[Ee]lite\b/u.test(raw)
  )
}
