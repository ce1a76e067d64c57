import type { TableFace } from '../games/face.ts'
import { useSettings } from '../settings/settings.ts'
import { Exhibit, Exhibits } from './Exhibits.tsx'

/** Every card that can be played, as the shell shows it beside a name and in its dialog. */
export function Cards({ face, title }: { face: TableFace; title: string }) {
  const { language } = useSettings()
  return (
    <Exhibits title={title}>
      {face.game
        .cards()
        .filter(({ implemented }) => implemented)
        .map(({ id }) => (
          <Exhibit key={id} size="card">
            <face.CardFace id={id} language={language} />
          </Exhibit>
        ))}
    </Exhibits>
  )
}
