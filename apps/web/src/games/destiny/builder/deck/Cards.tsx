import { type CardType, findCard, TYPE_NAMES } from '@dejarik/destiny/facts'
import { Button } from '../../../../ui/Button.tsx'
import { Panel } from '../../../../ui/Panel.tsx'
import { cardsOfType } from '../edit.ts'
import { TYPE_ORDER } from '../type-order.ts'
import { useBuilder } from '../useBuilder.ts'
import { CardLine } from './CardLine.tsx'
import type { DeckProps } from './DeckProps.ts'

const WANTED: readonly CardType[] = ['upgrade', 'support', 'event']

/** The cards of the deck by type, each with its copies. */
export function Cards(props: DeckProps) {
  const { say, language } = useBuilder()
  const { deck, onWant } = props
  const unknown = deck.cards.filter(({ card }) => findCard(card) === undefined)
  return (
    <Panel id="cards" className="sb-cards" tabIndex={-1} title={say('deck.title')}>
      {deck.cards.length === 0 && <p className="build-plain">{say('deck.empty')}</p>}
      {/* Types that can't be in a deck stand last: what an import brought all the same, to be removed. */}
      {TYPE_ORDER.map((type) => {
        const entries = cardsOfType(deck, type)
        const canWant = onWant !== undefined && WANTED.includes(type)
        if (entries.length === 0 && !canWant) return null
        return (
          <section key={type} className="sb-type">
            <header>
              <h3>
                {TYPE_NAMES[type][language]}{' '}
                <span className="sb-type-count number">
                  {entries.reduce((sum, { count }) => sum + count, 0)}
                </span>
              </h3>
              {canWant && (
                <Button
                  kind="quiet"
                  size="small"
                  icon={<span aria-hidden="true">+</span>}
                  onClick={() => onWant(type)}
                >
                  {say('pool.add')}
                  <span className="unseen">: {TYPE_NAMES[type][language]}</span>
                </Button>
              )}
            </header>
            {entries.length > 0 && (
              <ul>
                {entries.map(({ card, count }) => (
                  <CardLine key={card.id} {...props} id={card.id} count={count} />
                ))}
              </ul>
            )}
          </section>
        )
      })}
      {unknown.length > 0 && (
        <ul>
          {unknown.map(({ card, count }) => (
            <CardLine key={card} {...props} id={card} count={count} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
