import type { Mendable } from '@dejarik/kernel'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useBuilderTable } from '../BuilderContext.tsx'
import type { Building, Built } from '../Building.ts'
import { begin } from '../begin.ts'
import { ImportDialog } from '../transfer/ImportDialog.tsx'
import { useFileDrop } from '../transfer/useFileDrop.ts'
import { Saved } from './Saved.tsx'
import './list.css'

/** One's own, ready ones, and the ways to a new one: by choice, or from a file dropped anywhere. */
export function ListPage<T extends Built, P extends Mendable>({ building }: { building: Building<T, P> }) {
  const { say, kit, language } = useBuilderTable()
  const { shelf, isEmpty } = building
  const [importing, setImporting] = useState(false)
  const [dropped, setDropped] = useState<File | null>(null)
  // What was begun and left empty was only looked around with.
  useEffect(() => {
    for (const { id, built } of shelf.all()) if (isEmpty(built)) shelf.forget(id)
  }, [shelf, isEmpty])
  const drop = useCallback((file: File) => {
    setDropped(file)
    setImporting(true)
  }, [])
  useFileDrop(drop)
  return (
    <Page title={say('list.title')} wide>
      <div className="build-list">
        <Panel
          className="build-new"
          title={say('list.new')}
          aside={<Button onClick={() => setImporting(true)}>{say('list.import')}</Button>}
        >
          <p className="build-plain">{say('list.new-text')}</p>
          <building.Ways />
        </Panel>
        <Saved shelf={shelf} isEmpty={isEmpty} rename={building.rename} BuiltLine={building.Line} />
        <Ready building={building} />
      </div>
      {importing && (
        <ImportDialog
          file={dropped}
          accept={building.accept}
          read={building.arrivalIn(language)}
          onTake={(built) => begin(shelf, kit.game.id, built)}
          onClose={() => {
            setImporting(false)
            setDropped(null)
          }}
        />
      )}
    </Page>
  )
}

/** Some to start with; each opens as one that was sent. */
function Ready<T extends Built, P extends Mendable>({ building }: { building: Building<T, P> }) {
  const { say, kit, language } = useBuilderTable()
  return (
    <Panel className="build-ready" title={say('list.ready')}>
      <p className="build-plain">{say('list.ready-text')}</p>
      <ul>
        {building.ready.map(({ id, name, built }) => {
          const named = building.rename(built, name[language])
          return (
            <building.Line
              key={id}
              built={named}
              name={name[language]}
              route={{ at: 'build', game: kit.game.id, id: null, code: building.shareCode(named) }}
            />
          )
        })}
      </ul>
    </Panel>
  )
}
