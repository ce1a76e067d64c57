import type { KeptLine } from '@dejarik/text'
import { useState } from 'react'
import { useSettings } from '../../settings/settings.ts'
import { useWords } from '../../text/index.ts'
import { Button } from '../../ui/Button.tsx'
import './log.css'
import './kept-log.css'

/** More lines than anybody looks through for how it ended; the earlier ones are shown on demand. */
const LATEST = 120

/** What a match has told that can't be shown any more. Its sentences are what is left: no table, no cards, no rules of today. */
export function KeptLog({ lines }: { lines: readonly KeptLine[] }) {
  const say = useWords()
  const { language } = useSettings()
  const [latest, setLatest] = useState(LATEST)
  const before = Math.max(0, lines.length - latest)
  return (
    <>
      <p>{say('kept-log.title')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by the keyboard */}
      <section className="log kept-log" aria-label={say('rail.log')} tabIndex={0}>
        <div className="log-lines">
          {before > 0 && (
            <Button kind="quiet" onClick={() => setLatest(Number.POSITIVE_INFINITY)}>
              {say('log.before', { count: before })}
            </Button>
          )}
          <ol>
            {lines.slice(before).map(({ n, rule, words }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a kept log never changes
              <li key={before + at} className="log-line">
                <span className="kept-log-n number">{n}</span>
                <span className="log-text">
                  {words[language]} <span className="kept-log-rule">§ {rule}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  )
}
