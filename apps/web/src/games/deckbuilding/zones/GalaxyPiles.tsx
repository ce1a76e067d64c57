import { type CardId, designOfCard } from '@dejarik/deckbuilding'
import { Eye } from '../../../symbols/index.ts'
import { CardBack } from '../cards/CardBack.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { Exile } from '../cards/marks.tsx'
import { useTable } from '../TableContext.tsx'
import { CardSlot } from './CardSlot.tsx'
import { PileButton } from './PileButton.tsx'
import { usePiles } from './usePiles.tsx'

/** Face down, with what the viewer knows of its top. Exiled cards lie beside it. */
export function GalaxyDeck() {
  const { view, say } = useTable()
  const piles = usePiles()
  const { galaxyDeckCount: n, galaxyDeckKnown: known, exile } = view
  const top = known.find(({ depth }) => depth === 0)
  return (
    <div className="db-galaxy-end">
      <PileButton
        className="db-pile"
        anchor="galaxy-deck"
        label={say('pile.open', { pile: say('pile.galaxyDeck'), n })}
        onClick={() => piles.known('pile.galaxyDeck', known)}
      >
        <span className="db-pile-face">
          {top === undefined ? n > 0 && <CardBack /> : <TopCard card={top.card} />}
          {top !== undefined && (
            <span className="db-flags">
              <span className="db-flag">
                <Eye size="1em" />
              </span>
            </span>
          )}
        </span>
        <PileName n={n}>{say('pile.galaxyDeck')}</PileName>
      </PileButton>
      <PileButton
        className="db-pile-chip"
        anchor="exile"
        label={say('pile.open', { pile: say('pile.exile'), n: exile.length })}
        onClick={() => piles.open('pile.exile', exile)}
      >
        <Exile size="1em" /> <b>{exile.length}</b> <span>{say('pile.exile')}</span>
      </PileButton>
    </div>
  )
}

export function GalaxyDiscard() {
  const { view, say } = useTable()
  const piles = usePiles()
  const { galaxyDiscard: pile } = view
  const top = pile.at(-1)
  return (
    <div className="db-galaxy-end">
      <PileButton
        className="db-pile"
        anchor="galaxy-discard"
        label={say('pile.open', { pile: say('pile.galaxyDiscard'), n: pile.length })}
        onClick={() => piles.open('pile.galaxyDiscard', pile)}
      >
        <span className="db-pile-face">{top !== undefined && <TopCard card={top} />}</span>
        <PileName n={pile.length}>{say('pile.galaxyDiscard')}</PileName>
      </PileButton>
    </div>
  )
}

function TopCard({ card }: { card: CardId }) {
  const { language } = useTable()
  return <CardFace design={designOfCard(card)} language={language} size="mini" />
}

function PileName({ n, children }: { n: number; children: string }) {
  return (
    <span className="db-pile-name">
      <b>{n}</b> {children}
    </span>
  )
}

/** Always for sale, while there are any. */
export function Pilots() {
  const { view, say } = useTable()
  const top = view.pilots.at(-1)
  return (
    <div className="db-pilots" data-anchor="pilots">
      {top === undefined ? (
        <div className="db-space" />
      ) : (
        <CardSlot key={top} card={top} notes={[say('pile.left', { n: view.pilots.length })]} />
      )}
      <span className="db-pilots-count" aria-hidden="true">
        ×{view.pilots.length}
      </span>
    </div>
  )
}
