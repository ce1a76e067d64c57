import { printed } from '@dejarik/xwing/preview'
import { type KeyboardEvent, useMemo } from 'react'
import { maneuverName } from '../names.ts'
import { useTable } from '../TableContext.tsx'
import { BearingSign } from './BearingSign.tsx'
import { layOut, neighbour } from './dial-layout.ts'
import { outcomeOf, warningOf } from './outcome.ts'
import { pointing } from './pointing.ts'
import type { Planning } from './usePlanning.ts'

const WARNING = { flees: '⨯', bumps: '●', obstacle: '◆' } as const

/** The dial in hand: speeds as rows, bearings as arrows, with what each would run into. */
export function Dial({ planning }: { planning: Planning }) {
  const { view, say, language } = useTable()
  const { current, dials, previews, pointed } = planning
  const dial = printed(view.ships[current]).type.dial
  const rows = useMemo(() => layOut(dial), [dial])
  const chosen = dials.get(current)
  const stop = chosen ?? dial.findIndex(({ bearing }) => bearing === 'straight')

  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const at = event.target instanceof HTMLElement ? Number(event.target.dataset.dial ?? -1) : -1
    const to = neighbour(rows, at, event.key)
    if (event.key.startsWith('Arrow')) event.preventDefault()
    if (to !== null) event.currentTarget.querySelector<HTMLElement>(`[data-dial="${to}"]`)?.focus()
    if (event.key === 'Enter' && at === chosen) {
      event.preventDefault()
      if (!planning.next()) planning.confirm()
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, and no field of a form
    <div className="xw-dial" role="group" aria-label={say('dial.label')} onKeyDown={keys}>
      {rows.map(({ speed, reverse, cells }) => (
        <div key={`${speed}${reverse}`} className="xw-dial-row">
          <span className="xw-dial-speed number" aria-hidden="true">
            {reverse ? `−${speed}` : speed}
          </span>
          {cells.map((cell, column) => {
            if (cell === null)
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its column
              return <span key={column} className="xw-dial-empty" />
            const preview = previews[cell.at]
            const flown = preview?.maneuver ?? cell.maneuver
            const same = flown.bearing === cell.maneuver.bearing && flown.speed === cell.maneuver.speed
            const difficulty = same ? flown.difficulty : cell.maneuver.difficulty
            const warning = preview === undefined ? null : warningOf(outcomeOf(view, preview))
            return (
              <button
                key={cell.at}
                type="button"
                className="xw-dial-cell"
                data-dial={cell.at}
                data-difficulty={difficulty}
                data-pointed={pointed === cell.at}
                aria-pressed={chosen === cell.at}
                aria-label={say('dial.maneuver', {
                  name: maneuverName({ ...cell.maneuver, difficulty }, language),
                  warning: warning ?? 'none',
                })}
                tabIndex={cell.at === stop ? 0 : -1}
                {...pointing(planning, cell.at)}
                onFocus={({ currentTarget }) => {
                  // A click takes the focus, too, but it points by itself.
                  if (currentTarget.matches(':focus-visible')) planning.point(cell.at)
                }}
                onBlur={() => planning.point(null)}
              >
                <BearingSign maneuver={{ ...cell.maneuver, difficulty }} />
                {warning !== null && (
                  <span className="xw-dial-warning" data-warning={warning} aria-hidden="true">
                    {WARNING[warning]}
                  </span>
                )}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
