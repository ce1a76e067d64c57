import { useState } from 'react'
import { randomHex } from '../../../../session/room.ts'
import { Cross } from '../../../../symbols/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Panel } from '../../../../ui/Panel.tsx'
import { useBuilder } from '../BuilderContext.tsx'
import { rename } from '../edit.ts'
import { browserSquads, type SavedSquad } from '../shelf.ts'
import { SquadLine } from './SquadLine.tsx'

function isWorthShowing({ squad }: SavedSquad): boolean {
  return squad.ships.length > 0 || squad.name !== undefined
}

/** The squads of this browser. */
export function SavedSquads() {
  const { say } = useBuilder()
  const [saved, setSaved] = useState(() => browserSquads.all())
  const [unreadable, setUnreadable] = useState(() => browserSquads.unreadable())
  const [deleted, setDeleted] = useState<SavedSquad | null>(null)
  const look = () => setSaved(browserSquads.all())
  const nameOf = ({ squad }: SavedSquad) => squad.name ?? say('list.unnamed')
  const shown = saved.filter(isWorthShowing)
  return (
    <Panel className="xb-saved" title={say('list.saved')}>
      {shown.length === 0 && <p className="xb-card-plain">{say('list.none')}</p>}
      <ul>
        {shown.map((one) => (
          <SquadLine
            key={one.id}
            squad={one.squad}
            name={nameOf(one)}
            route={{ at: 'build', game: 'xwing', id: one.id, code: '' }}
          >
            <Button
              kind="quiet"
              size="small"
              aria-label={say('list.copy-of', { name: nameOf(one) })}
              onClick={() => {
                const name = say('list.copy-name', { name: nameOf(one) })
                browserSquads.keep({ id: randomHex(5), when: Date.now(), squad: rename(one.squad, name) })
                look()
              }}
            >
              {say('list.copy')}
            </Button>
            <Button
              kind="quiet"
              size="small"
              aria-label={say('list.delete-of', { name: nameOf(one) })}
              title={say('list.delete')}
              icon={<Cross />}
              onClick={() => {
                browserSquads.forget(one.id)
                setDeleted(one)
                look()
              }}
            />
          </SquadLine>
        ))}
      </ul>
      <div role="status">
        {deleted !== null && (
          <p className="xb-deleted">
            {say('list.deleted', { name: nameOf(deleted) })}
            <Button
              size="small"
              onClick={() => {
                browserSquads.keep(deleted)
                setDeleted(null)
                look()
              }}
            >
              {say('list.bring-back')}
            </Button>
          </p>
        )}
      </div>
      {unreadable.length > 0 && (
        <p className="xb-deleted">
          {say('list.unreadable', { count: unreadable.length })}
          <Button
            kind="danger"
            size="small"
            onClick={() => {
              for (const id of unreadable) browserSquads.forget(id)
              setUnreadable([])
            }}
          >
            {say('list.clear-unreadable')}
          </Button>
        </p>
      )}
    </Panel>
  )
}
