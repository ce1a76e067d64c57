/** Questions, options and log entries as messages of the catalogue. */
import type { Ask, Language, LogArgs, LogEntry, Message, MessageArg, NameArg, Option } from '@dejarik/kernel'
import { type CardId, DESIGNS, designOfCard, NO_CARD } from './cards/catalogue.ts'
import type { Move } from './options.ts'
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

export function sayOption(_view: View, option: Option): Message {
  const { do: verb, card, to } = option as Move
  const base = to === BASE_ATTACK
  if (verb === 'commit')
    return base
      ? { key: 'option.commit-base', args: { card: named(card) } }
      : { key: 'option.commit-row', args: { card: named(card), target: named(to) } }
  if (verb === 'resolve')
    return base ? { key: 'option.resolve-base' } : { key: 'option.resolve-row', args: { target: named(to) } }
  const amount: { amount?: number } = to > 0 ? { amount: to } : {}
  return {
    key: `option.${verb}`,
    args: { has: card === NO_CARD ? 'no' : 'yes', ...(card !== NO_CARD && { card: named(card) }), ...amount },
  }
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
