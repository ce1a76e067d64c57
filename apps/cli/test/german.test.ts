/** The command line in German: help and errors, by the languages that other programs go by. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Match, writeRecord } from '@dejarik/kernel'
import { pebbles } from '@dejarik/text/pebbles'
import { expect, test } from 'vitest'
import { games, golden, missions, variants } from '../src/games.ts'
import { german } from '../src/sentences/de.ts'
import { command } from './command.ts'

const COMMANDS = [
  [],
  ...['play', 'simulate', 'selfcheck', 'golden', 'scenario', 'replay', 'rules', 'cards', 'odds', 'map'].map(
    (one) => [one],
  ),
  ...['mission', 'bench', 'words'].map((one) => [one]),
  ['rules', 'coverage'],
]

test.each(COMMANDS)('help in German: %s %s', async (...argv) => {
  const words = argv.filter((word) => word !== undefined)
  const [de, en] = await Promise.all(
    ['de', 'en'].map(async (language) => (await command([...words, '--help', '--lang', language])).out),
  )
  expect(de).toMatch(/^Aufruf: dejarik/)
  expect(de).toContain('Optionen:')
  // What is the same in both is the names of options and commands, and what is typed in examples.
  const english = /\b(which|only|print|default|Usage|Options|Example|Examples):?\b(?! <)/
  const left = de.split('\n').filter((line) => english.test(line) && !line.includes('$ npx'))
  expect(left).toEqual([])
  expect(en).toMatch(/^Usage: dejarik/)
})

test.each([
  [{ LANGUAGE: 'de', LANG: 'en_US.UTF-8' }, 'de'],
  [{ LANGUAGE: 'fr:de:en', LANG: 'fr_FR.UTF-8' }, 'de'],
  [{ LANGUAGE: 'en:de', LANG: 'de_DE.UTF-8' }, 'en'],
  [{ LANGUAGE: '', LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANGUAGE: 'de', LANG: 'C' }, 'en'],
  [{ LANGUAGE: 'de', LC_ALL: 'POSIX', LANG: 'de_DE' }, 'en'],
  [{ LANGUAGE: 'de' }, 'en'],
  [{ LC_ALL: 'de_AT.UTF-8', LANG: 'en_US' }, 'de'],
])('%o is %s', async (env, language) => {
  const { out } = await command(['--help'], { env })
  expect(out).toMatch(language === 'de' ? /^Aufruf/ : /^Usage/)
})

test.each([
  [
    ['cards', '--game', 'pebles'],
    'Es gibt kein Spiel „pebles“. Meinst du „pebbles“? Spiele: pebbles, cracked.\n',
  ],
  [['cards'], 'Nenne ein Spiel: --game <Spiel>. Spiele: pebbles, cracked.\n'],
  [['help', 'simulat'], /^Es gibt keinen Befehl „simulat“\. Meinst du „simulate“\? Befehle: play, /],
  [['simulat'], /^Den Befehl „simulat“ gibt es nicht/],
  [['cards', '--gme', 'x'], /^Die Option „--gme“ gibt es nicht \(Meinst du --game\?\)/],
  [
    ['simulate', '-n', 'x'],
    /^Option „-n, --matches <n>“: „x“ ist nicht möglich\. Es muss eine ganze Zahl von 1 bis 1000000 sein/,
  ],
  [['simulate', '--bots', 'hardd'], /Meinst du „hard“\? Es muss eines davon sein: /],
  [['replay'], 'Es fehlt eine Angabe: file.\n'],
  [['replay', 'nowhere.json'], 'Es gibt keine Datei nowhere.json.\n'],
  [
    ['odds', '--game', 'xwing', '--attack', '9', '--defense', '1'],
    '--attack „9“ muss bei xwing eine Zahl von Würfeln von 0 bis 6 sein.\n',
  ],
] as const)('errors in German: %j', async (argv, said) => {
  const { code, err } = await command([...argv, '--lang', 'de'])
  expect(code).toBe(2)
  expect(err).toMatch(said)
})

test('--lang wins, before and behind the command', async () => {
  const env = { LANG: 'de_DE.UTF-8' }
  for (const argv of [
    ['--lang', 'en', 'cards'],
    ['cards', '--lang=en'],
    ['cards', '-l', 'en'],
  ])
    expect((await command(argv, { env })).err).toMatch(/^Say which game/)
})

/** Commands and refusals with real games, as a German types them. */
const registry = { games, variants, missions, golden, url: new URL('../src/games.ts', import.meta.url).href }
const root = fileURLToPath(new URL('../../..', import.meta.url))
const scenario = (change: object) => ({
  input: JSON.stringify({
    ...JSON.parse(
      readFileSync(`${root}/games/deckbuilding/scenarios/faq-01-cards-may-stay-in-hand.json`, 'utf8'),
    ),
    ...change,
  }),
})
const record = () => {
  const match = Match.start(pebbles, {}, 'german')
  return JSON.parse(writeRecord(match.record))
}

