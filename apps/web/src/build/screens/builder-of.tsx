import type { Mendable } from '@dejarik/kernel'
import type { ComponentType } from 'react'
import type { BuilderProps } from '../../table/contract.ts'
import { BuilderProvider } from '../BuilderContext.tsx'
import type { Building, Built } from '../Building.ts'
import { Editor } from './Editor.tsx'
import { ListPage } from './ListPage.tsx'
import { Sheet } from './Sheet.tsx'

/** The builder of a game: all that is kept, one of it to be built, or one that came by a link to be looked at. */
export function builderOf<T extends Built, P extends Mendable>(
  building: Building<T, P>,
): ComponentType<BuilderProps> {
  return function Builder({ id, code, play }: BuilderProps) {
    const onPlay = (built: T) => play((options) => building.played(options, built))
    return (
      <BuilderProvider kit={building.kit}>
        {id !== null ? (
          <Editor key={id} building={building} id={id} onPlay={onPlay} />
        ) : code !== '' ? (
          <Sheet key={code} building={building} code={code} onPlay={onPlay} />
        ) : (
          <ListPage building={building} />
        )}
      </BuilderProvider>
    )
  }
}
