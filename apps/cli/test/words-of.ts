/** What a game's code names, and whether there are words for it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BaseState, Game, Language, Refusal } from '@dejarik/kernel'
import { shared, speaker } from '@dejarik/text'

export const LANGUAGES: readonly Language[] = ['de', 'en']

export interface WordsOf {
  /** The game's code, all files in one. */
  readonly source: string
  /** What the first group of a pattern finds in it. */
  named(pattern: RegExp): string[]
  /** Whether a key is among the game's own words or those that all games share. */
  isSaid(language: Language, key: string): boolean
  /** A refusal is a sentence if it says more than its key and leaves nothing open; else what is said instead. */
  unsaid(refusal: Refusal): string[]
}

/** Without the files whose paths in the game's folder begin like `apart`. */
export function wordsOf<S extends BaseState, O, V>(game: Game<S, O, V>, apart: RegExp): WordsOf {
  const folder = fileURLToPath(new URL('.', import.meta.resolve(`@dejarik/${game.id}`)))
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !apart.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  return {
    source,
    named: (pattern) => [...new Set([...source.matchAll(pattern)].map(([, name]) => name!))].sort(),
    isSaid: (language, key) => key in game.text[language] || key in shared[language],
    unsaid: (refusal) =>
      LANGUAGES.flatMap((language) => {
        const said = speaker(game, language).refusal(refusal)
        return /^refusal\.|[{}]/.test(said) || said === '' ? [`${language} ${refusal.refused}: ${said}`] : []
      }),
  }
}
