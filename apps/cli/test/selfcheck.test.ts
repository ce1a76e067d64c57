import { expect, test } from 'vitest'
import { command } from './command.ts'

test('counts what it checked, the same with any number of workers', async () => {
  const line = ['selfcheck', '--game', 'pebbles', '--matches', '6', '--json', '--workers']
  const [one, two] = await Promise.all([command([...line, '1']), command([...line, '2'])])
  const { seconds: _, ...report } = JSON.parse(one.out)
  const { seconds: __, ...again } = JSON.parse(two.out)
  expect(one.code).toBe(0)
  expect(report).toMatchObject({ game: 'pebbles', matches: 6, prompts: 24, failures: [] })
  expect(report.undo).toBeGreaterThan(0)
  expect(again).toEqual(report)
})

test('what can be taken back may be compared by itself, for tables of some size', async () => {
  const line = ['selfcheck', '--game', 'pebbles', '--matches', '6', '--take-backs', '--json']
  const { code, out } = await command([...line, '--seats', '2'])
  const report = JSON.parse(out)
  expect(code).toBe(0)
  expect(report).toMatchObject({ matches: 6, fork: 0, failures: [] })
  expect(report.undoLeak).toBeGreaterThan(0)
  const none = await command([...line, '--seats', '3,7'])
  expect(none.code).not.toBe(0)
  expect(none.err).toContain('no variant of pebbles is for so many players. There are some for 2.')
})

test('what fails is told with its record', async () => {
  const { code, out, err } = await command(['selfcheck', '--game', 'cracked', '--matches', '3', '--json'])
  const { failures } = JSON.parse(out)
  expect(code).toBe(1)
  expect(failures[0]).toMatchObject({
    match: expect.any(Number),
    record: expect.stringContaining('dejarik-bug'),
  })
  expect(err).toContain('the pebble is cracked')
})
