import type { GameEntry } from '../games/index.ts'
import { playBot } from '../play.ts'
import { useSettings } from '../settings/settings.ts'
import { Clock, People, Play } from '../symbols/index.ts'
import { keyOf, useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { countsOf } from './counts.ts'
import { lastWish } from './wish.ts'
import './game-tile.css'

export interface GameTileProps {
  readonly game: GameEntry
  readonly chosen: boolean
  readonly onChoose: () => void
}

/** A game: what one does in it, with how many and how long, what of it can be played, and the way into a match. */
export function GameTile({ game, chosen, onChoose }: GameTileProps) {
  const say = useWords()
  const { language } = useSettings()
  const { id } = game
  /** As it was played last, else as it is preset; where it can't begin so, the choice says why. */
  const playNow = async () => {
    const face = await game.face.load()
    if (playBot(face, lastWish(face)) !== null) onChoose()
  }
  return (
    <article className="game" data-chosen={chosen}>
      <button type="button" className="tile" aria-pressed={chosen} onClick={onChoose}>
        <span className="tile-picture" aria-hidden="true">
          <game.Miniature />
        </span>
        <span className="tile-text">
          <span className="tile-name">{game.name[language]}</span>
          <span className="tile-facts">
            <span>
              <People size="1.1em" />
              {say('tile.players', { count: say(keyOf(`tile.players.${id}`)) })}
            </span>
            <span>
              <Clock size="1.1em" />
              {say('tile.minutes', { count: say(keyOf(`tile.minutes.${id}`)) })}
            </span>
          </span>
          <span className="tile-what">{say(keyOf(`tile.what.${id}`))}</span>
        </span>
      </button>
      <div className="tile-more">
        <dl className="tile-counts">
          {countsOf(id).map(({ what, ready, of }) => (
            <div key={what.en}>
              <dt>{what[language]}</dt>
              <dd>
                <meter aria-hidden="true" min={0} max={of} value={ready} />
                <span className="number">
                  {ready === of
                    ? say('tile.all', { of })
                    : say('tile.some', { ready: number(ready, language), of: number(of, language) })}
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <Button
          className="tile-play"
          icon={<Play />}
          aria-label={`${say('tile.play')}: ${game.name[language]}`}
          onClick={() => void playNow()}
        >
          {say('tile.play')}
        </Button>
      </div>
    </article>
  )
}

function number(count: number, language: string): string {
  return count.toLocaleString(language)
}
