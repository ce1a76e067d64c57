/** Everything to decide before a match, preset so that one click is enough. */
import { isRefusal, type Refusal } from '@dejarik/kernel'
import { speaker as speakerOf } from '@dejarik/text'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { TableFace } from '../games/face.ts'
import { playBot } from '../play.ts'
import { go } from '../route.ts'
import { NameField } from '../settings/NameField.tsx'
import { useSettings } from '../settings/settings.ts'
import type { Team } from '../table/contract.ts'
import { type Key, useWords } from '../text/index.ts'
import { sayRefusal } from '../text/refusals.ts'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Renew } from '../ui/Renew.tsx'
import { Segments } from '../ui/Segments.tsx'
import { bringIntoSight } from './into-sight.ts'
import { openTable } from './invite.ts'
import { LevelChoice } from './LevelChoice.tsx'
import { WhatWorks } from './WhatWorks.tsx'
import { CLOCKS, keepWish, lastWish, seatsOf, type Wish } from './wish.ts'
import './new-match.css'

export interface NewMatchProps {
  readonly face: TableFace
  /** Changes whenever somebody asks for the game anew; 0 until then. */
  readonly asked: number
}

export function NewMatch({ face, asked }: NewMatchProps) {
  const say = useWords()
  const { language } = useSettings()
  const speaker = useMemo(() => speakerOf(face.game, language), [face, language])
  const [wish, setWish] = useState(() => lastWish(face))
  const [no, setNo] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  /** The last options with which a match can begin: on the way to others, seats stay as they are. */
  const [agreed, setAgreed] = useState(wish.options)
  const panel = useRef<HTMLElement>(null)
  // Before it is painted: what can be clicked must not move away under a click.
  useLayoutEffect(() => {
    if (asked > 0 && panel.current !== null)
      bringIntoSight(panel.current, panel.current.querySelector('.start'))
  }, [asked])
  const change = (some: Partial<typeof wish>) => {
    setWish({ ...wish, ...some })
    setNo(null)
  }
  const changeOptions = (options: unknown) => {
    if (isRefusal(face.game.readOptions(options))) return change({ options })
    setAgreed(options)
    change({ options, ...seatsOf(face, { ...wish, options: agreed }, options) })
  }
  const teams = face.teamsOf?.(agreed, language) ?? null
  const { opponent } = wish
  const sides = face.game.seats(agreed)

  const start = async () => {
    if (wish.options === agreed) keepWish(face, wish)
    if (opponent === 'bot') return setNo(playBot(face, wish))
    setBusy(true)
    const match = await openTable(face, wish, 'by link')
    setBusy(false)
    if (typeof match === 'string') go({ at: 'online', id: match })
    else setNo(match)
  }

  const choices = (
    <face.Options
      value={wish.options}
      onChange={changeOptions}
      language={language}
      ownOnly={opponent === 'friend'}
    />
  )
  const title = say('setup.title', { game: face.game.name[language] })
  return (
    <Panel ref={panel} tabIndex={-1} className="new-match" title={title} aria-label={title}>
      <div className="new-match-fields">
        {face.teamsOf !== undefined && choices}
        <Segments
          label={say(teams === null ? 'setup.opponent' : 'setup.others')}
          value={opponent}
          segments={[
            { value: 'bot', label: say(teams === null ? 'setup.bot' : 'setup.bots') },
            { value: 'friend', label: say(teams === null ? 'setup.friend' : 'setup.friends') },
          ]}
          onChange={(who) => change({ opponent: who })}
        />
        {opponent === 'bot' ? (
          <LevelChoice value={wish.level} onChange={(level) => change({ level })} />
        ) : (
          <>
            <Segments<Wish['clock']>
              label={say('setup.clock')}
              value={wish.clock}
              segments={CLOCKS.map((clock) => ({ value: clock, label: say(`clock.${clock}`) }))}
              onChange={(clock) => change({ clock })}
            />
            <Segments<Wish['best']>
              label={say('setup.best')}
              value={wish.best}
              segments={[
                { value: '1', label: say('setup.best-1') },
                { value: '3', label: say('setup.best-3') },
              ]}
              onChange={(best) => change({ best })}
            />
            <NameField />
          </>
        )}
        {teams !== null && (
          <Segments<string>
            label={say('setup.team')}
            value={opponent === 'bot' ? [wish.seat, ...wish.also].join() : String(wish.seat)}
            segments={teamsFor(teams, opponent).map(({ label, seats }) => ({ value: seats.join(), label }))}
            onChange={(team) => {
              const [seat = 0, ...also] = team.split(',').map(Number)
              change({ seat, also })
            }}
          />
        )}
        {face.bringing === undefined && (
          <Segments<string>
            label={say('setup.seat')}
            value={String(wish.seat)}
            segments={[
              ...sides.map((side, seat) => ({ value: String(seat), label: speaker.seat(side) })),
              { value: 'any', label: say('setup.any-seat') },
            ]}
            onChange={(seat) => change({ seat: seat === 'any' ? 'any' : Number(seat) })}
          />
        )}
        {face.teamsOf === undefined && choices}
      </div>
      <div className="new-match-start">
        <Button kind="main" className="start" disabled={busy} onClick={() => void start()}>
          {say(opponent === 'bot' ? 'start' : 'setup.make-link')}
        </Button>
        <p className="new-match-note">{say(noteOf(face, opponent, teams))}</p>
        {no !== null && (
          <p className="open-no" role="alert">
            {sayRefusal(no, speaker, language)} {no.refused === 'server.other-protocol' && <Renew />}
          </p>
        )}
      </div>
      <WhatWorks game={face.game.id} />
    </Panel>
  )
}

/** At a table with friends each plays one seat. */
function teamsFor(teams: readonly Team[], opponent: Wish['opponent']): readonly Team[] {
  return opponent === 'bot' ? teams : teams.filter(({ seats }) => seats.length === 1)
}

function noteOf({ bringing }: TableFace, opponent: Wish['opponent'], teams: readonly Team[] | null): Key {
  if (opponent === 'bot') return 'setup.bot-note'
  if (teams !== null) return 'setup.seats-note'
  return bringing === undefined ? 'setup.friend-note' : 'setup.bring-note'
}
