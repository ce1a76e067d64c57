/** From the log to beats: attacks on bases and cards, damage, purchases, discards, exiles, what is destroyed. */
import { type CardId, NO_CARD, type View } from '@dejarik/deckbuilding'
import type { LogEntry } from '@dejarik/kernel'
import type { Beat } from '../../../table/contract.ts'
import type { Fate, Shows } from './shows.ts'

/** How long each is held at 1×, in ms. Who did it himself has just pointed at it. */
const HOLD = { attack: 900, damage: 700, own: 250 }
const FATES: { readonly [F in Fate]: number } = {
  purchased: 700,
  discarded: 600,
  exiled: 700,
  defeated: 800,
  destroyed: 1200,
}

export function beats(before: View, _after: View, entries: readonly LogEntry[]): readonly Beat<Shows>[] {
  return entries.flatMap((entry) => {
    const shows = SHOWS[entry.what]?.(before, (word) => numberIn(entry, word), entry) ?? null
    return shows === null ? [] : [{ shows, entries: [entry], hold: holdOf(shows, isOwn(before, entry)) }]
  })
}

type Maker = (before: View, number: (word: string) => number, entry: LogEntry) => Shows | null

function fate(of: Fate): Maker {
  return (_before, number) => ({ kind: 'fate', card: number('card'), fate: of })
}

/** By what an entry of the log tells. */
const SHOWS: { readonly [what: string]: Maker } = {
  'base-attack': ({ sides }, number, entry) => {
    const target = sides[1 - number('seat')]?.base?.card
    return target === undefined
      ? null
      : { kind: 'attack', attackers: cardsIn(entry), target, total: number('total'), needed: null }
  },
  'row-attack': (_before, number, entry) => ({
    kind: 'attack',
    attackers: cardsIn(entry),
    target: number('target'),
    total: number('total'),
    needed: number('needed'),
  }),
  damage: (_before, number) => ({ kind: 'damage', card: number('card'), amount: number('amount') }),
  repair: (_before, number) => ({ kind: 'damage', card: number('card'), amount: -number('amount') }),
  purchase: fate('purchased'),
  discard: fate('discarded'),
  'row-discard': fate('discarded'),
  exile: fate('exiled'),
  defeat: fate('defeated'),
  'ship-destroyed': fate('destroyed'),
  'base-destroyed': fate('destroyed'),
}

function numberIn({ args }: LogEntry, word: string): number {
  const value = args[word]
  return typeof value === 'number' ? value : NO_CARD
}

function cardsIn({ args: { cards } }: LogEntry): readonly CardId[] {
  return Array.isArray(cards) ? cards.filter((card) => typeof card === 'number') : []
}

function isOwn({ seat }: View, { args }: LogEntry): boolean {
  return args.seat === seat
}

function holdOf(shows: Shows, own: boolean): number {
  if (shows.kind !== 'fate') return HOLD[shows.kind]
  const isChosen = shows.fate === 'purchased' || shows.fate === 'discarded' || shows.fate === 'exiled'
  return own && isChosen ? HOLD.own : FATES[shows.fate]
}
