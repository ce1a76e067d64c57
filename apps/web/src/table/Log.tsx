import type { LogEntry, Seat } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { memo, useState } from 'react'
import type { TableFace } from '../games/face.ts'
import { FoeMark, NeutralMark, OwnMark } from '../symbols/index.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Sentence, type SentenceProps } from './Sentence.tsx'
import { whoseEntry } from './whose.ts'
import './log.css'

export interface LogProps extends Pick<SentenceProps, 'onPeek' | 'onShow'> {
  readonly face: TableFace
  readonly speaker: Speaker
  readonly entries: readonly LogEntry[]
  /** As the log calls the viewer. */
  readonly eye: Seat
  readonly openRule: (id: string) => void
  /** In a replay a line leads to its moment. */
  readonly onMoment?: (n: number) => void
}

/** More lines than anybody reads while playing; the earlier ones are shown on demand. */
const LATEST = 120

/** What has happened, in sentences, each with its rule. Stays at its end unless one has scrolled back. */
export function Log({ entries, ...line }: LogProps) {
  const say = useWords()
  const [latest, setLatest] = useState(LATEST)
  const before = Math.max(0, entries.length - latest)
  if (entries.length === 0) return <p className="log-empty">{say('log.empty')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by the keyboard
    <section className="log" aria-label={say('rail.log')} tabIndex={0}>
      <div className="log-lines">
        {before > 0 && (
          <Button kind="quiet" onClick={() => setLatest(Number.POSITIVE_INFINITY)}>
            {say('log.before', { count: before })}
          </Button>
        )}
        <ol>
          {entries.slice(before).map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows at its end
            <Line key={before + at} entry={entry} {...line} />
          ))}
        </ol>
      </div>
    </section>
  )
}

type LineProps = Omit<LogProps, 'entries'> & { entry: LogEntry }

const Line = memo(function Line({
  face,
  speaker,
  entry,
  eye,
  openRule,
  onMoment,
  onPeek,
  onShow,
}: LineProps) {
  const say = useWords()
  const whose = whoseEntry(entry, eye)
  const Mark = { neutral: NeutralMark, own: OwnMark, foe: FoeMark }[whose]
  const mark = face.markOf(entry)
  return (
    <li className={`log-line log-${whose}`} data-mark={mark ?? undefined}>
      {onMoment === undefined ? (
        <Mark size="0.85em" />
      ) : (
        <button
          type="button"
          className="log-moment"
          aria-label={say('log.moment', { n: entry.n })}
          title={say('log.moment', { n: entry.n })}
          onClick={() => onMoment(entry.n)}
        >
          <Mark size="0.85em" />
        </button>
      )}
      <span className="log-text">
        <Sentence
          parts={speaker.parts(face.game.sayLog(entry))}
          {...(onPeek && { onPeek })}
          {...(onShow && { onShow })}
        />
        <RuleChip id={entry.rule} label={say('rules.rule')} onOpen={openRule} />
      </span>
    </li>
  )
})
