/** What people type at a real command, and the sentences that they get. */

import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { command, folder } from './command.ts'
import { dejarikIn, ENGLISH, type Ended, Spawned } from './spawned.ts'

const LONG = 400_000

test(
  'help about what there is not',
  async () => {
    const cwd = folder()
    const [nope, near] = await Promise.all([
      dejarikIn(cwd, 'help', 'nope'),
      dejarikIn(cwd, 'help', 'simulat'),
    ])
    expect(nope.code).toBe(2)
    expect(nope.err).toMatch(/^There is no command "nope"\. Commands: play, simulate, .*\.\n$/)
    expect(near.err).toMatch(/^There is no command "simulat"\. Did you mean "simulate"\? Commands: /)
  },
  LONG,
)

test('help about what there is', async () => {
  for (const [names, usage] of [
    [['help'], 'Usage: dejarik [options] [command]'],
    [['help', 'play'], 'Usage: dejarik play [options]'],
    [['help', 'rules', 'coverage'], 'Usage: dejarik rules coverage [options]'],
  ] as const) {
    const { code, out } = await command(names)
    expect(code).toBe(0)
    expect(out).toContain(usage)
  }
  expect(await command(['help', 'play', 'now'])).toMatchObject({
    code: 2,
    err: 'There is no command "now". play has none.\n',
  })
})

test.each([
  [{ LC_ALL: '', LANG: 'de_DE' }, 'de'],
  [{ LC_ALL: '', LC_MESSAGES: '', LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LC_ALL: '', LC_MESSAGES: 'de', LANG: 'en_US.UTF-8' }, 'de'],
  [{ LC_ALL: 'C', LC_MESSAGES: 'de_DE', LANG: 'de_DE' }, 'en'],
  [{ LC_MESSAGES: 'en_GB', LANG: 'de_DE' }, 'en'],
  [{ LANG: 'den_CA' }, 'en'],
  [{}, 'en'],
])('the terminal’s language in %o is %s', async (env, language) => {
  const { out } = await command(['play', '--game', 'pebbles', '--bot', 'random'], {
    cwd: folder(),
    env,
    input: 'q\n',
  })
  expect(out).toContain(language === 'de' ? 'du spielst' : 'you are')
})

test(
  'LC_ALL= LANG=de_DE speaks German in a real process',
  async () => {
    const env = { LC_ALL: '', LC_MESSAGES: undefined, LANG: 'de_DE' }
    const match = new Spawned(['play', '--game', 'deckbuilding', '--bot', 'random'], { cwd: folder(), env })
    await match.asked(1)
    match.types('q')
    expect((await match.ended).out).toContain('du spielst')
  },
  LONG,
)

test('too many matches and too many threads get a sentence', async () => {
  const many = ['simulate', '--game', 'pebbles', '-n', '99999999999']
  expect(await command(many)).toMatchObject({
    code: 2,
    err: "Option '-n, --matches <n>' argument '99999999999' is invalid. It must be a whole number from 1 to 1000000. For more, let several seeds play.\n",
  })
  for (const name of ['simulate', 'selfcheck']) {
    const { code, err } = await command([name, '--game', 'pebbles', '--workers', '100000'])
    expect(code).toBe(2)
    expect(err).toMatch(/argument '100000' is invalid\. It must be a whole number from 1 to \d+\.\n$/)
  }
})

test(
  'Ctrl-C ends a simulation with the matches up to then, as they are played again',
  async () => {
    const cwd = folder()
    const argv = ['simulate', '--game', 'deckbuilding', '--seed', '3', '--workers', '2', '--json']
    // How long threads take to start depends on the machine; before that there is nothing to report.
    const interrupted = async (after: number): Promise<Ended> => {
      const long = new Spawned([...argv, '--matches', '1000000'], { cwd, env: ENGLISH })
      await setTimeout(after)
      long.kill('SIGINT')
      const ended = await long.ended
      return ended.out === '' ? interrupted(2 * after) : ended
    }
    const { code, out, err } = await interrupted(2000)
    expect(code).toBe(130)
    const report = JSON.parse(out)
    expect(report.matches).toBeGreaterThan(0)
    expect(err).toContain(`Interrupted: these are the first ${report.matches} of 1000000 matches`)
    expect(Object.values<number>(report.wins).reduce((sum, n) => sum + n, 0)).toBe(report.matches)
  },
  LONG,
)

