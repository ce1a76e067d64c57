/** Questions, options and log entries as messages of the catalogue. */
import {
  type Ask,
  type ByOption,
  type Language,
  type LogArgs,
  type LogEntry,
  type Message,
  type MessageArg,
  type NameArg,
  type Option,
  readOption,
  sameFor,
  YES_NO_WORDS,
} from '@dejarik/kernel'
import { type CardId, DESIGNS, designOfCard, NO_CARD } from './facts/catalogue.ts'
import { type Move, PLAIN } from './moves.ts'
import type { Questions } from './questions.ts'
import { BASE_ATTACK, SEAT_NAMES } from './state.ts'
import type { View } from './view.ts'

function named(card: CardId): NameArg {
  return { name: designOfCard(card).id }
}

export function nameOf(id: string, language: Language): string {
  return DESIGNS.find((design) => design.id === id)?.name[language] ?? id
}

export function sayAsk(_view: View, ask: Pick<Ask, 'what' | 'about'>): Message {
  const key = `ask.${ask.what}`
  return ask.about === undefined
    ? { key, args: { has: 'no' } }
    : { key, args: { has: 'yes', card: named(ask.about) } }
}

function sayMove({ do: verb, card, to }: Move): Message {
  const amount: { amount?: number } = to > 0 ? { amount: to } : {}
  return {
    key: `option.${verb}`,
    args: { has: card === NO_CARD ? 'no' : 'yes', ...(card !== NO_CARD && { card: named(card) }), ...amount },
  }
}

const options: ByOption<Questions, [], Message> = {
  ...sameFor(PLAIN, sayMove),
  pick: sayMove,
  commit: ({ card, to }) =>
    to === BASE_ATTACK
      ? { key: 'option.commit-base', args: { card: named(card) } }
      : { key: 'option.commit-row', args: { card: named(card), target: named(to) } },
  resolve: ({ to }) =>
    to === BASE_ATTACK
      ? { key: 'option.resolve-base' }
      : { key: 'option.resolve-row', args: { target: named(to) } },
  ...YES_NO_WORDS,
}
const readMove = readOption(options)

export function sayOption(_view: View, option: Option): Message {
  return readMove(option)
}

const CARD_ARGS = ['card', 'other', 'target']

/** Card ids become names; a list of them becomes its length, all of their names, and its first ones one by one. */
function logArgs(args: LogArgs): { [name: string]: MessageArg } {
  const said: { [name: string]: MessageArg } = {}
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === 'object') {
      said.count = value.length
      said.cards = value.map(named)
      for (const [i, card] of value.slice(0, 6).entries()) said[`card${i + 1}`] = named(card)
    } else if (key === 'seat') said.seat = SEAT_NAMES[value as number]
    else said[key] = CARD_ARGS.includes(key) && typeof value === 'number' ? named(value) : value
  }
  return said
}

export function sayLog(entry: LogEntry): Message {
  const known = entry.args.cards !== undefined || (entry.what === 'look' && entry.args.card !== undefined)
  return { key: `log.${entry.what}`, args: { ...logArgs(entry.args), known: known ? 'yes' : 'no' } }
}
