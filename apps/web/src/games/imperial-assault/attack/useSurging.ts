import type { Attack, Questions } from '@dejarik/imperial-assault'
import { withStanding } from '@dejarik/imperial-assault/preview'
import type { AskView } from '@dejarik/kernel'
import { useMemo, useState } from 'react'
import { optionsOfChoice } from '../../../board/asked.ts'
import type { BoardTable } from '../TableContext.tsx'
import { bestSurges, canPayFor, withSurges } from './surge-plan.ts'

/** Surges that are placed before they are spent, all at once. */
export interface Surging {
  /** As it would be with them. */
  readonly attack: Attack
  /** By the places of their abilities. */
  readonly placed: readonly number[]
  /** Places one, instead of others if there are too few for all, or takes it back. */
  toggle(surge: number): void
  /** Spends them, and no more. */
  resolve(): void
}

/** Null unless the own seat spends surges. The best use is placed already. */
export function useSurging({
  view,
  state,
  ask,
  question,
  options,
  choosing,
}: Pick<BoardTable, 'view' | 'state' | 'ask' | 'question' | 'options' | 'choosing'>): Surging | null {
  const [moved, setMoved] = useState<{ question: string; placed: readonly number[] } | null>(null)
  const attack = view.attacks.at(-1)
  const isAsked = ask?.what === 'surge' && attack !== undefined
  const standing = useMemo(() => (isAsked ? withStanding(state, attack) : null), [isAsked, state, attack])
  const best = useMemo(() => {
    if (standing === null) return NONE_PLACED
    const target = view.figures[standing.target]
    const left = target === undefined ? Number.POSITIVE_INFINITY : Math.max(0, target.health - target.damage)
    const offered = options.filter((option) => option.do === 'surge')
    return bestSurges(state, standing, left, offered).spent
  }, [standing, state, view, options])
  if (standing === null) return null
  const placed = moved?.question === question ? moved.placed : best
  return {
    attack: withSurges(state, standing, placed),
    placed,
    toggle(surge) {
      let others = placed.filter((one) => one !== surge)
      if (others.length === placed.length) {
        while (others.length > 0 && !canPayFor(state, standing, [...others, surge])) others = others.slice(1)
        others = [...others, surge]
      }
      setMoved({ question, placed: others })
    },
    resolve: () => choosing.answerAll([...placed.map(spends), stops(placed)]),
  }
}

const NONE_PLACED: readonly number[] = []

function surgeOptions({ what, choice }: AskView) {
  return what === 'surge' ? optionsOfChoice<Questions>(choice) : []
}

const spends =
  (surge: number) =>
  (ask: AskView): number | null => {
    const at = surgeOptions(ask).findIndex((option) => option.do === 'surge' && option.surge === surge)
    return at < 0 ? null : at
  }

/** What was left out is not wanted; but what can be bought once more was not to be seen before. */
const stops =
  (placed: readonly number[]) =>
  (ask: AskView): number | null => {
    const options = surgeOptions(ask)
    if (options.some((option) => option.do === 'surge' && placed.includes(option.surge))) return null
    const at = options.findIndex((option) => option.do === 'done')
    return at < 0 ? null : at
  }
