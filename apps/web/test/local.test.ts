import type { Answer } from '@dejarik/kernel'
import { isRefusal, readRecord } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { describe, expect, test } from 'vitest'
import { LocalSession, newMatch, type Room } from '../src/session/local.ts'
import { MatchShelf } from '../src/session/shelf.ts'
import type { Thinker } from '../src/session/thinker.ts'
import type { Shelf } from '../src/settings/storage.ts'
import { nim } from './nim.ts'
import { nimFace } from './nim-face.tsx'

/** A shelf that lives as long as the test. */
function memory(): Shelf {
  const kept = new Map<string, string>()
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => kept.set(key, text) !== undefined,
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
}

/** A bot that answers when the test says so. */
class Puppet implements Thinker {
  waiting: ((answer: Answer | Error) => void) | null = null
  closed = false
  decide(): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer))
    })
  }
  close(): void {
    this.closed = true
  }
  async says(answer: Answer | Error): Promise<void> {
    this.waiting!(answer)
    await Promise.resolve()
    await Promise.resolve()
  }
}

function open(room: Room, id = 'm', face = nimFace): LocalSession {
  return accepted(LocalSession.open(room, face, room.shelf.find(id)!))
}

function table(shelf: Shelf = memory()) {
  const bots: Puppet[] = []
  const room: Room = {
    shelf: new MatchShelf(shelf),
    thinker: () => {
      const bot = new Puppet()
      bots.push(bot)
      return bot
    },
    now: () => 1977,
  }
  const record = { game: 'nim', rulesVersion: nim.rulesVersion, options: {}, seed: 's', entries: [] }
  newMatch(room, nimFace, { id: 'm', record, seat: 0, level: 'easy', botSeed: 1 })
  const session = open(room)
  return { room, record, session, bot: () => bots.at(-1)! }
}

/** Past the secret bids, at the own first move. */
async function begun() {
  const at = table()
  await at.session.answer(1)
  await at.bot().says(2)
  return at
}

