import type { Language } from '@dejarik/kernel'
import { allowNotes, canNote } from '../session/calling.ts'
import { useWords } from '../text/index.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Switch } from '../ui/Switch.tsx'
import { type Clicks, change, type Speed, type Theme, useSettings } from './settings.ts'
import './settings.css'

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const say = useWords()
  const now = useSettings()
  return (
    <Dialog title={say('settings.title')} closeLabel={say('close')} onClose={onClose} width="narrow">
      <div className="settings">
        <Segments<Language>
          label={say('settings.language')}
          value={now.language}
          segments={[
            { value: 'de', label: 'Deutsch' },
            { value: 'en', label: 'English' },
          ]}
          onChange={(language) => change({ language })}
        />
        <Segments<Theme>
          label={say('settings.theme')}
          value={now.theme}
          segments={[
            { value: 'dark', label: say('settings.dark') },
            { value: 'light', label: say('settings.light') },
          ]}
          onChange={(theme) => change({ theme })}
        />
        <Segments<Speed>
          label={say('settings.speed')}
          value={now.speed}
          segments={[
            { value: '1', label: '1×' },
            { value: '2', label: '2×' },
            { value: 'instant', label: say('settings.instant') },
          ]}
          onChange={(speed) => change({ speed })}
        />
        <Switch
          label={say('settings.motion')}
          hint={say('settings.motion-hint')}
          on={now.motion}
          onChange={(motion) => change({ motion })}
        />
        <Switch
          label={say('settings.sound')}
          hint={say('settings.sound-hint')}
          on={now.sound}
          onChange={(sound) => change({ sound })}
        />
        {canNote() && (
          <Switch
            label={say('settings.notes')}
            hint={say('settings.notes-hint')}
            on={now.notes}
            onChange={async (notes) => change({ notes: notes && (await allowNotes()) })}
          />
        )}
        <div>
          <Segments<Clicks>
            label={say('settings.clicks')}
            value={now.clicks}
            segments={[
              { value: 'pointer', label: say('settings.clicks-pointer') },
              { value: 'one', label: say('settings.clicks-one') },
              { value: 'two', label: say('settings.clicks-two') },
            ]}
            onChange={(clicks) => change({ clicks })}
          />
          <p className="settings-hint">{say('settings.clicks-hint')}</p>
        </div>
      </div>
    </Dialog>
  )
}
