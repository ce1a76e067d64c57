import type { Speaker } from '@dejarik/text'
import { type ReactNode, useId } from 'react'
import type { Snapshot } from '../session/session.ts'
import { change, type Speed, useSettings } from '../settings/settings.ts'
import { Book, House, Menu, Scroll, Speech } from '../symbols/index.ts'
import { useWords } from '../text/index.ts'
import { Button } from '../ui/Button.tsx'
import { Segments } from '../ui/Segments.tsx'
import { To } from '../ui/To.tsx'
import { Clock } from './Clock.tsx'
import { PlayerChip } from './PlayerChip.tsx'
import type { RailTab } from './Rail.tsx'
import './table-top.css'

export interface TableTopProps {
  readonly title: string
  readonly snapshot: Snapshot
  readonly speaker: Speaker
  /** The tab in sight, or null while the rail is folded. */
  readonly rail: RailTab | null
  /** Lines that nobody has looked at. */
  readonly news?: { readonly log: number; readonly chat: number }
  readonly onRail: (tab: RailTab) => void
  readonly menu: ReactNode
  /** Whether a seat is on the viewer's side. */
  readonly isFriend?: (seat: number) => boolean
  /** How far the match has come. */
  readonly standing?: ReactNode
}

/** The line above the board: who plays, how fast, and the ways to everything else. */
export function TableTop(props: TableTopProps) {
  const {
    title,
    snapshot,
    speaker,
    rail,
    news = { log: 0, chat: 0 },
    onRail,
    menu,
    isFriend,
    standing,
  } = props
  const say = useWords()
  const { speed } = useSettings()
  const menuId = useId()
  const { clock } = snapshot
  return (
    <header className="table-top">
      <To route={{ at: 'home' }} className="table-home" aria-label={say('home')} title={say('home')}>
        <House size="1.3em" />
      </To>
      <h1 className="table-title">{title}</h1>
      <ul className="table-players">
        {snapshot.players.map((player) => (
          <li key={player.seat}>
            <PlayerChip
              player={player}
              eye={snapshot.seat}
              speaker={speaker}
              friend={isFriend?.(player.seat) ?? false}
            />
            {clock !== null && <Clock clock={clock} seat={player.seat} />}
          </li>
        ))}
      </ul>
      {standing}
      <div className="table-speed">
        <Segments<Speed>
          bare
          label={say('settings.speed')}
          value={speed}
          segments={[
            { value: '1', label: '1×' },
            { value: '2', label: '2×' },
            { value: 'instant', label: '»', title: say('settings.instant') },
          ]}
          onChange={(next) => change({ speed: next })}
        />
      </div>
      <nav className="table-nav">
        <RailButton tab="log" keyName="L" icon={<Scroll />} news={news.log} rail={rail} onRail={onRail} />
        <RailButton tab="rules" keyName="R" icon={<Book />} rail={rail} onRail={onRail} />
        {snapshot.chat !== null && (
          <RailButton tab="chat" keyName="C" icon={<Speech />} news={news.chat} rail={rail} onRail={onRail} />
        )}
        <Button
          kind="quiet"
          aria-label={say('table.menu')}
          title={say('table.menu')}
          icon={<Menu size="1.3em" />}
          popoverTarget={menuId}
        />
      </nav>
      <div id={menuId} popover="auto" className="menu">
        {menu}
      </div>
    </header>
  )
}

interface RailButtonProps extends Pick<TableTopProps, 'rail' | 'onRail'> {
  readonly tab: RailTab
  readonly keyName: string
  readonly icon: ReactNode
  readonly news?: number
}

function RailButton({ tab, keyName, icon, news = 0, rail, onRail }: RailButtonProps) {
  const say = useWords()
  return (
    <Button
      kind="quiet"
      icon={
        <>
          {icon}
          {news > 0 && (
            <span className="rail-news number" title={say('rail.unread', { count: news })}>
              {news > 99 ? '99+' : news}
            </span>
          )}
        </>
      }
      hotkey={keyName}
      aria-expanded={rail === tab}
      title={say(`rail.${tab}`)}
      onClick={() => onRail(tab)}
    >
      {say(`rail.${tab}`)}
    </Button>
  )
}
