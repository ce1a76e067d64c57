import {
  KEYWORD_NAMES,
  type PilotFacts,
  SHIP_ABILITY_NAMES,
  SLOT_NAMES,
  shipFacts,
  upgradeFacts,
} from '@dejarik/xwing/facts'
import { isUsable } from '../pool/filter.ts'
import { useBuilder } from '../useBuilder.ts'
import { DialSheet } from './DialSheet.tsx'
import { NotUsable } from './NotUsable.tsx'
import { ShipSign } from './ShipSign.tsx'
import { Stats, Supplies, useActionWords } from './Stats.tsx'
import { textOf } from './text-of.ts'
import './card.css'

/** A ship card with everything on it, in our words. */
export function PilotCard({ pilot }: { pilot: PilotFacts }) {
  const { say, language } = useBuilder()
  const actions = useActionWords()
  const ship = shipFacts(pilot.ship)
  const keywords = [...new Set([...pilot.keywords, ...ship.keywords])]
  const ability = pilot.shipAbility
  return (
    <article className="xb-card">
      <header className="xb-card-head">
        <ShipSign type={ship.id} />
        <div>
          <h3>{pilot.name[language]}</h3>
          <p>{ship.name[language]}</p>
        </div>
        <b className="xb-initiative number" title={say('card.initiative', { value: pilot.initiative })}>
          <span className="unseen">{say('card.initiative', { value: pilot.initiative })}</span>
          <span aria-hidden="true">{pilot.initiative}</span>
        </b>
      </header>
      <p className="xb-card-costs">
        {say('card.points', { points: pilot.points })} ·{' '}
        {pilot.standardLoadout === null
          ? say('card.loadout', { loadout: pilot.loadout })
          : say('card.standard')}
        {pilot.limited > 0 && ` · ${say('card.limited', { limit: pilot.limited })}`}
      </p>
      {!isUsable(pilot) && <NotUsable pilot={pilot} />}
      <Stats stats={pilot.stats} />
      <Supplies charges={pilot.charges} force={pilot.force} />
      {pilot.hasAbility ? (
        <p className="build-card-text">{textOf('pilot', pilot.id, language) || say('card.not-written')}</p>
      ) : (
        <p className="build-plain">{say('card.no-ability')}</p>
      )}
      {ability !== null && (
        <p className="build-card-text">
          <b>{SHIP_ABILITY_NAMES[ability][language]}:</b>{' '}
          {textOf('ship-ability', ability, language) || say('card.not-written')}
        </p>
      )}
      <dl className="xb-facts">
        <dt>{say('card.actions')}</dt>
        <dd>{actions(pilot.actions)}</dd>
        {pilot.slots.length + pilot.choiceSlot.length > 0 && (
          <>
            <dt>{say('card.slots')}</dt>
            <dd>
              {[
                ...pilot.slots.map((slot) => SLOT_NAMES[slot][language]),
                ...(pilot.choiceSlot.length === 0
                  ? []
                  : [
                      say('card.choice', {
                        kinds: pilot.choiceSlot.map((slot) => SLOT_NAMES[slot][language]).join(' / '),
                      }),
                    ]),
              ].join(', ')}
            </dd>
          </>
        )}
        {keywords.length > 0 && (
          <>
            <dt>{say('card.keywords')}</dt>
            <dd>{keywords.map((keyword) => KEYWORD_NAMES[keyword][language]).join(', ')}</dd>
          </>
        )}
      </dl>
      {pilot.standardLoadout !== null && (
        <section className="xb-card-printed" aria-label={say('card.printed')}>
          <h4>{say('card.printed')}</h4>
          <ul>
            {pilot.standardLoadout.map((id) => (
              <li key={id}>
                <b>{upgradeFacts(id).name[language]}:</b>{' '}
                {textOf('upgrade', id, language) || say('card.not-written')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {ship.dial.length > 0 && (
        <section aria-label={say('card.dial')}>
          <h4>{say('card.dial')}</h4>
          <DialSheet dial={ship.dial} />
        </section>
      )}
    </article>
  )
}
