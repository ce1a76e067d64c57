import type { Refusal } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { useState } from 'react'
import { LevelChoice } from '../home/LevelChoice.tsx'
import { playOn } from '../play.ts'
import type { ReplaySession } from '../session/replay.ts'
import { useWords } from '../text/index.ts'
import { sayRefusal } from '../text/refusals.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Segments } from '../ui/Segments.tsx'

export interface PlayOnDialogProps {
  readonly session: ReplaySession
  readonly speaker: Speaker
  readonly onClose: () => void
}

/** "What if": from this moment on against a bot. The watched match stays as it is. */
export function PlayOnDialog({ session, speaker, onClose }: PlayOnDialogProps) {
  const say = useWords()
  const [seat, setSeat] = useState(() => session.snapshot.asks[0]?.seat ?? 0)
  const [level, setLevel] = useState('medium')
  const [no, setNo] = useState<Refusal | null>(null)
  return (
    <Dialog
      title={say('replay.play-on')}
      closeLabel={say('close')}
      onClose={onClose}
      width="narrow"
      actions={
        <Button kind="main" onClick={() => setNo(playOn(session.face, session.recordHere(), seat, level))}>
          {say('start')}
        </Button>
      }
    >
      <div className="stack">
        <p>{say('replay.play-on-text')}</p>
        <Segments<string>
          label={say('setup.seat')}
          value={String(seat)}
          segments={session.seats.map((side, at) => ({ value: String(at), label: speaker.seat(side) }))}
          onChange={(at) => setSeat(Number(at))}
        />
        <LevelChoice value={level} onChange={setLevel} />
        {no !== null && <p role="alert">{sayRefusal(no, speaker, speaker.language)}</p>}
      </div>
    </Dialog>
  )
}
