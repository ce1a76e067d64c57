import { useEffect, useState } from 'react'
import type { Session } from '../session/session.ts'
import { useWords } from '../text/index.ts'
import { CopyField } from '../ui/CopyField.tsx'
import { Dialog } from '../ui/Dialog.tsx'

export interface ReportDialogProps {
  readonly session: Pick<Session, 'id' | 'snapshot' | 'record'>
  readonly onClose: () => void
}

/** The record is the whole report: it replays the match to the very moment. */
export function ReportDialog({ session, onClose }: ReportDialogProps) {
  const say = useWords()
  const [record, setRecord] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    void session.record().then(setRecord)
  }, [session])
  const { trouble } = session.snapshot
  return (
    <Dialog title={say('report.title')} closeLabel={say('close')} onClose={onClose}>
      <div className="stack">
        <p>{say(record === null ? 'report.secret' : 'report.text')}</p>
        {trouble !== null && trouble.detail !== '' && (
          <p className="report-detail">{say('report.detail', { detail: trouble.detail })}</p>
        )}
        {record !== undefined && (
          <CopyField
            label={say('report.record')}
            text={record ?? session.id}
            rows={record === null ? 1 : 5}
          />
        )}
      </div>
    </Dialog>
  )
}
