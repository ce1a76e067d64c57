import { recordPath } from '@dejarik/protocol'
import { type KeptLine, logBeside } from '@dejarik/text'
import { useEffect, useState } from 'react'
import { KeptLog } from '../table/log/KeptLog.tsx'
import { useWords } from '../text/index.ts'

/** What is left of a finished match on the server that can't be shown any more: its log, and its record as a file. */
export function LogOf({ match }: { match: string }) {
  const say = useWords()
  const [file, setFile] = useState<string | null>(null)
  useEffect(() => {
    let left = false
    const come = async (): Promise<void> => {
      const answer = await fetch(recordPath(match))
      const text = answer.ok ? await answer.text() : null
      if (!left) setFile(text)
    }
    // Without a network there is nothing to show, and the sentence above stands.
    come().catch(() => {})
    return () => {
      left = true
    }
  }, [match])
  if (file === null) return null
  const lines: readonly KeptLine[] | null = logBeside(file)
  return (
    <>
      {lines !== null && <KeptLog lines={lines} />}
      <p>
        <a href={recordPath(match)} download>
          {say('kept-log.record')}
        </a>
      </p>
    </>
  )
}
