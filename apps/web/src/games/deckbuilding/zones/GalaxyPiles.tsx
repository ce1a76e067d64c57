import { designOfCard } from '@dejarik/deckbuilding'
import { Eye } from '../../../symbols/index.ts'
import { CardBack } from '../cards/CardBack.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { Exile } from '../cards/marks.tsx'
import { useTable } from '../TableContext.tsx'
import { CardSlot } from './CardSlot.tsx'
import { usePiles } from './usePiles.tsx'

/** Face down, with what the viewer knows of its top. Exiled cards lie beside it. */
export function GalaxyDeck() {
  const { view, language, say } = useTable()
  const piles = usePiles()
  const top = view.galaxyDeckKnown.find((known) => known.depth === 0)
  return (
    <div className="db-galaxy-end">
      <button
        type="button"
        className="db-pile"
        data-anchor="galaxy-deck"
        aria-label={say('pile.open', { pile: say('pile.galaxyDeck'), n: view.galaxyDeckCount })}
        onClick={() => piles.known('pile.galaxyDeck', view.galaxyDeckKnown)}
      >
        <span className="db-pile-face">
          {top === undefined ? (
            view.galaxyDeckCount > 0 && <CardBack />
          ) : (
            <CardFace design={designOfCard(top.card)} language={language} size="mini" />
          )}
          {top !== undefined && (
            <span className="db-flags">
              <span className="db-flag">
                <Eye size="1em" />
              </span>
            </span>
          )}
        </span>
        <span className="db-pile-name">
          <b>{view.galaxyDeckCount}</b> {say('pile.galaxyDeck')}
        </span>
      </button>
      <button
        type="button"
        className="db-pile-chip"
        data-anchor="exile"
        aria-label={say('pile.open', { pile: say('pile.exile'), n: view.exile.length })}
        onClick={() => piles.open('pile.exile', view.exile)}
      >
        <Exile size="1em" /> <b>{view.exile.length}</b> <span>{say('pile.exile')}</span>
      </button>
    </div>
  )
}

export function GalaxyDiscard() {
  const { view, language, say } = useTable()
  const piles = usePiles()
  const top = view.galaxyDiscard.at(-1)
  return (
    <div className="db-galaxy-end">
      <button
        type="button"
        className="db-pile"
        data-anchor="galaxy-discard"
        aria-label={say('pile.open', { pile: say('pile.galaxyDiscard'), n: view.galaxyDiscard.length })}
        onClick={() => piles.open('pile.galaxyDiscard', view.galaxyDiscard)}
      >
        <span className="db-pile-face">
          {top !== undefined && <CardFace design={designOfCard(top)} language={language} size="mini" />}
        </span>
        <span className="db-pile-name">
          <b>{view.galaxyDiscard.length}</b> {say('pile.galaxyDiscard')}
        </span>
      </button>
    </div>
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
