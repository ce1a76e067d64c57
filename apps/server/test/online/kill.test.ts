import { type Answer, FastRng } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { ATTACK, ConnectionLost, Player, type ServerProcess, someAnswer } from '../../test-support/index.ts'
import { folderForTest, recordOf, serveApart } from '../house.ts'

const MATCHES = 50
/** Acknowledged answers, over all matches, after which the server is killed. */
const ENOUGH = 1500

interface Pair {
  readonly match: string
  players: readonly Player[]
  /** Acknowledged answers by the version that they made. */
  readonly acknowledged: Map<number, Answer>
  readonly rng: FastRng
}

const start = (data: string): Promise<ServerProcess> =>
  serveApart({ DEJARIK_DATA: data, DEJARIK_CONNECTIONS: '200', DEJARIK_MESSAGES: '1000' })

async function sitDown(address: string, index: number): Promise<Pair> {
  const players = [await Player.arrive(address), await Player.arrive(address)]
  const match = await players[0].host('deckbuilding', { options: { bases: 2 } })
  await players[1].join(match)
  return { match, players, acknowledged: new Map(), rng: new FastRng(index) }
}

/** Both players answer whenever they are asked, until the end of the match or of the server. */
async function play(pair: Pair, onAnswer: () => void): Promise<void> {
  const { match, acknowledged, rng } = pair
  const over = (player: Player) => player.closed !== null || player.at(match).table.status === 'over'
  await Promise.all(
    pair.players.map(async (player) => {
      for (;;) {
        await player.until(() => over(player) || player.asked(match) !== null)
        const ask = player.asked(match)
        if (over(player) || ask === null) return
        const { version } = player.at(match).table
        const answer = someAnswer(ask, rng, ATTACK)
        const reply = await player.answer(match, answer)
        if (reply.type === 'error') throw new Error(JSON.stringify(reply))
        acknowledged.set(version + 1, answer)
        onAnswer()
      }
    }),
  )
}

test('killed in the middle of 50 matches: every acknowledged answer is in place, every match goes on to its end', async () => {
  const data = folderForTest()
  const first = await start(data)
  const pairs: Pair[] = []
  for (let i = 0; i < MATCHES; i++) pairs.push(await sitDown(first.address, i))

  let answers = 0
  let killed: Promise<unknown> | null = null
  const results = await Promise.allSettled(
    pairs.map((pair) =>
      play(pair, () => {
        if (++answers === ENOUGH) killed = first.end('SIGKILL')
      }),
    ),
  )
  await killed
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(ConnectionLost)
  const open = pairs.filter(({ match, players }) => players[0].at(match).table.status === 'playing')
  expect(open.length).toBeGreaterThan(MATCHES / 2)

  const second = await start(data)
  for (const pair of pairs) {
    const { match, players, acknowledged } = pair
    const seen = Math.max(
      0,
      ...players.map((player) => player.at(match).table.version),
      ...acknowledged.keys(),
    )
    pair.players = await Promise.all(players.map(({ token }) => Player.arrive(second.address, { token })))
    for (const [seat, player] of pair.players.entries()) {
      await player.join(match)
      expect(player.at(match).joined.you).toBe(seat)
      expect(player.at(match).table.version).toBeGreaterThanOrEqual(seen)
    }
  }
  await Promise.all(pairs.map((pair) => play(pair, () => {})))

  for (const { match, players, acknowledged } of pairs) {
    expect(players[0].at(match).table.status).toBe('over')
    const record = await recordOf(second, match)
    for (const [version, answer] of acknowledged) expect(record.entries[version - 1].answer).toEqual(answer)
  }
  expect(await second.end('SIGTERM')).toBe(0)
  expect([...first.complained, ...second.complained]).toEqual([])
  expect(second.printed).toEqual([expect.stringMatching(/^Dejarik is at http:\/\/localhost:\d+$/)])
})
