/** Where people find each other: an opponent at once, open tables, matches to watch, and who is here. */
import type { MatchSummary } from '@dejarik/protocol'
import { type ReactNode, useState } from 'react'
import { GameChoice } from '../games/GameChoice.tsx'
import { gameOf, games } from '../games/index.ts'
import { Loaded } from '../games/Loaded.tsx'
import { keepGame, lastGame } from '../home/wish.ts'
import { useSettings } from '../settings/settings.ts'
import { type Key, useWords } from '../text/index.ts'
import { sayRefusal } from '../text/refusals.ts'
import { Page } from '../ui/Page.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Renew } from '../ui/Renew.tsx'
import { FindOpponent } from './FindOpponent.tsx'
import { TableLine } from './TableLine.tsx'
import { useLobby } from './useLobby.ts'
import { WhoIsHere } from './WhoIsHere.tsx'
import './lobby.css'

export function LobbyScreen() {
  const say = useWords()
  const { language } = useSettings()
  const { line, lobby, isOther, rename } = useLobby()
  const [game, setGame] = useState(() => gameOf(lastGame() ?? '') ?? games[0])
  return (
    <Page title={say('lobby.title')} wide>
      <div className="lobby">
        <Panel className="lobby-find" title={say('lobby.find')}>
          <GameChoice
            value={game}
            onChange={(chosen) => {
              keepGame(chosen.id)
              setGame(chosen)
            }}
          />
          <Loaded game={game}>{(face) => <FindOpponent key={game.id} face={face} onName={rename} />}</Loaded>
        </Panel>
        <div className="lobby-lists">
          {isOther && (
            <p role="alert">
              {sayRefusal({ refused: 'server.other-protocol' }, null, language)} <Renew />
            </p>
          )}
          {line !== 'open' && !isOther && (
            <p className="lobby-line" role="status">
              {say(line === 'failing' ? 'trouble.unreachable' : 'lobby.connecting')}
            </p>
          )}
          {lobby !== null && (
            <>
              <List title="lobby.open" empty="lobby.no-open" matches={inOrder(lobby.matches)} />
              <List title="lobby.running" empty="lobby.no-running" matches={inOrder(lobby.running)} />
              <WhoIsHere here={lobby.here} />
            </>
          )}
        </div>
      </div>
    </Page>
  )
}

function List({ title, empty, matches }: { title: Key; empty: Key; matches: readonly MatchSummary[] }) {
  const say = useWords()
  const lines: ReactNode = matches.map((match) => <TableLine key={match.match} match={match} />)
  return (
    <Panel
      className="lobby-list"
      title={say(title)}
      aside={<span className="lobby-count">{matches.length}</span>}
    >
      {matches.length === 0 ? <p className="lobby-empty">{say(empty)}</p> : <ul>{lines}</ul>}
    </Panel>
  )
}

/** By game, as they stand on the home screen; whoever is there comes first, then the newest. */
function inOrder(matches: readonly MatchSummary[]): readonly MatchSummary[] {
  const place = ({ game }: MatchSummary): number => games.findIndex(({ id }) => id === game)
  return matches
    .filter((match) => place(match) >= 0)
    .toSorted((a, b) => place(a) - place(b) || Number(b.present) - Number(a.present) || b.created - a.created)
}
