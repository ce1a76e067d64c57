import type { LogEntry, Seat } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { memo, useMemo, useState } from 'react'
import type { TableFace } from '../../games/face.ts'
import { FoeMark, NeutralMark, OwnMark } from '../../symbols/index.ts'
import { useWords } from '../../text/index.ts'
import { Button } from '../../ui/Button.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { Sentence, type SentenceProps } from '../Sentence.tsx'
import { byArrows } from './by-arrows.ts'
import { groupsOf, type LogGroup } from './groups.ts'
import { summaryOf } from './summary.ts'
import { whoseEntry } from './whose.ts'
import './log.css'

export interface LogProps extends Pick<SentenceProps, 'onPeek' | 'onShow'> {
  readonly face: TableFace
  readonly speaker: Speaker
  readonly entries: readonly LogEntry[]
  /** Entries before these, which can be asked for. */
  readonly from?: number
  readonly onOlder?: (() => void) | undefined
  /** As the log calls the viewer. */
  readonly eye: Seat
  readonly openRule: (id: string) => void
  /** In a replay a line leads to its moment. */
  readonly onMoment?: (n: number) => void
}

/** Turns that are open unless they were folded. */
const OPEN_TURNS = 2

/**
 * What has happened, in sentences, by turns and activations. Stays at its end unless one has scrolled back. It is one stop
 * of the Tab key: arrow keys lead from line to line, and along a line to its cards and its rule.
 */
export function Log({ entries, from = 0, onOlder, ...line }: LogProps) {
  const say = useWords()
  const { face } = line
  const turns = useMemo(() => groupsOf(face, entries, from), [face, entries, from])
  if (entries.length === 0) return <p className="log-empty">{say('log.empty')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by the keyboard
    <section className="log" aria-label={say('rail.log')} tabIndex={0} onKeyDown={byArrows}>
      <ol className="log-lines">
        {turns.map((turn, at) => (
          <Group key={turn.at} group={turn} isOpen={at >= turns.length - OPEN_TURNS} isTurn {...line} />
        ))}
      </ol>
      {/* The list runs upwards from its end, so what stands above it comes behind it. */}
      {from > 0 && (
        <Button kind="quiet" size="small" onClick={onOlder}>
          {say('log.before', { count: from })}
        </Button>
      )}
    </section>
  )
}

type Context = Omit<LogProps, 'entries' | 'from' | 'onOlder'>

interface GroupProps extends Context {
  readonly group: LogGroup
  /** Until somebody folds or unfolds it. */
  readonly isOpen: boolean
  readonly isTurn: boolean
}

function Group({ group, isOpen: byItself, isTurn, ...line }: GroupProps) {
  const say = useWords()
  const { face, speaker, eye } = line
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? byItself
  const { start, items } = group
  const whose = start === null ? 'neutral' : whoseEntry(start, eye)
  const Mark = MARKS[whose]
  return (
    <li className={isTurn ? 'log-turn' : 'log-activation'}>
      <div className={`log-head log-${whose}`}>
        <button
          type="button"
          tabIndex={-1}
          className="log-fold"
          data-line
          aria-expanded={isOpen}
          aria-disabled={items.length === 0}
          onClick={() => setChosen(!isOpen)}
        >
          <Mark size="0.85em" />
          <span className="log-title">
            {start === null ? say('log.before-all') : speaker.say(face.game.sayLog(start))}
          </span>
          {!isOpen && <span className="log-summary">{summaryOf(face, group, speaker)}</span>}
        </button>
        {start !== null && <Ways entry={start} {...line} />}
      </div>
      {isOpen && items.length > 0 && (
        <ol>
          {items.map((item) =>
            'entry' in item ? (
              <Line key={item.at} entry={item.entry} {...line} />
            ) : (
              <Group key={item.at} group={item} isOpen isTurn={false} {...line} />
            ),
          )}
        </ol>
      )}
    </li>
  )
}

const MARKS = { neutral: NeutralMark, own: OwnMark, foe: FoeMark }

const Line = memo(function Line({ entry, ...line }: Context & { entry: LogEntry }) {
  const { face, speaker, eye, onPeek, onShow } = line
  const whose = whoseEntry(entry, eye)
  const Mark = MARKS[whose]
  return (
    <li
      className={`log-line log-${whose}`}
      data-mark={face.markOf(entry) ?? undefined}
      data-line
      tabIndex={-1}
    >
      <Mark size="0.85em" />
      <span className="log-text">
        <Sentence
          parts={speaker.parts(face.game.sayLog(entry))}
          tabIndex={-1}
          {...(onPeek && { onPeek })}
          {...(onShow && { onShow })}
        />
        {face.signsOf !== undefined && (
          <span className="log-signs">{face.signsOf(entry, speaker.language)}</span>
        )}
      </span>
      <Ways entry={entry} {...line} />
    </li>
  )
})

/** In sight while a line is pointed at: its moment in a replay, and the rule that it went by. */
function Ways({ entry, openRule, onMoment }: Context & { entry: LogEntry }) {
  const say = useWords()
  return (
    <span className="log-ways">
      {onMoment !== undefined && (
        <button
          type="button"
          tabIndex={-1}
          className="log-moment"
          aria-label={say('log.moment', { n: entry.n })}
          onClick={() => onMoment(entry.n)}
        >
          ▸ {entry.n}
        </button>
      )}
      <RuleChip id={entry.rule} label={say('rules.rule')} onOpen={openRule} tabIndex={-1} />
    </span>
  )
}
