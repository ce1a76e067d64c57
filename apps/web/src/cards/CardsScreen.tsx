import type { CardEntry } from '@dejarik/kernel'
import { useDeferredValue, useMemo, useState } from 'react'
import type { TableFace } from '../games/face.ts'
import { GameChoice } from '../games/GameChoice.tsx'
import { games } from '../games/index.ts'
import { Loaded } from '../games/Loaded.tsx'
import { plain } from '../rules/search.ts'
import { useSettings } from '../settings/settings.ts'
import { useWords } from '../text/index.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Page } from '../ui/Page.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import './cards.css'

/** All cards of a game, found by their name in either language. */
export function CardsScreen() {
  const say = useWords()
  const { language } = useSettings()
  const [game, setGame] = useState(games[0])
  return (
    <Page title={say('cards.of', { game: game.name[language] })} wide>
      <GameChoice value={game} onChange={setGame} />
      <Loaded game={game}>{(face) => <Catalogue key={game.id} face={face} />}</Loaded>
    </Page>
  )
}

function Catalogue({ face }: { face: TableFace }) {
  const say = useWords()
  const { language } = useSettings()
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<CardEntry | null>(null)
  const wanted = useDeferredValue(query)
  const cards = useMemo(() => face.game.cards(), [face])
  const found = useMemo(() => cards.filter((card) => fits(card, wanted)), [cards, wanted])
  return (
    <>
      <search className="rule-search cards-search">
        <SearchField label={say('cards.search')} query={query} onChange={setQuery} />
      </search>
      <p className="cards-count" role="status">
        {say('cards.count', { count: found.length })}
      </p>
      <ul className="cards-list">
        {found.map((card) => (
          <li key={card.id} className="cards-card">
            <face.CardFace id={card.id} language={language} />
            {/* Lies over the card: a card has words of its own, and a button's name should be short. */}
            <button type="button" onClick={() => setOpen(card)}>
              <span className="unseen">{card.name[language]}</span>
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Dialog title={open.name[language]} closeLabel={say('close')} onClose={() => setOpen(null)}>
          <div className="cards-open">
            <face.CardFace id={open.id} language={language} />
            <p>
              {say('cards.other-name')}{' '}
              <i lang={language === 'de' ? 'en' : 'de'}>{open.name[language === 'de' ? 'en' : 'de']}</i>
            </p>
          </div>
        </Dialog>
      )}
    </>
  )
}

function fits(card: CardEntry, query: string): boolean {
  const names = plain(`${card.name.de} ${card.name.en}`)
  return plain(query)
    .split(' ')
    .every((word) => names.includes(word))
}
