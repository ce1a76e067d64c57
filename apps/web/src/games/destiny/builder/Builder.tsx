import { BuilderProvider } from '../../../build/BuilderContext.tsx'
import type { BuilderProps } from '../../../table/contract.ts'
import { KIT } from './kit.ts'
import { DeckEditor } from './screens/DeckEditor.tsx'
import { DeckList } from './screens/DeckList.tsx'
import { DeckSheet } from './screens/DeckSheet.tsx'
import './builder.css'

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
