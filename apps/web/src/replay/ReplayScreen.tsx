/** Watching a match. The whole of it is in the address, so a reload or a shared link shows the same. */
import { isRefusal, type MatchRecord, type Refusal, refuse, writeRecord } from '@dejarik/kernel'
import { type KeptLine, logBeside } from '@dejarik/text'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { TableFace } from '../games/face.ts'
import { Loaded } from '../games/Loaded.tsx'
import { go } from '../route.ts'
import { readMoment, writeMoment } from '../session/moment.ts'
import { ReplaySession } from '../session/replay.ts'
import { browserRoom } from '../session/room.ts'
import { OpenReplay } from './OpenReplay.tsx'
import { ReplayTable } from './ReplayTable.tsx'
import { type Readable, readable } from './readable.ts'

type Opened = Readable | Refusal | 'reading' | 'nothing'

export function ReplayScreen({ hash }: { hash: string }) {
  const [opened, setOpened] = useState<Opened>(hash === '' ? 'nothing' : 'reading')
  /** The log that lay beside the record in its file. */
  const [beside, setBeside] = useState<readonly KeptLine[] | null>(null)
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

  const open = async (file: string) => {
    const found = readable({ record: file, n: null })
    if (isRefusal(found)) return setOpened(found)
    setBeside(logBeside(file))
    // What lies beside the record in a file is long, and no part of the match.
    const hash = await writeMoment({ record: writeRecord(found.record), n: null })
    go({ at: 'replay', hash }, 'replace')
  }
  const refused = (no: Refusal | null, record?: MatchRecord) => (
    <OpenReplay
      no={no}
      log={record === undefined ? null : (beside ?? browserRoom.shelf.findLogOf(writeRecord(record)))}
      onOpen={(text) => void open(text)}
    />
  )
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
  readonly refused: (no: Refusal, record: MatchRecord) => ReactNode
}

function Watch({ face, opened, refused }: WatchProps) {
  const session = useMemo(() => {
    const found = ReplaySession.open(face, opened.record)
    if (!isRefusal(found)) found.seek(opened.n)
    return found
  }, [face, opened])
  return isRefusal(session) ? refused(session, opened.record) : <ReplayTable session={session} />
}
