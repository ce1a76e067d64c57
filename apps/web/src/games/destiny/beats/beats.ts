/** What happened, one thing after the other, as the board shows it: told by the log. */
import { type CardId, type DieId, NONE, type View } from '@dejarik/destiny'
import type { DieSymbol } from '@dejarik/destiny/facts'
import { SYMBOLS } from '@dejarik/destiny/facts'
import type { LogArgs, LogEntry, Seat } from '@dejarik/kernel'
import type { Beat } from '../../../table/contract.ts'

export type Shows =
  | { readonly what: 'paid' | 'gained' | 'lost'; readonly seat: Seat; readonly amount: number }
  | {
      readonly what: 'resolved'
      readonly seat: Seat
      readonly dice: readonly DieId[]
      readonly symbol: DieSymbol
      readonly value: number
      /** Whom it flies to; null for what has no target. */
      readonly to: CardId | null
    }
  | {
      readonly what: 'rolled'
      readonly seat: Seat
      /** What came up, in the order of the dice. */
      readonly faces: readonly { readonly kind: number; readonly side: number }[]
      readonly again: boolean
    }
  | { readonly what: 'removed'; readonly dice: readonly DieId[] }
  | {
      readonly what: 'damage' | 'blocked' | 'shield' | 'healed'
      readonly card: CardId
      readonly amount: number
    }
  | { readonly what: 'defeated'; readonly card: CardId }
  | { readonly what: 'played' | 'activated' | 'claimed'; readonly seat: Seat; readonly kind: number }

/** How long it is held, in ms: what is only told in passing is short, what one must have seen is long. */
const HOLD: { readonly [W in Shows['what']]: number } = {
  paid: 220,
  gained: 400,
  lost: 400,
  resolved: 520,
  rolled: 1000,
  removed: 500,
  damage: 700,
  blocked: 450,
  shield: 450,
  healed: 450,
  defeated: 900,
  played: 850,
  activated: 450,
  claimed: 850,
}

/** Things lie where they lay until the last beat: who falls is still there to be hit. */
export function beatsOf(
  entries: readonly LogEntry[],
  before: Pick<View, 'resolving' | 'resolved'> | null = null,
): readonly Beat<Shows>[] {
  const onTheWay = flightOf(entries, before)
  const beats = entries.flatMap((entry, i) => {
    const rest = entries.slice(i + 1)
    return (TELLS[entry.what]?.(entry.args, rest) ?? []).map((shows) => ({
      shows,
      entries: [entry],
      hold: HOLD[shows.what],
      // Dice that were rolled tumble where they then lie, unless something comes of it that is still to be shown.
      ...(shows.what === 'rolled' && rest.every(({ what }) => TELLS[what] === undefined) && { after: true }),
    }))
  })
  return onTheWay === null ? beats : [{ shows: onTheWay, entries: [], hold: HOLD.resolved }, ...beats]
}

type Tell = (args: LogArgs, rest: readonly LogEntry[]) => readonly Shows[]

function ofSeat(what: 'paid' | 'gained' | 'lost'): Tell {
  return (args) => [{ what, seat: number(args, 'seat'), amount: number(args, 'amount') }]
}

function ofCard(what: 'shield' | 'healed'): Tell {
  return (args) => [{ what, card: number(args, 'thing'), amount: number(args, 'amount') }]
}

function ofKind(what: 'played' | 'activated' | 'claimed'): Tell {
  return (args) => [{ what, seat: number(args, 'seat'), kind: number(args, 'kind') }]
}

/** Entries of the log that are shown; the others are told in the prompt. */
const TELLS: { readonly [what: string]: Tell } = {
  spend: ofSeat('paid'),
  gain: ofSeat('gained'),
  lose: ofSeat('lost'),
  shield: ofCard('shield'),
  heal: ofCard('healed'),
  play: ofKind('played'),
  activate: ofKind('activated'),
  claim: ofKind('claimed'),
  remove: (args) => [{ what: 'removed', dice: numbers(args, 'ids') }],
  defeat: (args) => [{ what: 'defeated', card: number(args, 'thing') }],
  roll: rolled(false),
  reroll: rolled(true),
  resolve(args, rest) {
    const symbol = SYMBOLS.find((one) => one === args.symbol)
    const [seat, value] = [number(args, 'seat'), number(args, 'value')]
    if (symbol === undefined) return []
    return [{ what: 'resolved', seat, dice: numbers(args, 'ids'), symbol, value, to: targetOf(rest) }]
  },
  damage(args, rest) {
    const card = number(args, 'thing')
    const blocked = blockedOf(card, rest)
    const taken = number(args, 'amount') - blocked
    return [
      ...(blocked > 0 ? [{ what: 'blocked' as const, card, amount: blocked }] : []),
      ...(taken > 0 ? [{ what: 'damage' as const, card, amount: taken }] : []),
    ]
  },
}

/** Dice that were resolved before it was said whom they are for: now they go there. */
function flightOf(
  entries: readonly LogEntry[],
  before: Pick<View, 'resolving' | 'resolved'> | null,
): Shows | null {
  const to = targetOf(entries)
  if (before === null || before.resolving === null || before.resolved.length === 0 || to === null) return null
  const value = number(entries[0]?.args ?? {}, 'amount')
  return { what: 'resolved', seat: NONE, dice: before.resolved, symbol: before.resolving.symbol, value, to }
}

/** Who is hit, or shielded, by what was just resolved. */
function targetOf(rest: readonly LogEntry[]): CardId | null {
  const [next] = rest
  return next?.what === 'damage' || next?.what === 'shield' ? number(next.args, 'thing') : null
}

/** What came up, also in the roll for the battlefield, whose dice lie in no pool. */
function rolled(again: boolean): Tell {
  return (args) => {
    const [kinds, sides] = [numbers(args, 'kinds'), numbers(args, 'sides')]
    const faces = kinds.flatMap((kind, i) => {
      const side = sides[i]
      return kind < 0 || side === undefined ? [] : [{ kind, side }]
    })
    return faces.length === 0 ? [] : [{ what: 'rolled', seat: number(args, 'seat'), faces, again }]
  }
}

/** What shields took of a blow: they are said to go before anything else happens to anybody. */
function blockedOf(card: CardId, rest: readonly LogEntry[]): number {
  for (const { what, args } of rest) {
    if (what === 'damage' || what === 'defeat') return 0
    if (what === 'shields-off' && args.thing === card) return number(args, 'amount')
  }
  return 0
}

function number(args: LogArgs, word: string): number {
  const value = args[word]
  return typeof value === 'number' ? value : -1
}

function numbers(args: LogArgs, word: string): readonly number[] {
  const value = args[word]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
}
