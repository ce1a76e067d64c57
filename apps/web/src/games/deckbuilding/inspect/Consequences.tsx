import { deckbuilding, designOfCard, HIT_POINTS, type InPlay, type View } from '@dejarik/deckbuilding'
import { isRefusal } from '@dejarik/kernel'
import { Lines } from '../../../board/inspect/Lines.tsx'
import { consequence } from '../consequence.ts'
import { useTable } from '../TableContext.tsx'
import type { Looked } from './InspectContext.tsx'

/** How the card stands now, what its one deed would do, or why there is none. */
export function Consequences({ looked, pinned }: { looked: Looked; pinned: boolean }) {
  const { view, me, playing, ask, options, language, say, speaker } = useTable()
  const state = stateOf(view, looked.card)
  const lines: string[] = []
  if (state !== undefined) {
    if (designOfCard(looked.card).type !== 'unit') {
      const all = HIT_POINTS[looked.card]
      lines.push(say('card.hitPointsLeft', { left: all - state.damage, all }))
    }
    if (state.used) lines.push(say('state.used'))
    if (state.attacked) lines.push(say('state.attacked'))
  }
  if (view.exiledAtEnd.includes(looked.card)) lines.push(say('state.exiledAtEnd'))

  const [deed] = looked.deeds
  const does: string[] = []
  if (!pinned && looked.deeds.length === 1 && deed?.do === 'answer') {
    const option = options[deed.option]
    does.push(speaker.option(view, option))
    const then = consequence(view, me, option, language)
    if (then !== null) does.push(then)
  } else if (!pinned)
    for (const one of looked.deeds)
      does.push(one.do === 'answer' ? speaker.option(view, options[one.option]) : say(`do.${one.do}`))

  // Reasons are those of a turn; a question in between offers what it offers.
  const turn = ask === null || ask.what === 'action'
  const no = playing && turn && looked.deeds.length === 0 ? deckbuilding.whyNot(view, me, looked.thing) : null
  return <Lines state={lines} does={does} no={isRefusal(no) ? no : null} />
}

function stateOf(view: View, card: number): InPlay | undefined {
  for (const side of view.sides) {
    const all = [...side.units, ...side.ships, ...(side.base === null ? [] : [side.base])]
    const found = all.find((one) => one.card === card)
    if (found !== undefined) return found
  }
  return undefined
}
