import { commitmentOf } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import type { TableFace } from '../games/face.ts'
import type { Snapshot } from '../session/session.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { RuleChip } from '../ui/RuleChip.tsx'
import './ending.css'

export interface EndingProps {
  readonly face: TableFace
  readonly snapshot: Snapshot
  readonly speaker: Speaker
  readonly openRule: (id: string) => void
  readonly onRematch: (() => void) | null
  readonly onReplay: () => void
  readonly onHome: () => void
}

/** How the match ended and what one can do next, where the prompt was. */
export function Ending({ face, snapshot, speaker, openRule, onRematch, onReplay, onHome }: EndingProps) {
  const say = useWords()
  const { outcome, seat, players, agreement } = snapshot
  if (outcome === null) return null
  const winner = players[outcome.winners[0] ?? -1]
  const how =
    winner === undefined ? 'draw' : seat < 0 ? 'seen' : outcome.winners.includes(seat) ? 'won' : 'lost'
  /** Resignation and time are ends that no rulebook knows. */
  const isRule = face.game.rules.rules.some((rule) => rule.id === outcome.rule)
  const wanted = agreement.rematchWanted
  return (
    <div className="ending" data-how={how}>
      <p className="ending-text" role="status">
        <strong>
          {say(`ending.${how}`, { side: winner === undefined ? '' : speaker.seat(winner.side) })}
        </strong>
        {isRule && <RuleChip id={outcome.rule} label={say('rules.rule')} onOpen={openRule} />}
      </p>
      {snapshot.fairness !== null && <Fairness {...snapshot.fairness} />}
      <div className="ending-buttons">
        {onRematch !== null && (
          <Button kind="main" onClick={onRematch} disabled={wanted.includes(seat)}>
            {say(
              wanted.includes(seat)
                ? 'ending.rematch-waiting'
                : wanted.length > 0
                  ? 'ending.rematch-accept'
                  : 'ending.rematch',
            )}
          </Button>
        )}
        <Button onClick={onReplay}>{say('ending.replay')}</Button>
        <Button onClick={onHome}>{say('home')}</Button>
      </div>
    </div>
  )
}

/** The page checks itself that the shuffles were fixed before the first card. */
function Fairness({ seed, commitment }: { seed: string | null; commitment: string }) {
  const say = useWords()
  if (seed === null) return null
  return (
    <p className="ending-fair">
      {commitmentOf(seed) === commitment ? say('ending.fair', { seed }) : say('ending.unfair')}
    </p>
  )
}
