import { destiny, type View } from '@dejarik/destiny'
import { isRefusal } from '@dejarik/kernel'
import { Lines } from '../../../board/inspect/Lines.tsx'
import { sideShown } from '../aim/aim.ts'
import { consequence } from '../consequence.ts'
import { sideLabel } from '../dice/label.ts'
import { type BoardTable, useTable } from '../TableContext.tsx'
import { thingOfCard, thingOfDie } from '../things.ts'
import type { Looked } from './InspectContext.tsx'

/** How the card stands now, what its deeds would do, or why there is none. */
export function Consequences({ looked, pinned }: { looked: Looked; pinned: boolean }) {
  const table = useTable()
  const { view, me, playing, ask, options, language, speaker, say } = table
  const lines = statesOf(table, looked)
  const does: string[] = []
  if (!pinned)
    for (const { do: verb, option } of looked.deeds) {
      if (option === null) {
        does.push(say('aim.modifier'))
        continue
      }
      // The sides of a die are shown as a strip already; one line says that it can be turned.
      if (options[option].do === 'turn') {
        if (!does.includes(say('die.turn'))) does.push(say('die.turn'))
        continue
      }
      does.push(speaker.option(view, options[option]))
      const then = consequence(view, me, options[option], { language, ask })
      if (then !== null && (looked.deeds.length === 1 || verb === 'resolve')) does.push(then)
    }
  // Reasons are those of a turn; a question in between offers what it offers.
  const turn = ask === null || ask.what === 'action'
  // Any card of the hand can be discarded for a reroll, which does not explain why it can't be played.
  const idle = looked.deeds.every(({ option }) => option !== null && options[option].do === 'reroll')
  const no = playing && turn && idle ? destiny.whyNot(view, me, looked.thing) : null
  return <Lines state={lines} does={does} no={isRefusal(no) ? no : null} />
}

function statesOf({ view, say, language }: BoardTable, { thing }: Looked): string[] {
  const lines: string[] = []
  const card = view.cards.find(({ id }) => thingOfCard(id) === thing)
  if (card !== undefined) {
    lines.push(say(card.ready ? 'card.ready' : 'card.exhausted'))
    if (card.type === 'character')
      lines.push(say('card.health-left', { left: card.health - card.damage, all: card.health }))
    if (card.shields > 0) lines.push(say('card.shields', { count: card.shields }))
  }
  const die = dieOf(view, thing)
  if (die !== undefined)
    lines.push(say('die.shows', { side: sideLabel(sideShown(die), language, die.value) }))
  return lines
}

function dieOf(view: View, thing: string): View['dice'][number] | undefined {
  return view.dice.find(({ id, pool }) => thingOfDie(id) === thing && pool >= 0)
}
