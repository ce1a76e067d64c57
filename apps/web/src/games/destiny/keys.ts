/** Keys of the board, as the shell's list of keys shows them. */
import type { Language } from '@dejarik/kernel'
import type { BoardKey } from '../../table/contract.ts'
import { wordsIn } from './text/index.ts'

export function keys(language: Language): readonly BoardKey[] {
  const say = wordsIn(language)
  return [
    { keys: ['←', '↑', '→', '↓'], what: say('keys.arrows') },
    { keys: ['I'], what: say('keys.look') },
  ]
}
