import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useBuilderTable } from '../BuilderContext.tsx'
import { begin } from '../begin.ts'
import type { BuiltShelf } from '../shelf.ts'
import { type Arrival, ImportDialog } from '../transfer/ImportDialog.tsx'
import { useFileDrop } from '../transfer/useFileDrop.ts'
import './list.css'

export interface ListPageProps<T> {
  readonly title: string
  /** Heading of the ways to a new one. */
  readonly newTitle: string
  /** The ways to a new one. */
  readonly ways: ReactNode
  readonly shelf: BuiltShelf<T>
  isEmpty(built: T): boolean
  /** Files that can be imported. */
  readonly accept: string
  read(text: string): Arrival<T>
  /** One's own, and ready ones. */
  readonly children: ReactNode
}

/** One's own, ready ones, and the ways to a new one: by choice, or from a file dropped anywhere. */
export function ListPage<T>({
  title,
  newTitle,
  ways,
  shelf,
  isEmpty,
  accept,
  read,
  children,
}: ListPageProps<T>) {
  const { say, kit } = useBuilderTable()
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
    <Page title={title} wide>
      <div className="build-list">
        <Panel
          className="build-new"
          title={newTitle}
          aside={<Button onClick={() => setImporting(true)}>{say('list.import')}</Button>}
        >
          {ways}
        </Panel>
        {children}
      </div>
      {importing && (
        <ImportDialog
          file={dropped}
          accept={accept}
          read={read}
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
