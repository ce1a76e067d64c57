/** What the prompt says of a question besides its sentence. */
import { factsOf, HARM, NONE, type Questions, shortTextOf, type View } from '@dejarik/destiny'
import type { AskView, Language, Option, Seat } from '@dejarik/kernel'
import { optionsOfChoice } from '../../board/asked.ts'
import type { About, Bearing, RecurringWindow } from '../../table/contract.ts'
import { consequence } from './consequence.ts'
import { thingOfCard } from './things.ts'

/** The card that asks, with what it says in short, and where it lies. */
export function about(view: View, ask: AskView, language: Language): About | null {
  if (ask.about === undefined || ask.about === NONE) return null
  const kind = ask.about
  const text = shortTextOf(kind)[language]
  return {
    card: `card:${factsOf(kind).id}`,
    ...(text !== '' && { text }),
    things: view.cards.filter((card) => card.kind === kind).map(({ id }) => thingOfCard(id)),
  }
}

export function difference(view: View, ask: AskView, option: Option, language: Language): string | null {
  const offered = optionsOfChoice<Questions>(ask.choice).find((one) => one === option)
  return offered === undefined ? null : consequence(view, ask.seat, offered, { language, ask })
}

/** Whom it harms; to discard a card for a reroll without dice to reroll changes next to nothing. */
export function bearing(view: View, seat: Seat, ask: AskView, option: Option): Bearing | null {
  if (option.do === 'reroll') return view.dice.some(({ pool }) => pool === seat) ? null : 'nothing'
  if (!HARM.has(ask.what) || option.do !== 'card' || !('card' in option)) return null
  const card = view.cards.find(({ id }) => id === option.card)
  if (card === undefined) return null
  return card.controller === seat ? 'harms-own' : 'harms-enemy'
}

/** Whether to use an ability is asked again and again. */
export function windowOf(view: View, ask: AskView, language: Language): RecurringWindow | null {
  if (ask.what !== 'use-ability' || ask.about === undefined || ask.choice?.form !== 'one') return null
  const pass = optionsOfChoice<Questions>(ask.choice).findIndex((option) => option.do === 'no')
  if (pass < 0) return null
  const { id, name } = factsOf(ask.about)
  return { id: `use-ability ${id}`, name: name[language], pass, round: view.round, conditions: [] }
}
