/** What has to be settled before the match goes on: a fault, or another player's request. */
import type { Refusal } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import type { Session, Snapshot, Trouble } from '../session/session.ts'
import { Report } from '../symbols/index.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import './bars.css'

export function TroubleBar({
  session,
  trouble,
  onReport,
}: {
  session: Session
  trouble: Trouble | null
  onReport: () => void
}) {
  const say = useWords()
  if (trouble === null) return null
  return (
    <div className="bar bar-trouble" role="alert">
      <Report />
      <p>{say(`trouble.${trouble.what}`, trouble.args)}</p>
      {trouble.what !== 'not-saved' && (
        <Button onClick={() => session.retry()}>
          {say(
            trouble.what === 'new-rules' || trouble.what === 'arrived'
              ? 'trouble.understood'
              : 'trouble.retry',
          )}
        </Button>
      )}
      {(trouble.what === 'rules-bug' || trouble.what === 'bot-failed') && (
        <Button onClick={onReport}>{say('report.title')}</Button>
      )}
    </div>
  )
}

export function ConsentBar({
  session,
  snapshot,
  speaker,
  onAnswer,
}: {
  session: Session
  snapshot: Snapshot
  speaker: Speaker
  onAnswer: (deed: Promise<Refusal | null>) => void
}) {
  const say = useWords()
  const { people } = session
  const wish = snapshot.agreement.undoWish
  const player = wish === null ? undefined : snapshot.players[wish]
  if (people === null || player === undefined) return null
  const name = player.name ?? speaker.seat(player.side)
  if (player.seat === snapshot.seat || snapshot.seat < 0)
    return (
      <div className="bar" role="status">
        <p>{say(player.seat === snapshot.seat ? 'consent.waiting' : 'consent.watching', { name })}</p>
      </div>
    )
  return (
    <div className="bar" role="alert">
      <p>{say('consent.asked', { name })}</p>
      <Button kind="main" onClick={() => onAnswer(people.consent(true))}>
        {say('consent.agree')}
      </Button>
      <Button onClick={() => onAnswer(people.consent(false))}>{say('consent.decline')}</Button>
    </div>
  )
}
