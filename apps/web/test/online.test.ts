import { LIMITS, type Request, type ServerMessage } from '@dejarik/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Guest, Socket } from '../src/session/connection.ts'
import { OnlineMatch } from '../src/session/online.ts'
import { nimFace } from './nim-face.tsx'

/** The server's end of the line, played by the test. */
class Line implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly asked: Request[] = []
  send(text: string): void {
    this.asked.push(JSON.parse(text))
  }
  close(): void {
    this.breaks()
  }
  opens(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event('open'))
  }
  breaks(): void {
    this.onclose?.call(this as unknown as WebSocket, new Event('close') as CloseEvent)
  }
  async says(...messages: ServerMessage[]): Promise<void> {
    for (const message of messages)
      this.onmessage?.call(this as unknown as WebSocket, { data: JSON.stringify(message) } as MessageEvent)
    await vi.advanceTimersByTimeAsync(0)
  }
  /** Lets the last request of a kind succeed. */
  grants(type: Request['type']): Promise<void> {
    const id = this.asked.findLast((request) => request.type === type)!.id
    return this.says({ type: 'done', id })
  }
}

const joined: ServerMessage = {
  type: 'joined',
  match: 'match-01',
  you: 0,
  yours: [0],
  sides: null,
  key: null,
  game: 'nim',
  rulesVersion: '1',
  options: {},
  clock: null,
  host: true,
  series: null,
  sought: false,
  commitment: 'c',
}
const seats: ServerMessage = {
  type: 'seats',
  match: 'match-01',
  status: 'playing',
  seats: [
    { side: 'first', name: 'Leia', bot: null, present: true, ready: true },
    { side: 'second', name: 'Luke', bot: null, present: false, ready: true },
  ],
  spectators: 0,
}
function table(version: number, log: { from: number; count: number }): ServerMessage {
  const entries = Array.from({ length: log.count }, (_, i) => ({
    n: log.from + i,
    what: 'took',
    rule: 'nim.take.1',
    args: { seat: 0, count: log.from + i },
  }))
  return {
    type: 'table',
    match: 'match-01',
    version,
    n: version,
    status: 'playing',
    view: { stones: 10 - version },
    asks: [{ seat: 0, what: 'take', rule: 'nim.take.1', choice: { form: 'one', options: [] } }],
    log: { from: log.from, entries },
    clocks: null,
    undo: { can: 'nothing', why: { refused: 'undo-nothing' } },
    wish: null,
    outcome: null,
    at: 0,
    newRules: null,
    seed: null,
    rematch: { offers: [], match: null },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function comeToTheTable() {
  const lines: Line[] = []
  const guest: Guest = { token: () => 'secret', name: () => 'Leia', build: () => 'b', welcomed: () => {} }
  const match = new OnlineMatch({ id: 'match-01', key: null, guest }, () => {
    const line = new Line()
    lines.push(line)
    return line
  })
  return { match, lines, line: () => lines.at(-1)! }
}

async function seated() {
  const at = comeToTheTable()
  at.line().opens()
  await at.line().grants('hello')
  await at.line().says(joined, seats, table(1, { from: 0, count: 2 }))
  await at.line().grants('join')
  return at
}

describe('a match on the server', () => {
  test.each([
    ['cut off', JSON.stringify(joined).slice(0, 50)],
    ['nothing', ''],
    ['foreign', '<html>Sign in to the network</html>'],
    ['no object', 'null'],
    ['of no known kind', '{"type":"weather"}'],
    ['without a field', JSON.stringify({ ...table(2, { from: 2, count: 0 }), asks: undefined })],
    [
      'with another kind of field',
      JSON.stringify({ ...table(2, { from: 2, count: 0 }), log: { from: '2', entries: [] } }),
    ],
    [
      'with a question of no form',
      JSON.stringify({ ...table(2, { from: 2, count: 0 }), asks: [{ seat: 0 }] }),
    ],
  ])('a message that is %s is not believed: the line is opened anew and the table stays', async (_, data) => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { match, lines, line } = await seated()
    const before = match.sessionWith(nimFace)!.snapshot
    line().onmessage?.call(line() as unknown as WebSocket, { data } as MessageEvent)
    expect(complained).toHaveBeenCalledOnce()
    expect(match.sessionWith(nimFace)?.snapshot).toMatchObject({ n: before.n, view: before.view })
    await vi.advanceTimersByTimeAsync(1000)
    expect(lines).toHaveLength(2)
    line().opens()
    await line().grants('hello')
    await line().says(joined, seats, table(3, { from: 0, count: 3 }))
    await line().grants('join')
    expect(match.sessionWith(nimFace)?.snapshot).toMatchObject({ n: 3, trouble: null })
    complained.mockRestore()
  })

  test('begins with a hello that carries the guest’s token, then joins', async () => {
    const { line } = comeToTheTable()
    line().opens()
    expect(line().asked).toMatchObject([{ type: 'hello', token: 'secret', name: 'Leia' }])
    await line().grants('hello')
    expect(line().asked.at(-1)).toMatchObject({ type: 'join', match: 'match-01' })
  })

  test('has a session once there is a table, with who is away', async () => {
    const { match } = await seated()
    expect(match.sessionWith(nimFace)?.snapshot).toMatchObject({
      n: 1,
      seat: 0,
      view: { stones: 9 },
      trouble: null,
    })
    expect(match.sessionWith(nimFace)?.snapshot.players).toMatchObject([
      { kind: 'you', name: 'Leia' },
      { kind: 'person', name: 'Luke', away: true },
    ])
  })

  /** Two who play together, against one who is away. */
  const together = {
    joined: { ...joined, sides: [[0, 1], [2]] },
    seats: (second: { name: string | null; bot: 'medium' | null }): ServerMessage => ({
      ...(seats as Extract<ServerMessage, { type: 'seats' }>),
      seats: [
        { side: 'first', name: 'Leia', bot: null, present: true, ready: true },
        { side: 'second', ...second, present: false, ready: true },
        { side: 'third', name: 'Vader', bot: null, present: false, ready: true },
      ],
    }),
    table: (asked: number, at: number): ServerMessage => ({
      ...(table(2, { from: 2, count: 0 }) as Extract<ServerMessage, { type: 'table' }>),
      asks: [{ seat: asked, what: 'take', rule: 'nim.take.1' }],
      at,
    }),
  }

  test('says which seats can be taken or left, and when the others have deserted it', async () => {
    const { match, line } = await seated()
    const places = () => match.sessionWith(nimFace)!.snapshot.places
    expect(places()).toEqual({ open: [], own: [], fellows: false, deserted: false })
    const now = Date.now()
    await line().says(together.joined, together.seats({ name: 'Luke', bot: null }), together.table(2, now))
    expect(places()).toEqual({ open: [], own: [0], fellows: true, deserted: false })
    await line().says(together.seats({ name: 'Bot', bot: 'medium' }))
    expect(places()).toEqual({ open: [1], own: [0], fellows: false, deserted: false })
    await line().says(together.seats({ name: null, bot: null }), together.table(2, now - LIMITS.deserted))
    expect(places()).toEqual({ open: [1], own: [0], fellows: false, deserted: true })
    // Who watches may take what was left free, not what a bot plays.
    const watching = { ...together.joined, you: -1, yours: [] }
    await line().says(watching, together.table(2, now - LIMITS.deserted))
    expect(places()).toEqual({ open: [1], own: [], fellows: false, deserted: false })
    await line().says(together.seats({ name: 'Bot', bot: 'medium' }))
    expect(places()).toMatchObject({ open: [] })
  })

  test('who holds several seats goes to the one that has to decide', async () => {
    const { line } = await seated()
    await line().says({ ...together.joined, yours: [0, 1] }, together.seats({ name: 'Leia', bot: null }))
    const before = line().asked.length
    await line().says(together.table(2, 0))
    expect(line().asked).toHaveLength(before)
    await line().says(together.table(1, 0))
    expect(line().asked.at(-1)).toMatchObject({ type: 'join', match: 'match-01', seat: 1 })
  })

  test('has no session before, and the same one ever after', async () => {
    const { match, line } = comeToTheTable()
    expect(match.sessionWith(nimFace)).toBeNull()
    line().opens()
    await line().grants('hello')
    await line().says(joined, seats, table(1, { from: 0, count: 2 }))
    const session = match.sessionWith(nimFace)
    await line().says(table(2, { from: 2, count: 1 }))
    expect(match.sessionWith(nimFace)).toBe(session)
    expect(session?.snapshot.n).toBe(2)
  })

  test('sends the version that was looked at with an answer, and hands back a refusal', async () => {
    const { match, line } = await seated()
    const refusal = match.sessionWith(nimFace)!.answer(2)
    const request = line().asked.at(-1)!
    expect(request).toMatchObject({ type: 'answer', version: 1, answer: 2 })
    await line().says({ type: 'error', id: request.id, code: 'stale', text: '' })
    expect(await refusal).toEqual({ refused: 'server.stale' })
  })

  test('comes back after a break, later each time it fails', async () => {
    const { match, lines, line } = await seated()
    line().breaks()
    expect(match.sessionWith(nimFace)?.snapshot.trouble?.what).toBe('connection')
    await vi.advanceTimersByTimeAsync(500)
    expect(lines).toHaveLength(2)
    line().breaks()
    await vi.advanceTimersByTimeAsync(500)
    expect(lines).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(500)
    expect(lines).toHaveLength(3)
    line().opens()
    await line().grants('hello')
    expect(line().asked.at(-1)).toMatchObject({ type: 'join' })
    expect(match.sessionWith(nimFace)?.snapshot.trouble).toBeNull()
  })

  test('says so once a line that opens breaks again and again at the table, and tries less and less often', async () => {
    const { match, lines, line } = comeToTheTable()
    const fail = async (): Promise<void> => {
      line().opens()
      await line().grants('hello')
      line().breaks()
    }
    for (let k = 0; k < 5; k++) {
      await fail()
      expect(match.foyer.line).toBe('lost')
      await vi.advanceTimersByTimeAsync(15_000)
    }
    await fail()
    expect(match.foyer.line).toBe('failing')
    // By now the wait is long, and it is still said while it tries.
    const tries = lines.length
    await vi.advanceTimersByTimeAsync(5000)
    expect(lines).toHaveLength(tries)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(lines).toHaveLength(tries + 1)
    expect(match.foyer.line).toBe('failing')

    // A line that holds for a while makes all of it forgotten.
    line().opens()
    await line().grants('hello')
    await line().says(joined, seats, table(1, { from: 0, count: 2 }))
    await vi.advanceTimersByTimeAsync(20_000)
    line().breaks()
    expect(match.sessionWith(nimFace)?.snapshot.trouble).toMatchObject({ what: 'connection', detail: 'lost' })
  })

  test('does not come back in the same moment as everybody else', async () => {
    const waits = new Set<number>()
    for (let k = 0; k < 20; k++) {
      const { lines, line, match } = comeToTheTable()
      line().opens()
      line().breaks()
      let waited = 0
      for (; lines.length < 2; waited += 10) await vi.advanceTimersByTimeAsync(10)
      waits.add(waited)
      match.close()
    }
    expect(waits.size).toBeGreaterThan(3)
    expect(Math.max(...waits)).toBeLessThanOrEqual(410)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(290)
  })

  /** The line is back and the table joined. */
  async function back({ line }: { line: () => Line }, version: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(500)
    line().opens()
    await line().grants('hello')
    await line().says(joined, seats, table(version, { from: 0, count: 2 }))
    await line().grants('join')
  }

  test('an answer that a break swallowed is sent again; if it had arrived, the player is told', async () => {
    const at = await seated()
    const session = at.match.sessionWith(nimFace)!
    const answer = session.answer(2)
    at.line().breaks()
    await back(at, 2)
    expect(at.line().asked.at(-1)).toMatchObject({ type: 'answer', version: 1, answer: 2, again: true })
    await at.line().grants('answer')
    expect(await answer).toBeNull()
    expect(session.snapshot.trouble?.what).toBe('arrived')
    session.retry()
    expect(session.snapshot.trouble).toBeNull()
  })

  test('and if it had not, and the table has changed since, that is said', async () => {
    const at = await seated()
    const answer = at.match.sessionWith(nimFace)!.answer(2)
    at.line().breaks()
    await back(at, 3)
    const { id } = at.line().asked.at(-1)!
    await at.line().says({ type: 'error', id, code: 'stale', text: '' })
    expect(await answer).toEqual({ refused: 'server.not-arrived' })
  })

  test('anything else that a break swallowed is not sent twice; without a line nothing is sent', async () => {
    const at = await seated()
    const session = at.match.sessionWith(nimFace)!
    const resigned = session.resign()
    at.line().breaks()
    expect(await resigned).toEqual({ refused: 'server.unanswered' })
    expect(await session.answer(1)).toEqual({ refused: 'server.no-line' })
    await back(at, 1)
    expect(at.line().asked.map(({ type }) => type)).toEqual(['hello', 'join'])
  })

  test('asks whether anybody is there when it has heard nothing, and opens a new line if nobody says so', async () => {
    const { match, lines, line } = await seated()
    await vi.advanceTimersByTimeAsync(25_000)
    expect(line().asked.at(-1)?.type).toBe('ping')
    await line().grants('ping')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(lines).toHaveLength(1)
    // Nobody answers any more, and the line does not say that it is dead.
    line().close = () => {}
    await vi.advanceTimersByTimeAsync(20_000)
    expect(lines).toHaveLength(2)
    expect(match.sessionWith(nimFace)?.snapshot.trouble?.what).toBe('connection')
  })

  test('notices a dead line sooner while an answer is waited for', async () => {
    const { match, lines, line } = await seated()
    void match.sessionWith(nimFace)!.answer(2)
    line().close = () => {}
    await vi.advanceTimersByTimeAsync(16_000)
    expect(lines).toHaveLength(2)
  })

  test('goes on by what changes, asks for older pages of the log, and comes anew if something is missing', async () => {
    const { match, lines, line } = await seated()
    const session = match.sessionWith(nimFace)!
    await line().says(table(5, { from: 6, count: 2 }))
    expect(session.snapshot).toMatchObject({ logFrom: 6 })
    session.older!()
    expect(line().asked.at(-1)).toMatchObject({ type: 'log', before: 6 })
    const older = table(5, { from: 4, count: 2 }) as Extract<ServerMessage, { type: 'table' }>
    await line().says({ type: 'log', match: 'match-01', ...older.log })
    expect(session.snapshot.log.map((entry) => entry.args.count)).toEqual([4, 5, 6, 7])
    const change = {
      type: 'change',
      match: 'match-01',
      difference: { in: { n: { put: 6 }, version: { put: 6 }, view: { in: { stones: { put: 1 } } } } },
      log: { from: 8, entries: [] },
      clocks: null,
    } as const
    await line().says({ ...change, since: 5 })
    expect(session.snapshot).toMatchObject({ n: 6, view: { stones: 1 }, logFrom: 4 })
    await line().says({ ...change, since: 9 })
    await vi.advanceTimersByTimeAsync(500)
    expect(lines).toHaveLength(2)
    expect(session.snapshot.n).toBe(6)
  })

  test('a page of another protocol is turned away and does not try again', async () => {
    const { match, lines, line } = comeToTheTable()
    line().opens()
    await line().says({ type: 'error', id: line().asked[0]!.id, code: 'other-protocol', text: '' })
    expect(match.foyer.closed?.code).toBe('other-protocol')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lines).toHaveLength(1)
  })
})

