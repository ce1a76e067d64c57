import type { Language } from '@dejarik/kernel'
import { Moon, Sun } from '../symbols/index.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { Segments } from '../ui/Segments.tsx'
import { change, useSettings } from './settings.ts'

/** Language and theme, always in sight. */
export function QuickSettings() {
  const say = useWords()
  const { language, theme } = useSettings()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <>
      <Segments<Language>
        bare
        label={say('settings.language')}
        value={language}
        segments={[
          { value: 'de', label: 'DE', title: 'Deutsch' },
          { value: 'en', label: 'EN', title: 'English' },
        ]}
        onChange={(next) => change({ language: next })}
      />
      <Button
        kind="quiet"
        aria-label={say(`settings.to-${other}`)}
        title={say(`settings.to-${other}`)}
        icon={theme === 'dark' ? <Sun size="1.3em" /> : <Moon size="1.3em" />}
        onClick={() => change({ theme: other })}
      />
    </>
  )
}
