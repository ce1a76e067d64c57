/** The command line in German: help and errors, by the languages that other programs go by. */
import { expect, test } from 'vitest'
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
  const left = de
    .split('\n')
    .filter((line) => english.test(line) && !line.includes('$ npx') && words[0] !== 'odds')
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
