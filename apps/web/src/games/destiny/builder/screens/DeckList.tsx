import { isImplemented } from '@dejarik/destiny'
import { READY_DECKS, randomDeck, shareCode } from '@dejarik/destiny/build'
import { FastRng } from '@dejarik/kernel'
import { begin } from '../../../../build/begin.ts'
import { ListPage } from '../../../../build/screens/ListPage.tsx'
import { Saved } from '../../../../build/screens/Saved.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Panel } from '../../../../ui/Panel.tsx'
import { EMPTY_DECK, isEmpty, rename } from '../edit.ts'
import { browserDecks } from '../shelf.ts'
import { ACCEPTED, arrivalIn } from '../transfer/incoming.ts'
import { useBuilder } from '../useBuilder.ts'
import { DeckLine } from './DeckLine.tsx'

/** One's own decks, ready ones, and the ways to a new one. */
export function DeckList() {
  const { say, language } = useBuilder()
  const random = () => {
    const deck = randomDeck(new FastRng(crypto.getRandomValues(new Uint32Array(1))[0], 0), isImplemented)
    begin(browserDecks, 'destiny', deck === null ? EMPTY_DECK : rename(deck, say('list.random-name')))
  }
  return (
    <ListPage
      title={say('list.title')}
      newTitle={say('list.new')}
      shelf={browserDecks}
      isEmpty={isEmpty}
      accept={ACCEPTED}
      read={arrivalIn(language)}
      ways={
        <>
          <p className="build-plain">{say('list.new-text')}</p>
          <div className="sb-ways">
            <Button kind="main" onClick={() => begin(browserDecks, 'destiny', EMPTY_DECK)}>
              {say('list.empty')}
            </Button>
            <Button onClick={random}>{say('list.random')}</Button>
          </div>
        </>
      }
    >
      <Saved shelf={browserDecks} isEmpty={isEmpty} rename={rename} BuiltLine={DeckLine} />
      <ReadyDecks />
    </ListPage>
  )
}

/** Decks to start with; each opens as a deck that was sent. */
function ReadyDecks() {
  const { say, language } = useBuilder()
  return (
    <Panel className="build-ready" title={say('list.ready')}>
      <p className="build-plain">{say('list.ready-text')}</p>
      <ul>
        {READY_DECKS.map(({ id, name, deck }) => {
          const named = rename(deck, name[language])
          return (
            <DeckLine
              key={id}
              built={named}
              name={named.name}
              route={{ at: 'build', game: 'destiny', id: null, code: shareCode(named) }}
            />
          )
        })}
      </ul>
    </Panel>
  )
}
