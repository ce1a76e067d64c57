/** What a match is played with: a deck for each of two to four players. */
import {
  type Fields,
  isFields,
  isRefusal,
  type Refusal,
  refuse,
  type Seat,
  type SeatOptions,
} from '@dejarik/kernel'
import { READY_DECKS, readDeck, validateDeck } from './build/index.ts'
import { SEAT_NAMES } from './names.ts'
import { isImplemented } from './rules/cards.ts'
import { type DeckOption, type DestinyOptions, MOST_SEATS } from './state.ts'

const KNOWN = ['decks']
const KNOWN_OF_TABLE = ['players']
/** A match that says nothing of its decks: the two starter teams. */
const DEFAULT_DECKS = READY_DECKS.slice(0, 2).map(({ deck }) => deck)

export function readOptions(raw: unknown): DestinyOptions | Refusal {
  const given = fieldsOf(raw, KNOWN)
  if (isRefusal(given)) return given
  const decks = given.decks ?? DEFAULT_DECKS
  if (!Array.isArray(decks) || decks.length < 2 || decks.length > MOST_SEATS)
    return refuse('decks-not-two-to-four', 'sd.mp-ffa.1', { most: MOST_SEATS })
  const read: DeckOption[] = []
  for (const [seat, deck] of decks.entries()) {
    const one = readBrought(deck, seat)
    if (isRefusal(one)) return one
    read.push(one)
  }
  return { decks: read }
}

function fieldsOf(raw: unknown, known: readonly string[]): Fields | Refusal {
  const given = raw ?? {}
  if (!isFields(given)) return refuse('options-not-an-object')
  const other = Object.keys(given).find((key) => !known.includes(key))
  return other === undefined ? given : refuse('option-unknown', undefined, { option: other })
}

/** A deck must be legal, and every card of it playable. */
export function readBrought(raw: unknown, seat: number): DeckOption | Refusal {
  const deck = readDeck(raw)
  if (isRefusal(deck)) return deck
  const [problem] = validateDeck(deck, { isImplemented })
  if (problem !== undefined)
    return {
      refused: problem.refused,
      args: { ...problem.args, player: seat + 1 },
      ...(problem.rule !== undefined && { rule: problem.rule }),
    }
  const { battlefield } = deck
  return battlefield === null
    ? refuse('deck-no-battlefield', 'sd.battlefield-choice.1')
    : { ...deck, battlefield }
}

/** Teams, plots and battlefields lie open; what is in another's deck is secret. */
export function publicOptions({ decks }: DestinyOptions, seat: Seat): unknown {
  return { decks: decks.map((deck, of) => (of === seat ? deck : openPart(deck))) }
}

function openPart({
  characters,
  plot,
  battlefield,
  secondBattlefield,
  format,
}: DeckOption): Partial<DeckOption> {
  return {
    format,
    characters,
    plot,
    battlefield,
    ...(secondBattlefield !== undefined && { secondBattlefield }),
  }
}

/** A table agrees on how many play; each brings a deck. */
interface TableOptions {
  readonly players: number
}

function readTable(raw: unknown): TableOptions | Refusal {
  const given = fieldsOf(raw, KNOWN_OF_TABLE)
  if (isRefusal(given)) return given
  const { players = 2 } = given
  return Number.isInteger(players) && Number(players) >= 2 && Number(players) <= MOST_SEATS
    ? { players: Number(players) }
    : refuse('decks-not-two-to-four', 'sd.mp-ffa.1', { most: MOST_SEATS })
}

export const seatOptions: SeatOptions<DestinyOptions> = {
  readTable,
  seats(table) {
    const read = readTable(table)
    return isRefusal(read) ? [] : SEAT_NAMES.slice(0, read.players)
  },
  read: readBrought,
  assemble: ({ brought }) => readOptions({ decks: brought }),
  split: ({ decks }) => ({ table: { players: decks.length }, brought: decks }),
}
