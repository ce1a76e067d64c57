import type { CardEntry } from '@dejarik/kernel'
import { useDeferredValue, useMemo, useState } from 'react'
import { faceOf, faces, type TableFace } from '../games/index.ts'
import { plain } from '../rules/search.ts'
import { useSettings } from '../settings/settings.ts'
import { Search } from '../symbols/index.ts'
import { useWords } from '../text/index.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Page } from '../ui/Page.tsx'
import { Segments } from '../ui/Segments.tsx'
import './cards.css'

/** All cards of a game, found by their name in either language. */
export function CardsScreen() {
  const [game, setGame] = useState(faces[0]?.game.id ?? '')
  const face = faceOf(game)
  return face === null ? null : <Catalogue key={game} face={face} onGame={setGame} />
}

function Catalogue({ face, onGame }: { face: TableFace; onGame: (game: string) => void }) {
  const say = useWords()
  const { language } = useSettings()
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<CardEntry | null>(null)
  const wanted = useDeferredValue(query)
  const cards = useMemo(() => face.game.cards(), [face])
  const found = useMemo(() => cards.filter((card) => fits(card, wanted)), [cards, wanted])
  return (
    <Page title={say('cards.of', { game: face.game.name[language] })} wide>
      {faces.length > 1 && (
        <Segments
          bare
          label={say('home.games')}
          value={face.game.id}
          segments={faces.map((one) => ({ value: one.game.id, label: one.game.name[language] }))}
          onChange={onGame}
        />
      )}
      <search className="rule-search cards-search">
        <label>
          <Search />
          <span className="unseen">{say('cards.search')}</span>
          <input
            type="search"
            value={query}
            placeholder={say('cards.search')}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
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
    </Page>
  )
}

function fits(card: CardEntry, query: string): boolean {
  const names = plain(`${card.name.de} ${card.name.en}`)
  return plain(query)
    .split(' ')
    .every((word) => names.includes(word))
}
