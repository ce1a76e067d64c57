import { useMemo } from 'react'
import type { TableFace } from '../games/face.ts'
import { matchAt, type Wanted } from './moments.ts'
import { StagedTable } from './StagedTable.tsx'
import { useGalleryWords } from './text/index.ts'

export interface TablesProps {
  readonly face: TableFace
  readonly wanted: readonly Wanted[]
}

/** The table at one question after the other: trays, panels and pieces stand where they belong. */
export function Tables({ face, wanted }: TablesProps) {
  const say = useGalleryWords()
  return (
    <section className="gallery-part">
      <h2>{say('tables')}</h2>
      {wanted.map((one) => (
        <Moment key={one.what} face={face} wanted={one} />
      ))}
    </section>
  )
}

function Moment({ face, wanted }: { face: TableFace; wanted: Wanted }) {
  const say = useGalleryWords()
  const match = useMemo(() => matchAt(face, wanted), [face, wanted])
  return (
    <article className="gallery-moment" data-moment={wanted.what} data-found={match !== null}>
      <h3>{wanted.what}</h3>
      {match === null ? <p>{say('tables.none')}</p> : <StagedTable face={face} match={match} />}
    </article>
  )
}
