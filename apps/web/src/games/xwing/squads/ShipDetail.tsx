import type { ShipView } from '@dejarik/xwing'
import { ACTION_NAMES } from '@dejarik/xwing/facts'
import { cardOf, chargesOf, printed } from '@dejarik/xwing/preview'
import { Attack, HitPoints, Shield } from '../../../symbols/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { PrintedDial } from '../dials/PrintedDial.tsx'
import { maneuverName, nameOfShip } from '../names.ts'
import { useTable } from '../TableContext.tsx'
import { heldBy } from '../tokens/held.ts'
import { TokenIcon } from '../tokens/TokenSign.tsx'
import { ShipIcon } from './ShipIcon.tsx'
import './squad.css'

/** Everything that is known of a ship; one that was clicked to be looked at can be let go. */
export function ShipDetail({ ship }: { ship: ShipView }) {
  const { view, say, language, looked, look } = useTable()
  const { pilot, type } = printed(ship)
  const dial = ship.dial === null ? undefined : type.dial[ship.dial]
  return (
    <section className="xw-detail" aria-label={nameOfShip(view, ship.id, language)}>
      <header className="mat-dock-head">
        <ShipIcon ship={ship} />
        <h2>{nameOfShip(view, ship.id, language)}</h2>
        {looked === ship.id && (
          <Button kind="quiet" size="small" aria-label={say('detail.close')} onClick={() => look(null)}>
            ✕
          </Button>
        )}
      </header>
      <p className="xw-detail-type">{type.name[language]}</p>
      <ul className="xw-detail-stats">
        <li title={say('stat.initiative')}>
          <span className="xw-initiative number">{ship.initiative}</span>
        </li>
        {pilot.stats.attacks.map(({ arc, value }) => (
          <li key={arc} title={say(`arc.${arc}`)}>
            <Attack label={say(`arc.${arc}`)} /> <b className="number">{value}</b>
          </li>
        ))}
        <li title={say('stat.agility')}>
          <TokenIcon sign="evade" label={say('stat.agility')} /> <b className="number">{ship.agility}</b>
        </li>
        <li title={say('stat.hull')}>
          <HitPoints label={say('stat.hull')} />{' '}
          <b className="number">
            {ship.hull - ship.faceup.length - ship.facedown}/{ship.hull}
          </b>
        </li>
        <li title={say('stat.shields')}>
          <Shield label={say('stat.shields')} />{' '}
          <b className="number">
            {ship.shields}/{ship.shieldCapacity}
          </b>
        </li>
        {ship.forceCapacity > 0 && (
          <li title={say('stat.force')}>
            <TokenIcon sign="force" label={say('stat.force')} />{' '}
            <b className="number">
              {ship.force}/{ship.forceCapacity}
            </b>
          </li>
        )}
      </ul>
      {dial !== undefined && (
        <p className="xw-detail-dial">
          {say(ship.dialUp ? 'detail.dial' : 'detail.dial-secret')}: <b>{maneuverName(dial, language)}</b>
        </p>
      )}
      <ul className="xw-detail-tokens">
        {heldBy(ship).map(({ sign, count }) => (
          <li key={sign}>
            <TokenIcon sign={sign} /> {say(`token.${sign}`, { count })}
          </li>
        ))}
      </ul>
      <PrintedDial dial={type.dial} />
      <p className="xw-detail-actions">
        {ship.actions
          .map(({ action, difficulty, linked }) =>
            [{ action, difficulty }, ...linked]
              .map((one) =>
                say('detail.action', { name: ACTION_NAMES[one.action][language], colour: one.difficulty }),
              )
              .join(' ▸ '),
          )
          .join(' · ')}
      </p>
      <Cards ship={ship} />
    </section>
  )
}

/** Cards in full words: what is text on demand at a table. */
function Cards({ ship }: { ship: ShipView }) {
  const { state, say, language } = useTable()
  const damage = ship.faceup.map((card, i) => ({ card, key: `damage ${i}`, charges: null }))
  const printedCards = ship.cards.map((card, slot) => {
    const most = chargesOf(state.ships[ship.id], slot)
    return {
      card,
      key: `card ${slot}`,
      charges: most === null ? null : { now: ship.charges[slot], most: most.value },
    }
  })
  const conditions = ship.conditions.map(({ card }, i) => ({ card, key: `condition ${i}`, charges: null }))
  return (
    <ul className="xw-detail-cards">
      {[...damage, ...conditions, ...printedCards].map(({ card, key, charges }) => {
        if (card < 0) return <li key={key}>{say('detail.secret-condition')}</li>
        const { name, text, type } = cardOf(card)
        if (type === 'pilot' && text[language] === '') return null
        return (
          <li key={key} data-type={type}>
            <details open>
              <summary>
                <span>{name[language]}</span>
                {charges !== null && (
                  <span className="xw-detail-charges">
                    <TokenIcon sign="charge" spent={charges.now === 0} />
                    <span className="number">
                      {charges.now}/{charges.most}
                    </span>
                  </span>
                )}
              </summary>
              <p>{text[language] === '' ? say('detail.no-text') : text[language]}</p>
            </details>
          </li>
        )
      })}
      {ship.facedown > 0 && (
        <li className="xw-detail-facedown">{say('detail.facedown', { count: ship.facedown })}</li>
      )}
    </ul>
  )
}
