import { type ComponentType, lazy, Suspense } from 'react'
import { gameOf, games } from '../games/index.ts'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { To } from '../ui/To.tsx'
import { Shell } from './Shell.tsx'
import { useGalleryWords } from './text/index.ts'
import './gallery.css'

/** What each game has to show, loaded with the game. */
const PARTS: { readonly [game: string]: ComponentType | undefined } = {
  deckbuilding: lazy(async () => ({
    default: (await import('./games/DeckbuildingPart.tsx')).DeckbuildingPart,
  })),
  xwing: lazy(async () => ({ default: (await import('./games/XwingPart.tsx')).XwingPart })),
  destiny: lazy(async () => ({ default: (await import('./games/DestinyPart.tsx')).DestinyPart })),
  'imperial-assault': lazy(async () => ({
    default: (await import('./games/ImperialAssaultPart.tsx')).ImperialAssaultPart,
  })),
}

/** Everything that the tables are drawn with, in the language and theme that are set on top. */
export function GalleryScreen({ game }: { game: string | null }) {
  const words = useWords()
  const say = useGalleryWords()
  const { language } = useSettings()
  const Part = game === null ? Shell : PARTS[game]
  if (Part === undefined)
    return (
      <Notice title={words('nowhere.title')}>
        <p>{words('nowhere.text')}</p>
      </Notice>
    )
  const name = gameOf(game ?? '')?.name[language] ?? say('shell')
  return (
    <Page title={`${say('title')}: ${name}`} wide>
      <nav className="gallery-nav" aria-label={say('parts')}>
        {[null, ...games].map((one) => (
          <To
            key={one?.id ?? ''}
            route={{ at: 'gallery', game: one?.id ?? null }}
            aria-current={(one?.id ?? null) === game ? 'page' : undefined}
          >
            {one?.name[language] ?? say('shell')}
          </To>
        ))}
      </nav>
      <div className="gallery" data-part={game ?? 'shell'}>
        <Suspense fallback={<p role="status">{words('loading.game', { game: name })}</p>}>
          <Part key={game} />
        </Suspense>
      </div>
    </Page>
  )
}
