import type { Speaker } from '@dejarik/text'
import type { TableFace } from '../games/face.ts'
import type { Snapshot } from '../session/session.ts'
import { Undo as UndoMark } from '../symbols/index.ts'
import { useWords } from '../text/index.ts'
import { sayRefusal } from '../text/refusals.ts'
import { Button } from '../ui/Button.tsx'

export interface UndoProps {
  readonly snapshot: Snapshot
  readonly face: TableFace
  readonly speaker: Speaker
  /** How many decisions it takes back: those that one click has made. */
  readonly count: number
  readonly onUndo: () => void
}

/** Says what it will take back, or why it can't; the reason is told when it is tried all the same. */
export function UndoButton({ snapshot, face, speaker, count, onUndo }: UndoProps) {
  const say = useWords()
  const { undo } = snapshot
  const what = count > 1 ? say('undo.several', { count }) : (lastDeed(snapshot, face, speaker) ?? '')
  const truth =
    undo.can === 'now'
      ? say('undo.will', { what })
      : undo.can === 'with-consent'
        ? say('undo.ask')
        : sayRefusal(undo.why, speaker, speaker.language)
  return (
    <Button
      kind="quiet"
      icon={<UndoMark />}
      hotkey="U"
      title={truth}
      aria-description={truth}
      aria-disabled={undo.can === 'no'}
      className="undo"
      onClick={onUndo}
    >
      {undo.can === 'with-consent' ? say('undo.ask-label') : say('undo.label')}
      {undo.can === 'now' && <small className="undo-what">{what}</small>}
    </Button>
  )
}

/** The first sentence that the last decision led to. */
export function lastDeed({ log, n }: Snapshot, face: TableFace, speaker: Speaker): string | null {
  const entry = log.find((one) => one.n === n)
  return entry === undefined ? null : speaker.say(face.game.sayLog(entry))
}
