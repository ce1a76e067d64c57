import type { Questions, View } from '@dejarik/deckbuilding'
import { never } from '@dejarik/kernel'
import { useMemo, useState } from 'react'
import { useSharedTable } from '../../board/table.ts'
import { useEscape } from '../../board/useEscape.ts'
import type { BoardProps } from '../../table/contract.ts'
import { type Assembly, aim, commitsOf, gather, NO_ASSEMBLY, stillPossible } from './attack/assembly.ts'
import { enoughAgainst } from './attack/enough.ts'
import type { Shows } from './beats/shows.ts'
import { clickedFor, type Deed } from './deeds.ts'
import { isIdle } from './idle.ts'
import type { BoardTable } from './TableContext.tsx'
import { type Say, wordsIn } from './text/index.ts'
import { thingsOf } from './things.ts'

/** Everything the parts of the board share, from what the shell hands in. */
export function useBoardTable(props: BoardProps<View, Shows>): BoardTable {
  const { seat, choosing, language } = props
  const [gathered, setGathered] = useState(NO_ASSEMBLY)
  const me = seat === 1 ? 1 : 0
  const shared = useSharedTable<Questions, View, Say>(props, {
    me,
    playing: seat === me,
    say: wordsIn(language),
    thingsOf,
    clickedFor,
  })
  const { options } = shared
  const commits = useMemo(() => commitsOf(options), [options])
  const { view } = props
  const strikes = useMemo(
    () => commitsOf(options.filter((option) => !isIdle(view, me, option))),
    [options, view, me],
  )
  const assembly = useMemo(() => stillPossible(gathered, commits), [gathered, commits])

  const gathering = assembly.attackers.length > 0 || assembly.target !== null
  useEscape(gathering, () => setGathered(NO_ASSEMBLY))

  /** Who clicks a target first means everybody who is needed; who should not attack is clicked away again. */
  const aimed = (target: number): Assembly =>
    assembly.attackers.length > 0 || assembly.target !== null
      ? aim(assembly, target, commits)
      : { attackers: enoughAgainst(view, me, target, strikes), target }

  const act = (deed: Deed): void => {
    switch (deed.do) {
      case 'answer':
        choosing.pick(deed.option)
        break
      case 'gather':
        setGathered(gather(assembly, deed.card, commits))
        break
      case 'aim':
        setGathered(aimed(deed.target))
        break
      default:
        never(deed)
    }
  }
  return { ...shared, beat: props.beat, commits, strikes, assembly, assemble: setGathered, act }
}
