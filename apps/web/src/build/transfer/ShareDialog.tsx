import type { Language } from '@dejarik/kernel'
import { useState } from 'react'
import { useWords } from '../../text/index.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyField } from '../../ui/CopyField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useBuilderTable } from '../BuilderContext.tsx'
import { download } from './download.ts'
import './transfer.css'

export interface OutgoingFile {
  readonly text: string
  readonly ending: string
}

/** Everything as which it can go out. */
export interface Outgoing {
  /** Its own address; it holds the whole, so nobody needs to keep it. */
  readonly link: string
  /** For other programs, if there are any that would read it. */
  readonly file?: OutgoingFile
  /** Name of a file with this ending. */
  fileName(ending: string): string
  list(language: Language): string
}

/** As a link, as a file if other programs read one, and as a list in either language. */
export function ShareDialog({ outgoing, onClose }: { outgoing: Outgoing; onClose: () => void }) {
  const words = useWords()
  const { say, language } = useBuilderTable()
  const [listed, setListed] = useState<Language>(language)
  const { link, file, fileName } = outgoing
  const list = outgoing.list(listed)
  return (
    <Dialog title={say('share.title')} closeLabel={words('close')} onClose={onClose}>
      <div className="build-share">
        <section>
          <h3>{say('share.link')}</h3>
          <p>{say('share.link-text')}</p>
          <CopyField label={say('share.link')} text={link} rows={2} />
        </section>
        {file !== undefined && (
          <section>
            <h3>{say('share.file')}</h3>
            <p>{say('share.file-text')}</p>
            <CopyField label={say('share.file')} text={file.text} rows={4} />
            <Button
              size="small"
              onClick={() => download(fileName(file.ending), 'application/json', file.text)}
            >
              {say('share.download')}
            </Button>
          </section>
        )}
        <section>
          <h3>{say('share.list')}</h3>
          <Segments<Language>
            bare
            label={say('share.language')}
            value={listed}
            segments={[
              { value: 'de', label: 'Deutsch' },
              { value: 'en', label: 'English' },
            ]}
            onChange={setListed}
          />
          <CopyField key={listed} label={say('share.list')} text={list} rows={6} />
          <Button size="small" onClick={() => download(fileName('txt'), 'text/plain', list)}>
            {say('share.download')}
          </Button>
        </section>
      </div>
    </Dialog>
  )
}
