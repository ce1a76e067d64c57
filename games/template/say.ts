/** Questions, options and log entries as messages of the catalogue. */
import {
  type Ask,
  type ByOption,
  type Language,
  type LogEntry,
  type Message,
  type NameArg,
  type Option,
  readOption,
} from '@dejarik/kernel'
import { type CardId, DESIGNS } from './facts/cards.ts'
import type { Questions } from './questions.ts'
import { SEAT_NAMES } from './state.ts'
import type { View } from './view.ts'

const named = (card: CardId): NameArg => ({ name: DESIGNS[card].id })

export function nameOf(id: string, language: Language): string {
  return DESIGNS.find((design) => design.id === id)?.name[language] ?? id
}

export function sayAsk(_view: View, { what }: Pick<Ask, 'what'>): Message {
  return { key: `ask.${what}` }
}

const options: ByOption<Questions, [], Message> = {
  lay: ({ card }) => ({ key: 'option.lay', args: { card: named(card) } }),
}
const readMove = readOption(options)

export function sayOption(_view: View, option: Option): Message {
  return readMove(option)
}

/** Who may not know the cards of an entry is not given them, and hears of it without. */
export function sayLog({ what, args: { seat, card, other, cards } }: LogEntry): Message {
  return {
    key: `log.${what}`,
    args: {
      seat: SEAT_NAMES[Number(seat)],
      known: cards === undefined ? 'no' : 'yes',
      ...(typeof card === 'number' && { card: named(card) }),
      ...(typeof other === 'number' && { other: named(other) }),
      ...(typeof cards === 'object' && { cards: cards.map(named) }),
    },
  }
}
