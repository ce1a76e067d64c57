import type { MatchSummary } from '@dejarik/protocol'
import { choosesSeat } from '../foyer/choosing.ts'
import { type GameEntry, gameOf } from '../games/index.ts'
import { useFace } from '../games/Loaded.tsx'
import { ago } from '../home/ago.ts'
import { go } from '../route.ts'
import { useSettings } from '../settings/settings.ts'
import { Clock, Eye, Play } from '../symbols/index.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'

const MINUTE = 60

/** A match in a list: what is played, by whom, and the way there. */
export function TableLine({ match }: { match: MatchSummary }) {
  const say = useWords()
  const { language } = useSettings()
  const game = gameOf(match.game)
  if (game === null) return null
  const { status, seats, clock, series, you } = match
  const names = seats.flatMap(({ name }) => (name === null ? [] : [name]))
  const free = seats.length - names.length
  const isOpen = status === 'waiting' && free > 0 && you < 0
  const isOwn = you >= 0
  return (
    <li className="lobby-table" data-present={match.present}>
      <span className="lobby-picture" aria-hidden="true">
        <game.Miniature />
      </span>
      <span className="lobby-text">
        <span>
          <b className="name">{game.name[language]}</b> <Terms game={game} options={match.options} />
        </span>
        <span>
          {new Intl.ListFormat(language).format(names)}
          {free > 0 && seats.length > 2 && ` · ${say('lobby.free', { count: free })}`}
          {!match.present && status === 'waiting' && ` · ${say('lobby.away')}`}
          {` · ${ago(match.created, language)}`}
        </span>
        <span className="lobby-chips">
          {clock !== null && (
            <Chip icon={<Clock size="1em" />}>
              {say('lobby.minutes', { minutes: Math.max(1, Math.round(clock.seconds / MINUTE)) })}
            </Chip>
          )}
          {series !== null && <Chip>{say('lobby.best', { best: series.best })}</Chip>}
        </span>
      </span>
      {isOpen || isOwn ? (
        <Button kind="main" icon={<Play />} onClick={() => go({ at: 'online', id: match.match })}>
          {say(isOwn ? 'continue.go' : 'lobby.join')}
        </Button>
      ) : (
        <Button icon={<Eye />} onClick={() => go({ at: 'watch', id: match.match })}>
          {say('lobby.watch')}
        </Button>
      )}
    </li>
  )
}

/** What is played; nothing until the game is loaded that can say it. */
function Terms({ game, options }: { game: GameEntry; options: unknown }) {
  const { language } = useSettings()
  const face = useFace(game)
  if (face === null || face === 'failed') return null
  const { readTable, split } = face.game.seatOptions ?? {}
  if (readTable === undefined || split === undefined || face.bringing === undefined) return null
  // Before it begins these are the table's terms; afterwards they stand in the whole options.
  const isTable = choosesSeat(face, options) || !hasParts(options)
  const terms = face.bringing.termsOf(isTable ? options : split(options).table, language)
  return (
    <span className="lobby-terms">
      {terms.map(({ label, text }, at) => (at === 0 ? text : `${label}: ${text}`)).join(' · ')}
    </span>
  )
}

const PARTS = ['decks', 'squads', 'armies']

const hasParts = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && PARTS.some((part) => part in options)
