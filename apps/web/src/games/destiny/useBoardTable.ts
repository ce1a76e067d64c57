import type { Questions, View } from '@dejarik/destiny'
import { useMemo, useState } from 'react'
import { useSharedTable } from '../../board/table.ts'
import { useEscape } from '../../board/useEscape.ts'
import type { BoardProps } from '../../table/contract.ts'
import type { Deed } from './deeds.ts'
import { useTumble } from './motion/useTumble.ts'
import { inTurn, type Plan, stillPossible, toggle } from './plan/plan.ts'
import { useFollowing } from './plan/useFollowing.ts'
import type { BoardTable } from './TableContext.tsx'
import { type Say, wordsIn } from './text/index.ts'
import { thingsOf } from './things.ts'

/** Everything the parts of the board share, from what the shell hands in. */
export function useBoardTable(props: BoardProps<View>): BoardTable {
  const { view, seat, choosing, language, events, motion } = props
  const [gathered, setPlan] = useState<Plan | null>(null)
  const me = seat >= 0 && seat < view.players.length ? seat : 0
  const shared = useSharedTable<Questions, View, Say>(props, {
    me,
    playing: seat === me,
    say: wordsIn(language),
    thingsOf,
  })
  const { ask, options, every, question } = shared
  const plan = useMemo(() => stillPossible(gathered, view, every), [gathered, view, every])
  const tumbling = useTumble(view, events, motion)
  const carryOut = useFollowing(ask, question, choosing)

  const planning = plan !== null
  useEscape(planning, () => setPlan(null))

  const act = (deed: Deed): void => {
    if (deed.do === 'answer') {
      choosing.pick(deed.option)
      return
    }
    const die = view.dice.find(({ id }) => id === deed.die)
    if (die === undefined) return
    const offer = deed.option === null ? undefined : options[deed.option]
    const symbol = offer?.do === 'resolve' ? offer.symbol : plan?.symbol
    // A die that shows another symbol begins a plan of its own.
    const base = plan !== null && symbol !== undefined && plan.symbol !== symbol ? null : plan
    if (symbol !== undefined) setPlan(toggle(base, die, symbol))
  }
  return {
    ...shared,
    plan,
    tumbling,
    setPlan,
    carryOut(done) {
      setPlan(null)
      carryOut(inTurn(done, view))
    },
    act,
  }
}
