import type { LogEntry, Seat } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import type { TableFace } from '../games/face.ts'
import { Cross } from '../symbols/index.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { whoseEntry } from './log/whose.ts'
import './recap.css'

const LINES = 14

export interface RecapProps {
  readonly entries: readonly LogEntry[]
  readonly face: TableFace
  readonly speaker: Speaker
  readonly eye: Seat
  readonly onClose: () => void
}

/** What one has missed, in a few lines. */
export function Recap({ entries, face, speaker, eye, onClose }: RecapProps) {
  const say = useWords()
  const hidden = entries.length - LINES
  return (
    <section className="recap" aria-label={say('recap.title')}>
      <header>
        <h2>{say('recap.title')}</h2>
        <Button kind="quiet" size="small" aria-label={say('close')} icon={<Cross />} onClick={onClose} />
      </header>
      <ul>
        {hidden > 0 && <li className="recap-more">{say('recap.more', { count: hidden })}</li>}
        {entries.slice(-LINES).map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={at} data-own={whoseEntry(entry, eye) === 'own'}>
            {speaker.say(face.game.sayLog(entry))}
          </li>
        ))}
      </ul>
    </section>
  )
}
