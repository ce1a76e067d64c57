import type { Speaker } from '@dejarik/text'
import type { TableFace } from '../../games/face.ts'
import { wordsIn } from '../../text/index.ts'
import { entriesOf, type LogGroup } from './groups.ts'

/** As many sentences as fit into a line or two. */
const SENTENCES = 2

/** What a folded group comes to: as the game says, else its key events, else how many lines there are. */
export function summaryOf(face: TableFace, group: LogGroup, speaker: Speaker): string {
  const entries = entriesOf(group)
  const summary = face.summaryOf?.(entries, speaker.language) ?? null
  if (summary !== null) return summary
  const key = entries.filter((entry) => face.markOf(entry) === 'key')
  if (key.length === 0) return wordsIn(speaker.language)('log.lines', { count: entries.length })
  return key
    .slice(-SENTENCES)
    .map((entry) => speaker.say(face.game.sayLog(entry)))
    .join(' ')
}