test.each<[readonly string[], { input?: string }?]>([
  ...COMMANDS.map((words): [readonly string[]] => [[...words, '--help']]),
  [['cards', '--game', 'deckbuilding', '--summary']],
  [['simulate', '--game', 'deckbuilding', '--matches', '2', '--workers', '1']],
  [['simulate', '--game', 'imperial-assault', '--mission', 'aftermath', '--matches', '1', '--workers', '1']],
  [['selfcheck', '--game', 'destiny', '--matches', '1', '--workers', '1', '--take-backs']],
  [['golden', '--game', 'deckbuilding']],
  [['map', 'jabbas-palace', '--scenario', 'q']],
  [['map', 'nowhere']],
  [['mission', 'nowhere']],
  [['odds']],
  [['odds', '--game', 'chess']],
  [['odds', '--game', 'destiny', '--dice', '01002=3', '--rerolls', 'x']],
  [['odds', '--game', 'xwing', '--attack', '3', '--defense', '2', '--turn', 'me']],
  [['odds', '--game', 'xwing', '--attack', '3', '--defense', '2', '--direct-hits', '9']],
  [['bench', '--against', 'nowhere']],
  [['bench', '--against', 'nowhere', '--online']],
  [['scenario', 'nowhere.json']],
  [['scenario', '-'], { input: '{' }],
  // biome-ignore lint/suspicious/noThenProperty: the word of the format
  [['scenario', '-'], scenario({ then: { 'empire.resources': 77 } })],
  // biome-ignore lint/suspicious/noThenProperty: the word of the format
  [['scenario', '-'], scenario({ then: { 'empire.pebbles': 1 } })],
  [['scenario', '-'], scenario({ when: [{ seat: 'rebel', choose: { do: 'buy' } }] })],
  [['scenario', '-'], scenario({ when: [{ seat: 'hutt' }] })],
  [['scenario', '-'], scenario({ when: [{ seat: 'empire', asks: 'tea' }] })],
  [['scenario', '-'], scenario({ when: [{ seat: 'empire', offers: [{ do: 'dance' }] }] })],
  [['scenario', '-'], scenario({ when: [{ seat: 'empire', number: 3 }] })],
  [['scenario', '-'], scenario({ rules: ['db.none.1'] })],
  [['scenario', '-'], scenario({ script: { tea: [1] } })],
  [['replay', '-', '--verify'], { input: '{}' }],
  [['rules', 'db.none.1']],
])('no sentence is left in English: %j', { timeout: 120_000 }, async (argv, change = {}) => {
  const said = async (language: string) => {
    const { out, err } = await command([...argv, '--lang', language], { registry, root, ...change })
    return `${out}${err}`.split('\n')
  }
  const [de, en] = [await said('de'), new Set(await said('en'))]
  expect(de.filter((line) => en.has(line) && isProse(line))).toEqual([])
  expect(de.filter((line) => ENGLISH.test(withoutCode(line)))).toEqual([])
})

test.each([
  [{}, [/^Jede ihrer \d+ Entscheidungen ist nach diesen Regeln erlaubt\.$/m, /^Sie enthält keine Zusage/m]],
  [{ commitment: 'x' }, [/^- stimmt nicht: Ihr Startwert ist nicht der zugesagte/m]],
  [
    { outcome: 'x' },
    [/^- stimmt nicht: Sie behauptet den Ausgang "x", aber ihre Antworten führen zu null\./m],
  ],
])('replay --verify in German: %j', async (claims, sentences) => {
  const input = JSON.stringify({ ...record(), ...claims })
  const { out, err } = await command(['replay', '-', '--verify', '--lang', 'de'], { input })
  for (const sentence of sentences) expect(`${out}${err}`).toMatch(sentence)
})

/** Three words in a row, without what is typed. */
function isProse(line: string): boolean {
  return /\p{L}{2,} \p{L}{2,} \p{L}{2,}/u.test(withoutCode(line))
}

/** What is typed, quoted, or a name of the format stays as it is. */
function withoutCode(line: string): string {
  return line.includes('$ npx')
    ? ''
    : line.replace(/"[^"]*"|„[^“]*“|\{.*\}|--?[a-z-]+|\p{L}+(?:-\p{L}+)+|<[^>]*>|\S*[./]\S*/gu, ' ')
}

const ENGLISH = /\b(the|which|there is|is not|of them|with the|are|and|matches|decisions|failures)\b/

/** Every sentence with blanks that is written anywhere in the sources of the command line and of what it tells. */
test('what is said with blanks is said in German, too', () => {
  const sources = ['apps/cli/src', 'packages/kernel/src', 'bench'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/(^|[\\/])(test|node_modules)[\\/]/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
  const said = /(?:new (?:BadInput|NotThere|Problem)|\bblank|\bsay)\(\s*(['"])((?:\\.|(?!\1)[^\\])*)\1/gs
  const english = sources.flatMap((text) =>
    [...text.matchAll(said)].map((found) => found[2].replace(/\\n/g, '\n').replace(/\\(.)/g, '$1')),
  )
  expect(english.length).toBeGreaterThan(100)
  // What is only blanks and signs, or a word of the file format before them, reads the same in both; phrases have keys.
  const isSame = (one: string) => /^[a-z]+(?:[.-][a-z]+)*$|^(?:script|options|given|--[a-z]+): \{/.test(one)
  const lacking = english.filter(
    (one) => !isSame(one) && /\p{L}{2}/u.test(one.replace(/\{\w+\}/g, '')) && german[one] === undefined,
  )
  expect([...new Set(lacking)]).toEqual([])
})

test('no option says what is wrong past the sentences', () => {
  const files = readdirSync(join(root, 'apps/cli/src'), { recursive: true, encoding: 'utf8' })
  const past = files.filter(
    (name) =>
      name.endsWith('.ts') &&
      name !== 'spoken-command.ts' &&
      /new InvalidArgumentError/.test(readFileSync(join(root, 'apps/cli/src', name), 'utf8')),
  )
  expect(past).toEqual([])
})

test('parts of a second are written with a comma', async () => {
  const argv = ['simulate', '--game', 'deckbuilding', '--matches', '3', '--workers', '1']
  const { out } = await command(argv, {
    env: { LANG: 'de_DE.UTF-8' },
    registry: { games, url: new URL('../src/games.ts', import.meta.url).href },
  })
  expect(out).toMatch(/^Sekunden +\d+(,\d{1,3})?$/m)
  expect(out).not.toMatch(/\d\.\d/)
})
