import { isRefusal, type Refusal } from '@dejarik/kernel'
import { speaker as speakerOf } from '@dejarik/text'
import { useState } from 'react'
import { choosesSeat } from '../foyer/choosing.ts'
import type { TableFace } from '../games/face.ts'
import { type Openness, openTable } from '../home/invite.ts'
import { CLOCKS, keepWish, lastWish, type Wish } from '../home/wish.ts'
import { go } from '../route.ts'
import { NameField } from '../settings/NameField.tsx'
import { useSettings } from '../settings/settings.ts'
import { Search } from '../symbols/index.ts'
import { useWords } from '../text/index.ts'
import { sayRefusal } from '../text/refusals.ts'
import { Button } from '../ui/Button.tsx'
import { Segments } from '../ui/Segments.tsx'

/** What one wants to play, and two ways to somebody who wants it too. */
export function FindOpponent({ face, onName }: { face: TableFace; onName: (name: string) => void }) {
  const say = useWords()
  const { language } = useSettings()
  const [wish, setWish] = useState<Wish>(() => ({ ...lastWish(face), opponent: 'friend' }))
  const [no, setNo] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const change = (some: Partial<Wish>) => {
    setWish({ ...wish, ...some })
    setNo(null)
  }
  const open = async (how: Openness) => {
    keepWish(face, wish)
    setBusy(true)
    const match = await openTable(face, wish, how)
    setBusy(false)
    if (typeof match === 'string') go({ at: 'online', id: match })
    else setNo(match)
  }
  const isReady = !isRefusal(face.game.readOptions(wish.options))
  const table = isReady ? (face.game.seatOptions?.split(wish.options).table ?? null) : null
  const canSearch = !choosesSeat(face, table)
  return (
    <>
      <face.Options
        value={wish.options}
        onChange={(options) => change({ options })}
        language={language}
        ownOnly
      />
      <Segments<Wish['clock']>
        label={say('setup.clock')}
        value={wish.clock}
        segments={CLOCKS.map((clock) => ({ value: clock, label: say(`clock.${clock}`) }))}
        onChange={(clock) => change({ clock })}
      />
      <NameField onName={onName} />
      <p className="new-match-note">{say(canSearch ? 'lobby.search-note' : 'lobby.seats-note')}</p>
      <div className="lobby-ways">
        {canSearch && (
          <Button
            kind="main"
            className="start"
            icon={<Search />}
            disabled={busy || !isReady}
            onClick={() => void open('search')}
          >
            {say('lobby.search')}
          </Button>
        )}
        <Button
          {...(!canSearch && { kind: 'main', className: 'start' })}
          disabled={busy || !isReady}
          onClick={() => void open('for all')}
        >
          {say('lobby.open-table')}
        </Button>
        {no !== null && (
          <p className="open-no" role="alert">
            {sayRefusal(no, speakerOf(face.game, language), language)}
          </p>
        )}
      </div>
    </>
  )
}
