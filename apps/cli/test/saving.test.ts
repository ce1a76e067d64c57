/** A match in the terminal is never lost: each way in which it can end. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { isRefusal, readRecord } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { command, folder } from './command.ts'
import { ENGLISH, Spawned } from './spawned.ts'

const LONG = 240_000
const PLAY = ['play', '--game', 'deckbuilding', '--bot', 'random', '--seed', 'kept'] as const

function decisionsIn(path: string): number {
  const record = readRecord(readFileSync(path, 'utf8'))
  if (isRefusal(record)) throw new Error(JSON.stringify(record))
  return record.entries.length
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s saves the match and says how to go on',
  async (signal) => {
    const cwd = folder()
    const match = new Spawned(PLAY, { cwd, env: ENGLISH })
    await match.asked(1)
    match.types('1')
    await match.asked(2)
    match.kill(signal)
    const { code, out } = await match.ended
    expect(code).toBe(128 + constants.signals[signal])
    expect(out).toContain('After each answer the match is saved as dejarik-deckbuilding-kept.json.')
    expect(out).toContain('npx dejarik play --game deckbuilding --resume dejarik-deckbuilding-kept.json')
    expect(decisionsIn(join(cwd, 'dejarik-deckbuilding-kept.json'))).toBeGreaterThan(0)
    expect(readdirSync(cwd)).toEqual(['dejarik-deckbuilding-kept.json'])
  },
  LONG,
)

test(
  'what is killed at once has lost no answer either',
  async () => {
    const cwd = folder()
    const match = new Spawned(PLAY, { cwd, env: ENGLISH })
    for (const n of [1, 2, 3]) {
      await match.asked(n)
      match.types('1')
    }
    await match.asked(4)
    match.kill('SIGKILL')
    await match.ended
    expect(decisionsIn(join(cwd, 'dejarik-deckbuilding-kept.json'))).toBeGreaterThanOrEqual(3)
  },
  LONG,
)

test(
  'who takes its file or its folder away does not lose the match',
  async () => {
    for (const taken of ['kept/match.json', 'kept']) {
      const cwd = folder()
      mkdirSync(join(cwd, 'kept'))
      const match = new Spawned([...PLAY, '--save', 'kept/match.json'], { cwd, env: ENGLISH })
      await match.asked(1)
      match.types('1')
      await match.asked(2)
      rmSync(join(cwd, taken), { recursive: true })
      match.kill('SIGINT')
      const { out } = await match.ended
      const [, path] = /The record is saved as (\S+)\. /.exec(out) ?? []
      expect(decisionsIn(resolve(cwd, path))).toBeGreaterThan(0)
      if (taken === 'kept') expect(out).toContain('can’t be saved as kept/match.json')
    }
  },
  LONG,
)

/** The small game of the fixture, in this process. */
function pebbles(cwd: string, ...more: readonly string[]): ReturnType<typeof command> {
  const argv = ['play', '--game', 'pebbles', '--bot', 'random', ...more]
  return command(argv, { cwd, input: '4\nq\n' })
}

test('where nothing can be written, the match does not begin', async () => {
  const cwd = folder()
  writeFileSync(join(cwd, 'file'), '')
  mkdirSync(join(cwd, 'full'))
  const tries = ['none/x.json', 'file/x.json', 'full', '.'].map((path) => pebbles(cwd, '--save', path))
  const said = await Promise.all(tries)
  for (const { code, out } of said) expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(said.map(({ err }) => err.replaceAll(cwd, 'HERE'))).toEqual([
    'There is no folder HERE/none, so the match can’t be saved there. Make it, or name another file with --save.\n',
    'HERE/file is no folder, so the match can’t be saved there. Name another file with --save.\n',
    'full is a folder, and the match needs a file. Name one with --save <file>.\n',
    '. is a folder, and the match needs a file. Name one with --save <file>.\n',
  ])
  expect(readdirSync(cwd).sort()).toEqual(['file', 'full'])
})

test('a file that exists is never replaced, whatever it holds', async () => {
  const cwd = folder()
  writeFileSync(join(cwd, 'kept.json'), 'a shopping list')
  const { code, err } = await pebbles(cwd, '--save', 'kept.json')
  expect({ code, err }).toEqual({
    code: 2,
    err: 'There is a file kept.json already, and nothing is overwritten. Name another one with --save, or go on with that match: npx dejarik play --game pebbles --resume kept.json\n',
  })
  expect(readFileSync(join(cwd, 'kept.json'), 'utf8')).toBe('a shopping list')
})

test('the same seed again gets another name, and the first match stays as it was', async () => {
  const cwd = folder()
  await pebbles(cwd, '--seed', '7')
  const first = readFileSync(join(cwd, 'dejarik-pebbles-7.json'), 'utf8')
  const { out } = await pebbles(cwd, '--seed', '7')
  expect(out).toContain('The record is saved as dejarik-pebbles-7-2.json.')
  expect(readFileSync(join(cwd, 'dejarik-pebbles-7.json'), 'utf8')).toBe(first)
})

test('seeds that are no names of files have files of their own', async () => {
  const cwd = folder()
  for (const seed of ['ä', 'ö', '猫', 'a/b', 'x'.repeat(300)]) await pebbles(cwd, '--seed', seed)
  const files = readdirSync(cwd)
  expect(files).toHaveLength(5)
  expect(files.filter((name) => /-2\.json$/.test(name))).toEqual([])
})

test('--resume goes on in its own file, and with --save in a new one', async () => {
  const cwd = folder()
  await pebbles(cwd, '--seed', '7')
  const file = 'dejarik-pebbles-7.json'
  const before = readFileSync(join(cwd, file), 'utf8')
  await command(['play', '--game', 'pebbles', '--resume', file, '--save', 'other.json'], {
    cwd,
    input: '1\nq\n',
  })
  expect(readFileSync(join(cwd, file), 'utf8')).toBe(before)
  expect(decisionsIn(join(cwd, 'other.json'))).toBeGreaterThan(decisionsIn(join(cwd, file)))
  await command(['play', '--game', 'pebbles', '--resume', file], { cwd, input: '1\nq\n' })
  expect(readFileSync(join(cwd, file), 'utf8')).not.toBe(before)
  expect(readdirSync(cwd).sort()).toEqual([file, 'other.json'])
})

/** A place where nobody may write: one's own folder without that right or, since root may write everywhere, the kernel's. */
function barredPlace(): string {
  if (process.getuid?.() === 0) return '/sys/kept.json'
  const barred = folder()
  chmodSync(barred, 0o500)
  return join(barred, 'kept.json')
}

test('what may not be written is refused with a sentence, before the match begins', async () => {
  const cwd = folder()
  const { code, out, err } = await command(['play', '--game', 'pebbles', '--save', barredPlace()], { cwd })
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(
    /^(You may not write .*kept\.json|Nothing can be written in ).*Name another file with --save\.\n$/,
  )
})
