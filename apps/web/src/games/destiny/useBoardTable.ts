import type { Choosable, DieId, Questions, View } from '@dejarik/destiny'
import type { DieSymbol } from '@dejarik/destiny/facts'
import type { AskView } from '@dejarik/kernel'
import { useEffect, useMemo, useState } from 'react'
import { useSharedTable } from '../../board/table.ts'
import { useEscape } from '../../board/useEscape.ts'
import type { BoardProps } from '../../table/contract.ts'
import { type Aim, aimWith, needsTarget } from './aim/aim.ts'
import { blowsAsked, blowsOf } from './aim/blow.ts'
import { decisionsOf } from './aim/carry-out.ts'
import type { Shows } from './beats/beats.ts'
import type { Deed } from './deeds.ts'
import { useTumble } from './motion/useTumble.ts'
import type { BoardTable } from './TableContext.tsx'
import { type Say, wordsIn } from './text/index.ts'
import { thingsOf } from './things.ts'

const NONE_LEFT_OUT: ReadonlySet<DieId> = new Set()

/** Everything the parts of the board share, from what the shell hands in. */
export function useBoardTable(props: BoardProps<View, Shows>): BoardTable {
  const { view, seat, choosing, language, events, motion } = props
  const [leftOut, setLeftOut] = useState(NONE_LEFT_OUT)
  const [rerolling, setRerolling] = useState(false)
  const me = seat >= 0 && seat < view.players.length ? seat : 0
  const shared = useSharedTable<Questions, View, Say>(props, {
    me,
    playing: seat === me,
    say: wordsIn(language),
    thingsOf,
  })
  const { ask, options, question, deeds, shown: pointed } = shared
  const tumbling = useTumble(view, events, motion)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, however often it is sent
  useEffect(() => {
    setRerolling(false)
    if (ask?.what !== 'resolve-more') setLeftOut(NONE_LEFT_OUT)
  }, [question])
  useEscape(rerolling, () => setRerolling(false))

  const aim = useMemo(
    () => underWay(view, ask?.amount) ?? aimOf(view, me, symbolOf(view, ask, pointed), pointed, leftOut),
    [view, me, ask, pointed, leftOut],
  )
  const asked = useMemo(() => blowsAsked(view, me, ask, options), [view, me, ask, options])
  const blows = useMemo(
    () => (asked.length > 0 || aim === null ? asked : blowsOf(view, me, aim)),
    [asked, aim, view, me],
  )

  const resolve = (die: DieId, offer: Choosable | null | undefined, target: number | null): void => {
    const now = aimOf(view, me, symbolOf(view, ask, offer), offer, leftOut, die)
    if (now === null) return
    const foes = blowsOf(view, me, now)
    const only = foes.length === 1 && now.symbol !== 'shield' ? foes[0].card : null
    choosing.answerAll(decisionsOf(now, leftOut, target ?? only))
  }
  const act = (deed: Deed): void => {
    if (deed.do === 'answer') choosing.pick(deed.option)
    else if (deed.do === 'modify') setLeftOut(toggled(leftOut, deed.die))
    else {
      const offer = options[deed.option]
      const symbol = symbolOf(view, ask, offer)
      // What asks for a target shows there what it does, and can be taken back; all else must have been shown before.
      const isShown = choosing.isEnough() || choosing.armed === deed.option
      if (isShown || (symbol !== null && needsTarget(symbol))) resolve(deed.die, offer, null)
      else choosing.pick(deed.option)
    }
  }
  return {
    ...shared,
    aim,
    blows,
    leftOut,
    rerolling,
    shows: props.beat?.shows ?? null,
    tumbling,
    setRerolling,
    act,
    aimAt(die, target) {
      const option = deeds.get(`die:${die}`)?.[0]
      if (option !== undefined) resolve(die, options[option], target)
    },
  }
}

function toggled(set: ReadonlySet<DieId>, die: DieId): ReadonlySet<DieId> {
  return set.has(die) ? new Set([...set].filter((other) => other !== die)) : new Set([...set, die])
}

/** As what an option would resolve its die; null if it does something else. */
function symbolOf(
  { resolving }: View,
  ask: AskView | null,
  offer: Choosable | null | undefined,
): DieSymbol | null {
  if (offer?.do === 'resolve') return offer.symbol
  return offer?.do === 'die' && ask?.what === 'resolve-more' ? (resolving?.symbol ?? null) : null
}

/** What an option would resolve; `die` is which of several that are alike. */
function aimOf(
  view: View,
  me: number,
  symbol: DieSymbol | null,
  offer: Choosable | null | undefined,
  leftOut: ReadonlySet<DieId>,
  die?: DieId,
): Aim | null {
  if (symbol === null || offer === null || offer === undefined || !('die' in offer)) return null
  return aimWith(view, me, { die: die ?? offer.die, symbol }, leftOut)
}

/** Dice that are resolved lie in the pool until what they do is done. */
function underWay({ resolving, resolved, dice }: View, amount: number | undefined): Aim | null {
  if (resolving === null || amount === undefined) return null
  const [die, ...modifiers] = resolved.filter((id) => dice.some((one) => one.id === id && one.pool >= 0))
  if (die === undefined) return null
  return { symbol: resolving.symbol, die, modifiers, value: amount, cost: 0 }
}
