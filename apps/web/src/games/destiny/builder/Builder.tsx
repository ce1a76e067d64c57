import { type Deck, type Problem, READY_DECKS, readShareCode, shareCode } from '@dejarik/destiny/build'
import type { Building } from '../../../build/Building.ts'
import { builderOf } from '../../../build/screens/builder-of.tsx'
import { problemsOf } from './check.ts'
import { DeckSide } from './deck/DeckSide.tsx'
import { isEmpty, MAX_NAME, rename } from './edit.ts'
import { KIT } from './kit.ts'
import { played } from './match.ts'
import { DeckEditing } from './screens/DeckEditing.tsx'
import { DeckLine } from './screens/DeckLine.tsx'
import { FormatChoice } from './screens/FormatChoice.tsx'
import { NewDeck } from './screens/NewDeck.tsx'
import { browserDecks } from './shelf.ts'
import { says } from './text/index.ts'
import { ACCEPTED, arrivalIn } from './transfer/incoming.ts'
import { outgoing } from './transfer/outgoing.ts'
import './builder.css'

/** What the builder is filled with. */
export const BUILDING: Building<Deck, Problem> = {
  kit: KIT,
  shelf: browserDecks,
  ready: READY_DECKS.map(({ id, name, deck }) => ({ id, name, built: deck })),
  isEmpty,
  rename,
  longestName: MAX_NAME,
  problemsOf,
  shareCode,
  readCode(code) {
    const { deck: built, notes } = readShareCode(code)
    return { built, notes }
  },
  accept: ACCEPTED,
  arrivalIn,
  outgoing,
  played,
  builtLabel: (_, language) => says[language]('editor.deck'),
  Line: DeckLine,
  Ways: NewDeck,
  Kind: FormatChoice,
  Editing: DeckEditing,
  Side: ({ built, ...rest }) => <DeckSide deck={built} {...rest} />,
}

export const Builder = builderOf(BUILDING)
