import type { AskView } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import type { TableFace } from '../games/face.ts'
import type { Shown } from '../session/playback.ts'

/** Reads aloud what happens and what is asked, for those who do not see the board change. */
export function Announcer({
  shown,
  ask,
  face,
  speaker,
}: {
  shown: Shown
  ask: AskView | null
  face: TableFace
  speaker: Speaker
}) {
  const told = shown.told.map((entry) => speaker.say(face.game.sayLog(entry)))
  const question = ask === null ? [] : [speaker.ask(shown.snapshot.view, ask)]
  return (
    <p className="unseen" aria-live="polite">
      {[...told, ...question].join(' ')}
    </p>
  )
}
