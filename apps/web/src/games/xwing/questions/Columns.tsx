/** A question with few answers, beside the ship that it is about: one column for each, with what it would change. */
import type { AskView } from '@dejarik/kernel'
import { cardLabel, cardOf } from '@dejarik/xwing/preview'
import { standingFor } from '../../../table/hovering.ts'
import { nameOfShip } from '../names.ts'
import { ShipIcon } from '../squads/ShipIcon.tsx'
import { type BoardTable, useTable } from '../TableContext.tsx'
import { bearerOf } from './about.ts'
import { difference } from './difference.ts'
import './columns.css'

const MOST = 3

/** Whether a card asks, and its answers have no place on the mat. */
export function asksInColumns({ ask, options, deeds }: BoardTable): boolean {
  return (
    ask?.about !== undefined &&
    ask.choice?.form === 'one' &&
    options.length > 1 &&
    options.length <= MOST &&
    deeds.size === 0
  )
}

export function Columns({ ask }: { ask: AskView }) {
  const { view, options, choosing, speaker, say, language } = useTable()
  const ship = bearerOf(view, ask)
  if (ask.about === undefined) return null
  const card = cardOf(ask.about)
  return (
    <section className="xw-question" aria-label={say('question.title')}>
      <header>
        {ship !== null && <ShipIcon ship={view.ships[ship]} />}
        <div>
          <h2>{card.name[language]}</h2>
          {ship !== null && <small>{nameOfShip(view, ship, language)}</small>}
        </div>
      </header>
      <p className="xw-question-text">{card.text[language]}</p>
      <div className="xw-columns">
        {options.map((option, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            key={`${cardLabel(ask.about ?? 0)} ${at}`}
            type="button"
            className="option xw-column"
            {...standingFor(choosing, at)}
          >
            <b>{speaker.option(view, option)}</b>
            <small>
              {difference(view, ask, option, language) ??
                say(option.do === 'no' || option.do === 'decline' ? 'question.stays' : 'question.uses')}
            </small>
          </button>
        ))}
      </div>
    </section>
  )
}
