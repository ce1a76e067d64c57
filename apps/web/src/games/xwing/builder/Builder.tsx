import { BuilderProvider } from '../../../build/BuilderContext.tsx'
import type { BuilderProps } from '../../../table/contract.ts'
import { KIT } from './kit.ts'
import { Editor } from './screens/Editor.tsx'
import { Sheet } from './screens/Sheet.tsx'
import { SquadList } from './screens/SquadList.tsx'
import './builder.css'

/** All squads, one of them to be built, or one that came by a link to be looked at. */
export function Builder({ id, code, play }: BuilderProps) {
  return (
    <BuilderProvider kit={KIT}>
      {id !== null ? (
        <Editor key={id} id={id} play={play} />
      ) : code !== '' ? (
        <Sheet key={code} code={code} play={play} />
      ) : (
        <SquadList />
      )}
    </BuilderProvider>
  )
}
