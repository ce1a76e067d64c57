import type { Answer } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import type { Question, Thinker } from '../src/bots/thinker.ts'
import { Pool } from '../src/pool.ts'

const question = (seed: number): Question => ({ game: 'g', record: '', seat: 0, level: 'hard', seed })

/** Thinks until it is told that it has thought; notes about what. */
class Slow implements Thinker {
  readonly begun: number[]
  readonly #open: ((answer: Answer) => void)[] = []
  closed = false
  constructor(begun: number[]) {
    this.begun = begun
  }
  decide({ seed }: Question): Promise<Answer> {
    this.begun.push(seed)
    return new Promise((resolve) => this.#open.push(resolve))
  }
  async done(answer = 0): Promise<void> {
    this.#open.shift()?.(answer)
    await new Promise((resolve) => setImmediate(resolve))
  }
  async close(): Promise<void> {
    this.closed = true
  }
}

test('guests take turns, however many decisions the bots of one of them wait for', async () => {
  const begun: number[] = []
  const worker = new Slow(begun)
  const pool = new Pool([worker])
  for (let k = 0; k < 6; k++) void pool.decide(question(k), 'mallory')
  void pool.decide(question(100), 'ann')
  void pool.decide(question(200), 'bob')
  void pool.decide(question(101), 'ann')
  for (let k = 0; k < 8; k++) await worker.done()
  // Mallory has two turns before Ann's first: one was under way, one was next in line when she came.
  expect(begun).toEqual([0, 1, 100, 200, 2, 101, 3, 4, 5])
})

test('as many decisions are thought about at once as there are workers; one who fails takes nobody along', async () => {
  const begun: number[] = []
  const workers = [new Slow(begun), new Slow(begun)]
  const pool = new Pool(workers)
  const answers = [7, 8, 9].map((seed) => pool.decide(question(seed), 'ann'))
  expect(begun).toEqual([7, 8])
  await workers[1].done(4)
  expect(begun).toEqual([7, 8, 9])
  await workers[0].done(3)
  await workers[1].done(5)
  expect(await Promise.all(answers)).toEqual([3, 4, 5])

  const failing = new Pool([{ decide: () => Promise.reject(new Error('lost')), close: async () => {} }])
  const lost = [1, 2].map((seed) => failing.decide(question(seed), 'ann').catch(String))
  expect(await Promise.all(lost)).toEqual(['Error: lost', 'Error: lost'])
})

test('what still waits when the server stops is told so', async () => {
  const worker = new Slow([])
  const pool = new Pool([worker])
  void pool.decide(question(1), 'ann')
  const second = pool.decide(question(2), 'ann').catch(String)
  await pool.close()
  expect(await second).toContain('the server stops')
  expect(worker.closed).toBe(true)
})
