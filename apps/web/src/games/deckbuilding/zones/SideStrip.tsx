import { type CardId, designOfCard } from '@dejarik/deckbuilding'
import type { Seat } from '@dejarik/kernel'
import { Eye, FoeMark, Force, OwnMark, Resource } from '../../../symbols/index.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { CardBack } from '../cards/CardBack.tsx'
import { describe } from '../cards/describe.ts'
import { Stack } from '../cards/marks.tsx'
import { useTable } from '../TableContext.tsx'
import { OWN_DECK, OWN_DISCARD, OWN_HAND, RESOURCE_POOL, thingOfCard } from '../things.ts'
import { forceIsWith } from './ForceTrack.tsx'
import { ThingButton } from './ThingButton.tsx'
import { usePiles } from './usePiles.tsx'
import { Victory } from './Victory.tsx'
import './strip.css'

/** One side in a line: who it is, what it can spend, its piles and how far it has come. */
export function SideStrip({ seat }: { seat: Seat }) {
  const { view, me, playing, say } = useTable()
  const own = seat === me
  const side = view.sides[seat]
  const name = say(seat === 0 ? 'side.empire' : 'side.rebel')
  return (
    <section className="db-strip" data-own={own} data-active={view.active === seat} aria-label={name}>
      <Chip tone={own ? 'own' : 'foe'} icon={own ? <OwnMark size="0.9em" /> : <FoeMark size="0.9em" />}>
        <span className="db-side-name">{name}</span>
        {own && playing && <span className="db-you">· {say('seat.you')}</span>}
      </Chip>
      {forceIsWith(view.force) === seat && (
        <span className="db-force-chip" aria-hidden="true">
          <Force size="1em" />
          {say('force.here')}
        </span>
      )}
      {view.winner === seat ? (
        <span className="db-turn">{say('seat.won')}</span>
      ) : (
        view.active === seat && view.winner < 0 && <span className="db-turn">{say('seat.turn')}</span>
      )}
      <ThingButton
        things={[own ? RESOURCE_POOL : `resources:${seat}`]}
        label={say('seat.resources', { n: side.resources })}
        className="db-purse"
        otherwise={() => {}}
      >
        <Resource size="1.15em" />
        <b key={side.resources}>{side.resources}</b>
      </ThingButton>
      <Piles seat={seat} />
      {!own && <KnownHand cards={side.hand} />}
      <Victory seat={seat} />
    </section>
  )
}

/** Cards in a hand that the viewer has seen. */
function KnownHand({ cards }: { cards: readonly CardId[] }) {
  const { language, say } = useTable()
  if (cards.length === 0) return null
  return (
    <span className="db-piles db-seen">
      {cards.map((card) => {
        const design = designOfCard(card)
        return (
          <ThingButton
            key={card}
            things={[thingOfCard(card)]}
            card={card}
            label={`${describe(design, language)}. ${say('state.known')}`}
            className="db-pile-chip db-known"
          >
            <Eye size="1em" />
            <span>{design.name[language]}</span>
          </ThingButton>
        )
      })}
    </span>
  )
}

function Piles({ seat }: { seat: Seat }) {
  const { view, me, say } = useTable()
  const piles = usePiles()
  const own = seat === me
  const side = view.sides[seat]
  return (
    <span className="db-piles">
      <ThingButton
        things={[own ? OWN_HAND : `hand:${seat}`]}
        label={say('zone.foeHand', { n: side.handCount })}
        className="db-pile-chip"
        otherwise={() => piles.set(say('zone.foeHand', { n: side.handCount }), side.hand)}
      >
        <span data-anchor={`hand:${seat}`} className="db-backs">
          {Array.from({ length: Math.min(own ? 1 : side.handCount, 8) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
            <CardBack key={i} />
          ))}
        </span>
        <b>{side.handCount}</b> <span>{say('pile.hand')}</span>
      </ThingButton>
      <ThingButton
        things={[own ? OWN_DECK : `deck:${seat}`]}
        label={`${say('pile.deck')}: ${say('pile.count', { n: side.deckCount })}`}
        className="db-pile-chip"
        otherwise={() => piles.known('pile.deck', side.deckKnown)}
      >
        <span data-anchor={`deck:${seat}`} className="db-backs">
          <CardBack />
        </span>
        <b>{side.deckCount}</b> <span>{say('pile.deck')}</span>
      </ThingButton>
      <ThingButton
        things={[own ? OWN_DISCARD : `discard:${seat}`]}
        label={say('pile.open', { pile: say('pile.discard'), n: side.discard.length })}
        className="db-pile-chip"
        otherwise={() => piles.open('pile.discard', side.discard)}
      >
        <span data-anchor={`discard:${seat}`} className="db-backs">
          <Stack size="1.15em" />
        </span>
        <b>{side.discard.length}</b> <span>{say('pile.discard')}</span>
      </ThingButton>
    </span>
  )
}
