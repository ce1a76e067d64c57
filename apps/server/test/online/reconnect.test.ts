import { FastRng } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { Player, playOn, together } from '../../test-support/index.ts'
import { annAndBob, serve } from '../house.ts'

test('a lost connection is seen by the others; coming back with the token brings everything back', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  await playOn([ann, bob], match, new FastRng(1), () => ann.at(match).table.n >= 5)
  await ann.must({ type: 'chat', match, text: 'wait for me' })
  const before = ann.at(match)
  ann.socket.terminate()
  await bob.until(() => bob.at(match).seats?.seats[0].present === false, 'Ann is gone')

  const back = await Player.arrive(server.address, { token: ann.token })
  expect(back.name).toBe('Ann')
  const now = await back.join(match)
  await bob.until(() => bob.at(match).seats?.seats[0].present === true, 'Ann is back')
  expect(now.joined).toEqual(before.joined)
  expect({ ...now.table, log: null }).toEqual({ ...before.table, log: null })
  expect(now.part).toEqual(before.part)
  expect(now.chat).toEqual(before.chat)
  await playOn([back, bob], match, new FastRng(2))
  expect(bob.at(match).table.status).toBe('over')
})

test('the key of a seat opens it on another device, and nothing else does', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  const { key } = ann.at(match).joined
  const phone = await Player.arrive(server.address)
  expect(await phone.send({ type: 'join', match, key: 'x'.repeat(22) })).toMatchObject({ code: 'wrong-key' })
  await phone.must({ type: 'join', match, key: String(key) })
  expect(phone.at(match).joined.you).toBe(0)
  expect(phone.at(match).table.view).toEqual(ann.at(match).table.view)

  await phone.answer(match, 0)
  await together([ann, bob, phone], match, 1)
  expect(ann.asked(match)).toBeNull()
})

test('a table that all have left is put away, and stands as it was when one returns', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  await playOn([ann, bob], match, new FastRng(3), () => ann.at(match).table.n >= 7)
  const { table } = ann.at(match)
  await Promise.all([ann.leave(), bob.leave()])
  const { tables } = server.hall
  const tablesAfterSweep = () => {
    tables.sweep(0)
    return tables.count
  }
  await expect.poll(tablesAfterSweep).toBe(0)

  const back = await Player.arrive(server.address, { token: ann.token })
  await back.join(match)
  expect({ ...back.at(match).table, log: null }).toEqual({ ...table, log: null })
})

test('a new name is seen at the table', async () => {
  const server = await serve()
  const { ann, bob, match } = await annAndBob(server)
  await ann.must({ type: 'rename', name: 'Annabel' })
  await bob.until(() => bob.at(match).seats?.seats[0].name === 'Annabel')
  const back = await Player.arrive(server.address, { token: ann.token })
  expect(back.name).toBe('Annabel')
})
