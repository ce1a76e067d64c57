import type { GameEntry } from '../games/index.ts'
import { useSettings } from '../settings/settings.ts'
import { Tick } from '../symbols/index.ts'
import { useWords } from '../text/index.ts'
import { Chip } from '../ui/Chip.tsx'
import './game-tile.css'

export interface GameTileProps {
  readonly game: GameEntry
  readonly chosen: boolean
  readonly onChoose: () => void
}

export function GameTile({ game, chosen, onChoose }: GameTileProps) {
  const say = useWords()
  const { language } = useSettings()
  return (
    <button type="button" className="tile" aria-pressed={chosen} onClick={onChoose}>
      <span className="tile-picture" aria-hidden="true">
        <game.Miniature />
      </span>
      <span className="tile-text">
        <span className="tile-name">{game.name[language]}</span>
        <Chip tone="good" icon={<Tick size="0.9em" />}>
          {say('tile.playable')}
        </Chip>
      </span>
    </button>
  )
}
