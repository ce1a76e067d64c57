import { FACTION_NAMES, FACTIONS } from '@dejarik/xwing/facts'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Page } from '../../../../ui/Page.tsx'
import { Panel } from '../../../../ui/Panel.tsx'
import { useBuilder } from '../BuilderContext.tsx'
import { browserSquads } from '../shelf.ts'
import { ImportDialog } from '../transfer/ImportDialog.tsx'
import { useFileDrop } from '../transfer/useFileDrop.ts'
import { begin } from './begin.ts'
import { ReadySquads } from './ReadySquads.tsx'
import { SavedSquads } from './SavedSquads.tsx'
import './list.css'

/** One's own squads, ready ones, and the ways to a new one. */
export function SquadList() {
  const { say, language } = useBuilder()
  const [importing, setImporting] = useState(false)
  const [dropped, setDropped] = useState<File | null>(null)
  useEffect(forgetEmpty, [])
  const drop = useCallback((file: File) => {
    setDropped(file)
    setImporting(true)
  }, [])
  useFileDrop(drop)
  return (
    <Page title={say('list.title')} wide>
      <div className="xb-list">
        <Panel
          className="xb-new"
          title={say('list.new')}
          aside={<Button onClick={() => setImporting(true)}>{say('list.import')}</Button>}
        >
          <p className="xb-card-plain">{say('list.new-text')}</p>
          <ul className="xb-factions">
            {FACTIONS.map((faction) => (
              <li key={faction}>
                <Button
                  className="xb-faction"
                  data-faction={faction}
                  onClick={() => begin({ faction, ships: [] })}
                >
                  {FACTION_NAMES[faction][language]}
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
        <SavedSquads />
        <ReadySquads />
      </div>
      {importing && (
        <ImportDialog
          file={dropped}
          onClose={() => {
            setImporting(false)
            setDropped(null)
          }}
        />
      )}
    </Page>
  )
}

/** A squad that was begun and left without a ship or a name was only looked around with. */
function forgetEmpty(): void {
  for (const { id, squad } of browserSquads.all())
    if (squad.ships.length === 0 && squad.name === undefined) browserSquads.forget(id)
}
