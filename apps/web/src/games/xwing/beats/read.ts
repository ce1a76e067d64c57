/** What the log says, read with care: entries of older records may not say all of it. */
import type { LogEntry } from '@dejarik/kernel'
import type { DiceKind, Face } from '@dejarik/xwing'
import type { ArcName } from '@dejarik/xwing/geometry'
import { SIGNS, type Sign } from '../tokens/TokenSign.tsx'

export function numberIn({ args }: LogEntry, word: string, otherwise = -1): number {
  const value = args[word]
  return typeof value === 'number' ? value : otherwise
}

export function wordIn({ args }: LogEntry, word: string): string {
  const value = args[word]
  return typeof value === 'string' ? value : ''
}

const FACES: readonly Face[] = ['blank', 'focus', 'hit', 'crit', 'evade']

export function facesIn(entry: LogEntry, word: string): readonly Face[] {
  return wordIn(entry, word)
    .split(' ')
    .flatMap((one) => FACES.filter((face) => face === one))
}

export function kindIn(entry: LogEntry): DiceKind {
  return entry.args.kind === 'defense' ? 'defense' : 'attack'
}

export function signIn(entry: LogEntry): Sign | null {
  return SIGNS.find((sign) => sign === entry.args.token) ?? null
}

const ARCS: readonly ArcName[] = ['front', 'rear', 'left', 'right', 'full-front', 'full-rear', 'bullseye']

export function arcIn(entry: LogEntry): ArcName | null {
  return ARCS.find((arc) => arc === entry.args.arc) ?? null
}
