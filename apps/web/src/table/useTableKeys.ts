import type { AskView } from '@dejarik/kernel'
import type { Choosing } from './contract.ts'
import type { RailTab } from './Rail.tsx'
import { focusIsOnControl, useKeys } from './useKeys.ts'
import type { Menu } from './useMenu.ts'
import { useNumberKeys } from './useNumberKeys.ts'

export interface TableKeysHost {
  readonly choosing: Choosing
  readonly ask: AskView | null
  readonly menu: Menu
  /** Changes with every question. */
  readonly n: number
  readonly behind: number
  readonly rail: RailTab | null
  readonly chat: boolean
  skip(): void
  /** Shows once more what has happened; null while there is nothing. */
  readonly repeat: (() => void) | null
  undo(): void
  setRail(tab: RailTab | null): void
  openKeys(): void
}

/** Every key has a visible twin; `KeysDialog` lists them all. */
export function useTableKeys(host: TableKeysHost): void {
  const { choosing, ask, rail } = host
  const fold = (tab: RailTab) => () => {
    host.setRail(rail === tab ? null : tab)
    return true
  }
  const number = useNumberKeys(`${host.n} ${host.menu.open?.id}`, optionCount(ask, host.menu), (place) => {
    const choice = ask?.choice
    const entry = host.menu.entries[place]
    if (entry?.is === 'family') return host.menu.setOpen(entry.family)
    const option = entry?.option ?? place
    if (choice?.form === 'number') choosing.setShare(0, choice.min + place)
    else choosing.pick(option)
    // So that Enter then does what was armed, wherever the focus was before.
    buttonOf(option)?.focus({ preventScroll: true })
  })
  useKeys({
    digit: number,
    Enter: () => {
      if (ask === null || focusIsOnControl()) return false
      choosing.confirm()
      return true
    },
    Escape: () => {
      if (choosing.armed !== null || choosing.picked.length > 0 || choosing.shares.some((share) => share > 0))
        choosing.cancel()
      else if (host.menu.open !== null) host.menu.setOpen(null)
      else if (rail !== null && matchMedia('(max-width: 980px)').matches) host.setRail(null)
      return true
    },
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    u: () => {
      host.undo()
      return true
    },
    l: fold('log'),
    r: fold('rules'),
    c: () => host.chat && fold('chat')(),
    ' ': () => {
      if (host.behind === 0) return false
      host.skip()
      return true
    },
    w: () => {
      host.repeat?.()
      return host.repeat !== null
    },
    '?': () => {
      host.openKeys()
      return true
    },
  })
}

function optionCount(ask: AskView | null, { entries, order, open }: Menu): number {
  const choice = ask?.choice
  if (choice === undefined || choice.form === 'place') return 0
  if (choice.form === 'number') return choice.max - choice.min + 1
  // What is folded away has its number all the same, unless others are counted.
  const isFolded = open !== null || entries.some(({ is }) => is === 'family')
  return isFolded ? entries.length : Math.max(entries.length, order.all.length)
}

function buttonOf(option: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.prompt [data-option="${option}"]`)
}

const ENTRY = '.prompt :is([data-option], [data-family])'

/** From option to option, if the focus is among them. */
function step(by: 1 | -1): boolean {
  const now = document.activeElement?.closest<HTMLElement>(ENTRY)
  const all = [...document.querySelectorAll<HTMLElement>(ENTRY)]
  const to = now === null || now === undefined ? (by > 0 ? 0 : all.length - 1) : all.indexOf(now) + by
  const inText = document.activeElement?.closest('.rail, .table-top, input')
  if (inText !== null && inText !== undefined) return false
  const next = all[(to + all.length) % Math.max(1, all.length)]
  next?.focus()
  return next !== undefined
}
