import { useState } from 'react'
import { builders } from '../games/builders.ts'
import { faceOf, faces } from '../games/index.ts'
import { QuickSettings } from '../settings/QuickSettings.tsx'
import { type Key, useWords } from '../text/index.ts'
import { To } from '../ui/To.tsx'
import { Continue } from './Continue.tsx'
import { GameTile } from './GameTile.tsx'
import { Logo } from './Logo.tsx'
import { NewMatch } from './NewMatch.tsx'
import { keepGame, lastGame } from './wish.ts'
import './home.css'

export function Home() {
  const say = useWords()
  const [chosen, setChosen] = useState(() => (faceOf(lastGame() ?? '') ?? faces[0])?.game.id)
  const face = faces.find((one) => one.game.id === chosen)
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
          <To route={{ at: 'rules', id: null }}>{say('rail.rules')}</To>
          <To route={{ at: 'cards' }}>{say('cards.title')}</To>
          {builders.map(({ game }) => (
            <To key={game} route={{ at: 'build', game, id: null, code: '' }}>
              {say(`build.${game}` as Key)}
            </To>
          ))}
          <To route={{ at: 'replay', hash: '' }}>{say('replay.open')}</To>
        </nav>
        <div className="home-settings">
          <QuickSettings />
        </div>
      </header>
      <main className="home-main">
        <Continue />
        <section className="home-games" aria-label={say('home.games')}>
          {faces.map((one) => (
            <GameTile
              key={one.game.id}
              face={one}
              chosen={one.game.id === chosen}
              onChoose={() => {
                keepGame(one.game.id)
                setChosen(one.game.id)
              }}
            />
          ))}
        </section>
        {face !== undefined && <NewMatch key={face.game.id} face={face} />}
      </main>
      <footer className="home-foot">{say('home.fan')}</footer>
    </div>
  )
}
