/** What a player brings to a table of Destiny: a deck. */
import type { Bringing } from '../../table/contract.ts'
import { OwnDeck } from './OwnDeck.tsx'
import { wordsIn } from './text/index.ts'

export const bringing: Bringing = {
  Choice: (props) => (
    <div className="match-options">
      <OwnDeck {...props} />
    </div>
  ),
  termsOf(table, language) {
    const { players } = table as { readonly players: number }
    return [{ label: wordsIn(language)('options.players'), text: String(players) }]
  },
}