test('that the rules have changed in the middle of the match is told once, to each who comes back', async () => {
  const { match, line } = await seated()
  const session = match.sessionWith(nimFace)!
  const later = {
    ...table(2, { from: 0, count: 1 }),
    newRules: { version: 2, from: 5, of: 6 },
  } as ServerMessage
  await line().says(later)
  expect(session.snapshot.trouble).toEqual({
    what: 'new-rules',
    detail: '',
    args: { from: 5, of: 6, how: 'table' },
  })
  session.retry()
  expect(session.snapshot.trouble).toBeNull()
  await line().says({ ...later, version: 3 } as ServerMessage)
  expect(session.snapshot.trouble).toBeNull()
})

describe('a page that is older or newer than the server', () => {
  const welcome = (build: string | null): ServerMessage => ({
    type: 'welcome',
    account: false,
    name: 'Leia',
    token: 't',
    games: [{ id: 'nim', rulesVersion: '1' }],
    build,
  })

  test('goes on where both are of one build, or one of them has none', async () => {
    for (const build of ['b', null]) {
      const { match, line } = comeToTheTable()
      line().opens()
      await line().says(welcome(build))
      await line().grants('hello')
      expect(line().asked.at(-1)).toMatchObject({ type: 'join' })
      expect(match.foyer.closed).toBeNull()
    }
  })

  test('sends nothing after the greeting to a server of another build, and does not come back', async () => {
    const { match, lines, line } = await seated()
    line().breaks()
    await vi.advanceTimersByTimeAsync(500)
    line().opens()
    await line().says(welcome('c'))
    expect(match.foyer.closed?.code).toBe('other-protocol')
    await match.sessionWith(nimFace)!.answer(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lines).toHaveLength(2)
    expect(line().asked.map(({ type }) => type)).toEqual(['hello'])
  })

  test('does not even begin with a match of rules that it does not know', async () => {
    const { match, line } = comeToTheTable()
    line().opens()
    await line().grants('hello')
    await line().says(
      { ...joined, rulesVersion: '2' } as ServerMessage,
      seats,
      table(1, { from: 0, count: 2 }),
    )
    expect(match.isOfRules(nimFace)).toBe(false)
    expect(match.sessionWith(nimFace)).toBeNull()
  })

  test('stops in the middle of a match that comes back under other rules', async () => {
    const { match, lines, line } = await seated()
    const session = match.sessionWith(nimFace)!
    line().breaks()
    await vi.advanceTimersByTimeAsync(500)
    line().opens()
    await line().grants('hello')
    await line().says({ ...joined, rulesVersion: '2' } as ServerMessage)
    expect(match.foyer.closed?.code).toBe('other-protocol')
    await session.answer(2)
    expect(line().asked.map(({ type }) => type)).toEqual(['hello', 'join'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lines).toHaveLength(2)
  })

  test('is turned away by a server that does not understand its greeting', async () => {
    const { match, line } = comeToTheTable()
    line().opens()
    await line().says({ type: 'error', id: line().asked[0]!.id, code: 'malformed', text: '' })
    expect(match.foyer.closed?.code).toBe('other-protocol')
  })
})
