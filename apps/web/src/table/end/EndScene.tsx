/** The end of a match: who won and why, how it came, and what next. */
import { commitmentOf, type Refusal } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { type ReactNode, useMemo } from 'react'
import type { TableFace } from '../../games/face.ts'
import type { Snapshot } from '../../session/session.ts'
import { FoeMark, NeutralMark, OwnMark } from '../../symbols/index.ts'
import { useWords } from '../../text/index.ts'
import { Button } from '../../ui/Button.tsx'
import { RuleChip } from '../../ui/RuleChip.tsx'
import { logEye } from '../log/whose.ts'
import { focusIsOnControl, useKeys } from '../useKeys.ts'
import { Course } from './Course.tsx'
import { Figures } from './Figures.tsx'
import { OtherDeck } from './OtherDeck.tsx'
import type { Past } from './past.ts'
import { isDecided, SeriesLine } from './SeriesLine.tsx'
import { whyOf } from './why.ts'
import './end.css'

/** What one can do after a match. */
export interface Next {
  /** Null where nobody can. */
  readonly rematch: (() => void) | null
  /** Where players bring something: another match with something else. */
  readonly other?: ((brings: unknown) => Promise<Refusal | null>) | undefined
  /** Against a bot: the same match from the other side. */
  readonly otherSide?: () => void
  /** Against a bot: against the next stronger one. */
  readonly stronger?: { readonly level: string; readonly play: () => void }
  /** Earlier matches against the same bot. */
  readonly past?: { readonly level: string; readonly results: Past }
}

export interface EndSceneProps {
  readonly face: TableFace
  readonly snapshot: Snapshot
  readonly speaker: Speaker
  readonly next: Next
  readonly openRule: (id: string) => void
  readonly onReplay: () => void
  readonly onLink: () => void
  readonly onHome: () => void
  /** Looks at the last position. */
  readonly onTable: () => void
}

/** Who pressed Enter for the last decision has not seen this yet. */
const TIME_TO_SEE = 1000

export function EndScene(props: EndSceneProps) {
  const say = useWords()
  const { face, snapshot, speaker, next, openRule } = props
  const { outcome, seat, players, n } = snapshot
  const { language } = speaker
  const eye = Math.max(0, logEye(face, snapshot))
  const end = useMemo(
    () => face.endOf?.(snapshot.view, snapshot.log, eye, language) ?? null,
    [face, snapshot.view, snapshot.log, eye, language],
  )
  const since = useMemo(() => performance.now(), [])
  useKeys({
    Enter: (_, at) => {
      if (next.rematch === null || focusIsOnControl() || at - since < TIME_TO_SEE) return false
      next.rematch()
      return true
    },
  })
  if (outcome === null) return null
  const winner = players[outcome.winners[0] ?? -1]
  const how =
    winner === undefined ? 'draw' : seat < 0 ? 'seen' : outcome.winners.includes(seat) ? 'won' : 'lost'
  const Mark = { won: OwnMark, lost: FoeMark, seen: NeutralMark, draw: NeutralMark }[how]
  const why = whyOf(face, snapshot, end?.why ?? null, speaker.seat, language)
  const [own, foe] = [0, 1].map((side) => {
    const of = side === 0 ? eye : players.findIndex((player) => player.seat !== eye)
    const player = players[of]
    return player === undefined ? '' : speaker.seat(player.side)
  })
  return (
    <section className="ending" data-how={how} aria-label={say('ending.label')}>
      <div className="ending-scene">
        <div className="ending-verdict">
          <Disc how={how}>
            <Mark size="100%" />
          </Disc>
          <p className="ending-text" role="status">
            <strong>
              {say(`ending.${how}`, { side: winner === undefined ? '' : speaker.seat(winner.side) })}
            </strong>
          </p>
          {why !== null && (
            <p className="ending-why">
              {why.text}{' '}
              {why.rule !== null && <RuleChip id={why.rule} label={say('rules.rule')} onOpen={openRule} />}
            </p>
          )}
          <p className="ending-facts">{say('ending.decisions', { count: n })}</p>
          <SeriesLine snapshot={snapshot} />
          <PastLine next={next} />
          {snapshot.fairness !== null && <Fairness {...snapshot.fairness} />}
        </div>
        {end !== null && (
          <div className="ending-course">
            {end.course !== null && <Course course={end.course} own={own ?? ''} foe={foe ?? ''} />}
            {end.figures.length > 0 && <Figures figures={end.figures} own={own ?? ''} foe={foe ?? ''} />}
          </div>
        )}
      </div>
      <Ways {...props} />
    </section>
  )
}

/** A hologram over its disc. */
function Disc({ how, children }: { how: string; children: ReactNode }) {
  return (
    <div className="ending-disc" data-how={how} aria-hidden="true">
      <div className="ending-hologram">{children}</div>
    </div>
  )
}

function PastLine({ next: { past } }: { next: Next }) {
  const say = useWords()
  if (past === undefined || past.results.latest.length < 2) return null
  const { won, lost, latest } = past.results
  return (
    <p className="ending-past">
      <span>{say('ending.past', { won, lost, level: past.level })}</span>
      <span aria-hidden="true">
        {latest.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <i key={at} data-won={one} />
        ))}
      </span>
    </p>
  )
}

function Ways({
  face,
  snapshot: { agreement, seat, series, outcome },
  next,
  onReplay,
  onLink,
  onHome,
  onTable,
}: EndSceneProps) {
  const say = useWords()
  const wanted = agreement.rematchWanted
  const isWanted = wanted.includes(seat)
  return (
    <div className="ending-buttons">
      {next.rematch !== null && (
        <Button kind="main" hotkey="↵" onClick={next.rematch} disabled={isWanted}>
          {say(
            isWanted
              ? 'ending.rematch-waiting'
              : wanted.length > 0
                ? 'ending.rematch-accept'
                : series !== null && !isDecided(series, outcome)
                  ? 'ending.next-of-series'
                  : 'ending.rematch',
          )}
        </Button>
      )}
      {next.other !== undefined && !isWanted && <OtherDeck face={face} onBring={next.other} />}
      {next.otherSide !== undefined && <Button onClick={next.otherSide}>{say('ending.other-side')}</Button>}
      {next.stronger !== undefined && (
        <Button onClick={next.stronger.play}>{say('ending.stronger', { level: next.stronger.level })}</Button>
      )}
      <Button onClick={onReplay}>{say('ending.replay')}</Button>
      <Button onClick={onLink}>{say('ending.link')}</Button>
      <Button kind="quiet" onClick={onTable}>
        {say('ending.table')}
      </Button>
      <Button kind="quiet" onClick={onHome}>
        {say('home')}
      </Button>
    </div>
  )
}

/** The page checks itself that the shuffles were fixed before the first card. */
function Fairness({ seed, commitment }: { seed: string | null; commitment: string }) {
  const say = useWords()
  if (seed === null) return null
  return (
    <p className="ending-fair">
      {commitmentOf(seed) === commitment ? say('ending.fair', { seed }) : say('ending.unfair')}
    </p>
  )
}
