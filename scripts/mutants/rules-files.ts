// Which files of a game are its rules. Cards, facts, sentences, views and bots have tests of another kind.
import { relative, sep } from 'node:path'
import { filesUnder } from '../files.js'

const FOLDERS = ['rules', 'geometry', 'map', 'build', 'missions', 'scenarios', 'environments']
const FILES = ['setup.ts', 'steps.ts', 'moves.ts', 'campaign.ts']

/** What stands there was measured, printed or put together, and no rule follows from it: outlines, points, ready decks. */
const TABLES = ['outlines', 'format-points.ts', 'ready', 'ready.ts']

/** Of a folder, by their paths from the root, with `/` between folders. */
export function filesOf(root: string, folder: string): string[] {
  return filesUnder(`${root}/${folder}`).map((path) => relative(root, path).split(sep).join('/'))
}

export function isRulesFile(game: string, file: string): boolean {
  const [top, ...below] = file.slice(`games/${game}/`.length).split('/')
  if (!file.startsWith(`games/${game}/`) || !file.endsWith('.ts')) return false
  if (below.some((name) => TABLES.includes(name))) return false
  return below.length === 0 ? FILES.includes(top) : FOLDERS.includes(top)
}
