import { useState } from 'react'
import { gameOf } from '../games/index.ts'
import { go } from '../route.ts'
import { writeMoment } from '../session/moment.ts'
import { browserRoom } from '../session/room.ts'
import type { KeptMatch } from '../session/shelf.ts'
import { useSettings } from '../settings/settings.ts'
import { Cross, Eye, Play } from '../symbols/index.ts'
import { type Key, useWords } from '../text/index.ts'
import { levelKey } from '../text/level.ts'
import { sayRefusal } from '../text/refusals.ts'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Renew } from '../ui/Renew.tsx'
import { ago } from './ago.ts'
import { type OnlineEntry, useOnlineMatches } from './useOnlineMatches.ts'
import './continue.css'

/** So many are in sight at once; the others can be unfolded. */
const AT_ONCE = 3

/** Matches that wait to be gone on with, and those that can be watched again. */
export function Continue() {
  const say = useWords()
  const [matches] = useState(() => browserRoom.shelf.all())
  /** Gone from the shelf, but as long as this page stands they can be had back. */
  const [forgotten, setForgotten] = useState<readonly KeptMatch[]>([])
  const [unreadable, setUnreadable] = useState(() => browserRoom.shelf.unreadable())
  const { matches: online, isOther } = useOnlineMatches()
  const open = matches.filter((match) => !match.over && gameOf(match.game) !== null)
  const finished = matches.filter((match) => match.over && gameOf(match.game) !== null)
  if (open.length + finished.length + online.length + unreadable.length === 0 && !isOther) return null
  const forget = (match: KeptMatch): void => {
    browserRoom.shelf.forget(match.id)
    setForgotten([...forgotten, match])
  }
  const bringBack = (match: KeptMatch): void => {
    browserRoom.shelf.keep(match)
    setForgotten(forgotten.filter((one) => one !== match))
  }
  const lines = (some: readonly KeptMatch[]) =>
    some.map((match) =>
      forgotten.includes(match) ? (
        <ForgottenLine key={match.id} match={match} onBringBack={() => bringBack(match)} />
      ) : (
        <OpenLine key={match.id} match={match} onForget={() => forget(match)} />
      ),
    )
  return (
    <Panel
      className="continue"
      title={say(open.length + online.length > 0 ? 'continue.title' : 'continue.finished')}
    >
      {isOther && <Other />}
      <ul className="continue-list">
        {online.map((entry) => (
          <OnlineLine key={entry.match} entry={entry} />
        ))}
        {lines(open.slice(0, AT_ONCE))}
      </ul>
      {open.length > AT_ONCE && (
        <details className="continue-more">
          <summary>{say('continue.more', { count: open.length - AT_ONCE })}</summary>
          <ul className="continue-list">{lines(open.slice(AT_ONCE))}</ul>
        </details>
      )}
      {finished.length > 0 && (
        <details className="continue-more continue-finished" open={open.length + online.length === 0}>
          <summary>{say('continue.finished')}</summary>
          <ul className="continue-list">
            {finished.map((match) => (
              <FinishedLine key={match.id} match={match} />
            ))}
          </ul>
        </details>
      )}
      {unreadable.length > 0 && (
        <Unreadable
          count={unreadable.length}
          onForget={() => {
            for (const id of unreadable) browserRoom.shelf.forget(id)
            setUnreadable([])
          }}
        />
      )}
    </Panel>
  )
}

/** What lies on the shelf and is no match, or was written by a Dejarik that this one knows nothing of. */
function Unreadable({ count, onForget }: { count: number; onForget: () => void }) {
  const say = useWords()
  return (
    <p className="continue-unreadable" role="status">
      {say('continue.unreadable', { count })}{' '}
      <Button kind="danger" size="small" onClick={onForget}>
        {say('continue.clear-unreadable')}
      </Button>
    </p>
  )
}

/** What waits on the server can't be seen before the page is of its version. */
function Other() {
  const { language } = useSettings()
  return (
    <div className="continue-other" role="alert">
      <p>{sayRefusal({ refused: 'server.other-protocol' }, null, language)}</p>
      <Renew />
    </div>
  )
}

/** "Deckbuilding Game · Empire against bot (medium)". */
function Title({ match }: { match: KeptMatch }) {
  const say = useWords()
  const { language } = useSettings()
  const level = say(levelKey(match.level))
  const names = match.names?.map((name) => name[language])
  return (
    <span className="continue-text">
      <b className="name">{gameOf(match.game)?.name[language]}</b>
      <span>
        {names === undefined
          ? say('continue.against-bot', { level })
          : say('continue.against', { side: new Intl.ListFormat(language).format(names), level })}
        {' · '}
        {ago(match.when, language)}
      </span>
    </span>
  )
}

function ForgottenLine({ match, onBringBack }: { match: KeptMatch; onBringBack: () => void }) {
  const say = useWords()
  const { language } = useSettings()
  const game = gameOf(match.game)?.name[language] ?? match.game
  return (
    <li role="status">
      <span className="continue-text">
        <span>{say('continue.forgotten', { game })}</span>
      </span>
      <Button onClick={onBringBack}>{say('continue.bring-back')}</Button>
    </li>
  )
}

function OpenLine({ match, onForget }: { match: KeptMatch; onForget: () => void }) {
  const say = useWords()
  return (
    <li>
      <Title match={match} />
      <Button kind="main" icon={<Play />} onClick={() => go({ at: 'play', id: match.id })}>
        {say('continue.go')}
      </Button>
      <Button
        kind="quiet"
        aria-label={say('continue.forget')}
        title={say('continue.forget')}
        icon={<Cross />}
        onClick={onForget}
      />
    </li>
  )
}

function FinishedLine({ match }: { match: KeptMatch }) {
  const say = useWords()
  const watch = async () => go({ at: 'replay', hash: await writeMoment({ record: match.record, n: null }) })
  return (
    <li>
      <Title match={match} />
      <span className="continue-result">{say(resultOf(match))}</span>
      <Button icon={<Eye />} onClick={() => void watch()}>
        {say('replay.watch')}
      </Button>
    </li>
  )
}

function resultOf({ won, earlier }: KeptMatch): Key {
  if (earlier) return 'continue.earlier'
  return won ? 'continue.won' : 'continue.lost'
}

function OnlineLine({ entry }: { entry: OnlineEntry }) {
  const say = useWords()
  const { language } = useSettings()
  const others = entry.seats.filter((_, seat) => seat !== entry.you).map((seat) => seat.name)
  const name = others.find((one) => one !== null)
  return (
    <li>
      <span className="continue-text">
        <b className="name">{gameOf(entry.game)?.name[language] ?? entry.game}</b>
        <span>
          {name ? say('continue.with', { name }) : say('continue.nobody-yet')}
          {entry.asked.includes(entry.you) && ` · ${say('continue.your-turn')}`}
        </span>
      </span>
      <Button kind="main" icon={<Play />} onClick={() => go({ at: 'online', id: entry.match })}>
        {say('continue.go')}
      </Button>
    </li>
  )
}
