import { never } from '@dejarik/kernel'
import { lazy, Suspense } from 'react'
import { BuildScreen } from './build/BuildScreen.tsx'
import { CardsScreen } from './cards/CardsScreen.tsx'
import { Home } from './home/Home.tsx'
import { LobbyScreen } from './lobby/LobbyScreen.tsx'
import { ReplayScreen } from './replay/ReplayScreen.tsx'
import { useRoute } from './route.ts'
import { RulesScreen } from './rules/RulesScreen.tsx'
import { OnlineScreen } from './table/OnlineScreen.tsx'
import { PlayScreen } from './table/PlayScreen.tsx'
import { useWords } from './text/index.ts'
import { Notice } from './ui/Notice.tsx'

/** Only who builds comes here, so nobody else loads it. */
const GalleryScreen = lazy(async () => ({
  default: (await import('./gallery/GalleryScreen.tsx')).GalleryScreen,
}))

/** Whoever stays a guest never needs it. */
const AccountScreen = lazy(async () => ({
  default: (await import('./account/AccountScreen.tsx')).AccountScreen,
}))

export function App() {
  const say = useWords()
  const route = useRoute()
  switch (route.at) {
    case 'home':
      return <Home />
    case 'play':
      return <PlayScreen key={route.id} id={route.id} />
    case 'online':
      return <OnlineScreen key={route.id} id={route.id} />
    case 'watch':
      return <OnlineScreen key={`watch ${route.id}`} id={route.id} watch />
    case 'account':
      return (
        <Suspense>
          <AccountScreen />
        </Suspense>
      )
    case 'lobby':
      return <LobbyScreen />
    case 'replay':
      return <ReplayScreen hash={route.hash} />
    case 'rules':
      return <RulesScreen id={route.id} />
    case 'cards':
      return <CardsScreen />
    case 'gallery':
      return (
        <Suspense>
          <GalleryScreen game={route.game} />
        </Suspense>
      )
    case 'build':
      return <BuildScreen game={route.game} id={route.id} code={route.code} />
    case 'nowhere':
      return (
        <Notice title={say('nowhere.title')}>
          <p>{say('nowhere.text')}</p>
        </Notice>
      )
    default:
      return never(route)
  }
}
