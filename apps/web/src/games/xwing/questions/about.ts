/** What a question of X-Wing is about: the card whose text asks, and its ship. */
import type { AskView, Language } from '@dejarik/kernel'
import type { Questions, View } from '@dejarik/xwing'
import { cardLabel, cardOf } from '@dejarik/xwing/preview'
import { optionsOfChoice } from '../../../board/asked.ts'
import type { About } from '../../../table/contract.ts'
import { subjectOf, thingOfObject } from '../things.ts'

export function about(view: View, ask: AskView, language: Language): About | null {
  const ship = bearerOf(view, ask)
  const things = ship === null ? [] : [thingOfObject(ship)]
  if (ask.about === undefined) return things.length === 0 ? null : { card: null, things }
  const { text } = cardOf(ask.about)
  return { card: cardLabel(ask.about), text: text[language], things }
}

/** Whose card it is: who is asked about it first among those who have it, or whom all options are about. */
export function bearerOf(view: View, ask: AskView): number | null {
  const named = subjectOf(optionsOfChoice<Questions>(ask.choice))
  if (named !== null) return named
  if (ask.about === undefined) return view.active < 0 ? null : view.active
  const waits = view.queue.find(({ card }) => card === ask.about)
  if (waits !== undefined && waits.ship >= 0) return waits.ship
  const bearers = view.ships.filter(
    ({ zone, seat, cards }) => zone === 'play' && seat === ask.seat && cards.includes(ask.about ?? -1),
  )
  return (bearers.find(({ id }) => id === view.active) ?? bearers[0])?.id ?? null
}
