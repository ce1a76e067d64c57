/** Questions, options and log entries as messages of the catalogue. */
import type { Ask, LogEntry, Message, MessageArg, Option } from '@dejarik/kernel'
import { cardInPlay, cardLabel, dieLabel, kindLabel, seatLabel, sideLabel } from './labels.ts'
import { NONE } from './state.ts'
import type { View } from './view.ts'

export { nameOf } from './text/names.ts'

type Args = { [name: string]: MessageArg }

/** "yes" and "no" for `select`, beside names that may be missing. */
function has(value: unknown): 'yes' | 'no' {
  return value === undefined ? 'no' : 'yes'
}

export function sayAsk(_view: View, { what, about }: Pick<Ask, 'what' | 'about'>): Message {
  const args: Args = { hasCard: has(about) }
  if (about !== undefined) args.card = { name: kindLabel(about) }
  return { key: `ask.${what}`, args }
}

/** Options as the rules write them; none has all of these. */
interface Chosen extends Option {
  readonly card?: number
  readonly kind?: number
  readonly die?: number
  /** A group of dice. */
  readonly dice?: readonly number[]
  readonly side?: number
  readonly seat?: number
  readonly cost?: number
  readonly symbol?: string
  readonly what?: string
  readonly way?: string
}

/** One of several ways is said by its name; specials of one card by their number. */
function optionKey({ do: option, what, way }: Chosen): string {
  return option === 'way' && what !== 'special' ? `${what}-${way}` : option
}

export function sayOption(view: View, option: Option): Message {
  const chosen: Chosen = option
  return {
    key: `option.${optionKey(chosen)}`,
    args: {
      ...cardArgs(view, chosen),
      ...dieArgs(view, chosen),
      ...groupArgs(view, chosen),
      ...otherArgs(chosen),
    },
  }
}

/** Battlefields are not among the cards in play: the one in use, or one that was set aside. */
function kindAside({ battlefield, players }: View, card: number): number {
  if (battlefield.card === card) return battlefield.kind
  return players.flatMap(({ aside }) => aside).find((one) => one.card === card)?.kind ?? NONE
}

/** The card, and the one on which an upgrade lies. */
function cardArgs(view: View, { card, kind = NONE }: Chosen): Args {
  const inPlay = card === undefined ? undefined : cardInPlay(view, card)
  const host = inPlay === undefined ? undefined : cardInPlay(view, inPlay.on)
  const known = kind === NONE && card !== undefined ? kindAside(view, card) : kind
  const label =
    inPlay === undefined ? (known === NONE ? undefined : kindLabel(known)) : cardLabel(view, inPlay)
  return {
    hasCard: has(label),
    hasHost: has(host),
    ...(label !== undefined && { card: { name: label } }),
    ...(host !== undefined && { host: { name: cardLabel(view, host) } }),
  }
}

/** What a die shows, whose it is, and what it may be turned to. */
function dieArgs(view: View, { die: id, side, kind = NONE }: Chosen): Args {
  const die = id === undefined ? undefined : view.dice.find((one) => one.id === id)
  if (die === undefined)
    return {
      hasDie: 'no',
      others: 'no',
      ...(side !== undefined && kind !== NONE && { side: { name: sideLabel(kind, side) } }),
    }
  return {
    hasDie: 'yes',
    die: { name: dieLabel(die.kind, die.side) },
    others: die.pool !== NONE && die.pool !== view.seat ? 'yes' : 'no',
    owner: { name: seatLabel(die.pool) },
    ...(side !== undefined && { side: { name: sideLabel(die.kind, side) } }),
  }
}

/** What the dice of a group show. */
function groupArgs(view: View, { dice }: Chosen): Args {
  if (dice === undefined) return {}
  const shown = view.dice.filter(({ id }) => dice.includes(id))
  return {
    hasDice: shown.length > 0 ? 'yes' : 'no',
    dice: shown.map(({ kind, side }) => ({ name: dieLabel(kind, side) })),
  }
}

function otherArgs({ seat, cost, symbol, way }: Chosen): Args {
  return {
    ...(seat !== undefined && { seat: { name: seatLabel(seat) } }),
    ...(cost !== undefined && { cost }),
    ...(symbol !== undefined && { symbol: { name: `symbol:${symbol}` } }),
    number: Number(/\d+$/.exec(way ?? '')?.[0] ?? 0) + 1,
  }
}

/** Words of log entries that are kinds of cards. */
const CARDS: readonly string[] = ['kind', 'from', 'to', 'on']

export function sayLog({ what, args }: LogEntry): Message {
  const said: Args = { hasCards: has(args.kinds), hasCard: has(args.kind), hasOn: has(args.on) }
  for (const [word, value] of Object.entries(args)) {
    if (CARDS.includes(word) && typeof value === 'number')
      said[word === 'kind' ? 'card' : word] = { name: kindLabel(value) }
    else if ((word === 'seat' || word === 'of') && typeof value === 'number')
      said[word] = { name: seatLabel(value) }
    // Patterns can't select by a word with a hyphen.
    else if (typeof value === 'string') said[word] = value.replaceAll('-', '_')
    else if (typeof value === 'number') said[word] = value
  }
  const { kind, kinds, side, sides } = args
  if (typeof kind === 'number' && typeof side === 'number') said.side = { name: sideLabel(kind, side) }
  if (isList(kinds)) {
    said.count = kinds.length
    said.cards = kinds.map((one) => ({ name: kindLabel(one) }))
    if (isList(sides)) said.dice = kinds.map((one, i) => ({ name: dieLabel(one, sides[i]) }))
  }
  return { key: `log.${what}`, args: said }
}

function isList(value: unknown): value is readonly number[] {
  return Array.isArray(value)
}
