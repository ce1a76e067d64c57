import { type Game, isRefusal, Match } from '@dejarik/kernel'
import { guestOf, newSecret } from '../src/guests.ts'
import { newMatch } from '../src/seating.ts'
import { type Home, openHome } from '../src/store/home.ts'
import type { Store } from '../src/store/store.ts'

/** Where a server keeps its matches that is given this folder and, unless null, this database. */
export const openPlace = (data: string, database: string | null): Promise<Home> =>
  openHome({ data, database })

/** A match that has just begun, with a seed that is known. */
export async function storeBegun(
  store: Store,
  game: Game,
  seed: string,
): Promise<{ readonly match: string; readonly tokens: readonly string[] }> {
  const options = game.readOptions({})
  if (isRefusal(options)) throw new Error(options.refused)
  const tokens = game.seats(options).map(() => newSecret())
  const seats = tokens.map((token, seat) => {
    const { id, name } = guestOf(token, `Player ${seat + 1}`)
    return { seat, guest: id, name, brings: null }
  })
  const wanted = { options, agreed: null, clock: null, listed: false, creator: seats[0].guest }
  const made = newMatch(game, wanted, seats, Date.now())
  if (isRefusal(made)) throw new Error(made.refused)
  const { checkpoint } = Match.start(game, options, seed, { keep: 1 })
  await store.create({ ...made, match: { ...made.match, seed }, checkpoint })
  return { match: made.match.id, tokens }
}