test.each([
  ['a list', '[]'],
  ['nothing', 'null'],
  ['a text', '"bases"'],
  ['a number', '4'],
])('options that are %s are refused', async (_, options) => {
  for (const name of ['play', 'simulate', 'selfcheck'])
    expect(await command([name, '--game', 'pebbles', '--options', options])).toMatchObject({
      code: 2,
      err: `Option '--options <json>' argument '${options}' is invalid. It must be a JSON object, for example '{"bases":4}'.\n`,
    })
})

test.each([
  ['UTF-8', 'utf8', [0xef, 0xbb, 0xbf]],
  ['UTF-16', 'utf16le', [0xff, 0xfe]],
] as const)('a record that begins with a byte order mark is read (%s)', async (_, encoding, mark) => {
  const cwd = folder()
  const play = ['play', '--game', 'pebbles', '--bot', 'random']
  await command([...play, '--seed', 'a', '--save', 'a.json'], { cwd, input: '4\nq\n' })
  const text = readFileSync(join(cwd, 'a.json'), 'utf8')
  writeFileSync(join(cwd, 'b.json'), Buffer.concat([Buffer.from(mark), Buffer.from(text, encoding)]))
  const { code, err } = await command(['replay', 'b.json'], { cwd })
  expect({ code, err }).toEqual({ code: 0, err: '' })
})

test(
  'rules are found without dots and accents',
  async () => {
    const cwd = folder()
    const found = await Promise.all(
      ['Stützpunkt', 'Stutzpunkt', 'STUETZPUNKT'].map((word) =>
        dejarikIn(cwd, 'rules', '--game', 'deckbuilding', word),
      ),
    )
    const ids = found.map(({ out }) => out.split('\n').map((line) => line.split(' ')[0]))
    expect(ids[0].length).toBeGreaterThan(5)
    expect(ids[1]).toEqual(ids[0])
    expect(ids[2]).toEqual(ids[0])
  },
  LONG,
)

test(
  'a map calls its columns and rows as a match does',
  async () => {
    const cwd = folder()
    const [played, file] = await Promise.all([
      dejarikIn(cwd, 'map', 'climate-research-camp'),
      dejarikIn(cwd, 'map', 'climate-research-camp', '--file-numbers'),
    ])
    expect(played.out.split('\n')[1]).toMatch(/^ {6}A {3}B {3}C /)
    expect(played.out).toMatch(/\n {2}1 /)
    expect(file.out.split('\n')[1]).toMatch(/^ {6}0 {3}1 {3}2 /)
    expect(file.out).toMatch(/\n {2}0 /)
  },
  LONG,
)

test(
  'an old Node without the pinned one says what is missing',
  async () => {
    const cwd = join(folder(), 'apps', 'cli')
    mkdirSync(cwd, { recursive: true })
    const dejarik = join(cwd, 'dejarik.js')
    copyFileSync(fileURLToPath(new URL('../dejarik.js', import.meta.url)), dejarik)
    writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }')
    const old =
      "data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})"
    const said = await new Promise((resolve) => {
      execFile(process.execPath, ['--import', old, dejarik, 'cards'], (error, out, err) =>
        resolve({ code: error?.code, out, err }),
      )
    })
    expect(said).toEqual({
      code: 2,
      out: '',
      err: `Dejarik needs Node 24, and this is Node 20.1.0. Run "npm install" in its folder, which brings Node 24 along, or install Node 24 yourself.
Dejarik braucht Node 24, und dies ist Node 20.1.0. Rufe in seinem Ordner „npm install“ auf, das Node 24 mitbringt, oder installiere Node 24 selbst.
`,
    })
  },
  LONG,
)
