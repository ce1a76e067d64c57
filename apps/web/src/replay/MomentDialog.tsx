import { useEffect, useState } from 'react'
import { writeMoment } from '../session/moment.ts'
import type { ReplaySession } from '../session/replay.ts'
import { useWords } from '../text/index.ts'
import { CopyField } from '../ui/CopyField.tsx'
import { Dialog } from '../ui/Dialog.tsx'

/** The whole match is in the link, so it works wherever Dejarik runs and needs no server to keep it. */
export function MomentDialog({ session, onClose }: { session: ReplaySession; onClose: () => void }) {
  const say = useWords()
  const [link, setLink] = useState('')
  const { at } = session
  useEffect(() => {
    void writeMoment({ record: session.record(), n: at }).then((hash) =>
      setLink(`${location.origin}/replay#${hash}`),
    )
  }, [session, at])
  return (
    <Dialog title={say('replay.moment')} closeLabel={say('close')} onClose={onClose}>
      <div className="stack">
        <p>{say('replay.moment-text')}</p>
        <CopyField label={say('replay.link')} text={link} rows={3} />
        <p>{say('replay.record-text')}</p>
        <CopyField label={say('report.record')} text={session.record()} rows={4} />
      </div>
    </Dialog>
  )
}
