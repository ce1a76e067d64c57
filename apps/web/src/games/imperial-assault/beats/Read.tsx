import { readableSecrets } from '@dejarik/imperial-assault/campaign'
import { nameOfFigure, nameOfToken } from '../names.ts'
import { useTable } from '../TableContext.tsx'
import type { Change } from './shows.ts'
import './beats.css'

/** The briefing, or an event of the mission at its moment: what happened, and what follows from it. */
export function Read({ secret, changes }: { secret: number | null; changes: readonly Change[] }) {
  const { view, mission, say, language } = useTable()
  const part = mission?.campaign ?? null
  if (mission === null || part === null) return null
  const heard = view.campaign?.heard ?? 0
  const event =
    secret === null
      ? null
      : (readableSecrets(part, view.side, heard | (1 << secret))[secret] ?? part.secrets?.[secret])
  const text = event === null || event === undefined ? part.briefing[language] : event.text[language]
  return (
    <article className="ia-read" data-kind={secret === null ? 'briefing' : 'event'}>
      <header>
        <svg viewBox="-14 -14 28 28" aria-hidden="true">
          <path
            d={secret === null ? 'M-11 -9H11V9H-11ZM-11 -9L0 1L11 -9' : 'M0 -12L13 10H-13ZM0 -4V3M0 6V7.500'}
          />
        </svg>
        <div>
          <small>{say(secret === null ? 'read.briefing' : 'read.event')}</small>
          <h2>{event?.name[language] ?? mission.name[language]}</h2>
        </div>
      </header>
      {text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
      {changes.length > 0 && (
        <ol className="ia-read-changes">
          {changes.map(({ what, id }) => (
            <li key={`${what} ${id}`}>
              {what === 'figure'
                ? nameOfFigure(view, id, language)
                : what === 'token'
                  ? nameOfToken(view, id, language)
                  : say('read.door')}
            </li>
          ))}
        </ol>
      )}
      <footer>{say('read.again')}</footer>
    </article>
  )
}
