import { type ComponentType, type ReactNode, useState } from 'react'
import type { Route } from '../../route.ts'
import { randomHex } from '../../session/room.ts'
import { Cross } from '../../symbols/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useBuilderTable } from '../BuilderContext.tsx'
import type { BuiltShelf, Kept } from '../shelf.ts'

export interface BuiltLineProps<T> {
  readonly built: T
  readonly name: string
  readonly route: Route
  /** Buttons at the end. */
  readonly children?: ReactNode
}

export interface SavedProps<T> {
  readonly shelf: BuiltShelf<T>
  /** Whether something was begun and left as it was, and need not be shown. */
  isEmpty(built: T): boolean
  rename(built: T, name: string): T
  readonly BuiltLine: ComponentType<BuiltLineProps<T>>
}

/** What is kept in this browser: to open, copy and delete. */
export function Saved<T extends { readonly name?: string }>({
  shelf,
  isEmpty,
  rename,
  BuiltLine,
}: SavedProps<T>) {
  const { say, kit } = useBuilderTable()
  const [saved, setSaved] = useState(() => shelf.all())
  const [unreadable, setUnreadable] = useState(() => shelf.unreadable())
  const [deleted, setDeleted] = useState<Kept<T> | null>(null)
  const look = () => setSaved(shelf.all())
  const nameOf = ({ built }: Kept<T>) => built.name || say('list.unnamed')
  const shown = saved.filter(({ built }) => !isEmpty(built))
  return (
    <Panel className="build-saved" title={say('list.saved')}>
      {shown.length === 0 && <p className="build-plain">{say('list.none')}</p>}
      <ul>
        {shown.map((one) => (
          <BuiltLine
            key={one.id}
            built={one.built}
            name={nameOf(one)}
            route={{ at: 'build', game: kit.game.id, id: one.id, code: '' }}
          >
            <Button
              kind="quiet"
              size="small"
              aria-label={say('list.copy-of', { name: nameOf(one) })}
              onClick={() => {
                const name = say('list.copy-name', { name: nameOf(one) })
                shelf.keep({ id: randomHex(5), when: Date.now(), built: rename(one.built, name) })
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
                shelf.forget(one.id)
                setDeleted(one)
                look()
              }}
            />
          </BuiltLine>
        ))}
      </ul>
      <div role="status">
        {deleted !== null && (
          <p className="build-deleted">
            {say('list.deleted', { name: nameOf(deleted) })}
            <Button
              size="small"
              onClick={() => {
                shelf.keep(deleted)
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
        <p className="build-deleted">
          {say('list.unreadable', { count: unreadable.length })}
          <Button
            kind="danger"
            size="small"
            onClick={() => {
              for (const id of unreadable) shelf.forget(id)
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
