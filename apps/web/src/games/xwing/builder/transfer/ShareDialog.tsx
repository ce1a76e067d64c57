import type { Language } from '@dejarik/kernel'
import { type Squad, writeList, xwsText } from '@dejarik/xwing/build'
import { useState } from 'react'
import { useWords } from '../../../../text/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { CopyField } from '../../../../ui/CopyField.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Segments } from '../../../../ui/Segments.tsx'
import { useBuilder } from '../BuilderContext.tsx'
import { download, fileName, squadLink } from './outgoing.ts'
import './transfer.css'

/** The squad as a link, as an XWS file, and as a list in either language. */
export function ShareDialog({ squad, onClose }: { squad: Squad; onClose: () => void }) {
  const words = useWords()
  const { say, language } = useBuilder()
  const [listed, setListed] = useState<Language>(language)
  const xws = xwsText(squad)
  const list = writeList(squad, listed)
  return (
    <Dialog title={say('share.title')} closeLabel={words('close')} onClose={onClose}>
      <div className="xb-share">
        <section>
          <h3>{say('share.link')}</h3>
          <p>{say('share.link-text')}</p>
          <CopyField label={say('share.link')} text={squadLink(squad)} rows={2} />
        </section>
        <section>
          <h3>{say('share.xws')}</h3>
          <p>{say('share.xws-text')}</p>
          <CopyField label={say('share.xws')} text={xws} rows={4} />
          <Button size="small" onClick={() => download(fileName(squad, 'xws.json'), 'application/json', xws)}>
            {say('share.download')}
          </Button>
        </section>
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
          <Button size="small" onClick={() => download(fileName(squad, 'txt'), 'text/plain', list)}>
            {say('share.download')}
          </Button>
        </section>
      </div>
    </Dialog>
  )
}
