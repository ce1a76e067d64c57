/** Watching a match. The whole of it is in the address, so a reload or a shared link shows the same. */
import { isRefusal, type Refusal } from '@dejarik/kernel'
import { useEffect, useState } from 'react'
import { faceOf } from '../games/index.ts'
import { go } from '../route.ts'
import { type Moment, readMoment, writeMoment } from '../session/moment.ts'
import { ReplaySession } from '../session/replay.ts'
import { OpenReplay } from './OpenReplay.tsx'
import { ReplayTable } from './ReplayTable.tsx'

type Opened = ReplaySession | Refusal | 'reading' | 'nothing'

export function ReplayScreen({ hash }: { hash: string }) {
  const [opened, setOpened] = useState<Opened>(hash === '' ? 'nothing' : 'reading')
  useEffect(() => {
    if (hash === '') return setOpened('nothing')
    let left = false
    void readMoment(hash).then((moment) => {
      if (!left) setOpened(sessionAt(moment))
    })
    return () => {
      left = true
    }
  }, [hash])

  const open = async (record: string) => {
    const found = ReplaySession.open(record, faceOf)
    if (isRefusal(found)) setOpened(found)
    else go({ at: 'replay', hash: await writeMoment({ record, n: null }) }, 'replace')
  }
  if (opened === 'reading') return null
  if (opened === 'nothing') return <OpenReplay no={null} onOpen={(text) => void open(text)} />
  if (isRefusal(opened)) return <OpenReplay no={opened} onOpen={(text) => void open(text)} />
  return <ReplayTable key={hash} session={opened} />
}

function sessionAt(moment: Moment | null): ReplaySession | Refusal {
  if (moment === null) return { refused: 'record-not-json' }
  const session = ReplaySession.open(moment.record, faceOf)
  if (!isRefusal(session)) session.seek(moment.n ?? 0)
  return session
}
