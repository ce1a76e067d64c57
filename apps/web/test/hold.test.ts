import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { type Hold, holdMatch } from '../src/session/hold.ts'

/** The locks of this machine, whose answers take their time, as on a busy phone. */
function slow(milliseconds: number): LockManager {
  const request = async (name: string, how: LockOptions, holding: LockGrantedCallback<unknown>) => {
    await wait(milliseconds)
    return navigator.locks.request(name, how, holding)
  }
  return { query: () => navigator.locks.query(), request: request as LockManager['request'] }
}

test('a tab that is answered late still holds its match', async () => {
  const heard: Hold[] = []
  const letGo = holdMatch(slow(900), 'late', false, (hold) => heard.push(hold))
  await vi.waitFor(() => expect(heard).toEqual(['held']), 5000)
  letGo()
})

test('a second tab is told, may take the match over, and then the first is told', async () => {
  const first: Hold[] = []
  const second: Hold[] = []
  const firstLetsGo = holdMatch(slow(0), 'two', false, (hold) => first.push(hold))
  await vi.waitFor(() => expect(first).toEqual(['held']))
  holdMatch(slow(0), 'two', false, (hold) => second.push(hold))
  await vi.waitFor(() => expect(second).toEqual(['elsewhere']), 5000)
  const secondLetsGo = holdMatch(slow(0), 'two', true, (hold) => second.push(hold))
  await vi.waitFor(() => expect(first).toEqual(['held', 'elsewhere']))
  expect(second).toEqual(['elsewhere', 'held'])
  firstLetsGo()
  secondLetsGo()
})

test('a match that the old page of a reload lets go a moment later is held', async () => {
  const heard: Hold[] = []
  const oldLetsGo = holdMatch(slow(0), 'reload', false, () => {})
  await wait(20)
  const letGo = holdMatch(slow(0), 'reload', false, (hold) => heard.push(hold))
  await wait(150)
  oldLetsGo()
  await vi.waitFor(() => expect(heard).toEqual(['held']))
  letGo()
})
