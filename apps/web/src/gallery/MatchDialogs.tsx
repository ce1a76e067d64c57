import { isRefusal, type Match } from '@dejarik/kernel'
import { speaker as speakerOf } from '@dejarik/text'
import { useMemo } from 'react'
import type { TableFace } from '../games/face.ts'
import { MomentDialog } from '../replay/MomentDialog.tsx'
import { PlayOnDialog } from '../replay/PlayOnDialog.tsx'
import { ReplaySession } from '../session/replay.ts'
import { useSettings } from '../settings/settings.ts'
import { KeysDialog } from '../table/KeysDialog.tsx'
import { ReportDialog } from '../table/ReportDialog.tsx'
import { type DialogExhibit, Dialogs } from './Dialogs.tsx'
import { matchAt, type Wanted } from './moments.ts'
import { useGalleryWords } from './text/index.ts'

export interface MatchDialogsProps {
  readonly face: TableFace
  /** A match that they are about. */
  readonly wanted: Wanted
  /** The game's own. */
  readonly more?: readonly DialogExhibit[]
}

/** Dialogs that need a match. */
export function MatchDialogs({ face, wanted, more = [] }: MatchDialogsProps) {
  const say = useGalleryWords()
  const { language } = useSettings()
  const session = useMemo(() => sessionOf(face, matchAt(face, wanted)), [face, wanted])
  const speaker = useMemo(() => speakerOf(face.game, language), [face, language])
  const own: readonly DialogExhibit[] =
    session === null
      ? []
      : [
          { name: say('dialog.moment'), show: (close) => <MomentDialog session={session} onClose={close} /> },
          {
            name: say('dialog.play-on'),
            show: (close) => <PlayOnDialog session={session} speaker={speaker} onClose={close} />,
          },
          {
            name: say('dialog.report'),
            show: (close) => (
              <ReportDialog
                session={{
                  id: face.game.id,
                  snapshot: session.snapshot,
                  record: async () => session.record(),
                }}
                onClose={close}
              />
            ),
          },
        ]
  return (
    <Dialogs
      title={say('dialogs')}
      dialogs={[
        {
          name: say('dialog.keys-table'),
          show: (close) => <KeysDialog of="table" board={face.keys?.(language) ?? []} onClose={close} />,
        },
        ...own,
        ...more,
      ]}
    />
  )
}

function sessionOf(face: TableFace, match: Match | null): ReplaySession | null {
  const session = match === null ? null : ReplaySession.open(face, match.record)
  return session === null || isRefusal(session) ? null : session
}
