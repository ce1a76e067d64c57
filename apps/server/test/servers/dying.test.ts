/** Servers that die or freeze, and a database that does, while people play: nobody has to reload anything. */
import { type Answer, FastRng } from '@dejarik/kernel'
import { expect, onTestFinished, test } from 'vitest'
import {
  Player,
  playOn,
  type ServerProcess,
  someAnswer,
  startPostgres,
  together,
} from '../../test-support/index.ts'
import { folderForTest, serveApart } from '../house.ts'

const start = (data: string, more: { readonly [name: string]: string } = {}): Promise<ServerProcess> =>
  serveApart({ DEJARIK_DATA: data, DEJARIK_CONNECTIONS: '500', DEJARIK_MESSAGES: '1000', ...more })

/** Ann made the match at the first server; both players are connected to the second. */
async function openAtFirst(first: ServerProcess, second: ServerProcess) {
  const ann = await Player.arrive(first.address, { name: 'Ann' })
  const match = await ann.host('deckbuilding', { options: { bases: 2 } })
  const bob = await Player.arrive(second.address, { name: 'Bob' })
  await bob.join(match)
  const away = await Player.arrive(second.address, { token: ann.token })
  await away.join(match)
  await away.until(() => away.at(match).table.status === 'playing')
  return { players: [away, bob], match }
}

test('a server that is killed hands its match over within seconds; who is connected elsewhere notices nothing but a pause', async () => {
  const data = folderForTest()
  const [first, second] = [await start(data), await start(data)]
  const { players, match } = await openAtFirst(first, second)
  const [ann, bob] = players
  await playOn(players, match, new FastRng(1), () => ann.at(match).table.n >= 10)
  const { version } = ann.at(match).table
  await first.end('SIGKILL')
  const asked = players.find((player) => player.asked(match) !== null)!
  const started = performance.now()
  const reply = await asked.answer(match, someAnswer(asked.asked(match)!, new FastRng(2)))
  expect(reply).toMatchObject({ type: 'done' })
  expect(performance.now() - started).toBeLessThan(10_000)
  await together(players, match, version + 1)
  await playOn(players, match, new FastRng(3), () => ann.at(match).table.n >= 30)
  expect([ann.closed, bob.closed]).toEqual([null, null])
})

test('a server that was frozen and wakes up writes nothing to a match that another has taken over', async () => {
  const data = folderForTest()
  const [first, second] = [await start(data), await start(data)]
  const { players, match } = await openAtFirst(first, second)
  const watcher = await Player.arrive(first.address)
  await watcher.join(match, { watch: true })
  await playOn(players, match, new FastRng(1), () => players[0].at(match).table.n >= 6)
  process.kill(first.pid, 'SIGSTOP')
  const asked = players.find((player) => player.asked(match) !== null)!
  expect(await asked.answer(match, someAnswer(asked.asked(match)!, new FastRng(2)))).toMatchObject({
    type: 'done',
  })
  await playOn(players, match, new FastRng(4), () => players[0].at(match).table.n >= 20)
  process.kill(first.pid, 'SIGCONT')
  const { version } = players[0].at(match).table
  await watcher.until(
    () => watcher.at(match).table.version >= version,
    'the frozen server shows what has happened',
  )
  await playOn(players, match, new FastRng(5), () => players[0].at(match).table.n >= 30)
  await watcher.until(() => watcher.at(match).table.n >= 30)
  expect(watcher.closed).toBeNull()
})

test('a database that is killed and comes back loses no acknowledged answer, and the match goes on', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const data = folderForTest()
  const database = { DATABASE_URL: `${postgres.address}postgres` }
  const [first, second] = [await start(data, database), await start(data, database)]
  const { players, match } = await openAtFirst(first, second)
  await playOn(players, match, new FastRng(1), () => players[0].at(match).table.n >= 10)
  const acknowledged = players[0].at(match).table.version
  await postgres.end('SIGQUIT')
  const asked = players.find((player) => player.asked(match) !== null)!
  const answer: Answer = someAnswer(asked.asked(match)!, new FastRng(2))
  const refused = asked.answer(match, answer)
  await postgres.restart()
  await refused
  const versions = async (): Promise<readonly number[]> => {
    const replies = await Promise.all(players.map((player) => player.send({ type: 'join', match })))
    return replies.map(({ type }, i) => (type === 'done' ? players[i].at(match).table.version : -1 - i))
  }
  await expect.poll(async () => new Set(await versions()).size, { timeout: 30_000 }).toBe(1)
  expect(players[0].at(match).table.version).toBeGreaterThanOrEqual(acknowledged)
  await playOn(players, match, new FastRng(3), () => players[0].at(match).table.n >= 30)
})
