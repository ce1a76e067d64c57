import { never } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import type { Player } from '../session/session.ts'
import { FoeMark, NeutralMark, OwnMark } from '../symbols/index.ts'
import { type Say, useWords } from '../text/index.ts'
import { levelKey } from '../text/level.ts'
import { Chip } from '../ui/Chip.tsx'

export interface PlayerChipProps {
  readonly player: Player
  /** The seat whose eyes look: its own side is amber, all others violet. */
  readonly eye: number
  readonly speaker: Speaker
  /** On the viewer's side. */
  readonly friend?: boolean
}

export function PlayerChip({ player, eye, speaker, friend = false }: PlayerChipProps) {
  const say = useWords()
  const own = player.seat === eye || friend
  const tone = own ? 'own' : eye < 0 ? 'neutral' : 'foe'
  const [side, name] = [speaker.seat(player.side), who(player, say)]
  const title = name === null ? side : `${side}: ${name}`
  const Mark = own ? OwnMark : eye < 0 ? NeutralMark : FoeMark
  return (
    <Chip tone={tone} icon={<Mark size="0.9em" />} data-kind={player.kind} title={title}>
      <span className="player-side">{side}</span>
      {name !== null && <span className="player-who">{name}</span>}
      {player.away && <span className="player-away">{say('table.away')}</span>}
    </Chip>
  )
}

/** Who sits there, if that says more than the side. */
export function who(player: Player, say: Say): string | null {
  switch (player.kind) {
    case 'you':
      return say('table.you')
    case 'bot':
      return say('table.bot', { level: say(levelKey(player.level ?? 'medium')) })
    case 'person':
      return player.name ?? null
    case 'nobody':
      return null
    default:
      return never(player.kind)
  }
}
