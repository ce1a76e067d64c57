import type { AskView, Language } from '@dejarik/kernel'
import { useMemo, useState } from 'react'
import type { TableFace } from '../games/face.ts'
import type { Snapshot } from '../session/session.ts'
import type { Choosing } from './contract.ts'
import { type Entry, entriesOf, type Family, familiesOf } from './families.ts'
import { type OptionOrder, orderOf } from './order.ts'

/** What the prompt offers, in which order, and what of it is folded away. */
export interface Menu {
  readonly order: OptionOrder
  readonly entries: readonly Entry[]
  /** The family that is looked into. */
  readonly open: Family | null
  /** Whether those that change nothing are in sight, too. */
  readonly isUnfolded: boolean
  setOpen(family: Family | null): void
  setUnfolded(isUnfolded: boolean): void
}

interface Folds {
  readonly n: number
  readonly open: string | null
  readonly unfolded: boolean
}

export function useMenu(
  face: TableFace,
  snapshot: Pick<Snapshot, 'view' | 'seat' | 'n'>,
  ask: AskView | null,
  language: Language,
): Pick<Menu, 'order' | 'setOpen' | 'setUnfolded'> & { at(choosing: Choosing): Menu } {
  const { view, seat, n } = snapshot
  const [folds, setFolds] = useState<Folds>({ n, open: null, unfolded: false })
  // Nothing that was opened outlives its question.
  const { open: openId, unfolded } = folds.n === n ? folds : { open: null, unfolded: false }
  return useMemo(() => {
    const order = orderOf(face, { view, seat }, ask)
    const families = familiesOf(face, { view }, ask, order, language)
    const open = families.find(({ id }) => id === openId) ?? null
    const setOpen = (family: Family | null): void => setFolds({ n, open: family?.id ?? null, unfolded })
    const setUnfolded = (isUnfolded: boolean): void => setFolds({ n, open: openId, unfolded: isUnfolded })
    const isIdle = (at: number): boolean => order.all.indexOf(at) >= order.inSight
    return {
      order,
      setOpen,
      setUnfolded,
      at({ armed, picked }) {
        const isUnfolded = unfolded || [armed ?? -1, ...picked].some((one) => one >= 0 && isIdle(one))
        const entries = entriesOf(order, families, open, isUnfolded)
        return { order, entries, open, isUnfolded, setOpen, setUnfolded }
      },
    }
  }, [face, view, seat, n, ask, language, openId, unfolded])
}
