/** Matches that an earlier Dejarik left on the shelf, opened by the client of today and played to their end. */
import { readFileSync } from 'node:fs'
import { type Answer, FastRng, type Game, goOn, Match, readRecord, writeRecord } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { describe, expect, test } from 'vitest'
import { offeredAs } from '../src/board/asked.ts'
import { engines } from '../src/games/engines.ts'
import { gameOf } from '../src/games/index.ts'
import { LocalSession, type Room } from '../src/session/local.ts'
import { MatchShelf } from '../src/session/shelf.ts'
import { shelfOf } from './memory-shelf.ts'

const stored: { readonly [key: string]: string } = JSON.parse(
  readFileSync(new URL('stored/shelf.json', import.meta.url), 'utf8'),
)

/** Playing a campaign of several thousand decisions to its end is what the server's test does. */
const ENOUGH = 300

async function engineOf(id: string): Promise<Game> {
  return engines.find((engine) => engine.id === id)!.load()
}

/** A browser with that shelf, whose bots answer what a good player would. */
function browser(rng: FastRng): Room {
  const decide = async ({ game: id, record, seat }: { game: string; record: string; seat: number }) => {
    const game = await engineOf(id)
    const match = accepted(Match.restore(game, accepted(readRecord(record)), { keep: 1 }))
    return game.advice.greedy(match.state, match.askOf(seat)!, rng)
  }
  return {
    shelf: new MatchShelf(shelfOf(new Map(Object.entries(stored)))),
    thinker: () => ({ decide, close: () => {} }),
    now: () => 1977,
  }
}

/** The match as its record stands on the shelf, followed from one look to the next. */
class Shadow {
  readonly #room: Room
  readonly #id: string
  readonly #game: Game
  #match: Match | null = null

  constructor(room: Room, id: string, game: Game) {
    this.#room = room
    this.#id = id
    this.#game = game
  }

  /** `session` knows more than the shelf until its first answer. */
  async at(session: LocalSession): Promise<Match> {
    const record = accepted(readRecord((await session.record()) ?? this.#room.shelf.find(this.#id)!.record))
    this.#match ??= accepted(Match.restore(this.#game, { ...record, entries: [] }, { keep: 1 }))
    for (const { how, seat, answer } of record.entries.slice(this.#match.entries.length))
      expect(this.#match.enter(how, seat, answer)).toBeNull()
    return this.#match
  }
}

async function own(session: LocalSession): Promise<boolean> {
  const isOwn = () => session.snapshot.asks.some(({ choice }) => choice !== undefined)
  while (session.snapshot.outcome === null && !isOwn()) {
    expect(session.snapshot.trouble?.what).not.toBe('bot-failed')
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return session.snapshot.outcome === null
}

const ids = Object.keys(stored).map((key) => key.replace('dejarik.match.', ''))
const open = ids.filter((id) => !id.endsWith('-finished'))

describe('a match that was left open goes on and comes to its end', () => {
  test.each(open)('%s', { timeout: 300_000 }, async (id) => {
    const rng = new FastRng(1977)
    const room = browser(rng)
    const kept = room.shelf.find(id)!
    const before = accepted(readRecord(kept.record))
    const face = await gameOf(kept.game)!.face.load()
    const session = accepted(LocalSession.open(room, face, kept))
    // Without a position it is followed as far as today's rules accept its answers, and its player is told.
    if (before.rulesVersion === face.game.rulesVersion) expect(session.snapshot.trouble).toBeNull()
    else {
      const { what, args } = session.snapshot.trouble!
      expect({ what, how: args?.how }).toEqual({ what: 'new-rules', how: 'retold' })
      // In Destiny a card is by now announced before it is said what it replaces.
      expect(Number(args?.of) - Number(args?.from), id).toBeLessThanOrEqual(id === 'destiny-queue' ? 2 : 0)
    }
    const shadow = new Shadow(room, id, face.game)
    for (let i = 0; i < ENOUGH && (await own(session)); i++) {
      const { asks } = session.snapshot
      const { seat } = asks.find(({ choice }) => choice !== undefined)!
      const match = await shadow.at(session)
      const ask = match.askOf(seat)!
      const answer: Answer = face.game.advice.greedy(match.state, ask, rng)
      const as = offeredAs(match.askFor(ask, seat).choice)
      // A person answers to what is offered.
      const offered = (place: number): number => as?.[place] ?? place
      expect(
        await session.answer(typeof answer === 'number' ? offered(answer) : answer.map(offered)),
      ).toBeNull()
    }
    if (session.snapshot.outcome === null) expect(await session.resign()).toBeNull()
    expect(session.snapshot.outcome).not.toBeNull()
    expect(room.shelf.find(id)).toMatchObject({ over: true })
    session.close()
  })
})

describe('a match that was over', () => {
  test('can be watched if its rules are those of today', async () => {
    const room = browser(new FastRng(1))
    const face = await gameOf('deckbuilding')!.face.load()
    const kept = room.shelf.find('deckbuilding-finished')!
    // All of the shelf's are of older rules; its decisions are followed under those of today.
    const { match } = accepted(goOn(face.game, accepted(readRecord(kept.record)), null))
    const record = writeRecord(match.record)
    const session = accepted(LocalSession.open(room, face, { ...kept, record }))
    expect(session.snapshot.outcome).not.toBeNull()
    session.close()
  })

  test.each(['deckbuilding', 'xwing', 'destiny'])('of older rules says so and stays: %s', async (game) => {
    const room = browser(new FastRng(1))
    const face = await gameOf(game)!.face.load()
    const kept = room.shelf.find(`${game}-finished`)!
    const theirs = accepted(readRecord(kept.record)).rulesVersion
    expect(LocalSession.open(room, face, kept)).toMatchObject({
      refused: 'record-other-rules',
      args: { theirs, ours: face.game.rulesVersion },
    })
    expect(room.shelf.find(`${game}-finished`)).toEqual(kept)
  })
})
