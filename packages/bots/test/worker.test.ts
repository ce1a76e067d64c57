import { MessageChannel, Worker } from 'node:worker_threads'
import { FastRng, Match, writeRecord } from '@dejarik/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { botNamed, RemoteBot, serveBot } from '../src/index.ts'
import { duel } from './toys/duel.ts'

let worker: Worker
let remote: RemoteBot

beforeAll(() => {
  worker = new Worker(new URL('./toys/bot-worker.ts', import.meta.url))
  remote = new RemoteBot(worker)
})

afterAll(() => worker.terminate())

const match = Match.start(duel, {}, 'remote')
const request = { game: 'duel', record: writeRecord(match.record), seat: 1, level: 'medium', seed: 5 }

test('a worker decides as the bot here does', async () => {
  const here = botNamed('medium').decide(match, 1, new FastRng(5, match.n))
  expect(await remote.decide(request)).toEqual(here)
})

test('several requests at once find their own answers', async () => {
  const seats = [0, 1, 0, 1, 0]
  const answers = await Promise.all(seats.map((seat, seed) => remote.decide({ ...request, seat, seed })))
  const here = seats.map((seat, seed) => botNamed('medium').decide(match, seat, new FastRng(seed, match.n)))
  expect(answers).toEqual(here)
})

test('what can not be decided comes back as a sentence', async () => {
  const cases = [
    [{ level: 'grandmaster' }, 'there is no bot level grandmaster'],
    [{ game: 'chess' }, 'there is no game chess; games are duel'],
    [{ record: '{"dejarik":1' }, "the record can't be folded: record-not-json"],
    [{ seat: 4 }, 'seat 4 has nothing to decide'],
  ] as const
  for (const [wrong, sentence] of cases)
    await expect(remote.decide({ ...request, ...wrong })).rejects.toThrow(sentence)
})

test('a game on demand is loaded when it is asked for, and a load that fails is a sentence', async () => {
  const { port1, port2 } = new MessageChannel()
  const loaded: string[] = []
  const onDemand = (id: string) => ({
    id,
    load: async () => {
      loaded.push(id)
      if (id !== 'duel') throw new Error('the network is gone')
      return duel
    },
  })
  serveBot([onDemand('duel'), onDemand('chess')], port1)
  const bot = new RemoteBot(port2)
  expect(await bot.decide(request)).toEqual(await remote.decide(request))
  expect(loaded).toEqual(['duel'])
  await expect(bot.decide({ ...request, game: 'chess' })).rejects.toThrow('the network is gone')
  port1.close()
})

test('a worker that breaks down leaves nobody waiting', async () => {
  const broken = new Worker('throw new Error("no such file")', { eval: true })
  await expect(new RemoteBot(broken).decide(request)).rejects.toThrow('the bot worker broke down')
})
