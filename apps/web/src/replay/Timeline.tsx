import type { Speaker } from '@dejarik/text'
import type { Eye, ReplaySession } from '../session/replay.ts'
import type { Snapshot } from '../session/session.ts'
import { Link, Pause, Play, StepBack, StepOn, ToEnd, ToStart } from '../symbols/index.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Segments } from '../ui/Segments.tsx'
import './timeline.css'

export interface TimelineProps {
  readonly session: ReplaySession
  readonly snapshot: Snapshot
  readonly speaker: Speaker
  readonly running: boolean
  readonly onRun: (running: boolean) => void
  readonly onSeek: (n: number) => void
  readonly onLook: (eye: Eye) => void
  readonly onPlayOn: () => void
  readonly onMoment: () => void
  readonly openRule: (id: string) => void
}

/** Where in the match one is, whose eyes one has, and the ways onward. */
export function Timeline(props: TimelineProps) {
  const say = useWords()
  const { session, snapshot, speaker, running, onRun, onSeek, onLook, onPlayOn, onMoment } = props
  const { at, length } = session
  return (
    <section className="timeline" aria-label={say('replay.timeline')}>
      <Deed {...props} />
      <Track session={session} onSeek={onSeek} />
      <div className="timeline-tools">
        <div className="timeline-steps">
          <Step label={say('replay.start')} icon={<ToStart />} off={at === 0} to={() => onSeek(0)} />
          <Step label={say('replay.back')} icon={<StepBack />} off={at === 0} to={() => onSeek(at - 1)} />
          <Step
            label={say(running ? 'replay.pause' : 'replay.play')}
            icon={running ? <Pause /> : <Play />}
            off={at === length}
            to={() => onRun(!running)}
          />
          <Step label={say('replay.on')} icon={<StepOn />} off={at === length} to={() => onSeek(at + 1)} />
          <Step label={say('replay.end')} icon={<ToEnd />} off={at === length} to={() => onSeek(length)} />
        </div>
        <span className="timeline-count number">
          <span className="timeline-word">{say('replay.decision')} </span>
          {at} / {length}
        </span>
        <Segments<string>
          bare
          label={say('replay.eye')}
          value={String(session.eye)}
          segments={[
            ...session.seats.map((side, seat) => ({ value: String(seat), label: speaker.seat(side) })),
            { value: 'all', label: say('replay.all') },
          ]}
          onChange={(eye) => onLook(eye === 'all' ? 'all' : Number(eye))}
        />
        <div className="timeline-ways">
          <Button
            className="timeline-share"
            icon={<Link />}
            aria-label={`${say('replay.share')}: ${say('replay.moment')}`}
            title={say('replay.moment')}
            onClick={onMoment}
          >
            {say('replay.share')}
          </Button>
          {snapshot.outcome === null && (
            <Button kind="main" onClick={onPlayOn}>
              {say('replay.here')}
              <span className="timeline-long"> {say('replay.here-on')}</span>
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

/** What the last decision was, in a sentence. */
function Deed({ session, snapshot, speaker, openRule }: TimelineProps) {
  const say = useWords()
  const lines = snapshot.log.filter((entry) => entry.n === snapshot.n)
  const first = lines[0]
  const winner = snapshot.players[snapshot.outcome?.winners[0] ?? -1]
  return (
    <p className="timeline-deed" role="status">
      {first === undefined
        ? say(session.at === 0 ? 'replay.begins' : 'replay.silent')
        : lines.map((entry) => speaker.say(session.face.game.sayLog(entry))).join(' ')}
      {first !== undefined && <RuleChip id={first.rule} label={say('rules.rule')} onOpen={openRule} />}
      {winner !== undefined && <b>{say('ending.seen', { side: speaker.seat(winner.side) })}</b>}
    </p>
  )
}

function Step(props: { label: string; icon: React.ReactNode; off: boolean; to: () => void }) {
  const { label, icon, off, to } = props
  return <Button kind="quiet" icon={icon} aria-label={label} title={label} disabled={off} onClick={to} />
}

function Track({ session, onSeek }: Pick<TimelineProps, 'session' | 'onSeek'>) {
  const say = useWords()
  const { at, length, marks } = session
  const place = (n: number) => `${(n / Math.max(1, length)) * 100}%`
  return (
    <div className="track">
      <div className="track-marks" aria-hidden="true">
        {marks.map(({ n, mark }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks never change
          <i key={i} className={`track-${mark}`} style={{ insetInlineStart: place(n) }} />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={say('replay.timeline')}
        aria-valuetext={say('replay.count', { at, length })}
        onChange={(event) => onSeek(Number(event.target.value))}
        // The screen's own keys do the same and more.
        onKeyDown={(event) => event.preventDefault()}
      />
    </div>
  )
}
