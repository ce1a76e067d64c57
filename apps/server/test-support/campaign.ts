import { imperialAssault } from '@dejarik/imperial-assault'
import { FastRng, isRefusal, Match, randomAnswer } from '@dejarik/kernel'
import { guestOf, newSecret } from '../src/guests.ts'
import { originOf } from '../src/opening.ts'
import { landingOf } from '../src/position.ts'
import { newMatch } from '../src/seating.ts'
import type { Standing, Store } from '../src/store/store.ts'

const game = imperialAssault
const HEROES = ['diala-passil', 'fenn-signis']
/** A campaign in which players who choose by lot go on for more than 20,000 decisions. */
const SEED = '00112233445566778899aabbccddeeff'

/** Acts that are under way to the store together. */
const AT_ONCE = 100

export interface StoredCampaign {
  readonly match: string
  /** The tokens of its players, by seat. */
  readonly tokens: readonly string[]
}

/** A campaign of so many decisions, all answered by lot, as it lies in the store when a server has played it. */
export async function storeCampaign(store: Store, decisions: number): Promise<StoredCampaign> {
  const tokens = [...HEROES, 'imperial'].map(() => newSecret())
  const seats = tokens.map((token, seat) => {
    const { id, name } = guestOf(token, `Player ${seat + 1}`)
    return { seat, guest: id, name, brings: null }
  })
  const wanted = {
    options: { campaign: { heroes: HEROES } },
    agreed: null,
    clock: null,
    listed: false,
    creator: seats[0].guest,
  }
  const made = newMatch(game, wanted, seats, Date.now())
  if (isRefusal(made)) throw new Error(made.refused)
  const stored = { ...made.match, seed: SEED }
  await store.create({ ...made, match: stored })
  const played = playedByLot(stored, decisions)
  const standing: Standing = {
    status: 'playing',
    outcome: null,
    asked: played.asks.map(({ seat }) => seat),
    rules: stored.rules,
    checkpoint: null,
    landing: 'same',
  }
  const { checkpoint, entries } = played
  const landing = landingOf(played, null)
  const at = Date.now()
  const keep = (i: number): Promise<boolean> =>
    store.append(
      stored.id,
      'nobody',
      { n: i + 1, at, act: { act: 'enter', ...entries[i] }, left: null },
      i + 1 < entries.length ? standing : { ...standing, checkpoint, landing },
    )
  for (let from = 0; from < entries.length; from += AT_ONCE)
    await Promise.all(entries.slice(from, from + AT_ONCE).map((_, i) => keep(from + i)))
  return { match: stored.id, tokens }
}

function playedByLot(stored: Parameters<typeof originOf>[1], decisions: number): Match {
  const origin = originOf(game, stored)
  if (isRefusal(origin)) throw new Error(origin.refused)
  const rng = new FastRng(1, 8)
  const match = Match.start(game, origin.options, origin.seed, { keep: 'thinning', log: true })
  for (let { ask } = match; ask !== null && match.n < decisions; ask = match.ask)
    match.answer(ask.seat, randomAnswer(ask, rng))
  if (match.over) throw new Error(`the campaign ended after ${match.n} of ${decisions} decisions`)
  return match
}
