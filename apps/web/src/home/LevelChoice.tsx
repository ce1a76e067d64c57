import { LEVELS } from '@dejarik/bots'
import { useWords } from '../text/index.ts'
import { Segments } from '../ui/Segments.tsx'

/** The bots, from weakest to strongest. */
export function LevelChoice({ value, onChange }: { value: string; onChange: (level: string) => void }) {
  const say = useWords()
  return (
    <Segments<string>
      label={say('setup.level')}
      value={value}
      segments={LEVELS.map((level) => ({ value: level, label: say(`level.${level}`) }))}
      onChange={onChange}
    />
  )
}
