/** What a player brings to a table of Destiny: a deck. */
import { readBrought, seatOptions } from '@dejarik/destiny'
import { isRefusal } from '@dejarik/kernel'
import type { Bringing } from '../../table/contract.ts'
import { OwnDeck } from './OwnDeck.tsx'
import { wordsIn } from './text/index.ts'

export const bringing: Bringing = {
  Choice({ value, ...props }) {
    const deck = readBrought(value, 0)
    return <div className="match-options">{!isRefusal(deck) && <OwnDeck {...props} value={deck} />}</div>
  },
  termsOf(table, language) {
    const players = seatOptions.seats(table).length
    return [{ label: wordsIn(language)('options.players'), text: String(players) }]
  },
}
