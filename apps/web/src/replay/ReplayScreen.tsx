/** Watching a match. The whole of it is in the address, so a reload or a shared link shows the same. */
import { isRefusal, type Refusal, refuse } from '@dejarik/kernel'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { TableFace } from '../games/face.ts'
import { Loaded } from '../games/Loaded.tsx'
import { go } from '../route.ts'
import { readMoment, writeMoment } from '../session/moment.ts'
import { ReplaySession } from '../session/replay.ts'
import { OpenReplay } from './OpenReplay.tsx'
import { ReplayTable } from './ReplayTable.tsx'
import { type Readable, readable } from './readable.ts'

type Opened = Readable | Refusal | 'reading' | 'nothing'

export function ReplayScreen({ hash }: { hash: string }) {
  const [opened, setOpened] = useState<Opened>(hash === '' ? 'nothing' : 'reading')
  useEffect(() => {
    if (hash === '') return setOpened('nothing')
    let left = false
    void readMoment(hash).then((moment) => {
      if (!left) setOpened(moment === null ? refuse('record-not-json') : readable(moment))
    })
    return () => {
      left = true
    }
  }, [hash])

  const open = async (record: string) => {
    const found = readable({ record, n: null })
    if (isRefusal(found)) setOpened(found)
    else go({ at: 'replay', hash: await writeMoment({ record, n: null }) }, 'replace')
  }
  const refused = (no: Refusal | null) => <OpenReplay no={no} onOpen={(text) => void open(text)} />
  if (opened === 'reading') return null
  if (opened === 'nothing') return refused(null)
  if (isRefusal(opened)) return refused(opened)
  return (
    <Loaded game={opened.game} whole>
      {(face) => <Watch key={hash} face={face} opened={opened} refused={refused} />}
    </Loaded>
  )
}

interface WatchProps {
  readonly face: TableFace
  readonly opened: Readable
  readonly refused: (no: Refusal) => ReactNode
}

function Watch({ face, opened, refused }: WatchProps) {
  const session = useMemo(() => {
    const found = ReplaySession.open(face, opened.record)
    if (!isRefusal(found)) found.seek(opened.n)
    return found
  }, [face, opened])
  return isRefusal(session) ? refused(session) : <ReplayTable session={session} />
}
