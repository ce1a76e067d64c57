import { BuilderProvider } from '../../../build/BuilderContext.tsx'
import type { BuilderProps } from '../../../table/contract.ts'
import { KIT } from './kit.ts'
import { ArmyEditor } from './screens/ArmyEditor.tsx'
import { ArmyList } from './screens/ArmyList.tsx'
import { ArmySheet } from './screens/ArmySheet.tsx'
import './builder.css'

/** All armies, one of them to be built, or one that came by a link to be looked at. */
export function Builder({ id, code }: Pick<BuilderProps, 'id' | 'code'>) {
  return (
    <BuilderProvider kit={KIT}>
      {id !== null ? (
        <ArmyEditor key={id} id={id} />
      ) : code !== '' ? (
        <ArmySheet key={code} code={code} />
      ) : (
        <ArmyList />
      )}
    </BuilderProvider>
  )
}
