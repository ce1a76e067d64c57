/** Keys of the board, as the shell's list of keys shows them. */
import type { Language } from '@dejarik/kernel'
import type { BoardKey } from '../../table/contract.ts'
import { type Key, wordsIn } from './text/index.ts'

const KEYS: readonly (readonly [keys: readonly string[], what: Key])[] = [
  [['+', '−'], 'keys.zoom'],
  [['F'], 'map.fit'],
  [['T'], 'map.turn'],
  [['K'], 'map.tiles'],
  [['←', '↑', '→', '↓'], 'keys.arrows'],
  [['N'], 'keys.next'],
]

export function keys(language: Language): readonly BoardKey[] {
  const say = wordsIn(language)
  return KEYS.map(([names, what]) => ({ keys: names, what: say(what) }))
}
