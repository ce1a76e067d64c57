import { expect, test } from 'vitest'
import { clocksView, fallsAt, newClocks, outOfTime, passOn } from '../src/clock.ts'

const setting = { seconds: 60, increment: 5 }
const minute = 60_000

test('only those who decide lose time', () => {
  const clocks = newClocks(setting, 3, [0, 2], 1000)
  expect(clocksView(clocks, 11_000)).toEqual({ left: [50_000, minute, 50_000], running: [0, 2] })
})

test('the increment comes once, when the decision passes on, not with each answer', () => {
  const start = newClocks(setting, 2, [0], 0)
  const again = passOn(start, [0], 10_000)
  expect(again.left).toEqual([50_000, minute])
  const passed = passOn(again, [1], 20_000)
  expect(passed.left).toEqual([45_000, minute])
})

test('a clock falls when its time is up, the shortest first', () => {
  const clocks = { ...newClocks(setting, 2, [0, 1], 0), left: [30_000, 20_000] }
  expect(fallsAt(clocks)).toBe(20_000)
  expect(outOfTime(clocks, 19_999)).toBeNull()
  expect(outOfTime(clocks, 20_000)).toBe(1)
  expect(outOfTime(clocks, 99_999)).toBe(1)
})

test('nobody falls while nobody decides, and time never runs backwards', () => {
  const clocks = newClocks(setting, 2, [], 5000)
  expect(fallsAt(clocks)).toBeNull()
  expect(outOfTime(clocks, 1e12)).toBeNull()
  const running = newClocks(setting, 2, [0], 5000)
  expect(clocksView(running, 1000).left).toEqual([minute, minute])
})
