import type { AskView, Option } from '@dejarik/kernel'
import type { Speaker } from '@dejarik/text'
import { createContext, type ReactNode, type RefObject, useContext, useMemo, useState } from 'react'
import type { Choosing } from '../../table/contract.ts'
import { standingFor } from '../../table/hovering.ts'
import { useEscape } from '../useEscape.ts'
import './choices.css'

interface Opened {
  readonly options: readonly number[]
  /** Where, in pixels of the board. */
  readonly x: number
  readonly y: number
  /** The question that it belongs to. */
  readonly ask: unknown
}

export interface ChoicesHandle {
  /** Offers several options of one thing beside it. */
  open(options: readonly number[], at: Element): void
}

const ChoicesContext = createContext<ChoicesHandle | null>(null)

/** Null where a board has no such list. */
export function useChoices(): ChoicesHandle | null {
  return useContext(ChoicesContext)
}

/** What the list needs of a board. */
export interface ChoicesTable {
  readonly view: unknown
  readonly ask: AskView | null
  readonly options: readonly Option[]
  readonly speaker: Speaker
  readonly choosing: Choosing
}

export interface ChoicesProps {
  readonly mat: RefObject<HTMLElement | null>
  readonly table: ChoicesTable
  readonly label: string
  readonly children: ReactNode
}

/** Where one thing stands for several options, a small list beside it tells them apart. */
export function ChoicesProvider({ mat, table, label, children }: ChoicesProps) {
  const { ask, options, view, speaker, choosing } = table
  const [opened, setOpened] = useState<Opened | null>(null)
  const handle = useMemo<ChoicesHandle>(
    () => ({
      open(list, at) {
        const room = mat.current?.getBoundingClientRect()
        const box = at.getBoundingClientRect()
        if (room === undefined) return
        setOpened({
          options: list,
          x: Math.max(4, Math.min(box.right - room.left + 4, room.width - 244)),
          y: Math.max(4, Math.min(box.top - room.top, room.height - 44 * list.length - 8)),
          ask,
        })
      },
    }),
    [mat, ask],
  )
  const shown = opened !== null && opened.ask === ask ? opened : null
  useEscape(shown !== null, () => setOpened(null))
  return (
    <ChoicesContext value={handle}>
      {children}
      {shown !== null && (
        <ul className="mat-choices" style={{ left: shown.x, top: shown.y }} aria-label={label}>
          {shown.options.map((at, i) => (
            <li key={at}>
              <button
                type="button"
                className="option"
                // biome-ignore lint/a11y/noAutofocus: it was opened by hand, and Esc leads back
                autoFocus={i === 0}
                {...standingFor(choosing, at)}
              >
                {options[at] !== undefined && speaker.option(view, options[at])}
              </button>
            </li>
          ))}
        </ul>
      )}
    </ChoicesContext>
  )
}
