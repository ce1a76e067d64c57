// A file's name says what is in it, so a word may not stand for two things in one package.
import { basename } from 'node:path/posix'
import { isTestCode } from './modules.ts'
import type { Finding } from './source.ts'

/** Words that mean much, and what a file of a game with that name has to hold. */
const WORDS: { readonly [word: string]: { readonly holds?: RegExp; readonly what: string } } = {
  scenario: { holds: /\bScenarioReader\b/, what: 'the reader of scenario files (docs/scenarios.md)' },
  options: { holds: /\breadOptions\b/, what: 'what a match is played with (readOptions)' },
  table: { what: 'one thing' },
}

/** Two files of one package that are both called so, or one in a game that holds something else. */
export function checkFileNames(
  sources: readonly { readonly file: string; readonly text: string }[],
): Finding[] {
  const seen = new Map<string, string>()
  return sources.flatMap(({ file, text }) => {
    const word = basename(file).replace(/\.tsx?$/, '')
    const meaning = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined
    const folder = /^(?:apps|games|packages)\/[^/]+/.exec(file)?.[0]
    if (meaning === undefined || folder === undefined || isTestCode(file)) return []
    // The command line has one folder for each game's odds, which have options of their own kind everywhere.
    const key = `${/^apps\/cli\/src\/odds\//.test(file) ? file : folder} ${word}`
    const other = seen.get(key)
    seen.set(key, file)
    const at = { file, line: 1, what: `“${word}” as a file’s name` }
    if (other !== undefined)
      return [
        {
          ...at,
          why: `${other} is called so, too, and means something else; name one of them by what it holds`,
        },
      ]
    if (folder.startsWith('games/') && meaning.holds !== undefined && !meaning.holds.test(text))
      return [{ ...at, why: `in a game it means ${meaning.what}, which is not in it` }]
    return []
  })
}
