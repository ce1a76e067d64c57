import type { Questions, View } from '@dejarik/deckbuilding'
import { never } from '@dejarik/kernel'
import { useMemo, useState } from 'react'
import { everyOption, offeredAs, openAsk, optionsOfChoice } from '../../board/asked.ts'
import { useEscape } from '../../board/useEscape.ts'
import type { BoardProps } from '../../table/contract.ts'
import { aim, commitsOf, gather, NO_ASSEMBLY, stillPossible } from './attack/assembly.ts'
import { type Deed, deedsByThing, questionOf } from './deeds.ts'
import type { BoardTable } from './TableContext.tsx'
import { wordsIn } from './text/index.ts'

/** Everything the parts of the board share, from what the shell hands in. */
export function useBoardTable(props: BoardProps<View>): BoardTable {
  const { view, seat, asks, choosing, language, speaker, show } = props
  const [gathered, setGathered] = useState(NO_ASSEMBLY)
  const ask = openAsk(asks, seat)
  const options = optionsOfChoice<Questions>(ask?.choice)
  const question = useMemo(() => questionOf(ask), [ask])
  const every = everyOption<Questions>(ask?.choice)
  const as = offeredAs(ask?.choice)
  const deeds = useMemo(() => deedsByThing(every, as), [every, as])
  const commits = useMemo(() => commitsOf(options), [options])
  const assembly = useMemo(() => stillPossible(gathered, commits), [gathered, commits])
  const me = seat === 1 ? 1 : 0

  const gathering = assembly.attackers.length > 0 || assembly.target !== null
  useEscape(gathering, () => setGathered(NO_ASSEMBLY))

  const act = (deed: Deed): void => {
    switch (deed.do) {
      case 'answer':
        choosing.pick(deed.option)
        break
      case 'gather':
        setGathered(gather(assembly, deed.card, commits))
        break
      case 'aim':
        setGathered(aim(assembly, deed.target, commits))
        break
      default:
        never(deed)
    }
  }
  return {
    view,
    me,
    playing: seat === me,
    ask,
    options,
    every,
    question,
    deeds,
    commits,
    assembly,
    language,
    say: wordsIn(language),
    speaker,
    choosing,
    show,
    assemble: setGathered,
    act,
  }
}
