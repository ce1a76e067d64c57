import { useState } from 'react'
import { gameOf, games } from '../games/index.ts'
import { Loaded } from '../games/Loaded.tsx'
import { QuickSettings } from '../settings/QuickSettings.tsx'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import { Gear } from '../symbols/index.ts'
import { keyOf, useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { To } from '../ui/To.tsx'
import { Continue } from './Continue.tsx'
import { GameTile } from './GameTile.tsx'
import { Logo } from './Logo.tsx'
import { NewMatch } from './NewMatch.tsx'
import { keepGame, lastGame } from './wish.ts'
import './home.css'

export function Home() {
  const say = useWords()
  const [chosen, setChosen] = useState(() => gameOf(lastGame() ?? '') ?? games[0])
  /** How often a game was chosen: the same one can be wanted again. */
  const [asked, setAsked] = useState(0)
  const [setting, setSetting] = useState(false)
  return (
    <div className="home">
      <header className="home-top">
        <div className="home-brand">
          <Logo />
          <div>
            <h1>Dejarik</h1>
            <p>{say('home.tagline')}</p>
          </div>
        </div>
        <nav className="home-nav" aria-label={say('home.nav')}>
          <To route={{ at: 'lobby' }}>{say('lobby.title')}</To>
          <To route={{ at: 'rules', id: null }}>{say('rail.rules')}</To>
          <To route={{ at: 'cards' }}>{say('cards.title')}</To>
          {games
            .filter(({ builds }) => builds)
            .map(({ id }) => (
              <To key={id} route={{ at: 'build', game: id, id: null, code: '' }}>
                {say(keyOf(`build.${id}`))}
              </To>
            ))}
          <To route={{ at: 'replay', hash: '' }}>{say('replay.open')}</To>
          <To route={{ at: 'account' }}>{say('account.title')}</To>
        </nav>
        <div className="home-settings">
          <QuickSettings />
          <Button
            kind="quiet"
            aria-label={say('settings.title')}
            title={say('settings.title')}
            icon={<Gear size="1.3em" />}
            onClick={() => setSetting(true)}
          />
        </div>
      </header>
      <main className="home-main">
        <Continue />
        <section className="home-games" aria-label={say('home.games')}>
          {games.map((game) => (
            <GameTile
              key={game.id}
              game={game}
              chosen={game === chosen}
              onChoose={() => {
                keepGame(game.id)
                setChosen(game)
                setAsked(asked + 1)
              }}
            />
          ))}
        </section>
        <Loaded game={chosen}>{(face) => <NewMatch key={chosen.id} face={face} asked={asked} />}</Loaded>
      </main>
      <footer className="home-foot">
        {say('home.fan')} <To route={{ at: 'gallery', game: null }}>{say('home.gallery')}</To>
      </footer>
      {setting && <SettingsDialog onClose={() => setSetting(false)} />}
    </div>
  )
}
