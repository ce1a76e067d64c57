/** The one place that says what the table wants: who decides, what, under which rule, and the ways to answer. */
import type { AskView } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { TableFace } from '../games/face.ts'
import type { Shown } from '../session/playback.ts'
import type { Snapshot } from '../session/session.ts'
import { Again, Skip } from '../symbols/index.ts'
import { isKey, type Say, useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import { AskingCard } from './AskingCard.tsx'
import { Clock } from './Clock.tsx'
import { Confirm, canConfirm } from './Confirm.tsx'
import type { About, Choosing } from './contract.ts'
import type { FrameState } from './frame/useFrame.ts'
import { type Note, noteOf, said } from './note.ts'
import { Options } from './Options.tsx'
import { PlayerChip } from './PlayerChip.tsx'
import type { Menu } from './useMenu.ts'
import './prompt-bar.css'

export interface PromptBarProps {
  readonly face: TableFace
  readonly shown: Shown
  /** The own open question; null while others decide. */
  readonly ask: AskView | null
  readonly about: About | null
  readonly menu: Menu
  /** Questions that were passed as the player wished. */
  readonly passed: readonly string[]
  readonly choosing: Choosing
  readonly speaker: Speaker
  readonly frame: Pick<FrameState, 'peekAt' | 'show' | 'openRule'>
  readonly onSkip: () => void
  readonly onRepeat: () => void
  /** A refusal, in the place of the question for a while. */
  readonly toast: ReactNode
  /** Undo, and whatever else stands at the end of the line. */
  readonly tools: ReactNode
  /** What must be settled before, or what follows the match. */
  readonly children?: ReactNode
}

export function PromptBar(props: PromptBarProps) {
  const say = useWords()
  const { face, shown, ask, about, menu, choosing, speaker, toast, tools, children } = props
  const { snapshot } = shown
  const choice = ask?.choice
  const note = noteOf(face, shown, ask, choosing, about, speaker)
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
      data-n={snapshot.n}
      data-form={choice?.form}
      data-armed={choice !== undefined && canConfirm(choice, choosing)}
    >
      {snapshot.outcome !== null ? (
        toast
      ) : (
        <div className="prompt-line">
          <Question {...props} />
          {toast}
          <NoteLine note={note} passed={props.passed} />
          {ask !== null && choice !== undefined && (
            <Confirm
              view={snapshot.view}
              what={ask.what}
              choice={choice}
              choosing={choosing}
              speaker={speaker}
            />
          )}
          <div className="prompt-tools">
            <SkipButton {...props} />
            {tools}
          </div>
        </div>
      )}
      {children}
      {choice !== undefined ? (
        // A new question has new buttons: a second Enter must not answer it by accident.
        <Options
          key={snapshot.n}
          view={snapshot.view}
          choice={choice}
          menu={menu}
          choosing={choosing}
          speaker={speaker}
        />
      ) : (
        snapshot.outcome === null && (
          <p className="prompt-watched">{shown.beat === null && said(shown.told, face, speaker)}</p>
        )
      )}
    </section>
  )
}

function Question({ face, shown, ask, about, speaker, frame }: PromptBarProps) {
  const say = useWords()
  const { snapshot } = shown
  const open = ask ?? snapshot.asks.find((one) => one.seat !== snapshot.seat) ?? snapshot.asks[0]
  if (open === undefined) return null
  const player = snapshot.players[open.seat]
  return (
    <>
      <div className="prompt-who">
        {player !== undefined && (
          <PlayerChip
            player={player}
            eye={snapshot.seat}
            speaker={speaker}
            friend={face.isFriend?.(snapshot.view, open.seat) ?? false}
          />
        )}
        <RuleChip id={open.rule} label={say('rules.rule')} onOpen={frame.openRule} />
        {snapshot.clock !== null && <Clock clock={snapshot.clock} seat={open.seat} />}
        {about !== null && <AskingCard face={face} about={about} language={speaker.language} frame={frame} />}
      </div>
      {shown.beat !== null ? (
        <Text>{said(shown.told, face, speaker)}</Text>
      ) : ask === null ? (
        <Text waiting>{waitingFor(face, snapshot, open, say, speaker)}</Text>
      ) : (
        <Text>{speaker.ask(snapshot.view, ask)}</Text>
      )}
    </>
  )
}

/** Its place stays as high as it is: a longer sentence is scrolled, by keys too. */
function Text({ waiting = false, children }: { waiting?: boolean; children: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  const [isLong, setLong] = useState(false)
  useLayoutEffect(() => {
    const it = text.current
    if (it !== null) setLong(it.scrollHeight > it.clientHeight + 1)
  })
  return (
    <p
      ref={text}
      className={waiting ? 'prompt-text prompt-waiting' : 'prompt-text'}
      tabIndex={isLong ? 0 : undefined}
    >
      {children}
    </p>
  )
}

/** Always there, so that nothing moves when there is something to say. */
function NoteLine({ note, passed }: { note: Note | null; passed: readonly string[] }) {
  const say = useWords()
  return (
    <p className="prompt-note" data-what={note?.what} title={note?.text}>
      {note?.what !== 'difference' && passed.length > 0 && (
        <b>{say('window.passed', { name: passed.at(-1) ?? '', count: passed.length })} </b>
      )}
      {note?.what === 'recap' && <b>{say('prompt.recap')} </b>}
      {note?.text}
    </p>
  )
}

function SkipButton({ shown, onSkip, onRepeat }: PromptBarProps) {
  const say = useWords()
  if (shown.canRepeat)
    return (
      <Button
        kind="quiet"
        hotkey="W"
        icon={<Again />}
        aria-label={say('prompt.repeat')}
        title={say('prompt.repeat-what')}
        onClick={onRepeat}
      />
    )
  if (shown.behind === 0) return null
  return (
    <Button kind="quiet" hotkey={say('key.space')} icon={<Skip />} onClick={onSkip}>
      {say('prompt.skip')}
    </Button>
  )
}

/** What kind of decision somebody else makes. The question itself is worded for the one who is asked. */
function waitingFor(
  face: TableFace,
  { view }: Snapshot,
  ask: AskView,
  say: Say,
  { language }: Speaker,
): string {
  const key = `waits.${face.game.id}.${ask.what}`
  if (isKey(key)) return say(key)
  const card = face.game.sayAsk(view, ask).args?.card
  return typeof card === 'object' && 'name' in card
    ? say('waits.about', { card: face.game.nameOf(card.name, language) })
    : say('waits.other')
}
