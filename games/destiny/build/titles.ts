/** Titles that people write, in either language, and which of them a slip was meant to be. */
import { type Nearest, nearest, type TitleIndex } from '@dejarik/kernel'
import { CARDS, plain } from '../facts/index.ts'

let titles: TitleIndex | undefined

export function nearestTitle(text: string): Nearest | null {
  titles ??= new Map(CARDS.flatMap(({ name: { en, de } }) => [en, de].map((title) => [plain(title), title])))
  return nearest(plain(text), titles)
}
