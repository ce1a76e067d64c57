import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FastRng, Match, RulesBug, readRecord } from '@dejarik/kernel'
import { accepted } from '@dejarik/kernel/play'
import { expect, test, vi } from 'vitest'
import { log } from '../../src/log.ts'
import { playOn, together } from '../../test-support/index.ts'
import { bids } from '../bids.ts'
import { annAndBob, folderForTest, serve } from '../house.ts'

test('a bug of ours refuses the answer, saves the record, and the match goes on', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  const data = folderForTest()
  const server = await serve({ settings: { data } })
  const { ann, bob, match } = await annAndBob(server, { options: { bug: true } })
  await ann.answer(match, 0)
  await bob.answer(match, 0)
  await together([ann, bob], match, 2)
  const leader = [ann, bob].find((player) => player.asked(match) !== null)!
  const before = leader.at(match).table

  const reply = await leader.answer(match, 2)

  expect(reply).toMatchObject({ type: 'error', code: 'rules-bug', match })
  const file = join(data, 'bugs', String(reply.type === 'error' && reply.args?.file))
  expect(existsSync(file)).toBe(true)
  const record = accepted(readRecord(readFileSync(file, 'utf8')))
  expect(() => Match.restore(bids, record)).toThrow(RulesBug)
  expect(logged).toHaveBeenCalledOnce()

  expect(leader.at(match).table).toEqual(before)
  await leader.answer(match, 1)
  await together([ann, bob], match, 3)
  const noBug = new FastRng(1)
  const careful = { int: (n: number) => noBug.int(n === 3 ? 2 : n) }
  await playOn([ann, bob], match, careful)
  expect(ann.at(match).table.status).toBe('over')
  logged.mockRestore()
})

test('a view that fails refuses the answer before it counts', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  const broken: typeof bids = {
    ...bids,
    view: (s, seat) => {
      if (s.played.length > 0 && seat === 1) throw new Error('a view explodes')
      return bids.view(s, seat)
    },
  }
  const server = await serve({ games: [broken] })
  const { ann, bob, match } = await annAndBob(server)
  await ann.answer(match, 0)
  expect(await bob.answer(match, 0)).toMatchObject({ code: 'rules-bug' })
  await ann.join(match)
  expect(ann.at(match).table).toMatchObject({ version: 1, status: 'playing' })
  logged.mockRestore()
})
