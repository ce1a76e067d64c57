import { designOfCard, FACTION, NEUTRAL, NO_CARD } from '@dejarik/deckbuilding'
import { targetsFor } from '../attack/assembly.ts'
import { bountyOf, isEnemy } from '../cards/reward.ts'
import { useTable } from '../TableContext.tsx'
import { AttackSum } from './AttackSum.tsx'
import { CardSlot } from './CardSlot.tsx'
import { GalaxyDeck, GalaxyDiscard, Pilots } from './GalaxyPiles.tsx'
import './galaxy.css'

/** The spine of the table: deck at one end, pilots and discard pile at the other. */
export function GalaxyRow() {
  const { view, me, commits, say } = useTable()
  const targets = targetsFor([], commits)
  return (
    <section className="db-galaxy" aria-label={say('zone.galaxy')}>
      <GalaxyDeck />
      <ol className="db-row">
        {view.row.map((card, space) =>
          card === NO_CARD ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a space of the row is its place
            <li key={`space ${space}`} className="db-space">
              <span className="unseen">{say('zone.emptySpace')}</span>
            </li>
          ) : (
            <li key={card} data-side={sideOf(card, me)}>
              <CardSlot
                card={card}
                target={designOfCard(card).type === 'unit' ? card : null}
                bounty={isEnemy(card, me) || targets.includes(card) ? bountyOf(card) : null}
                overlay={<AttackSum target={card} />}
              />
            </li>
          ),
        )}
      </ol>
      <Pilots />
      <GalaxyDiscard />
    </section>
  )
}

/** Cards of the row lie towards the side that may buy them. */
function sideOf(card: number, me: number): 'own' | 'foe' | 'both' {
  return FACTION[card] === NEUTRAL ? 'both' : FACTION[card] === me ? 'own' : 'foe'
}
