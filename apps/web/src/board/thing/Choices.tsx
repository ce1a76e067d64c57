import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { standingFor } from '../../table/hovering.ts'
import { useWords } from '../../text/index.ts'
import { type Corner, cornerBeside } from '../inspect/beside.ts'
import type { ThingTable } from '../table.ts'
import { useEscape } from '../useEscape.ts'
import './choices.css'

interface Opened {
  readonly options: readonly number[]
  readonly at: Element
  /** The question that it belongs to. */
  readonly question: string
}

export interface ChoicesHandle {
  /** Offers several options of one thing beside it. */
  open(options: readonly number[], at: Element): void
}

const ChoicesContext = createContext<ChoicesHandle>({ open: () => {} })

export function useChoices(): ChoicesHandle {
  return useContext(ChoicesContext)
}

/** Where one thing stands for several options, a small list beside it tells them apart. */
export function ChoicesProvider({ table, children }: { table: ThingTable; children: ReactNode }) {
  const { question } = table
  const [opened, setOpened] = useState<Opened | null>(null)
  const handle = useMemo<ChoicesHandle>(
    () => ({ open: (options, at) => setOpened({ options, at, question }) }),
    [question],
  )
  return (
    <ChoicesContext value={handle}>
      {children}
      {opened !== null && opened.question === question && (
        <Choices {...opened} table={table} close={() => setOpened(null)} />
      )}
    </ChoicesContext>
  )
}

function Choices({ options, at, table, close }: Opened & { table: ThingTable; close: () => void }) {
  const { view, options: all, speaker, choosing } = table
  const say = useWords()
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<Corner | null>(null)
  useLayoutEffect(() => {
    if (list.current !== null) setPlace(cornerBeside(at, list.current))
  }, [at])
  useLayoutEffect(() => {
    if (place !== null) list.current?.querySelector('button')?.focus()
  }, [place])
  useEscape(true, () => {
    close()
    if (at instanceof HTMLElement || at instanceof SVGElement) at.focus()
  })
  return createPortal(
    <ul
      ref={list}
      className="choices"
      style={place ?? { visibility: 'hidden' }}
      aria-label={say('thing.choices')}
    >
      {options.map((option) => (
        <li key={option}>
          <button type="button" className="option" {...standingFor(choosing, option)}>
            {all[option] !== undefined && speaker.option(view, all[option])}
          </button>
        </li>
      ))}
    </ul>,
    document.body,
  )
}
