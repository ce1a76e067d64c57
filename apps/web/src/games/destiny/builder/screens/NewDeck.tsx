import { isImplemented } from '@dejarik/destiny'
import { randomDeck } from '@dejarik/destiny/build'
import { FastRng } from '@dejarik/kernel'
import { begin } from '../../../../build/begin.ts'
import { randomSeed } from '../../../../session/room.ts'
import { Button } from '../../../../ui/Button.tsx'
import { EMPTY_DECK, rename } from '../edit.ts'
import { browserDecks } from '../shelf.ts'
import { useBuilder } from '../useBuilder.ts'

/** A deck begins empty, or by lot. */
export function NewDeck() {
  const { say } = useBuilder()
  const random = () => {
    const deck = randomDeck(new FastRng(randomSeed(), 0), isImplemented)
    begin(browserDecks, 'destiny', deck === null ? EMPTY_DECK : rename(deck, say('list.random-name')))
  }
  return (
    <div className="sb-ways">
      <Button kind="main" onClick={() => begin(browserDecks, 'destiny', EMPTY_DECK)}>
        {say('list.empty')}
      </Button>
      <Button onClick={random}>{say('list.random')}</Button>
    </div>
  )
}
