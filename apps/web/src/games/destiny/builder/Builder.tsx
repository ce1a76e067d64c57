import { destiny } from '@dejarik/destiny'
import type { Game } from '@dejarik/kernel'
import { type BuilderKit, BuilderProvider } from '../../../build/BuilderContext.tsx'
import type { BuilderProps } from '../../../table/contract.ts'
import { nameOf, WholeCard } from './cards/WholeCard.tsx'
import { DeckEditor } from './screens/DeckEditor.tsx'
import { DeckList } from './screens/DeckList.tsx'
import { DeckSheet } from './screens/DeckSheet.tsx'
import { says } from './text/index.ts'
import './builder.css'

const KIT: BuilderKit = { game: destiny as unknown as Game, says, nameOf, WholeCard }

/** All decks, one of them to be built, or one that came by a link to be looked at. */
export function Builder({ id, code, play }: BuilderProps) {
  return (
    <BuilderProvider kit={KIT}>
      {id !== null ? (
        <DeckEditor key={id} id={id} play={play} />
      ) : code !== '' ? (
        <DeckSheet key={code} code={code} play={play} />
      ) : (
        <DeckList />
      )}
    </BuilderProvider>
  )
}
