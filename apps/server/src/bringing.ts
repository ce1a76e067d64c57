import { type Game, isRefusal, type Refusal, type Seat } from '@dejarik/kernel'
import { type Trouble, trouble } from '@dejarik/protocol'
import type { Brought } from './journal.ts'
import type { StoredMatch, StoredSeat } from './store/store.ts'

/** On what a match is played: whole options, or what the table agreed on before the players bring the rest. */
export type Terms = Pick<StoredMatch, 'options' | 'agreed'>

/** Reads what the maker of a match chooses for all. */
export function readTerms(game: Game, raw: unknown): Terms | Refusal {
  const { seatOptions } = game
  if (seatOptions === undefined) {
    const options = game.readOptions(raw)
    return isRefusal(options) ? options : { options, agreed: null }
  }
  const agreed = seatOptions.readTable(raw)
  if (isRefusal(agreed)) return agreed
  if (seatOptions.bringsNothing?.(agreed) !== true) return { options: null, agreed }
  const brought = seatOptions.seats(agreed).map(() => null)
  const options = seatOptions.assemble({ table: agreed, brought })
  return isRefusal(options) ? options : { options, agreed: null }
}

/** The names of a match's seats; none if the game no longer takes its options. */
export function sidesOf(game: Game, { options, agreed }: Terms): readonly string[] {
  const { seatOptions } = game
  if (options === null && seatOptions !== undefined) {
    const table = seatOptions.readTable(agreed)
    return isRefusal(table) ? [] : seatOptions.seats(table)
  }
  const read = game.readOptions(options)
  return isRefusal(read) ? [] : game.seats(read)
}

/** Whether a seat is only for those who bring a part of the options. */
export const wantsBrought = ({ options }: Terms): boolean => options === null

/** Whether all is agreed but who sits where, at a table whose seats are not alike: whoever comes looks first. */
export function choosesSeat(game: Game, { options }: Terms): boolean {
  const { seatOptions } = game
  if (options === null || seatOptions?.bringsNothing === undefined) return false
  const read = game.readOptions(options)
  return !isRefusal(read) && seatOptions.bringsNothing(seatOptions.split(read).table)
}

/** What somebody brings to a seat, as it will be stored. */
export function readBrought(
  game: Game,
  terms: Terms,
  seat: Seat,
  raw: unknown,
): Pick<StoredSeat, 'brings'> | Trouble {
  const { seatOptions } = game
  if (!wantsBrought(terms) || seatOptions === undefined)
    return raw === undefined ? { brings: null } : trouble('nothing-to-bring')
  if (raw === undefined) return trouble('bring-yours')
  const brings = seatOptions.read(raw, seat)
  return isRefusal(brings) ? trouble('bad-brought', { refusal: brings }) : { brings }
}

/** The options with which a match begins once these sit at it. */
export function wholeOptions(game: Game, terms: Terms, seats: readonly StoredSeat[]): unknown | Refusal {
  const { seatOptions } = game
  if (!wantsBrought(terms) || seatOptions === undefined) return terms.options
  const table = seatOptions.readTable(terms.agreed)
  if (isRefusal(table)) return table
  const brought = seats.toSorted((a, b) => a.seat - b.seat).map(({ brings }) => brings)
  return seatOptions.assemble({ table, brought })
}

/** The options of another match: after everybody has moved `step` seats on, each with what they brought or bring now. */
export function optionsAgain(
  game: Game,
  options: unknown,
  step: number,
  changed: readonly Brought[],
): unknown | Refusal {
  const { seatOptions } = game
  if (seatOptions === undefined) return options
  const read = game.readOptions(options)
  if (isRefusal(read)) return read
  const { table, brought } = seatOptions.split(read)
  const bring = brought.map((before, seat) => bringsOf(changed, seat) ?? before)
  return seatOptions.assemble({ table, brought: movedOn(bring, step) })
}

export const bringsOf = (all: readonly Brought[], seat: Seat): unknown =>
  all.find((one) => one.seat === seat)?.brings

/** What each seat has, after everybody has moved `step` seats on. */
export function movedOn<T>(bySeat: readonly T[], step: number): readonly T[] {
  return [...bySeat.slice(bySeat.length - step), ...bySeat.slice(0, bySeat.length - step)]
}

/** What somebody wants to bring to another match instead of what they had. */
export function readOther(game: Game, seat: Seat, raw: unknown): Brought | Trouble {
  const { seatOptions } = game
  if (seatOptions === undefined) return trouble('nothing-to-bring')
  const brings = seatOptions.read(raw, seat)
  return isRefusal(brings) ? trouble('bad-brought', { refusal: brings }) : { seat, brings }
}
