import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { Segments } from '../ui/Segments.tsx'
import { type GameEntry, gameOf, games } from './index.ts'

/** Which of the games a screen shows. */
export function GameChoice({ value, onChange }: { value: GameEntry; onChange: (game: GameEntry) => void }) {
  const say = useWords()
  const { language } = useSettings()
  return (
    <Segments
      bare
      label={say('home.games')}
      value={value.id}
      segments={games.map(({ id, name }) => ({ value: id, label: name[language] }))}
      onChange={(id) => onChange(gameOf(id) ?? value)}
    />
  )
}