describe('a match against a bot in the page', () => {
  test('asks the bot while the own seat still thinks about the same secret question', async () => {
    const { session, bot } = table()
    expect(session.snapshot.asks.map((ask) => ask.seat)).toEqual([0, 1])
    await bot().says(2)
    expect(session.snapshot.asks.map((ask) => ask.seat)).toEqual([0])
    await session.answer(1)
    expect(session.snapshot.asks.map((ask) => ask.what)).toEqual(['take'])
  })

  test('shows options to the own seat only', async () => {
    const { session, bot } = await begun()
    expect(session.snapshot.asks[0]?.choice?.form).toBe('one')
    await session.answer(0)
    expect(session.snapshot.asks[0]).toMatchObject({ seat: 1, what: 'take' })
    expect(session.snapshot.asks[0]?.choice).toBeUndefined()
    await bot().says(0)
    expect(session.snapshot.asks[0]?.seat).toBe(0)
  })

  test('is kept after every answer, and goes on after a reload', async () => {
    const { room, session } = await begun()
    await session.answer(1)
    const again = open(room)
    expect(again.snapshot.n).toBe(session.snapshot.n)
    expect(again.snapshot.view).toEqual(session.snapshot.view)
  })

  test('refuses an illegal answer and stays as it was', async () => {
    const { session } = await begun()
    const before = session.snapshot
    expect(await session.answer(7)).toMatchObject({ refused: 'not-an-option' })
    expect(session.snapshot).toBe(before)
  })

  test('takes back the own decision, but none that the bot has answered', async () => {
    const { session, bot } = await begun()
    await session.answer(0)
    expect(session.snapshot.undo).toEqual({ can: 'now' })
    const thoughts = bot().waiting!
    await session.undo()
    expect(session.snapshot.view).toMatchObject({ stones: 10 })
    thoughts(0) // The bot had already begun to think about what was taken back.
    await Promise.resolve()
    expect(session.snapshot.view).toMatchObject({ stones: 10, active: 0 })
    await session.answer(1)
    await bot().says(0)
    expect(session.snapshot.undo).toMatchObject({ can: 'no', why: { refused: 'undo-not-yours' } })
  })

  test('says why a revealed die can’t be taken back', async () => {
    const { session } = await begun()
    await session.answer(2)
    expect(session.snapshot.undo).toMatchObject({ can: 'no', why: { refused: 'undo-revealed' } })
  })

  test('tells the own seat its secret part of the log, and not the bot’s', async () => {
    const { session, bot } = await begun()
    await session.answer(2)
    expect(session.snapshot.log.at(-1)?.args.eyes).toBeGreaterThan(0)
    await bot().says(2)
    expect(session.snapshot.log.at(-1)).toMatchObject({ what: 'rolled', args: { seat: 1 } })
    expect(session.snapshot.log.at(-1)?.args.eyes).toBeUndefined()
  })

  test('lives on when the bot fails, and asks it again', async () => {
    const { session, bot } = await begun()
    await session.answer(0)
    await bot().says(new Error('no idea'))
    expect(session.snapshot.trouble).toEqual({ what: 'bot-failed', detail: 'no idea' })
    session.retry()
    expect(session.snapshot.trouble).toBeNull()
    await bot().says(0)
    expect(session.snapshot.asks[0]?.seat).toBe(0)
  })

  test('ends by resignation and remembers who won', async () => {
    const { room, session } = await begun()
    await session.resign()
    expect(session.snapshot.outcome?.winners).toEqual([1])
    expect(room.shelf.find('m')).toMatchObject({ over: true, won: false })
  })

  test('warns when the browser can’t keep it', async () => {
    const full: Shelf = { ...memory(), write: () => false }
    const kept = memory()
    const { room } = table(kept)
    const session = open({ ...room, shelf: new MatchShelf({ ...full, read: kept.read }) })
    await session.answer(1)
    expect(session.snapshot.trouble?.what).toBe('not-saved')
  })

  test('gives a record that folds to the same match', async () => {
    const { session } = await begun()
    const record = readRecord(await session.record())
    expect(isRefusal(record)).toBe(false)
    expect(!isRefusal(record) && record.entries).toHaveLength(2)
  })

  test('stops the bot when it is left', async () => {
    const { session, bot } = await begun()
    session.close()
    expect(bot().closed).toBe(true)
  })
})

test('one person may play several seats: the eye goes to the one that is asked', async () => {
  const { room, record } = table()
  newMatch(room, nimFace, { id: 'both', record, seat: 0, also: [1], level: 'easy', botSeed: 1 })
  const session = open(room, 'both')
  expect(session.snapshot.players.map(({ kind }) => kind)).toEqual(['you', 'you'])
  await session.answer(2)
  expect(session.snapshot.seat).toBe(1)
  await session.answer(1)
  expect(session.snapshot).toMatchObject({ seat: 0, asks: [{ seat: 0, what: 'take' }] })
  await session.answer(0)
  expect(session.snapshot).toMatchObject({ seat: 1, undo: { can: 'now' } })
  await session.undo()
  expect(session.snapshot).toMatchObject({ seat: 0, view: { stones: 10 } })
})

test('the shelf knows what the own seats are called, so that no game is loaded to list its matches', () => {
  const { room, record } = table()
  newMatch(room, nimFace, { id: 'both', record, seat: 1, also: [0], level: 'easy', botSeed: 1 })
  expect(room.shelf.find('both')?.names).toEqual([
    { de: 'Zwei', en: 'Two' },
    { de: 'Eins', en: 'One' },
  ])
})

test('the shelf forgets the oldest finished matches, and none that is open', () => {
  const shelf = new MatchShelf(memory())
  const match = { game: 'nim', record: '', seat: 0, level: 'easy', botSeed: 1 }
  shelf.keep({ ...match, id: 'open', when: 0, over: false })
  for (let i = 1; i <= 40; i++) shelf.keep({ ...match, id: `done${i}`, when: i, over: true })
  const ids = shelf.all().map(({ id }) => id)
  expect(ids).toHaveLength(31)
  expect(ids[0]).toBe('done40')
  expect(ids.at(-1)).toBe('open')
})
