import { Cross, Tick } from '../symbols/index.ts'
import { en } from '../text/en.ts'
import { isKey, useWords } from '../text/index.ts'

/** What can be done in a game today and what can't, one line each (`works.<game>.1`, `lacks.<game>.1`…). */
export function WhatWorks({ game }: { game: string }) {
  const say = useWords()
  const lines = (kind: 'works' | 'lacks') =>
    Object.keys(en)
      .filter(isKey)
      .filter((key) => key.startsWith(`${kind}.${game}.`))
  return (
    <details className="what-works">
      <summary>{say('works.title')}</summary>
      <ul>
        {lines('works').map((key) => (
          <li key={key}>
            <Tick label={say('works.yes')} />
            {say(key)}
          </li>
        ))}
        {lines('lacks').map((key) => (
          <li key={key} className="lacks">
            <Cross label={say('works.no')} />
            {say(key)}
          </li>
        ))}
      </ul>
    </details>
  )
}
