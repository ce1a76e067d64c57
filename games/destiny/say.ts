/** Questions, options and log entries as messages of the catalogue. */
import {
  type Ask,
  type LogEntry,
  type Message,
  type MessageArg,
  type Option,
  readOption,
  sameFor,
  YES_NO_WORDS,
} from '@dejarik/kernel'
import { type DieSymbol, sideOf } from './facts/index.ts'
import {
  battlefieldLabel,
  cardInPlay,
  cardLabel,
  dieLabel,
  dieNowLabel,
  kindLabel,
  seatLabel,
  sideLabel,
  toldApart,
  whoseDie,
} from './labels.ts'
import type * as offer from './offers.ts'
import type { Questions } from './questions.ts'
import { abilitiesOf } from './rules/cards.ts'
import { placeIn, ZONES, type Zone } from './say-place.ts'
import { type CardId, type CardNumber, type DieId, NONE } from './state.ts'
import type { View } from './view.ts'

export { nameOf } from './text/names.ts'

type Args = { [name: string]: MessageArg }

/** "yes" and "no" for `select`, beside names that may be missing. */
function has(value: unknown): 'yes' | 'no' {
  return value === undefined ? 'no' : 'yes'
}

export function sayAsk(_view: View, ask: Pick<Ask, 'what' | 'about' | 'amount'>): Message {
  const { what, about, amount } = ask
  const args: Args = { hasCard: has(about), hasAmount: has(amount), amount: amount ?? 0 }
  if (about !== undefined) args.card = { name: kindLabel(about) }
  return { key: `ask.${what}`, args }
}

/** What every option says, and what goes into its sentence. */
function said(option: string, ...args: readonly Args[]): Message {
  return { key: `option.${option}`, args: Object.assign({}, ...args) }
}

function sayPlain({ do: option }: { readonly do: string }): Message {
  return said(option)
}

/** A card that is shown together with what it is. */
function sayShown({ do: option, card, kind }: offer.Play | offer.Reroll, view: View): Message {
  return said(option, cardArgs(view, card, kind), { where: placeIn(view, card, HAND) })
}

const HAND: readonly Zone[] = ['hand']

function sayPick({ card, kind }: offer.Pick, view: View): Message {
  return said('pick', cardArgs(view, card, kind), { where: placeIn(view, card, ZONES) })
}

const sayOne = readOption<Questions, [View], Message>({
  ...sameFor(['claim', 'pass', 'forgo', 'shields', 'take-back', 'decline'], sayPlain),
  ...sameFor(['play', 'reroll'], sayShown),
  pick: sayPick,
  activate: ({ card }, view) => said('activate', cardArgs(view, card)),
  resolve: ({ die, symbol }, view) =>
    said('resolve', dieArgs(view, die), symbolArgs(symbol), {
      isOther: shownSymbol(view, die) === symbol ? 'no' : 'yes',
    }),
  use: ({ card, kind, die, key }, view) =>
    said('use', cardArgs(view, card, kind), dieArgs(view, die), {
      power: isPowerBesides(kind, key) ? 'yes' : 'no',
    }),
  battlefield: ({ card, kind }, view) =>
    said('battlefield', { card: { name: battlefieldLabel(view, card, kind) } }),
  ability: ({ card, kind }, view) => said('ability', cardArgs(view, card, kind)),
  card: ({ card }, view) => said('card', cardArgs(view, card)),
  replace: ({ card, cost }, view) => said('replace', cardArgs(view, card), { cost }),
  pay: ({ cost }) => said('pay', { cost }),
  die: ({ die }, view) => said('die', dieArgs(view, die)),
  turn: ({ die, side }, view) => said('turn', dieArgs(view, die, side)),
  side: ({ kind, side }) => said('side', { side: { name: sideLabel(kind, side) } }),
  group: ({ dice }, view) => said('group', groupArgs(view, dice)),
  seat: ({ seat }) => said('seat', { seat: { name: seatLabel(seat) } }),
  symbol: ({ symbol }) => said('symbol', symbolArgs(symbol)),
  // One of several ways is said by its name; specials of one card by their number.
  way: ({ what, way }) =>
    what === 'special'
      ? said('way', { number: Number(/\d+$/.exec(way)?.[0] ?? 0) + 1 })
      : said(`${what}-${way}`),
  ...YES_NO_WORDS,
})

export function sayOption(view: View, option: Option): Message {
  return sayOne(option, view)
}

/** Battlefields are not among the cards in play: the one in use, or one that was set aside. */
function kindAside({ battlefield, players }: View, card: CardId): CardNumber {
  if (battlefield.card === card) return battlefield.kind
  return players.flatMap(({ aside }) => aside).find((one) => one.card === card)?.kind ?? NONE
}

/** The card, and the one on which an upgrade lies. */
function cardArgs(view: View, card: CardId, kind: CardNumber = NONE): Args {
  const inPlay = cardInPlay(view, card)
  const host = inPlay === undefined ? undefined : cardInPlay(view, inPlay.on)
  const known = kind === NONE ? kindAside(view, card) : kind
  const label =
    inPlay === undefined ? (known === NONE ? undefined : toldApart(view, known)) : cardLabel(view, inPlay)
  return {
    hasCard: has(label),
    hasHost: has(host),
    ...(label !== undefined && { card: { name: label } }),
    ...(host !== undefined && { host: { name: cardLabel(view, host) } }),
  }
}

/** What a die shows, whose it is, and what it may be turned to. */
function dieArgs(view: View, id: DieId, side?: number): Args {
  const die = view.dice.find((one) => one.id === id)
  if (die === undefined) return { hasDie: 'no', others: 'no' }
  return {
    hasDie: 'yes',
    die: { name: dieNowLabel(view, die) },
    others: whoseDie(die) !== view.seat ? 'yes' : 'no',
    owner: { name: seatLabel(whoseDie(die)) },
    ...(side !== undefined && { side: { name: sideLabel(die.kind, side) } }),
  }
}

/** What a die counts as unless something else is chosen. */
function shownSymbol(view: View, id: DieId): DieSymbol | undefined {
  const die = view.dice.find((one) => one.id === id)
  return die === undefined ? undefined : sideOf(die.kind, die.side).symbol
}

/** Whether it is the Power Action of a card that has another action, too. */
function isPowerBesides(kind: CardNumber, key: string): boolean {
  const actions = abilitiesOf(kind, 'action')
  return actions.length > 1 && actions.some((one) => one.key === key && one.ability.limit === 'round')
}

/** What the dice of a group show. */
function groupArgs(view: View, dice: readonly DieId[]): Args {
  const shown = view.dice.filter(({ id }) => dice.includes(id))
  return {
    hasDice: shown.length > 0 ? 'yes' : 'no',
    dice: shown.map((die) => ({ name: dieNowLabel(view, die) })),
  }
}

function symbolArgs(symbol: DieSymbol): Args {
  return { symbol: { name: `symbol:${symbol}` } }
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
