/** The one place that says what the table wants: who decides, what, under which rule, and the ways to answer. */
import type { AskView } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Snapshot } from '../session/session.ts'
import { Skip } from '../symbols/index.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { Clock } from './Clock.tsx'
import type { Choosing } from './contract.ts'
import { Options } from './Options.tsx'
import { PlayerChip } from './PlayerChip.tsx'
import './prompt-bar.css'

export interface PromptBarProps {
  readonly snapshot: Snapshot
  /** The own open question; null while others decide. */
  readonly ask: AskView | null
  readonly choosing: Choosing
  readonly speaker: Speaker
  /** Others' decisions that are still to be shown. */
  readonly behind: number
  readonly onSkip: () => void
  readonly openRule: (id: string) => void
  /** Undo, and whatever else stands at the end of the line. */
  readonly tools: ReactNode
  readonly children?: ReactNode
}

export function PromptBar(props: PromptBarProps) {
  const say = useWords()
  const { snapshot, ask, choosing, speaker, tools, children } = props
  const bar = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question takes the focus that the old one held
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true })
  }, [snapshot.n])
  return (
    <section
      ref={bar}
      className="prompt"
      tabIndex={-1}
      aria-label={say('prompt.label')}
      data-own={ask !== null}
    >
      <div className="prompt-line">
        <Question {...props} />
        <div className="prompt-tools">{tools}</div>
      </div>
      {children}
      {ask?.choice !== undefined && (
        // A new question has new buttons: a second Enter must not answer it by accident.
        <Options
          key={snapshot.n}
          view={snapshot.view}
          choice={ask.choice}
          choosing={choosing}
          speaker={speaker}
        />
      )}
    </section>
  )
}

function Question({ snapshot, ask, speaker, behind, onSkip, openRule }: PromptBarProps) {
  const say = useWords()
  if (snapshot.outcome !== null) return null
  const open = ask ?? snapshot.asks.find((one) => one.seat !== snapshot.seat) ?? snapshot.asks[0]
  if (open === undefined) return null
  const player = snapshot.players[open.seat]
  const question = speaker.ask(snapshot.view, open)
  return (
    <div className="prompt-question">
      {player !== undefined && <PlayerChip player={player} eye={snapshot.seat} speaker={speaker} />}
      <p className="prompt-text">
        {ask === null && <span className="prompt-waiting">{say('prompt.waiting')} </span>}
        {question}
        {ask === null && <span className="prompt-dots" aria-hidden="true" />}
      </p>
      <RuleChip id={open.rule} label={say('rules.rule')} onOpen={openRule} />
      {snapshot.clock !== null && <Clock clock={snapshot.clock} seat={open.seat} />}
      {behind > 0 && (
        <Button kind="quiet" size="small" hotkey={say('key.space')} icon={<Skip />} onClick={onSkip}>
          {say('prompt.skip')}
        </Button>
      )}
    </div>
  )
}
