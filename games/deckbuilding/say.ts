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
import type { Effect } from './rules/abilities.ts'
import { textOf } from './rules/cards.ts'
import { placeOf, whichOf } from './say-place.ts'
import { BASE_ATTACK, SEAT_NAMES } from './state.ts'
import type { View } from './view.ts'

function named(card: CardId): NameArg {
  return { name: designOfCard(card).id }
}

export function nameOf(id: string, language: Language): string {
  return DESIGNS.find((design) => design.id === id)?.name[language] ?? placeOf(id, language) ?? id
}

export function sayAsk(_view: View, ask: Pick<Ask, 'what' | 'about'>): Message {
  const key = `ask.${ask.what}`
  return ask.about === undefined
    ? { key, args: { has: 'no' } }
    : { key, args: { has: 'yes', card: named(ask.about), amount: damageOf(ask.about) } }
}

/** What the card's ability deals to one of several (db.damage.1). */
function damageOf(card: CardId): number {
  const dealt = (effect: Effect): number =>
    effect.kind === 'damage-base-or-ship'
      ? (effect.amount ?? 0)
      : (effect.parts ?? []).reduce((most, part) => Math.max(most, dealt(part)), 0)
  const abilities = textOf(designOfCard(card).id)?.abilities ?? []
  return abilities.reduce((most, one) => ('effect' in one ? Math.max(most, dealt(one.effect)) : most), 0)
}

function sayMove({ do: verb, card, to }: Move, view: View): Message {
  const amount: { amount?: number } = to > 0 ? { amount: to } : {}
  const about = card === NO_CARD ? {} : { card: named(card), where: whichOf(view, verb, card) }
  return { key: `option.${verb}`, args: { has: card === NO_CARD ? 'no' : 'yes', ...about, ...amount } }
}

const options: ByOption<Questions, [View], Message> = {
  ...sameFor(PLAIN, sayMove),
  pick: sayMove,
  commit: ({ do: verb, card, to }, view) => {
    const attacker = { card: named(card), where: whichOf(view, verb, card) }
    return to === BASE_ATTACK
      ? { key: 'option.commit-base', args: attacker }
      : {
          key: 'option.commit-row',
          args: { ...attacker, target: named(to), there: whichOf(view, 'resolve', to) },
        }
  },
  resolve: ({ do: verb, to }, view) =>
    to === BASE_ATTACK
      ? { key: 'option.resolve-base' }
      : { key: 'option.resolve-row', args: { target: named(to), there: whichOf(view, verb, to) } },
  ...YES_NO_WORDS,
}
const readMove = readOption(options)

export function sayOption(view: View, option: Option): Message {
  return readMove(option, view)
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
    } else if (key === 'seat' && typeof value === 'number') said.seat = SEAT_NAMES[value]
    else said[key] = CARD_ARGS.includes(key) && typeof value === 'number' ? named(value) : value
  }
  return said
}

export function sayLog(entry: LogEntry): Message {
  const known = entry.args.cards !== undefined || (entry.what === 'look' && entry.args.card !== undefined)
  return { key: `log.${entry.what}`, args: { ...logArgs(entry.args), known: known ? 'yes' : 'no' } }
}
